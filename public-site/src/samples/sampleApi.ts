import type { BlogFilters } from "@etalase/contracts/news";
import { blogLimits } from "@etalase/contracts/news";
import type { NewsArticle, NewsFacets, NewsPage, NewsSummary } from "@etalase/contracts/news.schema";
import { tagSlugOf } from "@etalase/contracts/text/slug";
import { sampleArticles } from "./articles.ts";

const summaryOf = ({ content: _, ...summary }: NewsArticle): NewsSummary => summary;
const summaries = sampleArticles.map(summaryOf);

const monthOf = ({ date }: NewsSummary) => date.slice(0, 7);
const tagSlugs = ({ tags }: NewsSummary) => tags.map((tag) => tagSlugOf(tag));

function matches(post: NewsSummary, { category, tags, search, archive }: BlogFilters): boolean {
  const words = `${post.title} ${post.excerpt} ${post.tags.join(" ")}`.toLowerCase();
  return (
    (!category || post.category === category) &&
    (!archive || monthOf(post) === archive) &&
    (!search || words.includes(search.toLowerCase())) &&
    (tags.length === 0 || tagSlugs(post).some((tag) => tags.includes(tag)))
  );
}

function tally(names: readonly string[]) {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => ({ name, count }));
}

/** The built-in sample articles, with the same answers as the API. */
export const sampleApi = {
  blog(filters: BlogFilters): NewsPage {
    const posts = summaries.filter((post) => matches(post, filters));
    const size = blogLimits.pageSize;
    const start = (filters.page - 1) * size;
    return {
      news: posts.slice(start, start + size),
      total: posts.length,
      page: filters.page,
      totalPages: Math.ceil(posts.length / size),
    };
  },
  latest: (limit: number): readonly NewsSummary[] => summaries.slice(0, limit),
  facets: (): NewsFacets => ({
    categories: tally(summaries.map(({ category }) => category)),
    tags: tally(summaries.flatMap(({ tags }) => tags)).map((tag) => ({ ...tag, slug: tagSlugOf(tag.name) })),
    archives: tally(summaries.map(monthOf)).map(({ name, count }) => ({ month: name, count })),
  }),
  article: (slug: string): NewsArticle | undefined => sampleArticles.find((post) => post.slug === slug),
  related: (slug: string): readonly NewsSummary[] =>
    summaries.filter((post) => post.slug !== slug).slice(0, blogLimits.relatedMax),
};
