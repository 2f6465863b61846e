import type { BlogFilters } from "@etalase/contracts/news";
import type { NewsFacets, NewsPage, NewsSummary } from "@etalase/contracts/news.schema";
import type { PublicApi } from "@etalase/contracts/public-api";
import { importChunk } from "../../page/chunks.ts";
import { countOf } from "./filters.ts";

/** The reason why samples replace articles: the API did not answer, or there are no articles at all. */
type SampleReason = "failed" | "empty";

export type BlogData = Readonly<{
  filters: BlogFilters;
  facets: NewsFacets;
  latest: readonly NewsSummary[];
  isKnown: boolean;
  list:
    | Readonly<{ state: "loading" }>
    | Readonly<{ state: "failed" }>
    | Readonly<{ state: "ready"; page: NewsPage; sample?: SampleReason }>;
}>;

/** The parts around the list. `isKnown` means that they are from the API and need not be loaded again. */
type Around = Pick<BlogData, "facets" | "latest" | "isKnown">;

const latestShown = 3;
const nothing: Around = { facets: { categories: [], tags: [], archives: [] }, latest: [], isKnown: false };

export const blogLoading = (filters: BlogFilters): BlogData => ({ filters, ...nothing, list: { state: "loading" } });

const blogFailed = (filters: BlogFilters, known: Around = nothing): BlogData => ({
  ...known,
  filters,
  list: { state: "failed" },
});

async function sampleBlog(filters: BlogFilters, sample: SampleReason, known?: Around): Promise<BlogData> {
  try {
    const { sampleApi } = await importChunk(() => import("../../samples/sampleApi.ts"));
    const page = sampleApi.blog(filters);
    const around = known ?? { facets: sampleApi.facets(), latest: sampleApi.latest(latestShown), isKnown: false };
    // A lack of matching samples, or of further pages of them, says nothing about the articles.
    const isOfUse = sample === "empty" || page.news.length > 0;
    return { ...around, filters, list: isOfUse ? { state: "ready", page, sample } : { state: "failed" } };
  } catch {
    return blogFailed(filters, known);
  }
}

async function askAround(api: PublicApi): Promise<Around> {
  const [facets, latest] = await Promise.all([api.facets(), api.latest(latestShown)]);
  return { facets, latest, isKnown: true };
}

const unknown = () => undefined;

/**
 * Loads the list with the parts around it, unless `shown` has them. Falls back to marked samples while the site is not in
 * use yet.
 */
export async function loadBlog(api: PublicApi, filters: BlogFilters, shown?: BlogData | null): Promise<BlogData> {
  const known = shown?.isKnown ? shown : askAround(api).catch(unknown);
  const [page, around] = await Promise.all([api.blog(filters).catch(unknown), known]);
  if (!page) return api.isInUse ? blogFailed(filters, around) : sampleBlog(filters, "failed", around);
  if (around?.latest.length === 0 && !api.isInUse) return sampleBlog(filters, "empty");
  return { ...(around ?? nothing), filters, list: { state: "ready", page } };
}

/** Hides samples and the endless combinations of filters from search engines. */
export const isUnlisted = ({ filters, list }: BlogData): boolean =>
  list.state !== "ready" ||
  list.sample !== undefined ||
  list.page.news.length === 0 ||
  !!filters.search ||
  countOf(filters) > 1;

export const statusOf = ({ list }: BlogData): number =>
  list.state === "failed" || (list.state === "ready" && list.sample === "failed") ? 503 : 200;
