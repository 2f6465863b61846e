import { type BlogFilters, blogFiltersOf, blogQueryOf } from "@etalase/contracts/news";
import { paths, tagPath } from "@etalase/contracts/site/paths";
import { formerTagSlugOf, tagSlugOf } from "@etalase/contracts/text/slug";
import { SiteFrame } from "../../frame/SiteFrame.tsx";
import { pageName } from "../../lists/head.ts";
import { HydratedOnReach } from "../../page/HydratedOnReach.tsx";
import type { Head } from "../../page/head.ts";
import type { Page, Place } from "../../page/page.ts";
import { listInOther } from "../../site/otherLanguage.ts";
import { pathIn, type ShownSite } from "../../site/site.ts";
import { fill, wordsFor } from "../../site/texts.ts";
import { notFoundHead } from "../notFound/head.ts";
import { type BlogData, blogLoading, isUnlisted, loadBlog, statusOf } from "./data.ts";
import { blogHref, countOf, isCategory, tagName } from "./filters.ts";
import { blogHead } from "./head.ts";
import "../../lists/lists.css";
import "./blog.css";
import "./blog-sidebars.css";
import "../../newsletter/newsletter.css";
import "../notFound/not-found.css";
import "../../lists/pagination.css";
import "../../lists/search.css";
import "../../lists/suggestions.css";

/**
 * Links contain a tag's slug; names and other spellings are typed or come from other sites, so only the server meets
 * them.
 */
const slugOf: (tag: string) => string = import.meta.env.SSR ? tagSlugOf : String;

const withSlugs = (filters: BlogFilters): BlogFilters => ({
  ...filters,
  tags: [...new Set(filters.tags.map(tagSlugOf))],
});
const filtersIn = import.meta.env.SSR ? (query: URLSearchParams) => withSlugs(blogFiltersOf(query)) : blogFiltersOf;

/** Reads the filters; at a tag's address, the tag is the only one. */
const filtersOf = ({ query, params: { tag } }: Place): BlogFilters => {
  const filters = filtersIn(query);
  return tag ? { page: filters.page, tags: [slugOf(tag)] } : filters;
};

/** The parts of the answer that only the server needs. Other spellings of a tag redirect to its own address. */
function answerOf(data: BlogData, tag: string | undefined, site: ShownSite) {
  const [slug] = data.filters.tags;
  return {
    trail: trailOf(data, tag, site),
    noindex: isUnlisted(data),
    status: statusOf(data),
    ...(tag && slug && slug !== tag ? { status: 301, location: blogHref(site, data.filters, slug) } : {}),
  };
}

const isUnknown = ({ list }: BlogData) => list.state === "ready" && list.page.total === 0;

/** The data of the tag that had this address in earlier versions, as far as there is one. */
function renamed({ facets, filters, ...data }: BlogData): BlogData | null {
  const tag = facets.tags.find(
    ({ name, slug }) => !filters.tags.includes(slug) && filters.tags.includes(formerTagSlugOf(name)),
  );
  return tag ? { ...data, facets, filters: { ...filters, tags: [tag.slug] } } : null;
}

/** In English there are no samples: without articles, the list does not exist. */
function withoutSamples(data: BlogData): BlogData | null {
  const { list, filters, latest, isKnown } = data;
  const sample = list.state === "ready" && list.sample;
  if (sample === "empty" || (isKnown && latest.length === 0)) return null;
  const isFailed = sample === "failed" || list.state === "failed";
  // The parts around the list may be samples, too.
  return isFailed ? { ...(isKnown ? data : blogLoading(filters)), list: { state: "failed" } } : data;
}

const titleOf = ({ filters: { category, page }, facets }: BlogData, site: ShownSite) =>
  [
    wordsFor(blogHead, site).title,
    category && isCategory(facets, category) && category,
    page > 1 && pageName(page, site),
  ]
    .filter(Boolean)
    .join(" · ");

/** The lists that lead to the page, for search engines. */
function trailOf({ facets }: BlogData, tag: string | undefined, site: ShownSite): NonNullable<Head["trail"]> {
  const pathHere = pathIn(site);
  const top = { name: wordsFor(blogHead, site).title, path: pathHere(paths.blog) };
  return tag ? [top, { name: tagName(facets, tag), path: pathHere(tagPath(tag)) }] : [top];
}

function described(data: BlogData, tag: string | undefined, site: ShownSite): Pick<Head, "title" | "description"> {
  const { description, tagTitle, tagDescription } = wordsFor(blogHead, site);
  if (!tag) return { title: titleOf(data, site), description };
  return { title: fill(tagTitle, { tag }), description: fill(tagDescription, { tag }) };
}

const canonicalOf = ({ filters }: BlogData, site: ShownSite) => {
  const [tag] = filters.tags;
  return countOf(filters) === 1 && tag ? blogHref(site, filters, tag) : blogHref(site, filters);
};

/** Data are null when no article has the tag. */
export const page: Page<BlogData | null> = {
  Frame: SiteFrame,
  kind: "blog",
  queryOf: (query) => blogQueryOf(filtersIn(query)),
  async load(api, place, current) {
    const loaded = await loadBlog(api, filtersOf(place), current);
    const data = import.meta.env.SSR && place.language ? withoutSamples(loaded) : loaded;
    if (!data || !place.params.tag || !isUnknown(data)) return data;
    return import.meta.env.SSR ? renamed(data) : null;
  },
  loading: (place) => blogLoading(filtersOf(place)),
  head(data, { path, params: { tag } }, site) {
    if (!data) return notFoundHead(path, site);
    const { title, description } = described(data, tag && tagName(data.facets, tag), site);
    const canonical = canonicalOf(data, site);
    return {
      description,
      title: `${title} | ${site.settings.siteName}`,
      canonical,
      ...listInOther(canonical, site),
      ...(import.meta.env.SSR && answerOf(data, tag, site)),
    };
  },
  importView: () => import("./view.tsx"),
  Hydration: HydratedOnReach,
};
