import type { AccountPage, DashboardLanguage } from "./auth.ts";
import type { ContactPage } from "./leads/leads.ts";
import type { NewsArticle, NewsFacets, NewsPage, NewsSummary } from "./news.schema.ts";
import { type BlogFilters, blogLimits, blogQueryOf } from "./news.ts";
import type { SubscriptionPage } from "./newsletter.ts";
import type { Package } from "./packages.schema.ts";
import type { OwnPage, PageSummary } from "./pages.schema.ts";
import type { PlainAnswer, PlainResource } from "./plain-kinds.ts";
import type { PortfolioItem, PortfolioPage } from "./portfolio.schema.ts";
import { type PortfolioFilters, portfolioLimits, portfolioQueryOf } from "./portfolio.ts";
import type { SiteSettings } from "./settings.schema.ts";
import type { CodeFile, ForeignFile } from "./site/csp.ts";
import type { blogEntry, MenuLink, OwnMenus } from "./site/menus.ts";
import type { OfficeState } from "./site/office-hours.ts";
import type { SiteLanguage } from "./site/paths.ts";
import type { SectionId, ShownSections } from "./site/sections.ts";
import type { TestimonialsPage } from "./testimonials.schema.ts";
import type { RequestPage } from "./testimonials.ts";
import { testimonialLimits } from "./testimonials.ts";
import type { TextValues } from "./texts.ts";

/**
 * A GET of the API with a visitor's rights; null when there is nothing at the path. @throws when it cannot be answered
 */
export type Get = <T>(path: string) => Promise<T | null>;

const news = "/api/news";
const portfolio = "/api/portfolio";

// Not `isRecordId`: its module also has the sentences of forms, which a browser that turns a page would load too.
const articlePath = (key: string) => (/^[0-9a-f]{24}$/.test(key) ? key : `slug/${encodeURIComponent(key)}`);

/** The same as `shownAt` in the descriptions of plain kinds, with which a browser would load their schemas. */
const shownAt: Partial<Record<PlainResource, string>> = { partners: "/active" };

/** Visitors get what is in the site's own language, unless they ask for the other. */
const also = (language: "en" | undefined) => (language ? `&language=${language}` : "");
const withLanguage = (path: string, language: "en" | undefined) => (language ? `${path}?language=${language}` : path);

/**
 * The API calls of the public pages: through the server's own routes on the server, through `fetch` in the browser. A
 * call that cannot be answered (network, 5xx) throws; null means that the server knows there is no such record.
 */
