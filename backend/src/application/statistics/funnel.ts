import type { VisitorPeriod } from "@etalase/contracts/statistics";
import type { Funnel, FunnelQuery } from "@etalase/contracts/statistics.schema";
import { type ArticleName, createFunnelSums } from "../../domain/leads/funnel.ts";
import { rangesOf } from "../../domain/statistics.ts";
import { dayOf, endOfDay, startOfDay } from "../../domain/time.ts";
import type { LeadRepository } from "../leads/leads.ts";
import type { Tools } from "../tools.ts";
import type { ArticleNames, VisitRepository } from "./visits.ts";

type Keeping = Readonly<{
  /** Milliseconds since some moment, by a monotonic clock. */
  elapsed: () => number;
  /** The factor from an answer's cost to the time for which it is cached. */
  times: number;
  maxMs: number;
}>;

type CacheEntry<T> = Readonly<{ answer: Promise<T>; until: () => number }>;

/**
 * Caches each answer in proportion to its cost, so that any number of requests takes no more than a share of the
 * processor; a cheap answer is fresh. Callers that arrive meanwhile wait for the read in progress.
 */
export function keptAwhile<Query extends string, T>(
  { elapsed, times, maxMs }: Keeping,
  read: (query: Query) => Promise<T>,
): (query: Query) => Promise<T> {
  const cache = new Map<Query, CacheEntry<T>>();

  function begin(query: Query): CacheEntry<T> {
    const begunAt = elapsed();
    let until = Number.POSITIVE_INFINITY;
    const answer = read(query);
    const mine = { answer, until: () => until };
    cache.set(query, mine);
    answer.then(
      () => {
        until = elapsed() + Math.min((elapsed() - begunAt) * times, maxMs);
      },
      // A failure is not cached.
      () => cache.delete(query),
    );
    return mine;
  }

  return (query) => {
    const known = cache.get(query);
    return known && elapsed() < known.until() ? known.answer : begin(query).answer;
  };
}

type Needs = Pick<Tools, "pause" | "now" | "elapsed"> &
  Readonly<{ visits: VisitRepository; leads: Pick<LeadRepository, "counted">; news: ArticleNames }>;

const namedAtOnce = 500;

/** The funnel may take a twentieth of the processor, however many people look at it. */
const keeping = { times: 20, maxMs: 60_000 };

/** The share of visits that became orders. Forgotten leads are counted like all others. */
export function createFunnelService({ visits, leads, news, pause, now, elapsed }: Needs) {
  /** Other work has its turn after each part. */
  async function takeEach<T>(parts: AsyncIterable<T>, take: (part: T) => void) {
    for await (const part of parts) {
      take(part);
      await pause();
    }
  }

  async function named(keys: readonly string[]): Promise<ReadonlyMap<string, ArticleName>> {
    const articles = new Map<string, ArticleName>();
    for (let from = 0; from < keys.length; from += namedAtOnce) {
      for (const [key, article] of await news.named(keys.slice(from, from + namedAtOnce))) articles.set(key, article);
      await pause();
    }
    return articles;
  }

  const read = keptAwhile({ ...keeping, elapsed }, async (period: VisitorPeriod): Promise<Funnel> => {
    const { from, to } = rangesOf(period, dayOf(now())).current;
    const sums = createFunnelSums();
    const [days] = await Promise.all([
      visits.between(from, to),
      takeEach(visits.counted(from, to), sums.addVisits),
      takeEach(leads.counted(startOfDay(from), endOfDay(to)), (some) => some.forEach(sums.addLead)),
    ]);
    const visitors = days.reduce((sum, day) => sum + day.visitors, 0);
    return sums.funnel(visitors, await named(sums.articleKeys()));
  });

  return ({ period }: FunnelQuery): Promise<Funnel> => read(period);
}

export type FunnelService = ReturnType<typeof createFunnelService>;
