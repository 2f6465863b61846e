import { type BlogFilters, blogFiltersOf } from "@etalase/contracts/news";
import { BlogView } from "../blog/BlogView.tsx";
import { type BlogData, blogLoading, isUnlisted, loadBlog, statusOf } from "../blog/blogData.ts";
import { blogHref, countOf, isCategory } from "../blog/filters.ts";
import { SiteFrame } from "../components/SiteFrame.tsx";
import { blog } from "../content/blog.ts";
import type { Page } from "../router/page.ts";

const canonicalOf = (filters: BlogFilters) => {
  const [tag] = filters.tags;
  return countOf(filters) === 1 && tag ? blogHref(filters, tag) : blogHref(filters);
};

const titleOf = ({ filters: { category, page }, facets }: BlogData) =>
  [blog.title, category && isCategory(facets, category) && category, page > 1 && blog.page(page)]
    .filter(Boolean)
    .join(" · ");

export const page: Page<BlogData> = {
  Frame: SiteFrame,
  kind: "blog",
  load: (api, { query }, shown) => loadBlog(api, blogFiltersOf(query), shown),
  pending: ({ query }) => blogLoading(blogFiltersOf(query)),
  head: (data, _place, { settings }) => ({
    title: `${titleOf(data)} | ${settings.siteName}`,
    description: blog.description,
    canonical: canonicalOf(data.filters),
    noindex: isUnlisted(data),
    status: statusOf(data),
    trail: [{ name: blog.title, path: "/berita" }],
  }),
  View: ({ data }) => <BlogView data={data} />,
};
