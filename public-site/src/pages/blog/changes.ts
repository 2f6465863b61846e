import type { BlogFilters } from "@etalase/contracts/news";

/** Returns a change of one filter, which starts on the first page; without a value, it removes the filter. */
const change =
  (name: "category" | "archive" | "search") =>
  ({ [name]: _, ...filters }: BlogFilters, value?: string): BlogFilters => ({
    ...(filters as BlogFilters), // the three are optional
    page: 1,
    ...(value ? { [name]: value } : {}),
  });

export const withCategory = change("category");
export const withArchive = change("archive");
export const withSearch = change("search");

/** Selects a tag, or deselects a selected one. */
export const toggleTag = (filters: BlogFilters, tag: string): BlogFilters => ({
  ...filters,
  page: 1,
  tags: filters.tags.includes(tag) ? filters.tags.filter((other) => other !== tag) : [...filters.tags, tag],
});
