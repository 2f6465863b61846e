import { paths } from "./paths.ts";

// Apart, so that only the pages' own scripts hold it, which visitors do not load.

/** The kinds of record that a public page shows, as the dashboard's addresses spell them. */
export type EditablePath = "news" | "portfolio" | "packages" | "partners" | "testimonials";
export const editPath = (resource: EditablePath, id?: string): string =>
  `${paths.dashboard}/${resource}${id === undefined ? "" : `/edit/${id}`}`;
