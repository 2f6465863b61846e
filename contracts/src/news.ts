import { pageLimits, pageOf, wordOf } from "./rules/list.ts";

/** Separate from the editors' limits, which no visitor's browser needs. */
export const blogLimits = {
  categoryMax: 50,
  tagMax: 50,
  relatedMax: 3,
  /** Articles on one page of the public blog. */
  pageSize: 4,
} as const;

export const newsLimits = {
  titleMin: 5,
  titleMax: 200,
  categoryMax: blogLimits.categoryMax,
  tagMax: blogLimits.tagMax,
  tagsMax: 5,
  excerptMax: 300,
  wordsPerMinute: 200,
  /** Rows on one page of the dashboard's list. */
  adminPageSize: 10,
} as const;

export const minutesToRead = (words: number): number => Math.ceil(words / newsLimits.wordsPerMinute);

export const newsSorts = [
  "newest",
  "oldest",
  "featured",
  "titleAsc",
  "titleDesc",
  "viewsDesc",
  "viewsAsc",
  "categoryAsc",
  "categoryDesc",
  "statusAsc",
  "statusDesc",
] as const;
export type NewsSort = (typeof newsSorts)[number];

/** The filters of the blog. `tags` are slugs or names, any of which may match; `archive` is YYYY-MM. */
export type BlogFilters = Readonly<{
  page: number;
  category?: string | undefined;
  tags: readonly string[];
  search?: string | undefined;
  archive?: string | undefined;
}>;

/** Takes the years from 1000 to 2999: beyond 9999, a month has no bounds to search between. */
export const isMonth = (text: string): boolean => /^[12]\d{3}-(0[1-9]|1[0-2])$/.test(text);

/** Parses a query leniently: invalid values are dropped, since visitors cannot fix a link. */
export function blogFiltersOf(query: URLSearchParams): BlogFilters {
  const archive = query.get("archive") ?? "";
  return {
    page: pageOf(query),
    tags: [...new Set(query.getAll("tag").flatMap((tag) => wordOf(tag, blogLimits.tagMax) ?? []))].slice(0, 10),
    category: wordOf(query.get("category"), blogLimits.categoryMax),
    search: wordOf(query.get("search"), pageLimits.searchMax),
    archive: isMonth(archive) ? archive : undefined,
  };
}

/** Returns the query string of a filtered blog, without defaults; the API's list takes the same names. */
export function blogQueryOf({ page, category, tags, search, archive }: BlogFilters): URLSearchParams {
  const query = new URLSearchParams();
  if (category) query.set("category", category);
  for (const tag of tags) query.append("tag", tag);
  if (search) query.set("search", search);
  if (archive) query.set("archive", archive);
  if (page > 1) query.set("page", String(page));
  return query;
}

/** Texts about the list, for its page's head and its share card. */
export const blogWords = {
  title: "Blog",
  about: "Catatan tentang situs, pencarian, dan desain untuk bisnis Indonesia",
  tagTitle: "Artikel tentang {tag}",
} as const;
