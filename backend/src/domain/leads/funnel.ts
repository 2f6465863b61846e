import { type FunnelStep, funnelRows, funnelSteps } from "@etalase/contracts/statistics/dashboard";
import type { Funnel } from "@etalase/contracts/statistics/dashboard.schema";
import { articleKeyOf } from "../statistics.ts";
import type { LeadTotal } from "./totals.ts";

/** An article as a list names it. */
export type ArticleName = Readonly<{ id: string; slug: string; title: string }>;

/** Leads of some days that are alike, however many; `latestMs` is when the last one came. */
export type LeadCount = Omit<LeadTotal, "day" | "answerMinutes"> & Readonly<{ latestMs: number }>;

/** Some of the leads of a period, with the minutes that each of the answered ones had waited. */
export type LeadCounts = Readonly<{ counts: readonly LeadCount[]; answerMinutes: readonly number[] }>;

/** Some of the visitors of a period, by what they are counted for. */
export type VisitCount = Readonly<{ what: "source" | "article" | "section"; name: string; visitors: number }>;

type Wanted = Readonly<{ slug: string; name: string; latestMs: number }> &
  Record<"orders" | "contacts" | "won" | "value" | "leads", number>;
type Source = Readonly<{ name: string }> & Record<"visitors" | "leads" | "won", number>;

const add = <Key>(sums: Map<Key, number>, key: Key, more: number) => sums.set(key, (sums.get(key) ?? 0) + more);

/** The first ones in an order, without sorting all of them. */
function firstOf<T>(items: Iterable<T>, count: number, order: (one: T, other: T) => number): readonly T[] {
  const first: T[] = [];
  for (const item of items) {
    const last = first[count - 1];
    if (last !== undefined && order(item, last) >= 0) continue;
    const place = first.findIndex((other) => order(item, other) < 0);
    first.splice(place < 0 ? first.length : place, 0, item);
    first.length = Math.min(first.length, count);
  }
  return first;
}

/** The middle one of numbers that occur so often, or what is between the two in the middle; null of none. */
function medianOf(counts: ReadonlyMap<number, number>): number | null {
  const sorted = [...counts].toSorted(([one], [other]) => one - other);
  const middle = sorted.reduce((sum, [, count]) => sum + count, 0) / 2;
  const at = (place: number) => {
    let passed = 0;
    return sorted.find(([, count]) => {
      passed += count;
      return passed > place;
    })?.[0];
  };
  const [below, above] = [at(Math.ceil(middle) - 1), at(Math.floor(middle))];
  return below === undefined || above === undefined ? null : (below + above) / 2;
}

/** Sums up the way from a visit to an order, some days after the other, so that nobody holds all that was counted. */
export function createFunnelSums() {
  const kinds = new Map<LeadTotal["kind"], number>();
  const packages = new Map<string, Wanted>();
  const sources = new Map<string, Source>();
  const readers = new Map<string, number>();
  const sections = new Map<string, number>();
  const landings = new Map<string, number>();
  const minutes = new Map<number, number>();
  let won = 0;

  const sourceOf = (name: string): Source => {
    const known = sources.get(name) ?? { name, visitors: 0, leads: 0, won: 0 };
    sources.set(name, known);
    return known;
  };

  function addWanted({ kind, slug, name, latestMs, ...more }: LeadCount) {
    const known = packages.get(slug) ?? { slug, name, latestMs, orders: 0, contacts: 0, won: 0, value: 0, leads: 0 };
    packages.set(slug, {
      // The name of the latest lead.
      ...(latestMs >= known.latestMs ? { slug, name, latestMs } : known),
      orders: known.orders + (kind === "order" ? more.leads : 0),
      contacts: known.contacts + (kind === "contact" ? more.leads : 0),
      won: known.won + more.won,
      value: known.value + more.value,
      leads: known.leads + more.leads,
    });
  }

  function addCount(count: LeadCount) {
    add(kinds, count.kind, count.leads);
    won += count.won;
    if (count.slug !== "") addWanted(count);
    const source = sourceOf(count.source);
    source.leads += count.leads;
    source.won += count.won;
    const article = articleKeyOf(count.landing);
    if (article !== null) add(landings, article, count.leads);
  }

  const stepsOf = (visitors: number): Funnel["steps"] => {
    const counts: Readonly<Record<FunnelStep, number>> = {
      visitors,
      packageViews: sections.get("price") ?? 0,
      orders: kinds.get("order") ?? 0,
      consultations: kinds.get("consultation") ?? 0,
      contacts: kinds.get("contact") ?? 0,
      answered: [...minutes.values()].reduce((sum, count) => sum + count, 0),
      won,
    };
    return funnelSteps.map((name) => ({ name, count: counts[name] }));
  };

  /** Those that somebody wanted, the most wanted first. */
  const wanted = (): Funnel["packages"] =>
    [...packages.values()]
      .toSorted((one, other) => other.leads - one.leads || one.slug.localeCompare(other.slug))
      .map(({ leads: _leads, latestMs: _latest, ...one }) => one);

  const foundBy = (): Funnel["sources"] =>
    firstOf(
      sources.values(),
      funnelRows,
      (one, other) => other.leads - one.leads || other.visitors - one.visitors || one.name.localeCompare(other.name),
    );

  function read(articles: ReadonlyMap<string, ArticleName>): Funnel["articles"] {
    const leads = new Map<string, number>();
    for (const [key, count] of landings) {
      const article = articles.get(key);
      if (article) add(leads, article.id, count);
    }
    const found = new Map([...articles.values()].map((article) => [article.id, article]));
    return firstOf(
      [...found.values()].map(({ id, slug, title }) => {
        return { slug, title, readers: readers.get(id) ?? 0, leads: leads.get(id) ?? 0 };
      }),
      funnelRows,
      (one, other) => other.leads - one.leads || other.readers - one.readers || one.slug.localeCompare(other.slug),
    );
  }

  return {
    addVisits(counts: readonly VisitCount[]): void {
      for (const { what, name, visitors } of counts) {
        if (what === "source") sourceOf(name).visitors += visitors;
        else add(what === "article" ? readers : sections, name, visitors);
      }
    },
    addLeads({ counts, answerMinutes }: LeadCounts): void {
      for (const count of counts) addCount(count);
      for (const waited of answerMinutes) add(minutes, waited, 1);
    },
    /** Every article that is asked about, by id or slug. */
    articleKeys: (): readonly string[] => [...new Set([...readers.keys(), ...landings.keys()])],
    /** The way as far as it was counted; `articles` are those of the keys. */
    funnel: (visitors: number, articles: ReadonlyMap<string, ArticleName>): Funnel => ({
      steps: stepsOf(visitors),
      packages: wanted(),
      sources: foundBy(),
      articles: read(articles),
      medianAnswerMinutes: medianOf(minutes),
    }),
  };
}
