import { blogQueryOf, newsLimits } from "@etalase/contracts/news";
import type { NewsArticle, NewsFacets, NewsPage, NewsSummary } from "@etalase/contracts/news.schema";
import type { Partner } from "@etalase/contracts/partners.schema";
import { portfolioLimits, portfolioQueryOf } from "@etalase/contracts/portfolio";
import type { PortfolioItem, PortfolioPage } from "@etalase/contracts/portfolio.schema";
import type { PublicApi } from "@etalase/contracts/public-api";

/** null for 404. @throws when the call cannot be answered. */
async function find<T>(url: string): Promise<T | null> {
  const response = await fetch(url, { headers: { accept: "application/json" } });
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.json();
}

async function get<T>(url: string): Promise<T> {
  const found = await find<T>(url);
  if (found === null) throw new Error(`${url} is missing`);
  return found;
}

const articlePath = (key: string) => (/^[0-9a-f]{24}$/.test(key) ? key : `slug/${encodeURIComponent(key)}`);

/** The pages' data over HTTP. `origin` is empty in the browser, where the page's own server answers. */
export function createFetchApi(origin = ""): PublicApi {
  const news = `${origin}/api/news`;
  const portfolio = `${origin}/api/portfolio`;
  return {
    blog(filters) {
      const query = blogQueryOf(filters);
      query.set("page", String(filters.page));
      query.set("limit", String(newsLimits.blogPageSize));
      return get<NewsPage>(`${news}?${query}`);
    },
    latest: async (limit) => (await get<NewsPage>(`${news}?limit=${limit}&status=published`)).news,
    highlights: async (limit) => (await get<NewsPage>(`${news}?limit=${limit}&status=published&sort=featured`)).news,
    facets: () => get<NewsFacets>(`${news}/facets`),
    article: (key) => find<NewsArticle>(`${news}/${articlePath(key)}`),
    related: (id) => get<readonly NewsSummary[]>(`${news}/${encodeURIComponent(id)}/related`),
    projects(filters) {
      const query = portfolioQueryOf(filters);
      query.set("page", String(filters.page));
      query.set("limit", String(portfolioLimits.pageSize));
      query.set("status", "published");
      return get<PortfolioPage>(`${portfolio}?${query}`);
    },
    featuredProjects: () => get<readonly PortfolioItem[]>(`${portfolio}/featured`),
    projectTypes: () => get<readonly string[]>(`${portfolio}/project-types`),
    project: (slug) => find<PortfolioItem>(`${portfolio}/slug/${encodeURIComponent(slug)}`),
    nextProject: (id) => find<PortfolioItem>(`${portfolio}/${encodeURIComponent(id)}/next`),
    partners: () => get<readonly Partner[]>(`${origin}/api/partners/active`),
  };
}
