import type { Funnel, FunnelQuery } from "@etalase/contracts/statistics.schema";
import { type ArticleName, createFunnelSums } from "../../domain/leads/funnel.ts";
import { rangesOf } from "../../domain/statistics.ts";
import { dayOf, endOfDay, startOfDay } from "../../domain/time.ts";
import type { LeadRepository } from "../leads/leads.ts";
import type { Tools } from "../tools.ts";
import type { ArticleNames, VisitRepository } from "./visits.ts";

type Needs = Pick<Tools, "pause" | "now"> &
  Readonly<{ visits: VisitRepository; leads: Pick<LeadRepository, "counted">; news: ArticleNames }>;

const namedAtOnce = 500;

/** The share of visits that became orders. Forgotten leads are counted like all others. */
export function createFunnelService({ visits, leads, news, pause, now }: Needs) {
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

  return async ({ period }: FunnelQuery): Promise<Funnel> => {
    const { from, to } = rangesOf(period, dayOf(now())).current;
    const sums = createFunnelSums();
    const [days] = await Promise.all([
      visits.between(from, to),
      takeEach(visits.counted(from, to), sums.addVisits),
      takeEach(leads.counted(startOfDay(from), endOfDay(to)), (some) => some.forEach(sums.addLead)),
    ]);
    const visitors = days.reduce((sum, day) => sum + day.visitors, 0);
    return sums.funnel(visitors, await named(sums.articleKeys()));
  };
}

export type FunnelService = ReturnType<typeof createFunnelService>;
