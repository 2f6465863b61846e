import type { BlogFilters } from "@etalase/contracts/news";
import type { NewsFacets } from "@etalase/contracts/news.schema";
import { Icon } from "../../components/Icon.tsx";
import { formatsOf } from "../../content/format.ts";
import type { ViewProps } from "../../page/page.ts";
import { type ShownSite, useSite, useWords } from "../../site/site.ts";
import { fill, wordsFor } from "../../site/texts.ts";
import { View as NotFound } from "../notFound/view.tsx";
import { blog as blogWords } from "./copy.ts";
import type { BlogData } from "./data.ts";
import {
  BlogChoiceProvider,
  FilterLink,
  toggleTag,
  useBlogChoice,
  useBlogFilters,
  withArchive,
  withCategory,
  withSearch,
} from "./FilterLink.tsx";
import { countOf, isCategory, noFilters, tagName } from "./filters.ts";
import { blogHead as blogHeadWords } from "./head.ts";
import { Masthead } from "./Masthead.tsx";
import { PostList } from "./PostList.tsx";
import { FilterSidebar, LatestSidebar } from "./Sidebars.tsx";

function statusOf({ list }: BlogData, loading: boolean, site: ShownSite): string {
  const blog = wordsFor(blogWords, site);
  if (loading || list.state === "loading") return blog.loading;
  const { formatCount } = formatsOf(site);
  return list.state === "ready" ? fill(blog.found, { count: formatCount(list.page.total) }) : "";
}

/** Describes every active filter, with the filters that remain without it. */
export function activeFilters(filters: BlogFilters, facets: NewsFacets, site: ShownSite) {
  const { category, tags, search, archive } = filters;
  const { labelled, unknownCategory } = wordsFor(blogWords, site);
  const { formatMonth } = formatsOf(site);
  const categoryLabel = (name: string) =>
    isCategory(facets, name) ? fill(labelled.category, { name }) : unknownCategory;
  return [
    ...(category ? [{ label: categoryLabel(category), without: withCategory(filters) }] : []),
    ...tags.map((tag) => ({
      label: fill(labelled.tag, { name: tagName(facets, tag) }),
      without: toggleTag(filters, tag),
    })),
    ...(archive
      ? [{ label: fill(labelled.archive, { month: formatMonth(archive) }), without: withArchive(filters) }]
      : []),
    ...(search ? [{ label: fill(labelled.search, { text: search }), without: withSearch(filters) }] : []),
  ];
}

function ActiveFilters({ facets }: Readonly<{ facets: NewsFacets }>) {
  const blog = useWords(blogWords);
  const { filters } = useBlogChoice();
  const active = activeFilters(filters, facets, useSite());
  if (active.length === 0) return null;
  return (
    <ul className="active-filters" aria-label={blog.activeFilters}>
      {active.map(({ label, without }) => (
        <li className="active-filter" key={label}>
          <span>{label}</span>
          <FilterLink to={without} label={fill(blog.remove, { label })} vanishes>
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

const FilterToggle = ({ count }: Readonly<{ count: number }>) => {
  const blog = useWords(blogWords);
  return (
    <summary className="button button-line filter-toggle">
      <Icon name="sliders-horizontal" />
      {blog.narrowToggle}
      {count > 0 ? <span className="filter-count">{count}</span> : null}
    </summary>
  );
};

/** The list page: all articles, or with `tagPage` those of one tag. */
function Blog({ data, tagPage }: Readonly<{ data: BlogData; tagPage: string | undefined }>) {
  const blogHead = useWords(blogHeadWords);
  const site = useSite();
  const { choice, loading } = useBlogFilters(data, tagPage);
  const linked = data.list.state !== "ready" || data.list.sample !== "empty";
  return (
    <BlogChoiceProvider value={choice}>
      <Masthead facets={data.facets} tagPage={tagPage} />
      <div className="wrap blog">
        <details className="narrow">
          <FilterToggle count={countOf(choice.filters)} />
          <FilterSidebar facets={data.facets} />
        </details>
        <section className="post-list" id="artikel" tabIndex={-1} aria-busy={loading} aria-label={blogHead.title}>
          <p className="visually-hidden" role="status">
            {statusOf(data, loading, site)}
          </p>
          <ActiveFilters facets={data.facets} />
          <PostList list={data.list} filters={data.filters} />
        </section>
        <LatestSidebar
          latest={data.latest}
          linked={linked}
          listBeginsWithThem={data.filters.page === 1 && countOf(data.filters) === 0}
        />
      </div>
    </BlogChoiceProvider>
  );
}

export const View = ({ data, place }: ViewProps<BlogData | null>) =>
  data ? <Blog data={data} tagPage={place.params.tag} /> : <NotFound />;
