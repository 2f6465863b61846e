import type { BlogFilters } from "@etalase/contracts/news";
import type { NewsFacets } from "@etalase/contracts/news.schema";
import { Icon } from "../../components/Icon.tsx";
import { formatMonth } from "../../content/format.ts";
import { blog } from "./copy.ts";
import { FilterLink } from "./FilterLink.tsx";
import { isCategory, noFilters, tagName, toggleTag, withArchive, withCategory, withSearch } from "./filters.ts";
import { useBlogChoice } from "./useBlogFilters.ts";

const categoryLabel = (facets: NewsFacets, category: string) =>
  isCategory(facets, category) ? blog.labelled.category(category) : blog.unknownCategory;

/** Describes every active filter, with the filters that remain without it. */
export function activeFilters(filters: BlogFilters, facets: NewsFacets) {
  const { category, tags, search, archive } = filters;
  return [
    ...(category ? [{ label: categoryLabel(facets, category), without: withCategory(filters) }] : []),
    ...tags.map((tag) => ({ label: blog.labelled.tag(tagName(facets, tag)), without: toggleTag(filters, tag) })),
    ...(archive ? [{ label: blog.labelled.archive(formatMonth(archive)), without: withArchive(filters) }] : []),
    ...(search ? [{ label: blog.labelled.search(search), without: withSearch(filters) }] : []),
  ];
}

export function ActiveFilters({ facets }: Readonly<{ facets: NewsFacets }>) {
  const { filters } = useBlogChoice();
  const active = activeFilters(filters, facets);
  if (active.length === 0) return null;
  return (
    <ul className="active-filters" aria-label={blog.activeFilters}>
      {active.map(({ label, without }) => (
        <li className="active-filter" key={label}>
          <span>{label}</span>
          <FilterLink to={without} label={blog.remove(label)} vanishes>
            <Icon name="x" />
          </FilterLink>
        </li>
      ))}
      <li>
        <FilterLink to={noFilters} className="no-filters" vanishes>
          {blog.clearAll}
        </FilterLink>
      </li>
    </ul>
  );
}
