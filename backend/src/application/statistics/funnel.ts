import type { Funnel, FunnelQuery } from "@etalase/contracts/statistics/dashboard.schema";
import { funnelOf } from "../../domain/leads/funnel.ts";
import { type CountedLead, withLeads } from "../../domain/leads/totals.ts";
import { articleKeyOf, rangesOf } from "../../domain/statistics.ts";
import { dayOf, endOfDay, startOfDay } from "../../domain/time.ts";
import type { LeadTotals } from "../leads/forgetting.ts";
import type { Clock } from "../ports.ts";
import type { ArticleNames, VisitRepository } from "./visits.ts";

/** The leads that are kept still. */
export interface CountedLeads {
  /** Those that came from one moment on and before another. */
  between(from: Date, before: Date): Promise<readonly CountedLead[]>;
}

type Needs = Readonly<{
  visits: VisitRepository;
  leads: CountedLeads;
  leadTotals: LeadTotals;
  news: ArticleNames;
  now: Clock;
}>;

/** What of the visits became orders. Leads that are forgotten count on in their totals. */
export const createFunnelService =
  ({ visits, leads, leadTotals, news, now }: Needs) =>
  async ({ period }: FunnelQuery): Promise<Funnel> => {
    const { from, to } = rangesOf(period, dayOf(now())).current;
    const [days, sections, sources, readers, forgotten, kept] = await Promise.all([
      visits.between(from, to),
      visits.totals("section", from, to),
      visits.totals("source", from, to),
      visits.totals("article", from, to),
      leadTotals.between(from, to),
      leads.between(startOfDay(from), endOfDay(to)),
    ]);
    const totals = withLeads(forgotten, kept);
    const landings = totals.flatMap(({ landing }) => articleKeyOf(landing) ?? []);
    return funnelOf({
      visitors: days.reduce((sum, day) => sum + day.visitors, 0),
      packageViews: sections.get("price") ?? 0,
      articles: await news.named([...new Set([...readers.keys(), ...landings])]),
      ...{ sources, readers, totals },
    });
  };

export type FunnelService = ReturnType<typeof createFunnelService>;
