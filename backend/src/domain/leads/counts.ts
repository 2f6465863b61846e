import { articleKeyOf } from "../statistics.ts";
import type { LeadTotal } from "./totals.ts";

/** A number of similar leads; `latestMs` is the time of the last one. */
export type LeadCount = Omit<LeadTotal, "day" | "answerMinutes"> & Readonly<{ latestMs: number }>;

/**
 * Counts of leads by one criterion at a time: with all criteria together, nearly every lead would be a count of its
 * own.
 */
export type LeadCounts = Readonly<{
  wanted: readonly Pick<LeadCount, "kind" | "slug" | "name" | "latestMs" | "leads" | "won" | "value">[];
  sources: readonly Pick<LeadCount, "source" | "leads" | "won" | "value">[];
  /** Leads that no campaign brought are absent. */
  campaigns: readonly Pick<LeadCount, "campaign" | "leads" | "won" | "value">[];
  /** By the slug or id in the address of their landing page; leads with another landing page are absent. */
  articles: readonly Readonly<{ article: string } & Pick<LeadCount, "leads" | "won" | "value">>[];
  /** The number of leads for each whole number of minutes until the first answer. */
  answered: readonly Readonly<{ minutes: number; leads: number }>[];
}>;

/** The same leads, counted by one criterion at a time; equal entries are not merged. */
export const countsOf = (alike: readonly LeadCount[], answerMinutes: readonly number[]): LeadCounts => ({
  wanted: alike,
  sources: alike,
  campaigns: alike.filter(({ campaign }) => campaign !== ""),
  articles: alike.flatMap(({ landing, leads, won, value }) => {
    const article = articleKeyOf(landing);
    return article === null ? [] : [{ article, leads, won, value }];
  }),
  answered: answerMinutes.map((minutes) => ({ minutes, leads: 1 })),
});

type Changing<T> = { -readonly [Field in keyof T]: T[Field] };
type Sums<Field extends keyof LeadCounts> = Map<string | number, Changing<LeadCounts[Field][number]>>;

type Result = Changing<Pick<LeadCount, "leads" | "won" | "value">>;

/** Adds counts up, and merges equal entries. */
export function createLeadSums() {
  const wanted: Sums<"wanted"> = new Map();
  const sources: Sums<"sources"> = new Map();
  const campaigns: Sums<"campaigns"> = new Map();
  const articles: Sums<"articles"> = new Map();
  const answered: Sums<"answered"> = new Map();

  function addResult(known: Result, { leads, won, value }: Readonly<Result>) {
    known.leads += leads;
    known.won += won;
    known.value += value;
  }

  function addWanted(counts: LeadCounts["wanted"][number]) {
    const { kind, slug, name, latestMs } = counts;
    const key = `${kind} ${slug}`;
    const known = wanted.get(key) ?? { kind, slug, name, latestMs, leads: 0, won: 0, value: 0 };
    wanted.set(key, known);
    if (latestMs >= known.latestMs) Object.assign(known, { name, latestMs });
    addResult(known, counts);
  }

  function addSource(counts: LeadCounts["sources"][number]) {
    const { source } = counts;
    const known = sources.get(source) ?? { source, leads: 0, won: 0, value: 0 };
    sources.set(source, known);
    addResult(known, counts);
  }

  function addCampaign(counts: LeadCounts["campaigns"][number]) {
    const { campaign } = counts;
    const known = campaigns.get(campaign) ?? { campaign, leads: 0, won: 0, value: 0 };
    campaigns.set(campaign, known);
    addResult(known, counts);
  }

  function addArticle(counts: LeadCounts["articles"][number]) {
    const { article } = counts;
    const known = articles.get(article) ?? { article, leads: 0, won: 0, value: 0 };
    articles.set(article, known);
    addResult(known, counts);
  }

  function addAnswered({ minutes, leads }: LeadCounts["answered"][number]) {
    const known = answered.get(minutes) ?? { minutes, leads: 0 };
    answered.set(minutes, known);
    known.leads += leads;
  }

  return {
    add(counts: LeadCounts): void {
      counts.wanted.forEach(addWanted);
      counts.sources.forEach(addSource);
      counts.campaigns.forEach(addCampaign);
      counts.articles.forEach(addArticle);
      counts.answered.forEach(addAnswered);
    },
    counts: (): LeadCounts => ({
      wanted: [...wanted.values()],
      sources: [...sources.values()],
      campaigns: [...campaigns.values()],
      articles: [...articles.values()],
      answered: [...answered.values()],
    }),
  };
}
