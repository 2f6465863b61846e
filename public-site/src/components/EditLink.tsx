import type { ContentResource } from "@etalase/contracts/kinds";
import { editPath } from "@etalase/contracts/site/edit-paths";
import { useSite } from "../site/site.ts";

type EditLinkProps = Readonly<{
  resource: ContentResource;
  /** Without one it leads to the list, where a page has no room for as many links. */
  id?: string;
  /** What it leads to change: "artikel". */
  what: string;
  /** Which one, where the page shows several. */
  name?: string;
}>;

/** The way from what a page shows to its form. It stands in the pages of staff alone, which nobody keeps. */
export function EditLink({ resource, id, what, name }: EditLinkProps) {
  if (!useSite().forStaff) return null;
  return (
    <a className="back" href={editPath(resource, id)} aria-label={name && `Edit ${what} ${name}`}>
      Edit {what}
    </a>
  );
}
