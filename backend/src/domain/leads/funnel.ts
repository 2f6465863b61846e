import { handKinds, type LeadKind } from "@etalase/contracts/leads/leads";
import { channelOf } from "@etalase/contracts/leads/sources";
import { type FunnelStep, funnelRows, funnelSteps } from "@etalase/contracts/statistics";
import type { Funnel } from "@etalase/contracts/statistics.schema";
import { medianOf } from "./answer-time.ts";
import { createLeadSums, type LeadCounts } from "./counts.ts";
import { campaignIn } from "./sources.ts";

/** An article in a list. */
export type ArticleName = Readonly<{ id: string; slug: string; title: string }>;

/** A number of visitors in a period, by what they are counted for. */
export type VisitCount = Readonly<{
  what: "source" | "campaign" | "article" | "section";
  name: string;
  visitors: number;
}>;

type Source = Funnel["sources"][number];

const sumOf = <T>(items: readonly T[], of: (item: T) => number) => items.reduce((sum, item) => sum + of(item), 0);
const add = <Key>(sums: Map<Key, number>, key: Key, more: number) => sums.set(key, (sums.get(key) ?? 0) + more);

const leadsOf = (counts: readonly Readonly<{ leads: number }>[]) => sumOf(counts, ({ leads }) => leads);
const ofKinds = (wanted: LeadCounts["wanted"], ...kinds: readonly LeadKind[]) =>
  leadsOf(wanted.filter(({ kind }) => kinds.includes(kind)));

/** The requested packages, the most wanted first. */
const packagesOf = (wanted: LeadCounts["wanted"]): Funnel["packages"] =>
  [...Map.groupBy(wanted, ({ slug }) => slug)]
    .filter(([slug]) => slug !== "")
    .toSorted(([slug, one], [other, others]) => leadsOf(others) - leadsOf(one) || slug.localeCompare(other))
    .map(([slug, all]) => ({
      slug,
      // The name of the latest lead.
      name: all.reduce((one, other) => (other.latestMs >= one.latestMs ? other : one)).name,
      orders: ofKinds(all, "order"),
      contacts: ofKinds(all, ...handKinds),
      won: sumOf(all, ({ won }) => won),
      value: sumOf(all, ({ value }) => value),
    }));

type Articles = ReadonlyMap<string, ArticleName>;

function stepsOf(
  { wanted, answerMinutes }: LeadCounts,
  seen: Readonly<Record<"visitors" | "packageViews", number>>,
): Funnel["steps"] {
  const counts: Readonly<Record<FunnelStep, number>> = {
    ...seen,
    orders: ofKinds(wanted, "order"),
    consultations: ofKinds(wanted, "consultation"),
    contacts: ofKinds(wanted, ...handKinds),
    answered: answerMinutes.length,
    won: sumOf(wanted, ({ won }) => won),
  };
  return funnelSteps.map((name) => ({ name, count: counts[name] }));
}

/**
 * Puts a campaign's visitors of whom no channel is known, since an earlier version counted them, under the channel of its
 * other counts, if that is only one.
 */
function withChannels(came: ReadonlyMap<string, number>, leads: LeadCounts["campaigns"]): ReadonlyMap<string, number> {
  const known = [...new Set([...came.keys(), ...leads.keys()])].filter((key) => campaignIn(key).source !== "");
  const byName = Map.groupBy(known, (key) => campaignIn(key).name);
  const placed = new Map<string, number>();
  for (const [key, visitors] of came) {
    const [only = key, other] = byName.get(key) ?? [];
    add(placed, other ? key : only, visitors);
  }
  return placed;
}

/** The visitors and leads by the name of their source or campaign, those with the most sold first. */
function foundBy(came: ReadonlyMap<string, number>, leads: LeadCounts["sources"]): Funnel["sources"] {
  const all = new Map<string, Source>();
  for (const [name, visitors] of came) all.set(name, { name, visitors, leads: 0, won: 0, value: 0 });
  for (const [name, results] of leads) all.set(name, { name, visitors: came.get(name) ?? 0, ...results });
  const order = (one: Source, other: Source) =>
    other.value - one.value ||
    other.won - one.won ||
    other.leads - one.leads ||
    other.visitors - one.visitors ||
    (one.name < other.name ? -1 : 1);
  return [...all.values()].sort(order).slice(0, funnelRows);
}

/** The articles with their readers and the leads that landed on them, those with the most leads first. */
function articlesOf(
  articles: Articles,
  readers: ReadonlyMap<string, number>,
  landed: LeadCounts["articles"],
): Funnel["articles"] {
  // An article has a count for its slug, and one for its id.
  const counts = Map.groupBy(landed, ([key]) => articles.get(key)?.id);
  const byId = new Map([...articles.values()].map((article) => [article.id, article]));
  const all = [...byId.values()].map(({ id, slug, title }) => {
    const results = (counts.get(id) ?? []).map(([, result]) => result);
    const [won, value] = [sumOf(results, (one) => one.won), sumOf(results, (one) => one.value)];
    return { slug, title, readers: readers.get(id) ?? 0, leads: leadsOf(results), won, value };
  });
  return all
    .sort((one, other) => other.leads - one.leads || other.readers - one.readers || (one.slug < other.slug ? -1 : 1))
    .slice(0, funnelRows);
}

/** Sums up the steps from a visit to an order, in batches of days, so that not all counts are in memory. */
export function createFunnelSums() {
  const leads = createLeadSums();
  const visits: Readonly<Record<VisitCount["what"], Map<string, number>>> = {
    source: new Map(),
    campaign: new Map(),
    article: new Map(),
    section: new Map(),
  };

  return {
    addVisits(counts: readonly VisitCount[]): void {
      for (const { what, name, visitors } of counts)
        add(visits[what], what === "source" ? channelOf(name) : name, visitors);
    },
    addLead: leads.add,
    /** Every article in the counts, by id or slug. */
    articleKeys: (): readonly string[] => [...new Set([...visits.article.keys(), ...leads.counts().articles.keys()])],
    /** The funnel of the counts so far; `articles` belong to the keys. */
    funnel(visitors: number, articles: Articles): Funnel {
      const counts = leads.counts();
      return {
        steps: stepsOf(counts, { visitors, packageViews: visits.section.get("price") ?? 0 }),
        packages: packagesOf(counts.wanted),
        sources: foundBy(visits.source, counts.sources),
        campaigns: foundBy(withChannels(visits.campaign, counts.campaigns), counts.campaigns).map(
          ({ name: key, ...figures }) => ({
            ...campaignIn(key),
            ...figures,
          }),
        ),
        articles: articlesOf(articles, visits.article, counts.articles),
        medianAnswerMinutes: medianOf(counts.answerMinutes),
      };
    },
  };
}
