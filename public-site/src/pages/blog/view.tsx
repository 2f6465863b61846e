import { Icon } from "../../components/Icon.tsx";
import { formatCount } from "../../content/format.ts";
import type { ViewProps } from "../../page/page.ts";
import { View as NotFound } from "../not-found/view.tsx";
import { ActiveFilters } from "./ActiveFilters.tsx";
import { blog } from "./copy.ts";
import type { BlogData } from "./data.ts";
import { FilterSidebar } from "./FilterSidebar.tsx";
import { countOf } from "./filters.ts";
import { LatestSidebar } from "./LatestSidebar.tsx";
import { Masthead } from "./Masthead.tsx";
import { PostList } from "./PostList.tsx";
import { BlogChoiceProvider, useBlogFilters } from "./useBlogFilters.ts";

function statusOf({ list }: BlogData, loading: boolean): string {
  if (loading || list.state === "loading") return blog.loading;
  return list.state === "ready" ? blog.found(formatCount(list.page.total)) : "";
}

const FilterToggle = ({ count }: Readonly<{ count: number }>) => (
  <summary className="button button-line filter-toggle">
    <Icon name="sliders-horizontal" />
    {blog.narrowToggle}
    {count > 0 ? <span className="filter-count">{count}</span> : null}
  </summary>
);

type BlogProps = Readonly<{ data: BlogData; tagPage: string | undefined }>;

/** The list page: all articles, or with `tagPage` those of one tag. */
function Blog({ data, tagPage }: BlogProps) {
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
        <section className="post-list" id="artikel" tabIndex={-1} aria-busy={loading} aria-label={blog.title}>
          <p className="visually-hidden" role="status">
            {statusOf(data, loading)}
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
