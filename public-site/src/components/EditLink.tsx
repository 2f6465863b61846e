import { editPath } from "@etalase/contracts/desk/edit-paths";
import type { ContentResource } from "@etalase/contracts/kinds";
import { useSite } from "../site/site.ts";

type EditLinkProps = Readonly<{
  resource: ContentResource;
  /** Without an id the link leads to the list, for pages without room for a link to each record. */
  id?: string;
  /** The kind of record to edit, in Indonesian: "artikel". */
  what: string;
  /** The record's name, when the page shows several. */
  name?: string;
}>;

/** Links a part of the page to its form. Only the pages of staff have it, which are never cached. */
export function EditLink({ resource, id, what, name }: EditLinkProps) {
  if (!useSite().forStaff) return null;
  return (
    <a className="back" href={editPath(resource, id)} aria-label={name && `Edit ${what} ${name}`}>
      Edit {what}
    </a>
  );
}
