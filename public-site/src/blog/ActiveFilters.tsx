import type { NewsFacets } from "@etalase/contracts/news";
import { Icon } from "../components/Icon.tsx";
import { blog } from "../content/blog.ts";
import { FilterLink } from "./FilterLink.tsx";
import { activeFilters, noFilters } from "./filters.ts";
import { useBlogChoice } from "./useBlogFilters.ts";

export function ActiveFilters({ facets }: Readonly<{ facets: NewsFacets }>) {
  const { filters } = useBlogChoice();
  const active = activeFilters(filters, facets);
  if (active.length === 0) return null;
  return (
    <ul className="act" aria-label={blog.activeFilters}>
      {active.map(({ label, without }) => (
        <li className="ac" key={label}>
          <span>{label}</span>
          <FilterLink to={without} label={blog.remove(label)} vanishes>
            <Icon name="x" />
          </FilterLink>
        </li>
      ))}
      <li>
        <FilterLink to={noFilters} className="clr" vanishes>
          {blog.clearAll}
        </FilterLink>
      </li>
    </ul>
  );
}
