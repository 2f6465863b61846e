import type { BlogFilters } from "@etalase/contracts/news";

// A changed filter starts on the first page.
export const withCategory = ({ category: _, ...filters }: BlogFilters, category?: string): BlogFilters => ({
  ...filters,
  page: 1,
  ...(category ? { category } : {}),
});

export const withArchive = ({ archive: _, ...filters }: BlogFilters, archive?: string): BlogFilters => ({
  ...filters,
  page: 1,
  ...(archive ? { archive } : {}),
});

export const withSearch = ({ search: _, ...filters }: BlogFilters, search?: string): BlogFilters => ({
  ...filters,
  page: 1,
  ...(search ? { search } : {}),
});

/** Selects a tag, or deselects a selected one. */
export const toggleTag = (filters: BlogFilters, tag: string): BlogFilters => ({
  ...filters,
  page: 1,
  tags: filters.tags.includes(tag) ? filters.tags.filter((other) => other !== tag) : [...filters.tags, tag],
});
