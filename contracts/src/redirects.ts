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
  badPath: "From must be a path such as /2020/01/judul",
  foreign: "From must be an address of this site",
  reserved: "The site answers this address by itself",
  exists: "A page of the site has this address",
  taken: "There is a redirect from this address already",
  badTarget: "To must be a path such as /berita/judul, or an address that begins with https://",
  loop: "This would lead back to where it begins",
  tooMany: `There are ${redirectLimits.max} redirects; delete some first`,
} as const;
