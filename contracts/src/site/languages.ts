/** The languages of pages: the site's own, and the one below `/en`. */
export const siteLanguages = ["id", "en"] as const;
export type SiteLanguage = (typeof siteLanguages)[number];
