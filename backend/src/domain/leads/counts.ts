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

type Result = Pick<LeadCount, "leads" | "won" | "value">;

/** Adds up the results of equal counts: `keyOf` tells which are equal, `criterionOf` names their common criterion. */
function createResultSums<Count extends Result, Criterion extends object>(
  keyOf: (count: Count) => string,
  criterionOf: (count: Count) => Criterion,
) {
  const sums = new Map<string, Criterion & Changing<Result>>();

  return {
    add(count: Count): Criterion & Changing<Result> {
      const key = keyOf(count);
      const known = sums.get(key) ?? { ...criterionOf(count), leads: 0, won: 0, value: 0 };
      sums.set(key, known);
      known.leads += count.leads;
      known.won += count.won;
      known.value += count.value;
      return known;
    },
    all: () => [...sums.values()],
  };
}

/** Sums for each kind and package, under the package's latest name. */
function createWantedSums() {
  const { add, all } = createResultSums(
    ({ kind, slug }: LeadCounts["wanted"][number]) => `${kind} ${slug}`,
    ({ kind, slug, name, latestMs }) => ({ kind, slug, name, latestMs }),
  );

  return {
    add(count: LeadCounts["wanted"][number]): void {
      const known = add(count);
      const { name, latestMs } = count;
      if (latestMs >= known.latestMs) Object.assign(known, { name, latestMs });
    },
    all,
  };
}

function createAnswerSums() {
  const sums = new Map<number, Changing<LeadCounts["answered"][number]>>();

  return {
    add({ minutes, leads }: LeadCounts["answered"][number]): void {
      const known = sums.get(minutes) ?? { minutes, leads: 0 };
      sums.set(minutes, known);
      known.leads += leads;
    },
    all: () => [...sums.values()],
  };
}

/** Adds counts up, and merges equal entries. */
export function createLeadSums() {
  const wanted = createWantedSums();
  const sources = createResultSums(
    ({ source }: LeadCounts["sources"][number]) => source,
    ({ source }) => ({ source }),
  );
  const campaigns = createResultSums(
    ({ campaign }: LeadCounts["campaigns"][number]) => campaign,
    ({ campaign }) => ({ campaign }),
  );
  const articles = createResultSums(
    ({ article }: LeadCounts["articles"][number]) => article,
    ({ article }) => ({ article }),
  );
  const answered = createAnswerSums();

  return {
    add(counts: LeadCounts): void {
      counts.wanted.forEach(wanted.add);
      counts.sources.forEach(sources.add);
      counts.campaigns.forEach(campaigns.add);
      counts.articles.forEach(articles.add);
      counts.answered.forEach(answered.add);
    },
    counts: (): LeadCounts => ({
      wanted: wanted.all(),
      sources: sources.all(),
      campaigns: campaigns.all(),
      articles: articles.all(),
      answered: answered.all(),
    }),
  };
}
