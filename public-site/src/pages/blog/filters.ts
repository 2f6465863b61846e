import { type BlogFilters, blogQueryOf } from "@etalase/contracts/news";
import type { NewsFacets } from "@etalase/contracts/news.schema";
import { paths, tagPath, withQuery } from "@etalase/contracts/site/paths";
import { type Language, pathIn } from "../../site/site.ts";

export const noFilters: BlogFilters = { page: 1, tags: [] };

/** Counts the active filters. */
export const countOf = ({ category, tags, search, archive }: BlogFilters): number =>
  tags.length + [category, search, archive].filter(Boolean).length;

/** Returns the address of a filtered list. `tagPage` is a tag whose own page is used when it is the only filter. */
export function blogHref(site: Language, filters: BlogFilters, tagPage?: string): string {
  const pathHere = pathIn(site);
  const isTagPage = countOf(filters) === 1 && tagPage !== undefined && filters.tags[0] === tagPage;
  return isTagPage
    ? withQuery(pathHere(tagPath(tagPage)), blogQueryOf({ ...noFilters, page: filters.page }))
    : withQuery(pathHere(paths.blog), blogQueryOf(filters));
}

export const tagName = (facets: NewsFacets, slug: string): string =>
  facets.tags.find((tag) => tag.slug === slug)?.name ?? slug;

/** Until the categories are known, any category may exist. */
export const isCategory = ({ categories }: NewsFacets, category: string): boolean =>
  categories.length === 0 || categories.some(({ name }) => name === category);
