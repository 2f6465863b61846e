import { type FunnelStep, funnelRows, funnelSteps } from "@etalase/contracts/statistics/dashboard";
import type { Funnel } from "@etalase/contracts/statistics/dashboard.schema";
import { articleKeyOf } from "../statistics.ts";
import type { LeadTotal } from "./totals.ts";

/** An article as a list names it. */
export type ArticleName = Readonly<{ id: string; slug: string; title: string }>;

type Counted = Readonly<{
  visitors: number;
  packageViews: number;
  /** Visitors by source. */
  sources: ReadonlyMap<string, number>;
  /** Visitors by the article's id. */
  readers: ReadonlyMap<string, number>;
  /** Every article that is asked about, by id or slug. */
  articles: ReadonlyMap<string, ArticleName>;
  totals: readonly LeadTotal[];
}>;

const sumOf = <T>(items: readonly T[], of: (item: T) => number) => items.reduce((sum, item) => sum + of(item), 0);
const leadsOf = (totals: readonly LeadTotal[]) => sumOf(totals, ({ leads }) => leads);
const wonOf = (totals: readonly LeadTotal[]) => sumOf(totals, ({ won }) => won);
const ofKind = (totals: readonly LeadTotal[], wanted: LeadTotal["kind"]) =>
  leadsOf(totals.filter(({ kind }) => kind === wanted));

/** The middle one, or what is between the two in the middle; null of none. */
function medianOf(numbers: readonly number[]): number | null {
  const sorted = numbers.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  const [below, above] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return below === undefined || above === undefined ? null : (below + above) / 2;
}

function stepsOf({ visitors, packageViews, totals }: Counted): Funnel["steps"] {
  const counts: Readonly<Record<FunnelStep, number>> = {
    visitors,
    packageViews,
    orders: ofKind(totals, "order"),
    consultations: ofKind(totals, "consultation"),
    contacts: ofKind(totals, "contact"),
    answered: sumOf(totals, ({ answerMinutes }) => answerMinutes.length),
    won: wonOf(totals),
  };
  return funnelSteps.map((name) => ({ name, count: counts[name] }));
}

/** Those that somebody wanted, the most wanted first, under the name of the latest lead. */
function packagesOf({ totals }: Counted): Funnel["packages"] {
  const wanted = Map.groupBy(
    totals.filter(({ slug }) => slug !== ""),
    ({ slug }) => slug,
  );
  return [...wanted]
    .map(([slug, all]) => ({
      slug,
      name: all.toSorted((one, other) => one.day.localeCompare(other.day)).at(-1)?.name ?? "",
      orders: ofKind(all, "order"),
      contacts: ofKind(all, "contact"),
      won: wonOf(all),
      value: sumOf(all, ({ value }) => value),
      leads: leadsOf(all),
    }))
    .toSorted((one, other) => other.leads - one.leads || one.slug.localeCompare(other.slug))
    .map(({ leads: _leads, ...one }) => one);
}

function sourcesOf({ sources, totals }: Counted): Funnel["sources"] {
  const leads = Map.groupBy(totals, ({ source }) => source);
  return [...new Set([...sources.keys(), ...leads.keys()])]
    .map((name) => {
      const all = leads.get(name) ?? [];
      return { name, visitors: sources.get(name) ?? 0, leads: leadsOf(all), won: wonOf(all) };
    })
    .toSorted(
      (one, other) => other.leads - one.leads || other.visitors - one.visitors || one.name.localeCompare(other.name),
    )
    .slice(0, funnelRows);
}

function articlesOf({ readers, articles, totals }: Counted): Funnel["articles"] {
  const found = new Map([...articles.values()].map((article) => [article.id, article]));
  const leads = Map.groupBy(totals, ({ landing }) => articles.get(articleKeyOf(landing) ?? "")?.id);
  return [...found.values()]
    .map(({ id, slug, title }) => ({ slug, title, readers: readers.get(id) ?? 0, leads: leadsOf(leads.get(id) ?? []) }))
    .toSorted(
      (one, other) => other.leads - one.leads || other.readers - one.readers || one.slug.localeCompare(other.slug),
    )
    .slice(0, funnelRows);
}

/** The way from a visit to an order, as far as it was counted. */
export const funnelOf = (counted: Counted): Funnel => ({
  steps: stepsOf(counted),
  packages: packagesOf(counted),
  sources: sourcesOf(counted),
  articles: articlesOf(counted),
  medianAnswerMinutes: medianOf(counted.totals.flatMap(({ answerMinutes }) => answerMinutes)),
});
