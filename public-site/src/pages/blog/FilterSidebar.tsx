import type { NewsFacets } from "@etalase/contracts/news.schema";
import type { ReactNode } from "react";
import { formatCount, formatMonth } from "../../content/format.ts";
import { blog } from "./copy.ts";
import { FilterLink } from "./FilterLink.tsx";
import { toggleTag, withArchive, withCategory } from "./filters.ts";
import { useBlogChoice } from "./useBlogFilters.ts";

const Counted = ({ children, count }: Readonly<{ children: string; count: number }>): ReactNode => (
  <>
    {children}
    <span>{formatCount(count)}</span>
  </>
);

const sum = (counts: readonly Readonly<{ count: number }>[]) => counts.reduce((total, { count }) => total + count, 0);

function Categories({ categories }: Pick<NewsFacets, "categories">) {
  const { filters } = useBlogChoice();
  return (
    <section>
      <h2>{blog.categories}</h2>
      <ul className="categories">
        <li>
          <FilterLink to={withCategory(filters)} current={!filters.category}>
            <Counted count={sum(categories)}>{blog.all}</Counted>
          </FilterLink>
        </li>
        {categories.map(({ name, count }) => (
          <li key={name}>
            <FilterLink to={withCategory(filters, name)} current={filters.category === name}>
              <Counted count={count}>{name}</Counted>
            </FilterLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Archives({ archives }: Pick<NewsFacets, "archives">) {
  const { filters } = useBlogChoice();
  return (
    <section>
      <h2>{blog.archives}</h2>
      <ul className="categories">
        {archives.map(({ month, count }) => {
          const isCurrent = filters.archive === month;
          return (
            <li key={month}>
              <FilterLink to={withArchive(filters, isCurrent ? undefined : month)} current={isCurrent}>
                <Counted count={count}>{formatMonth(month)}</Counted>
              </FilterLink>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Tags({ tags }: Pick<NewsFacets, "tags">) {
  const { filters } = useBlogChoice();
  return (
    <section>
      <h2>{blog.tags}</h2>
      <ul className="tags">
        {tags.map(({ name, slug, count }) => (
          <li key={slug}>
            <FilterLink to={toggleTag(filters, slug)} current={filters.tags.includes(slug)}>
              <Counted count={count}>{name}</Counted>
            </FilterLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

export const FilterSidebar = ({ facets }: Readonly<{ facets: NewsFacets }>) => (
  <aside className="sidebar sidebar-filters" aria-label={blog.narrow}>
    {facets.categories.length > 0 ? <Categories categories={facets.categories} /> : null}
    {facets.archives.length > 0 ? <Archives archives={facets.archives} /> : null}
    {facets.tags.length > 0 ? <Tags tags={facets.tags} /> : null}
  </aside>
);