export function createPublicApi(find: Get) {
  const get = async <T>(path: string): Promise<T> => {
    const answer = await find<T>(path);
    if (answer === null) throw new Error(`${path} is missing`);
    return answer;
  };
  const newsBy = async (limit: number, sort: string, language?: "en") =>
    (await get<NewsPage>(`${news}?limit=${limit}&status=published&sort=${sort}${also(language)}`)).news;

  return {
    /** A page of the blog, `blogLimits.pageSize` articles, newest first. */
    blog(filters: BlogFilters, language?: "en") {
      const query = blogQueryOf(filters);
      if (language) query.set("language", language);
      query.set("page", String(filters.page));
      query.set("limit", String(blogLimits.pageSize));
      return get<NewsPage>(`${news}?${query}`);
    },
    /** The newest articles, whatever the filters. */
    latest: (limit: number, language?: "en") => newsBy(limit, "newest", language),
    /** Highlighted articles first, then the newest. */
    highlights: (limit: number, language?: "en") => newsBy(limit, "featured", language),
    facets: (language?: "en") => get<NewsFacets>(withLanguage(`${news}/facets`, language)),
    /** By slug or id. An old slug finds the article too: compare its `slug`, and redirect. */
    article: (slugOrId: string) => find<NewsArticle>(`${news}/${articlePath(slugOrId)}`),
    related: async (id: string) =>
      (await find<readonly NewsSummary[]>(`${news}/${encodeURIComponent(id)}/related`)) ?? [],
    /** A page of the portfolio, `portfolioLimits.pageSize` projects, newest first. */
    projects(filters: PortfolioFilters, language?: "en") {
      const query = portfolioQueryOf(filters);
      if (language) query.set("language", language);
      query.set("page", String(filters.page));
      query.set("limit", String(portfolioLimits.pageSize));
      query.set("status", "published");
      return get<PortfolioPage>(`${portfolio}?${query}`);
    },
    /** The featured projects, up to the number that the homepage shows. */
    featuredProjects: (language?: "en") =>
      get<readonly PortfolioItem[]>(`${portfolio}/featured?limit=${portfolioLimits.featuredLimit}${also(language)}`),
    projectTypes: (language?: "en") => get<readonly string[]>(withLanguage(`${portfolio}/project-types`, language)),
    /** By slug. An old slug finds the project too. */
    project: (slug: string) => find<PortfolioItem>(`${portfolio}/slug/${encodeURIComponent(slug)}`),
    /** The next project in the portfolio, the first after the last; null when there is no other. */
    nextProject: (id: string) => find<PortfolioItem>(`${portfolio}/${encodeURIComponent(id)}/next`),
    /** A page of the owner's, by its slug. An old slug finds the page too. */
    ownPage: (slug: string) => find<OwnPage>(`/api/pages/slug/${encodeURIComponent(slug)}`),
    /** The pages that stand in a menu, in their order. */
    menuPages: () => get<readonly PageSummary[]>("/api/pages/menu"),
    /** The active packages, in their order. */
    packages: () => get<readonly Package[]>("/api/packages"),
    /** The active records of a plain kind, in their order. */
    records: <R extends PlainResource>(resource: R) =>
      get<readonly PlainAnswer<R>[]>(`/api/${resource}${shownAt[resource] ?? ""}`),
    /** The published testimonials in their order, of all projects or of one, up to the number that a page shows. */
    async testimonials(portfolioId?: string) {
      const query = new URLSearchParams({ limit: String(testimonialLimits.shown), status: "published" });
      if (portfolioId) query.set("portfolioId", portfolioId);
      return (await get<TestimonialsPage>(`/api/testimonials?${query}`)).testimonials;
    },
  };
}

/** `isInUse` as in the site's context, where it is known. */
export type PublicApi = ReturnType<typeof createPublicApi> & Pick<SiteContext, "isInUse">;

/** The calls for the active records of each plain kind. */
export type PlainCalls = { readonly [R in PlainResource]: () => Promise<readonly PlainAnswer<R>[]> };

/** A page of the owner's in a menu. */
export type MenuPage = Readonly<Pick<PageSummary, "title" | "slug">>;

/** An entry of a menu as pages show it: a section by its id, the blog, a page of the owner's, or a link. */
export type ShownEntry = SectionId | typeof blogEntry | MenuPage | MenuLink | LanguageLink;

/** Leads to the page in the other language. */
export type LanguageLink = MenuLink & Readonly<{ language: SiteLanguage }>;

