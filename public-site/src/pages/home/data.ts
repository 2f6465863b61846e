import type { Partner } from "@etalase/contracts/plain/partners.schema";
import type { PublicApi } from "@etalase/contracts/public-api";
import { importChunk } from "../../page/chunks.ts";

type Pending = Readonly<{ state: "loading" }>;
type Failed = Readonly<{ state: "failed" }>;
export type Loaded<T> = Pending | Failed | Readonly<{ state: "ready"; items: readonly T[] }>;

/** Real partners, or samples when there are none and, with `afterFailure`, when they could not be fetched. */
type PartnersData =
  | Pending
  | Readonly<{ state: "ready"; items: readonly Partner[] }>
  | Readonly<{ state: "samples"; items: readonly Partner[]; afterFailure: boolean }>;

/** The items of a section, none until they are there. */
export const itemsOf = <T>(data: Loaded<T>): readonly T[] => (data.state === "ready" ? data.items : []);

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

type Section<D> = Readonly<{ loading: D; load: (api: PublicApi) => Promise<D> }>;

/** Defines a section: its data are `loading` until `load` has answered. */
const section = <D>(loading: NoInfer<D>, load: Section<D>["load"]): Section<D> => ({ loading, load });

const pending: Pending = { state: "loading" };

/** All sections of the page; the view renders each of them. */
const sections = {
  showcases: section(pending, (api) => loaded(api.showcases())),
  services: section(pending, (api) => loaded(api.services())),
  packages: section(pending, (api) => loaded(api.packages())),
  news: section(pending, (api) => loaded(api.highlights(latestNews))),
  projects: section(pending, (api) => loaded(api.featuredProjects())),
  // A failure counts as none, because the page is complete without testimonials.
  testimonials: section([], (api) => api.testimonials().catch(() => [])),
  partners: section(pending, loadPartners),
  // The page is complete without questions, too.
  faqs: section([], (api) => api.faqs().catch(() => [])),
};

export type HomeData = { readonly [Name in keyof typeof sections]: (typeof sections)[Name]["loading"] };

const dataOf = (data: readonly (readonly [string, HomeData[keyof HomeData]])[]) =>
  // The cast is safe: each entry is a section's data under its name.
  Object.fromEntries(data) as HomeData;

export const homeLoading = dataOf(Object.entries(sections).map(([name, { loading }]) => [name, loading]));

export const loadHome = async (api: PublicApi): Promise<HomeData> =>
  dataOf(await Promise.all(Object.entries(sections).map(async ([name, { load }]) => [name, await load(api)] as const)));
