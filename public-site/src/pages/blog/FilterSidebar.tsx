import type { BlogFilters } from "@etalase/contracts/news";
import type { NewsFacets } from "@etalase/contracts/news.schema";
import type { ReactNode } from "react";
import { formatCount, formatMonth } from "../../content/format.ts";
import { blog } from "./copy.ts";
import { FilterLink } from "./FilterLink.tsx";
import { toggleTag, withArchive, withCategory } from "./filters.ts";
import { useBlogChoice } from "./useBlogFilters.ts";

type ChoiceProps = Readonly<{ to: BlogFilters; current: boolean; count: number; children: string }>;

const Choice = ({ to, current, count, children }: ChoiceProps) => (
  <li>
    <FilterLink to={to} current={current}>
      {children}
      <span>{formatCount(count)}</span>
    </FilterLink>
  </li>
);

type ChoicesProps = Readonly<{ title: string; className: "categories" | "tags"; children: ReactNode }>;

const Choices = ({ title, className, children }: ChoicesProps) => (
  <section>
    <h2>{title}</h2>
    <ul className={className}>{children}</ul>
  </section>
);

const sum = (counts: readonly Readonly<{ count: number }>[]) => counts.reduce((total, { count }) => total + count, 0);

function Categories({ categories }: Pick<NewsFacets, "categories">) {
  const { filters } = useBlogChoice();
  return (
    <Choices title={blog.categories} className="categories">
      <Choice to={withCategory(filters)} current={!filters.category} count={sum(categories)}>
        {blog.all}
      </Choice>
      {categories.map(({ name, count }) => (
        <Choice key={name} to={withCategory(filters, name)} current={filters.category === name} count={count}>
          {name}
        </Choice>
      ))}
    </Choices>
  );
}

function Archives({ archives }: Pick<NewsFacets, "archives">) {
  const { filters } = useBlogChoice();
  return (
    <Choices title={blog.archives} className="categories">
      {archives.map(({ month, count }) => {
        const isCurrent = filters.archive === month;
        return (
          <Choice
            key={month}
            to={withArchive(filters, isCurrent ? undefined : month)}
            current={isCurrent}
            count={count}
          >
            {formatMonth(month)}
          </Choice>
        );
      })}
    </Choices>
  );
}

function Tags({ tags }: Pick<NewsFacets, "tags">) {
  const { filters } = useBlogChoice();
  return (
    <Choices title={blog.tags} className="tags">
      {tags.map(({ name, slug, count }) => (
        <Choice key={slug} to={toggleTag(filters, slug)} current={filters.tags.includes(slug)} count={count}>
          {name}
        </Choice>
      ))}
    </Choices>
  );
}

export const FilterSidebar = ({ facets }: Readonly<{ facets: NewsFacets }>) => (
  <aside className="sidebar sidebar-filters" aria-label={blog.narrow}>
    {facets.categories.length > 0 ? <Categories categories={facets.categories} /> : null}
    {facets.archives.length > 0 ? <Archives archives={facets.archives} /> : null}
    {facets.tags.length > 0 ? <Tags tags={facets.tags} /> : null}
  </aside>
);