/** Everything that a rendered page depends on besides its address. */
export type SiteContext = Readonly<{
  settings: SiteSettings;
  /** The owner's own words; absent when every text says the site's own. */
  texts?: TextValues;
  /** The language of the page; absent for the site's own. */
  language?: "en";
  /**
   * The owner's English words, by the keys of the texts that they translate, those of records among them; absent while
   * the site has no pages in English.
   */
  english?: TextValues;
  /**
   * The lists that have content in English, by their paths in the site's own language; absent while the site has no pages
   * in English.
   */
  englishLists?: readonly string[];
  /** The privacy policy in the language of the page, where it is not at its usual address. */
  policy?: string;
  /** The address of the same page in the other language; absent where that is the landing page. */
  translation?: string;
  /** The owner has begun to make the site: its visitors see no samples, whatever is missing. */
  isInUse?: boolean | undefined;
  /** The landing page's sections; absent when all stand in the site's own order. */
  sections?: ShownSections | undefined;
  /** The one origin for absolute URLs, without a slash at the end. */
  publicUrl: string;
  /** Digits for order links while the settings have no phone number; may be empty. */
  whatsappFallback: string;
  registration: "open" | "closed";
  /** The site has a mail server. */
  sendsMail?: boolean;
  /** Whether the office answers now; absent when no office hours are set. */
  office?: OfficeState;
  /** The measured minutes within office hours until an answer; absent until enough leads were answered. */
  answerMinutes?: number;
  /** Whether a member of the staff views the page. */
  forStaff?: boolean;
  /** The next account is the first one, which becomes superadmin. */
  awaitsFirstAccount?: boolean;
  /** The next account is the first one, and must present the code that the server printed. */
  wantsSetupCode?: boolean;
  /** The site's own code as files. Absent when there is none, when it is turned off, and for staff. */
  customCss?: CodeFile;
  customJs?: CodeFile;
  /** The scripts of others, for visitors who agree; absent as custom code is. */
  foreign?: ForeignFile;
  /** The hosting provider's measuring script, or empty. */
  speedInsightsUrl: string;
  /** The menus in the owner's order; absent when they follow sections and pages. */
  menus?: OwnMenus;
  /** The entries of the menus; absent when these have the sections alone, and the blog. The browser needs no footer. */
  menu?: Readonly<{ navbar: readonly ShownEntry[]; footer?: readonly ShownEntry[] }>;
  /** The CSS classes of all crops whose focal point is not the centre. */
  crops?: readonly string[];
  /**
   * Shows the page detached from the site, for content that is not public: no scripts run, search engines do not index
   * it, and links open elsewhere.
   */
  alone?: PagePanel;
}>;

/** The panel below a detached page: HTML and its style sheet, with the sheet's hash as policies need it. */
export type PagePanel = Readonly<{
  html: string;
  css: string;
  cssHash: string;
  /** Whether marks stand around each text, for editors in the dashboard. No page of visitors has a panel. */
  marksTexts?: boolean;
}>;

/** A whole page. */
export type RenderedPage = Readonly<{
  status: number;
  html: string;
  /** Content security policy. */
  policy: string;
  /** False for pages that search engines should not show: samples, searches, forms. */
  indexable: boolean;
  /** Path of a redirect. */
  location?: string;
  /** Path of the form of the record that the page shows. */
  form?: string;
}>;

/** `url` is path and query. */
export type RenderPage = (url: string, api: PublicApi, context: SiteContext) => Promise<RenderedPage>;

/** The language of an account page. It is chosen when the page's address names it, else it is the browser's. */
export type PageLanguage = Readonly<{ language: DashboardLanguage; isChosen: boolean }>;

/** Renders a page that a link leads to; it works without scripts and is not cached. */
export type RenderAccountPage = (page: AccountPage, context: SiteContext, language: PageLanguage) => RenderedPage;

/** Renders the page after the contact form was sent, which is for its sender alone. */
export type RenderContactPage = (page: ContactPage, api: PublicApi, context: SiteContext) => Promise<RenderedPage>;

/** Renders the pages behind the links in letters to subscribers. */
export type RenderSubscriptionPage = (
  page: SubscriptionPage,
  api: PublicApi,
  context: SiteContext,
) => Promise<RenderedPage>;
/** Renders the page behind a link that asks a client for a testimonial. */
export type RenderRequestPage = (page: RequestPage, context: SiteContext) => RenderedPage;

/** The public app as the server sees it. */
export type PageRenderer = Readonly<{
  render: RenderPage;
  renderAccountPage: RenderAccountPage;
  renderContactPage: RenderContactPage;
  renderSubscriptionPage: RenderSubscriptionPage;
  renderRequestPage: RenderRequestPage;
  /**
   * The cache key of the page at a path, with the part of the query that it reads; null when the page is not cached.
   */
  keyOf: (path: string, query: URLSearchParams) => Promise<string | null>;
}>;
