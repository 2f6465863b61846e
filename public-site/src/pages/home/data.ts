import type { NewsSummary } from "@etalase/contracts/news.schema";
import type { Partner } from "@etalase/contracts/partners.schema";
import type { PortfolioItem } from "@etalase/contracts/portfolio.schema";
import type { PublicApi } from "@etalase/contracts/public-api";
import type { Testimonial } from "@etalase/contracts/testimonials.schema";
import { importChunk } from "../../page/chunks.ts";

type Pending = Readonly<{ state: "loading" }>;
type Failed = Readonly<{ state: "failed" }>;
export type Loaded<T> = Pending | Failed | Readonly<{ state: "ready"; items: readonly T[] }>;

/** Real partners, or the samples that stand in for none and, `afterFailure`, for those that could not be fetched. */
type PartnersData =
  | Pending
  | Readonly<{ state: "ready"; items: readonly Partner[] }>
  | Readonly<{ state: "samples"; items: readonly Partner[]; afterFailure: boolean }>;

export type HomeData = Readonly<{
  news: Loaded<NewsSummary>;
  projects: Loaded<PortfolioItem>;
  /** None, too, where they could not be fetched: the page is whole without them. */
  testimonials: readonly Testimonial[];
  partners: PartnersData;
}>;

export const homeLoading: HomeData = {
  news: { state: "loading" },
  projects: { state: "loading" },
  testimonials: [],
  partners: { state: "loading" },
};

const latestNews = 4;

const loaded = <T>(items: Promise<readonly T[]>): Promise<Loaded<T>> =>
  items.then(
    (items) => ({ state: "ready", items }),
    () => ({ state: "failed" }),
  );

async function loadPartners(api: PublicApi): Promise<PartnersData> {
  const partners = await loaded(api.partners());
  if (partners.state === "ready" && partners.items.length > 0) return { state: "ready", items: partners.items };
  const { samplePartners } = await importChunk(() => import("../../samples/partners.ts"));
  return { state: "samples", items: samplePartners, afterFailure: partners.state === "failed" };
}

export async function loadHome(api: PublicApi): Promise<HomeData> {
  const [news, projects, testimonials, partners] = await Promise.all([
    loaded(api.highlights(latestNews)),
    loaded(api.featuredProjects()),
    api.testimonials().catch(() => []),
    loadPartners(api),
  ]);
  return { news, projects, testimonials, partners };
}
