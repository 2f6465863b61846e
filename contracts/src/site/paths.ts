/** The pages of the site, and where the dashboard begins. */
export const paths = {
  home: "/",
  blog: "/berita",
  portfolio: "/portfolio",
  privacyPolicy: "/privacy-policy",
  login: "/login",
  register: "/register",
  dashboard: "/dashboard",
} as const;

/** Takes the contact form. Apart, so that a page with the form has no more of what follows. */
export const contactPath = "/kontak";

/** Where a link to a new password is asked for. Apart as well, for the page of sign-in. */
export const forgotPasswordPath = "/forgot-password";

/** Everything else that the backend answers, alone or with what lies below it. */
export const servedPaths = {
  api: "/api",
  media: "/media",
  customCode: "/site",
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
  favicon: "/favicon.ico",
  health: "/healthz",
  readiness: "/readyz",
} as const;

export function withQuery(path: string, query: URLSearchParams): string {
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}

/** A section of the landing page. */
export const sectionPath = (id: string): string => `${paths.home}#${id}`;

/** The id finds an article, too. */
export const articlePath = (slugOrId: string): string => `${paths.blog}/${slugOrId}`;
export const tagPath = (slug: string): string => `${paths.blog}/tag/${slug}`;
export const categoryPath = (category: string): string => withQuery(paths.blog, new URLSearchParams({ category }));
export const projectPath = (slug: string): string => `${paths.portfolio}/${slug}`;

/** The picture that a link preview shows of a page. */
export const shareCardPath = (page: string): string =>
  `${servedPaths.shareCards}${page === paths.home ? "/index" : page}.jpg`;
export const previewPath = (key: string): string => `${servedPaths.previews}/${key}`;
export const reviewPath = (token: string): string => `${servedPaths.reviews}/${token}`;
/** Thanks a client for a testimonial; no token looks like this. A function, or all that is served would come with every page. */
export const testimonialThanksPath = (): string => `${servedPaths.testimonialRequests}/terima-kasih`;
/** Thanks somebody who wrote; `code` is their lead's. */
export const contactThanksPath = (code: string): string =>
  withQuery(`${contactPath}/terima-kasih`, new URLSearchParams({ kode: code }));
export const mediaPath = (file: string): string => `${servedPaths.media}/${file}`;

/** What only the holder of a link knows stands at the end of these addresses. */
export const invitationPath = (token: string): string => `${servedPaths.invitation}/${token}`;
export const testimonialRequestPath = (token: string): string => `${servedPaths.testimonialRequests}/${token}`;
export const resetPasswordPath = (token: string): string => `${servedPaths.resetPassword}/${token}`;

/** Where somebody confirms a subscription, or ends it. */
export const confirmSubscriptionPath = (token: string): string => `${servedPaths.subscription}/konfirmasi/${token}`;
export const unsubscribePath = (token: string): string => `${servedPaths.subscription}/berhenti/${token}`;
/** A letter as its readers will get it, for the dashboard's frame. */
export const letterPreviewPath = (token: string): string => `${servedPaths.previews}/letter/${token}`;
export const confirmEmailPath = (token: string): string => `${servedPaths.confirmEmail}/${token}`;

/** Whether an address of this site, with or without query and fragment, is the dashboard's. */
export const isDashboardPath = (path: string): boolean => new RegExp(`^${paths.dashboard}(?:[/?#]|$)`).test(path);
