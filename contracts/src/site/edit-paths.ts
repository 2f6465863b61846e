import type { ContentResource } from "../kinds.ts";
import { paths } from "./paths.ts";

// Apart, so that only the pages' own scripts hold it, which visitors do not load.

export const editPath = (resource: ContentResource, id?: string): string =>
  `${paths.dashboard}/${resource}${id === undefined ? "" : `/edit/${id}`}`;
