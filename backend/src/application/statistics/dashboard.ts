import type { DashboardStats, StatsQuery } from "@etalase/contracts/statistics.schema";
import {
  contentStat,
  endOf,
  existingAt,
  type MadeOnDay,
  rangesOf,
  visitorSeries,
  visitorStat,
} from "../../domain/statistics.ts";
import { dayOf } from "../../domain/time.ts";
import type { Clock } from "../ports.ts";
import type { VisitRepository } from "./visits.ts";

/** The days on which the records of each kind were created. */
export type ContentDays = Readonly<Record<"news" | "portfolio" | "partners", readonly MadeOnDay[]>>;

type Needs = Readonly<{ visits: VisitRepository; contentDays: () => Promise<ContentDays>; now: Clock }>;

/** The figures of the overview: all of them are counted, none is invented. */
export const createDashboardService = ({ visits, contentDays, now }: Needs) => ({
  async stats({ period, content }: StatsQuery): Promise<DashboardStats> {
    const today = dayOf(now());
    const { current, previous } = rangesOf(period, today);
    const [days, { news, portfolio, partners }] = await Promise.all([
      visits.between(previous.from, today),
      contentDays(),
    ]);
    const until = endOf(content, today);
    return {
      stats: {
        visitors: visitorStat(days, period, today),
        news: contentStat(news, period, now()),
        portfolio: contentStat(portfolio, period, now()),
        partners: contentStat(partners, period, now()),
      },
      charts: {
        visitorData: visitorSeries(days, period, current),
        contentData: [
          { name: "News", count: existingAt(news, until) },
          { name: "Portfolio", count: existingAt(portfolio, until) },
          { name: "Partners", count: existingAt(partners, until) },
        ],
      },
    };
  },
});

export type DashboardService = ReturnType<typeof createDashboardService>;
