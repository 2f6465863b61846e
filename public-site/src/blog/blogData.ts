import type { BlogFilters, NewsFacets, NewsPage, NewsSummary } from "@etalase/contracts/news";
import type { PublicApi } from "@etalase/contracts/public-api";
import { importChunk } from "../router/loadPage.ts";
import { countOf } from "./filters.ts";

/** Why samples stand in for articles: the API did not answer, or there is no article at all. */
export type SampleReason = "failed" | "empty";

export type BlogData = Readonly<{
  filters: BlogFilters;
  facets: NewsFacets;
  latest: readonly NewsSummary[];
  list:
    | Readonly<{ state: "loading" }>
    | Readonly<{ state: "failed" }>
    | Readonly<{ state: "ready"; page: NewsPage; sample?: SampleReason }>;
}>;

const latestShown = 3;
const nothing = { facets: { categories: [], tags: [], archives: [] }, latest: [] } as const;

export const blogLoading = (filters: BlogFilters): BlogData => ({ filters, ...nothing, list: { state: "loading" } });

async function sampleBlog(filters: BlogFilters, sample: SampleReason): Promise<BlogData> {
  try {
    const { sampleApi } = await importChunk(() => import("../samples/sampleApi.ts"));
    const [page, facets, latest] = [sampleApi.blog(filters), sampleApi.facets(), sampleApi.latest(latestShown)];
    return { filters, facets, latest, list: { state: "ready", page, sample } };
  } catch {
    return { filters, ...nothing, list: { state: "failed" } };
  }
}

/** The list with all that stands around it. Falls back to marked samples. */
export async function loadBlog(api: PublicApi, filters: BlogFilters): Promise<BlogData> {
  const answers = Promise.all([api.blog(filters), api.facets(), api.latest(latestShown)]);
  const found = await answers.catch(() => undefined);
  if (!found) return sampleBlog(filters, "failed");
  const [page, facets, latest] = found;
  if (latest.length === 0) return sampleBlog(filters, "empty");
  return { filters, facets, latest, list: { state: "ready", page } };
}

/** Samples are not for search engines, nor are the endless combinations of filters. */
export const isUnlisted = ({ filters, list }: BlogData): boolean =>
  list.state !== "ready" ||
  list.sample !== undefined ||
  list.page.news.length === 0 ||
  !!filters.search ||
  countOf(filters) > 1;

export const statusOf = ({ list }: BlogData): number =>
  list.state === "failed" || (list.state === "ready" && list.sample === "failed") ? 503 : 200;
