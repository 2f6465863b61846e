import type { ContentResource } from "../kinds.ts";
import { paths } from "../site/paths.ts";

// Kept apart, so that only the scripts of staff pages contain it, which visitors do not load.

export const editPath = (resource: ContentResource, id?: string): string =>
  `${paths.dashboard}/${resource}${id === undefined ? "" : `/edit/${id}`}`;
