import { paths } from "./paths.ts";

export type PageName = Exclude<keyof typeof paths, "dashboard">;

type Facts = Readonly<{
  /** The name that owners read beside its words; absent for parts whose words they cannot change. */
  label?: string;
  /** The same page in English is below `englishHome`. */
  inEnglish?: true;
  /** Search engines find it in the sitemap. */
  inSitemap?: true;
  /** Link previews show a card that is drawn for it. */
  hasCard?: true;
}>;

/**
 * The pages of the site by the names of their paths, among the other parts that have words of their own, in the order in
 * which owners read them. A page of text needs no entry: an owner makes it in the dashboard.
 */
export const siteParts = {
  frame: { label: "Every page" },
  home: { label: "Home", inEnglish: true, inSitemap: true, hasCard: true },
  contact: { label: "Contact" },
  blog: { label: "Blog", inEnglish: true, inSitemap: true, hasCard: true },
  article: { label: "Article" },
  newsletter: { label: "Newsletter" },
  portfolio: { label: "Portfolio", inEnglish: true, inSitemap: true, hasCard: true },
  project: { label: "Project" },
  ownPage: { label: "Own page" },
  lists: { label: "Lists of articles and projects" },
  privacyPolicy: { label: "Privacy policy" },
  consent: { label: "Consent" },
  notFound: { label: "Page not found" },
  subscription: { label: "Newsletter subscription" },
  request: { label: "Request for a testimonial" },
  login: {},
  register: {},
} as const satisfies Readonly<Record<PageName, Facts> & Record<string, Facts>>;

export type SitePage = Facts & Readonly<{ name: string; path: string }>;

const entries: readonly (readonly [string, Facts])[] = Object.entries(siteParts);
const pathOf: Readonly<Record<string, string>> = paths;

/** The pages that show no single record, as owners read them. */
export const sitePages: readonly SitePage[] = entries.flatMap(([name, part]) => {
  const path = pathOf[name];
  return path === undefined ? [] : [{ ...part, name, path }];
});

export const pathsWhere = (fits: (page: SitePage) => unknown): readonly string[] =>
  sitePages.filter(fits).map(({ path }) => path);
