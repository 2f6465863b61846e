import { blogFiltersOf, blogQueryOf } from "@etalase/contracts/news";
import { paths, tagPath, withQuery } from "@etalase/contracts/paths";
import { portfolioFiltersOf, portfolioQueryOf } from "@etalase/contracts/portfolio";

/** As much of a query as the page at that path reads, always in the same words. */
function readBy(path: string, query: URLSearchParams): URLSearchParams {
  if (path === paths.blog || path.startsWith(tagPath(""))) return blogQueryOf(blogFiltersOf(query));
  if (path === paths.portfolio) return portfolioQueryOf(portfolioFiltersOf(query));
  return new URLSearchParams();
}

/**
 * The address under which a page is kept: without what no page reads, which links from elsewhere carry, so that nobody
 * fills the memory with copies of a page. Null for searches, since there is no end of them.
 */
export function pageKey(path: string, query: URLSearchParams): string | null {
  const read = readBy(path, query);
  if (read.has("search")) return null;
  return withQuery(path, read);
}
