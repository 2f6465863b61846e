import type { Partner } from "@etalase/contracts/plain/partners.schema";
import type { PlainAnswer, PlainResource } from "@etalase/contracts/plain-kinds";
import type { PublicApi } from "@etalase/contracts/public-api";
import { type ConditionalSection, conditionalSections } from "@etalase/contracts/site/sections";
import type { Testimonial } from "@etalase/contracts/testimonials.schema";
import { importChunk } from "../../page/chunks.ts";

type Pending = Readonly<{ state: "loading" }>;
type Failed = Readonly<{ state: "failed" }>;
export type Loaded<T> = Pending | Failed | Readonly<{ state: "ready"; items: readonly T[] }>;

/**
 * Real partners; on a site that is not in use yet samples, when there are none and, with `afterFailure`, when they
 * could not be fetched.
 */
type PartnersData = Loaded<Partner> | Readonly<{ state: "samples"; items: readonly Partner[]; afterFailure: boolean }>;

/** The items of a section, none until they are there. */
export const itemsOf = <T>(data: Loaded<T>): readonly T[] => (data.state === "ready" ? data.items : []);

const latestNews = 4;

const loaded = <T>(items: Promise<readonly T[]>): Promise<Loaded<T>> =>
  items.then(
    (items) => ({ state: "ready", items }),
    () => ({ state: "failed" }),
  );

async function loadPartners(api: PublicApi): Promise<PartnersData> {
  const partners = await loaded(api.records("partners"));
  if (api.isInUse || (partners.state === "ready" && partners.items.length > 0)) return partners;
  const { samplePartners } = await importChunk(() => import("../../samples/partners.ts"));
  return { state: "samples", items: samplePartners, afterFailure: partners.state === "failed" };
}

/** The data of the page, except the records of conditional sections. */
const own = {
  showcases: (api: PublicApi) => loaded(api.records("showcases")),
  services: (api: PublicApi) => loaded(api.records("services")),
  packages: (api: PublicApi) => loaded(api.packages()),
  news: (api: PublicApi) => loaded(api.highlights(latestNews)),
  projects: (api: PublicApi) => loaded(api.featuredProjects()),
  partners: loadPartners,
};

type ConditionalKind = (typeof conditionalSections)[ConditionalSection]["of"];
type RecordOf<K extends ConditionalKind> = K extends PlainResource ? PlainAnswer<K> : Testimonial;

export type HomeData = { readonly [Name in keyof typeof own]: Pending | Awaited<ReturnType<(typeof own)[Name]>> } & {
  readonly [S in ConditionalSection]: readonly RecordOf<(typeof conditionalSections)[S]["of"]>[];
};

/** The records of a section that is there only with them; none after a failure, as the page is complete without. */
export function recordsIn(api: PublicApi, id: ConditionalSection): Promise<readonly object[]> {
  const { of } = conditionalSections[id];
  return (of === "testimonials" ? api.testimonials() : api.records(of)).catch(() => []);
}

const conditional = Object.keys(conditionalSections) as readonly ConditionalSection[]; // no other keys

// The casts are safe: each entry is a section's data under its name.
export const homeLoading = Object.fromEntries([
  ...Object.keys(own).map((name) => [name, { state: "loading" }]),
  ...conditional.map((id) => [id, []]),
]) as HomeData;

export const loadHome = async (api: PublicApi): Promise<HomeData> =>
  Object.fromEntries(
    await Promise.all([
      ...Object.entries(own).map(async ([name, load]) => [name, await load(api)] as const),
      ...conditional.map(async (id) => [id, await recordsIn(api, id)] as const),
    ]),
  ) as HomeData;
