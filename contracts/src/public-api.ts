import type { AccountPage } from "./accounts/account-pages.ts";
import type { ContactPage } from "./leads/leads.ts";
import type { NewsArticle, NewsFacets, NewsPage, NewsSummary } from "./news.schema.ts";
import { type BlogFilters, blogLimits, blogQueryOf } from "./news.ts";
import type { SubscriptionPage } from "./newsletter.ts";
import type { Package } from "./packages.schema.ts";
import type { Partner } from "./partners.schema.ts";
import type { PortfolioItem, PortfolioPage } from "./portfolio.schema.ts";
import { type PortfolioFilters, portfolioLimits, portfolioQueryOf } from "./portfolio.ts";
import type { SiteSettings } from "./settings.schema.ts";
import type { CodeFile } from "./site/csp.ts";
import type { OfficeState } from "./site/office-hours.ts";
import type { TestimonialsPage } from "./testimonials.schema.ts";
import type { RequestPage } from "./testimonials.ts";
import { testimonialLimits } from "./testimonials.ts";

/** A GET of the API as the public sees it; null means that there is none. @throws when it cannot be answered */
export type Get = <T>(path: string) => Promise<T | null>;

const news = "/api/news";
const portfolio = "/api/portfolio";

// Not `isRecordId`, beside which stand the sentences of forms: a browser that turns a page would load them too.
const articlePath = (key: string) => (/^[0-9a-f]{24}$/.test(key) ? key : `slug/${encodeURIComponent(key)}`);

/**
 * The public pages load these: the server's own routes on the server, `fetch` in the browser. A call that cannot be
 * answered (network, 5xx) throws; null means that the server knows there is none.
 */
export function createPublicApi(find: Get) {
  const get = async <T>(path: string): Promise<T> => {
    const found = await find<T>(path);
    if (found === null) throw new Error(`${path} is missing`);
    return found;
  };
  const newsBy = async (limit: number, sort: string) =>
    (await get<NewsPage>(`${news}?limit=${limit}&status=published&sort=${sort}`)).news;

  return {
    /** A page of the blog, `blogLimits.pageSize` articles, newest first. */
    blog(filters: BlogFilters) {
      const query = blogQueryOf(filters);
      query.set("page", String(filters.page));
      query.set("limit", String(blogLimits.pageSize));
      return get<NewsPage>(`${news}?${query}`);
    },
    /** The newest articles, whatever the filters. */
    latest: (limit: number) => newsBy(limit, "newest"),
    /** Highlighted articles first, then the newest. */
    highlights: (limit: number) => newsBy(limit, "featured"),
    facets: () => get<NewsFacets>(`${news}/facets`),
    /** By slug or id. An old slug finds the article too: compare its `slug`, and redirect. */
    article: (slugOrId: string) => find<NewsArticle>(`${news}/${articlePath(slugOrId)}`),
    related: async (id: string) =>
      (await find<readonly NewsSummary[]>(`${news}/${encodeURIComponent(id)}/related`)) ?? [],
    /** A page of the portfolio, `portfolioLimits.pageSize` projects, newest first. */
    projects(filters: PortfolioFilters) {
      const query = portfolioQueryOf(filters);
      query.set("page", String(filters.page));
      query.set("limit", String(portfolioLimits.pageSize));
      query.set("status", "published");
      return get<PortfolioPage>(`${portfolio}?${query}`);
    },
    /** As many as the home page shows. */
    featuredProjects: () =>
      get<readonly PortfolioItem[]>(`${portfolio}/featured?limit=${portfolioLimits.featuredLimit}`),
    projectTypes: () => get<readonly string[]>(`${portfolio}/project-types`),
    /** By slug. An old slug finds the project too. */
    project: (slug: string) => find<PortfolioItem>(`${portfolio}/slug/${encodeURIComponent(slug)}`),
    /** The one that follows in the portfolio, the first after the last; null when there is no other. */
    nextProject: (id: string) => find<PortfolioItem>(`${portfolio}/${encodeURIComponent(id)}/next`),
    /** The active ones, in their order. */
    packages: () => get<readonly Package[]>("/api/packages"),
    /** The active ones, in their order. */
    partners: () => get<readonly Partner[]>("/api/partners/active"),
    /** The published ones in their order, of all projects or of one; as many as a page shows. */
    async testimonials(portfolioId?: string) {
      const query = new URLSearchParams({ limit: String(testimonialLimits.shown), status: "published" });
      if (portfolioId) query.set("portfolioId", portfolioId);
      return (await get<TestimonialsPage>(`/api/testimonials?${query}`)).testimonials;
    },
  };
}

export type PublicApi = ReturnType<typeof createPublicApi>;

/** A rendered page depends on this besides its address. */
export type SiteContext = Readonly<{
  settings: SiteSettings;
  /** The one origin for absolute URLs, without a slash at the end. */
  publicUrl: string;
  /** Where the site's pictures are, without a slash at the end; absent where that is the site itself. */
  mediaPublicUrl?: string;
  /** Digits for order links when the settings have no phone number, or empty. */
  whatsappFallback: string;
  registration: "open" | "closed";
  /** Whether somebody answers now; absent without office hours. */
  office?: OfficeState;
  /** Somebody of the staff looks at the page. */
  forStaff?: boolean;
  /** The next account is the first, and has to hold the code that the server printed. */
  wantsSetupCode?: boolean;
  /** The site's own code as files. Absent when there is none, when it is turned off, and for staff. */
  customCss?: CodeFile;
  customJs?: CodeFile;
  /** The hosting provider's measuring script, or empty. */
  speedInsightsUrl: string;
  /** The classes of all crops that keep another point in sight than the centre. */
  crops?: readonly string[];
  /**
   * The page is shown for itself and not as a part of the site, for what is not public: no script runs in it, no search
   * engine keeps it, its links open elsewhere.
   */
  alone?: PagePanel;
}>;

/** What stands below a page that is shown for itself: HTML with a style sheet, whose hash is as policies have it. */
export type PagePanel = Readonly<{ html: string; css: string; cssHash: string }>;

/** A whole page. */
export type RenderedPage = Readonly<{
  status: number;
  html: string;
  /** Content security policy. */
  policy: string;
  /** False for what search engines should not show: samples, searches, forms. */
  indexable: boolean;
  /** Path of a redirect. */
  location?: string;
}>;

/** `url` is path and query. */
export type RenderPage = (url: string, api: PublicApi, context: SiteContext) => Promise<RenderedPage>;

/** A page that a link leads to, which works without scripts and is not kept. */
export type RenderAccountPage = (page: AccountPage, context: SiteContext) => RenderedPage;

/** What sending the contact form leads to: for its sender alone. */
export type RenderContactPage = (page: ContactPage, api: PublicApi, context: SiteContext) => Promise<RenderedPage>;

/** What the links in letters to subscribers lead to. */
export type RenderSubscriptionPage = (
  page: SubscriptionPage,
  api: PublicApi,
  context: SiteContext,
) => Promise<RenderedPage>;
/** What a link leads to by which a client is asked for a testimonial. */
export type RenderRequestPage = (page: RequestPage, context: SiteContext) => RenderedPage;

/** The public app as the server sees it. */
export type PageRenderer = Readonly<{
  render: RenderPage;
  renderAccountPage: RenderAccountPage;
  renderContactPage: RenderContactPage;
  renderSubscriptionPage: RenderSubscriptionPage;
  renderRequestPage: RenderRequestPage;
  /** The address under which the page at a path is kept, with the part of the query that it reads; null for none. */
  keyOf: (path: string, query: URLSearchParams) => Promise<string | null>;
}>;
