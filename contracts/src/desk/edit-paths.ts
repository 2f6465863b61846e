import type { ContentResource } from "../kinds.ts";
import { paths } from "../site/paths.ts";

// Kept apart, so that only the scripts of staff pages contain it, which visitors do not load.

export const editPath = (resource: ContentResource, id: string): string => `${paths.dashboard}/${resource}/edit/${id}`;

/** Names the page whose texts are edited on it, in addresses of the dashboard and of previews. */
export const pageParam = "page";

/** Adds a page of the site, perhaps with a section, to the address that shows it for editing. */
export function editedPagePath(path: string, page: string): string {
  const [at = "", section] = page.split("#");
  return `${path}?${new URLSearchParams({ [pageParam]: at })}${section ? `#${section}` : ""}`;
}

/** Leads staff from any page of the site to its form, or else to its texts. */
export const editQuery = "?ubah-teks";
