/** The languages of pages: the site's own, and the one below `/en`. */
export const siteLanguages = ["id", "en"] as const;
export type SiteLanguage = (typeof siteLanguages)[number];

/** The pages of the site that show no single record, of which `pages.ts` says the rest, and the dashboard's first path. */
export const paths = {
  home: "/",
  blog: "/berita",
  portfolio: "/portfolio",
  privacyPolicy: "/privacy-policy",
  login: "/login",
  register: "/register",
  dashboard: "/dashboard",
} as const;

/** The landing page in English; a constant of its own like the next ones. */
export const englishHome = "/en";

/**
 * The address that receives the contact form. Kept apart, so that a page with the form loads nothing of the list below.
 */
export const contactPath = "/kontak";

/** The form for a lead by hand, which also receives the texts that other apps share with the dashboard. */
export const newLeadPath = "/dashboard/leads/create";

/** The page that requests a password reset link. Also kept apart, for the sign-in page. */
export const forgotPasswordPath = "/forgot-password";

/** A constant of its own, or the landing page would load all served paths. */
export const customCodePath = "/site";

/** The other paths that the backend serves, each alone or with everything below it. */
export const servedPaths = {
  api: "/api",
  media: "/media",
  customCode: customCodePath,
  invitation: "/invitation",
  resetPassword: "/reset-password",
  forgotPassword: forgotPasswordPath,
  confirmEmail: "/confirm-email",
  shareCards: "/share",
  previews: "/preview",
  reviews: "/review",
  subscription: "/langganan",
  testimonialRequests: "/testimoni",
  contact: contactPath,
  sitemap: "/sitemap.xml",
  rss: "/rss.xml",
  robots: "/robots.txt",
  manifest: "/manifest.webmanifest",
  dashboardManifest: "/dashboard/manifest.webmanifest",
  alertsWorker: "/dashboard/alerts.js",
  favicon: "/favicon.ico",
  health: "/healthz",
  readiness: "/readyz",
} as const;

/** Addresses of other systems' feeds, each with everything below it; all lead to the RSS. */
export const feedPaths: readonly string[] = [
  "/feed",
  "/feeds",
  "/rss",
  "/atom",
  "/feed.xml",
  "/atom.xml",
  "/index.xml",
];

/** Tells whether phones look for an icon at an address, perhaps for one of their size. */
export const isTouchIcon = (path: string): boolean =>
  /^\/apple-touch-icon(?:-\d+x\d+)?(?:-precomposed)?\.png$/.test(path);

export function withQuery(path: string, query: URLSearchParams): string {
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}

/** A section of a landing page, the site's own unless another is given. */
export const sectionPath = (id: string, home: string = paths.home): string => `${home}#${id}`;

/** Returns the address of a page in a language, from the one that it would have in the site's own. */
export const localPath = (language: SiteLanguage | undefined, path: string): string =>
  language === "en" ? englishHome + path.replace(/^\/$/, "") : path;

/** Returns the address that a page in English would have in the site's own language; others are that already. */
export const ownPath = (path: string): string => path.replace(/^\/en(?=\/|$)/, "") || paths.home;

/** The id finds an article, too. */
export const articlePath = (slugOrId: string, language?: SiteLanguage): string =>
  localPath(language, `${paths.blog}/${slugOrId}`);
export const tagPath = (slug: string, language?: SiteLanguage): string =>
  localPath(language, `${paths.blog}/tag/${slug}`);
export const categoryPath = (category: string): string => withQuery(paths.blog, new URLSearchParams({ category }));
/** A page of the owner's; `reservedSlugs` are the slugs that it cannot have. */
export const ownPagePath = (slug: string, language?: SiteLanguage): string => localPath(language, `/${slug}`);
export const projectPath = (slug: string, language?: SiteLanguage): string =>
  localPath(language, `${paths.portfolio}/${slug}`);

/** The picture of a page in link previews. */
export const shareCardPath = (page: string): string =>
  `${servedPaths.shareCards}${page === paths.home ? "/index" : page}.jpg`;
export const previewPath = (key: string): string => `${servedPaths.previews}/${key}`;
export const reviewPath = (token: string): string => `${servedPaths.reviews}/${token}`;
/**
 * Thanks a client for a testimonial; no token looks like this. A function, or every page would load all served paths.
 */
export const testimonialThanksPath = (): string => `${servedPaths.testimonialRequests}/terima-kasih`;
/** Thanks the sender of the contact form; `code` is the lead's. */
export const contactThanksPath = (code: string, language?: "en"): string =>
  withQuery(
    `${contactPath}/terima-kasih`,
    new URLSearchParams({ kode: code, ...(language ? { lang: language } : {}) }),
  );
export const mediaPath = (file: string): string => `${servedPaths.media}/${file}`;

/** Addresses that end in a secret, which only the holder of the link knows. */
export const invitationPath = (token: string): string => `${servedPaths.invitation}/${token}`;
export const testimonialRequestPath = (token: string): string => `${servedPaths.testimonialRequests}/${token}`;
export const resetPasswordPath = (token: string): string => `${servedPaths.resetPassword}/${token}`;

/** The pages that confirm a subscription, or end it. */
export const confirmSubscriptionPath = (token: string): string => `${servedPaths.subscription}/konfirmasi/${token}`;
export const unsubscribePath = (token: string): string => `${servedPaths.subscription}/berhenti/${token}`;
/** A letter as subscribers will get it, for the dashboard's frame. */
export const letterPreviewPath = (token: string): string => `${servedPaths.previews}/letter/${token}`;
export const confirmEmailPath = (token: string): string => `${servedPaths.confirmEmail}/${token}`;

/** Tells whether an address of this site, with or without query and fragment, belongs to the dashboard. */
export const isDashboardPath = (path: string): boolean => new RegExp(`^${paths.dashboard}(?:[/?#]|$)`).test(path);
