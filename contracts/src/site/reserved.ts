import { englishHome, feedPaths, paths, servedPaths } from "./paths.ts";

/** Beginnings of addresses that no path names: built files, and pages that the site will have. */
const others = [
  "assets",
  // The share card of the landing page has this name.
  "index",
  // A language, and pages that visitors and robots expect of a site.
  "id",
  "admin",
  "cari",
  "search",
  "sitemap",
  "robots",
  "manifest",
  "favicon",
];

const beginning = (path: string) => path.split("/")[1] ?? "";

/** The first parts of the site's own addresses, which no page of the owner's can have as its slug. */
export const reservedSlugs: ReadonlySet<string> = new Set([
  // The address by which the page for missing ones is drawn.
  "404",
  // An empty slug asks for one that is made from the title.
  ...[...Object.values(paths), englishHome, ...Object.values(servedPaths), ...feedPaths].map(beginning).filter(Boolean),
  ...others,
]);
