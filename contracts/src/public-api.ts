import type { CodeFile } from "./csp.ts";
import type { BlogFilters, NewsArticle, NewsFacets, NewsPage, NewsSummary } from "./news.ts";
import type { Partner } from "./partners.ts";
import type { PortfolioFilters, PortfolioItem, PortfolioPage } from "./portfolio.ts";
import type { SiteSettings } from "./settings.ts";

/**
 * The public pages load these: in-process services on the server, `fetch` in the browser. A call that cannot be
 * answered (network, 5xx) throws; null means that the server knows there is none.
 */
export interface PublicApi {
  /** A page of the blog, `newsLimits.blogPageSize` articles, newest first. */
  blog(filters: BlogFilters): Promise<NewsPage>;
  /** The newest articles, whatever the filters. */
  latest(limit: number): Promise<readonly NewsSummary[]>;
  /** Highlighted articles first, then the newest. */
  highlights(limit: number): Promise<readonly NewsSummary[]>;
  facets(): Promise<NewsFacets>;
  /** By slug or id. An old slug finds the article too: compare its `slug`, and redirect. */
  article(slugOrId: string): Promise<NewsArticle | null>;
  related(id: string): Promise<readonly NewsSummary[]>;
  /** A page of the portfolio, `portfolioLimits.pageSize` projects, newest first. */
  projects(filters: PortfolioFilters): Promise<PortfolioPage>;
  /** As many as the home page shows. */
  featuredProjects(): Promise<readonly PortfolioItem[]>;
  projectTypes(): Promise<readonly string[]>;
  /** By slug. An old slug finds the project too. */
  project(slug: string): Promise<PortfolioItem | null>;
  /** The one that follows in the portfolio, the first after the last; null when there is no other. */
  nextProject(id: string): Promise<PortfolioItem | null>;
  /** The active ones, in their order. */
  partners(): Promise<readonly Partner[]>;
}

/** A rendered page depends on this besides its address. */
export type SiteContext = Readonly<{
  settings: SiteSettings;
  /** The one origin for absolute URLs, without a slash at the end. */
  publicUrl: string;
  /** Digits for order links when the settings have no phone number, or empty. */
  whatsappFallback: string;
  registration: "open" | "closed";
  /** The site's own code as files. Absent when there is none, when it is turned off, and for staff. */
  customCss?: CodeFile;
  customJs?: CodeFile;
  /** The hosting provider's measuring script, or empty. */
  speedInsightsUrl: string;
}>;

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

/** The public app as the server sees it. */
export type PageRenderer = Readonly<{
  render: RenderPage;
  /** The address under which the page at a path is kept, with the part of the query that it reads; null for none. */
  keyOf: (path: string, query: URLSearchParams) => Promise<string | null>;
}>;
