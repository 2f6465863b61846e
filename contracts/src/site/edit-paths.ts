import { paths } from "./paths.ts";

// Kept apart, so that only the scripts of staff pages contain it, which visitors do not load.

/** The kinds of records on public pages, as the dashboard's addresses spell them. */
export type EditablePath = "news" | "portfolio" | "packages" | "partners" | "testimonials";
export const editPath = (resource: EditablePath, id?: string): string =>
  `${paths.dashboard}/${resource}${id === undefined ? "" : `/edit/${id}`}`;
