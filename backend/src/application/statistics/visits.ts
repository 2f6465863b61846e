import type { VisitSection } from "@etalase/contracts/statistics";
import type { ArticleName, VisitCount } from "../../domain/leads/funnel.ts";
import { campaignKeyOf, type FoundBy, sourceNameOf } from "../../domain/leads/sources.ts";
import { articleKeyOf } from "../../domain/statistics.ts";
import { dayOf } from "../../domain/time.ts";
import type { Tools } from "../tools.ts";

/** The counts of one day. */
export type VisitDay = Readonly<{ day: string; visitors: number; views: number }>;

/** The counts of visitors beside the day: their source, the articles that they read, and the sections that they saw. */
export type VisitTally = Pick<VisitCount, "what" | "name">;

/** The number of views, how the visitor came, and the counts that include a visitor once a day. */
type Counted = Readonly<{ views?: number; source?: string; campaign?: string; tallies?: readonly VisitTally[] }>;

export interface VisitRepository {
  /** Counts one view by default, and the visitor's hash with its source and campaign once a day. */
  record(day: string, visitor: string, counted?: Counted): Promise<void>;
  /** Takes a visitor of that day out of all counts; the views stay, which no figure shows. */
  takeBack(day: string, visitor: string): Promise<void>;
  /** The visitors of the days from one to another by what they were counted for, in batches of days. */
  counted(from: string, to: string): AsyncIterable<readonly VisitCount[]>;
  /** Returns the days from one to another, both included; days without a visit are absent. */
  between(from: string, to: string): Promise<readonly VisitDay[]>;
  /** Forgets the hashes of earlier days; their number stays. */
  forgetVisitorsBefore(day: string): Promise<void>;
}

export interface ArticleNames {
  /** Articles by their ids or any of their slugs, under the requested key; unknown ones are absent. */
  named(keys: readonly string[]): Promise<ReadonlyMap<string, ArticleName>>;
}

type Needs = Pick<Tools, "limiter" | "transaction" | "now"> & Readonly<{ visits: VisitRepository; news: ArticleNames }>;

/** `path` is the page's; without a `section` the visit is to the page itself. */
type Visit = Readonly<{
  visitor: string;
  ip: string;
  path?: string;
  source?: FoundBy;
  section?: VisitSection | undefined;
}>;

const minuteMs = 60_000;
const viewsPerMinute = 60;
/** A page sends each of the five measurements a few times at most. */
const vitalsPerMinute = 120;

/** The product's own counter: no cookies, a hash that changes daily, and daily totals. */
export const createVisitsService = ({ visits, news, limiter, transaction, now }: Needs) => ({
  async record({ visitor, ip, path = "", source, section }: Visit) {
    const { count } = await limiter.count(`visits:${ip}`, minuteMs);
    if (count > viewsPerMinute) return;
    const key = articleKeyOf(path);
    const article = key === null ? undefined : (await news.named([key])).get(key);
    const tallies: readonly VisitTally[] = [
      ...(article ? [{ what: "article", name: article.id } as const] : []),
      ...(section ? [{ what: "section", name: section } as const] : []),
    ];
    const counted = {
      views: section ? 0 : 1,
      tallies,
      ...(source ? { source: sourceNameOf(source), campaign: campaignKeyOf(source) } : {}),
    };
    await transaction(() => visits.record(dayOf(now()), visitor, counted));
  },
  /** Takes today's visitor out of the counts. */
  takeBack: (visitor: string) => transaction(() => visits.takeBack(dayOf(now()), visitor)),
  /** Tells whether another measurement of web vitals is accepted from this address, so that nobody fills the log. */
  async takesVital(ip: string) {
    const { count } = await limiter.count(`vitals:${ip}`, minuteMs);
    return count <= vitalsPerMinute;
  },
  forgetVisitors: () => visits.forgetVisitorsBefore(dayOf(now())),
});

export type VisitsService = ReturnType<typeof createVisitsService>;
