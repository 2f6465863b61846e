import type { BlogFilters, NewsArticle, NewsFacets, NewsPage, NewsSummary } from "./news.ts";

/**
 * What the public pages load: in-process services on the server, `fetch` in the browser. A call that cannot be
 * answered (network, 5xx) throws; null means that the server knows there is none.
 */
export interface PublicApi {
  /** A page of the blog, `newsLimits.blogPageSize` articles, newest first. */
  blog(filters: BlogFilters): Promise<NewsPage>;
  /** The newest articles, whatever the filters. */
  latest(limit: number): Promise<readonly NewsSummary[]>;
  facets(): Promise<NewsFacets>;
  /** By slug or id. An old slug finds the article too: compare its `slug`, and redirect. */
  article(slugOrId: string): Promise<NewsArticle | null>;
  related(id: string): Promise<readonly NewsSummary[]>;
}

/** What a rendered page depends on besides its address. */
export type SiteContext = Readonly<{
  settings: import("./settings.ts").SiteSettings;
  /** The one origin for absolute URLs, without a slash at the end. */
  publicUrl: string;
  /** Digits for order links when the settings have no phone number, or empty. */
  whatsappFallback: string;
  registration: "open" | "closed";
}>;

/** A whole page. `cssHash` is the CSP source of its inlined style sheet; `location` comes with a redirect. */
export type RenderedPage = Readonly<{ status: number; html: string; cssHash: string; location?: string }>;

/** The public app as the server sees it: `url` is path and query. */
export type RenderPage = (url: string, api: PublicApi, context: SiteContext) => Promise<RenderedPage>;
