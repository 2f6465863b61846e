import { createLeadSums, type LeadCounts } from "../../domain/leads/counts.ts";
import { rangesOf } from "../../domain/statistics.ts";
import { dayOf, endOfDay, shiftDay, startOfDay } from "../../domain/time.ts";
import type { Clock, Pause } from "../ports.ts";

/** The leads that are not forgotten yet. */
export interface CountedLeads {
  /** Counts the leads from one moment on and before another, in parts. */
  counted(from: Date, before: Date): AsyncIterable<LeadCounts>;
}

/** A day's counts. The print changes with every lead of the day that is added, changed or removed. */
export type KeptDay = Readonly<{ day: string; print: string; counts: LeadCounts }>;

export interface LeadDays {
  /** The present prints of the days from one to another; days without leads are absent. */
  prints(from: string, to: string): Promise<ReadonlyMap<string, string>>;
  /** The prints of the cached days. */
  keptPrints(from: string, to: string): Promise<ReadonlyMap<string, string>>;
  kept(from: string, to: string): Promise<readonly KeptDay[]>;
  /** Replaces the cached counts of the same days. */
  keep(days: readonly KeptDay[]): Promise<void>;
  forgetBefore(day: string): Promise<void>;
}

type Needs = Readonly<{ leads: CountedLeads; days: LeadDays; pause: Pause; now: Clock }>;

const daysAtOnce = 28;

/**
 * Counts leads by day. The counts of a day are cached, since they seldom change, and are valid as long as the day's
 * print stays: code that writes leads, including a version without cached days, need not invalidate them.
 */
export function createLeadDayCounts({ leads, days, pause, now }: Needs) {
  async function countDay(day: string): Promise<LeadCounts> {
    const sums = createLeadSums();
    for await (const some of leads.counted(startOfDay(day), endOfDay(day))) {
      sums.add(some);
      await pause();
    }
    return sums.counts();
  }

  function* stretches(from: string, to: string) {
    for (let first = from; first <= to; first = shiftDay(first, daysAtOnce)) {
      const last = shiftDay(first, daysAtOnce - 1);
      yield [first, last < to ? last : to] as const;
    }
  }

  return {
    /** The counts of the days from one to another, one day at a time. */
    async *counted(from: string, to: string): AsyncGenerator<LeadCounts> {
      for (const stretch of stretches(from, to)) {
        const [prints, found] = await Promise.all([days.prints(...stretch), days.kept(...stretch)]);
        const kept = new Map(found.map((one) => [one.day, one]));
        for (const [day, print] of prints) {
          const known = kept.get(day);
          yield known?.print === print ? known.counts : await countDay(day);
        }
      }
    },
    /** Counts changed days again, within the longest period that statistics offer. */
    async keep(): Promise<void> {
      const { from, to } = rangesOf("1y", dayOf(now())).current;
      await days.forgetBefore(from);
      for (const stretch of stretches(from, to)) {
        // The prints come before the counts: a day that changes meanwhile gets another print, and is counted again.
        const prints = await days.prints(...stretch);
        const kept = await days.keptPrints(...stretch);
        for (const [day, print] of prints)
          if (kept.get(day) !== print) await days.keep([{ day, print, counts: await countDay(day) }]);
        await pause();
      }
    },
  };
}
