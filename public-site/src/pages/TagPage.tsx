import { type BlogFilters, blogFiltersOf } from "@etalase/contracts/news";
import { BlogView } from "../blog/BlogView.tsx";
import { type BlogData, blogLoading, isUnlisted, loadBlog, statusOf } from "../blog/blogData.ts";
import { blogHref, tagName } from "../blog/filters.ts";
import { NotFound, notFoundHead } from "../components/NotFound.tsx";
import { SiteFrame } from "../components/SiteFrame.tsx";
import { blog } from "../content/blog.ts";
import { tagHref } from "../content/post.ts";
import type { Page, Place } from "../router/page.ts";

/** null: no article has this tag. */
type TagData = Readonly<{ tag: string; blog: BlogData }> | null;

const tagOf = ({ params }: Place) => params.tag ?? "";

const filtersOf = (place: Place): BlogFilters => ({
  page: blogFiltersOf(new URLSearchParams({ page: place.query.get("page") ?? "" })).page,
  tags: [tagOf(place)],
});

export const page: Page<TagData> = {
  Frame: SiteFrame,
  kind: "blog",
  async load(api, place, shown) {
    const tag = tagOf(place);
    const data = await loadBlog(api, filtersOf(place), shown?.blog);
    const isUnknown = data.list.state === "ready" && data.list.page.total === 0;
    return isUnknown ? null : { tag, blog: data };
  },
  pending: (place) => ({ tag: tagOf(place), blog: blogLoading(filtersOf(place)) }),
  head(data, { path }, { settings }) {
    if (!data) return notFoundHead(path);
    const name = tagName(data.blog.facets, data.tag);
    return {
      title: `${blog.tagTitle(name)} | ${settings.siteName}`,
      description: blog.tagDescription(name),
      canonical: blogHref(data.blog.filters, data.tag),
      noindex: isUnlisted(data.blog),
      status: statusOf(data.blog),
      trail: [
        { name: blog.title, path: "/berita" },
        { name, path: tagHref(data.tag) },
      ],
    };
  },
  View: ({ data }) => (data ? <BlogView data={data.blog} tagPage={data.tag} /> : <NotFound />),
};
