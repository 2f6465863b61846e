import { refusal } from "./refusals/refusal.ts";

export const redirectSorts = ["newest", "hits", "path"] as const;

export const redirectLimits = {
  pageSize: 25,
  pathMax: 300,
  targetMax: 500,
  /** All redirects are held in memory. */
  max: 10_000,
  /** Unknown addresses that are kept; a new one replaces the least requested. */
  unknownMax: 1_000,
  forgetDays: 90,
} as const;

export const redirectMessages = {
  badPath: refusal("From must be a path such as /2020/01/judul"),
  foreign: refusal("From must be an address of this site"),
  reserved: refusal("The site uses this address itself"),
  exists: refusal("A page of the site has this address"),
  taken: refusal("There is already a redirect from this address"),
  badTarget: refusal("To must be a path such as /berita/judul, or an address that begins with https://"),
  loop: refusal("This redirect would loop"),
  tooMany: refusal("There are already {max} redirects; delete some first", { max: redirectLimits.max }),
} as const;
