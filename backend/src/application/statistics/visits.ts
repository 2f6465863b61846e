import { dayOf } from "../../domain/time.ts";
import type { Clock, RateLimiter, Transaction } from "../ports.ts";

/** The counts of one day. */
export type VisitDay = Readonly<{ day: string; visitors: number; views: number }>;

export interface VisitRepository {
  /** Counts one view, and the visitor's hash once a day. */
  record(day: string, visitor: string): Promise<void>;
  /** Returns the days from one to another, both included; days without a visit are absent. */
  between(from: string, to: string): Promise<readonly VisitDay[]>;
  /** Forgets the hashes of earlier days; their number stays. */
  forgetVisitorsBefore(day: string): Promise<void>;
}

type Needs = Readonly<{ visits: VisitRepository; limiter: RateLimiter; transaction: Transaction; now: Clock }>;

const minuteMs = 60_000;
const viewsPerMinute = 60;
/** A page sends each of the five readings a few times at most. */
const vitalsPerMinute = 120;

/** The product's own counter: no cookies, a hash that changes daily, kept as daily totals. */
export const createVisitsService = ({ visits, limiter, transaction, now }: Needs) => ({
  async record({ visitor, ip }: Readonly<{ visitor: string; ip: string }>) {
    const { count } = await limiter.count(`visits:${ip}`, minuteMs);
    if (count <= viewsPerMinute) await transaction(() => visits.record(dayOf(now()), visitor));
  },
  /** Tells whether one more reading of web vitals is kept from this address, so that nobody fills the log. */
  async takesVital(ip: string) {
    const { count } = await limiter.count(`vitals:${ip}`, minuteMs);
    return count <= vitalsPerMinute;
  },
  forgetVisitors: () => visits.forgetVisitorsBefore(dayOf(now())),
});

export type VisitsService = ReturnType<typeof createVisitsService>;
