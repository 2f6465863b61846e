import { createLeadSums, type LeadCounts } from "../../domain/leads/counts.ts";
import { rangesOf } from "../../domain/statistics.ts";
import { dayOf, endOfDay, shiftDay, startOfDay } from "../../domain/time.ts";
import type { Clock, Pause } from "../ports.ts";

/** The leads that are kept still. */
export interface CountedLeads {
  /** Counts those that came from one moment on and before another, some after the other. */
  counted(from: Date, before: Date): AsyncIterable<LeadCounts>;
}

/** A day's counts. Once a lead of the day has come, changed or gone, the day has another print. */
export type KeptDay = Readonly<{ day: string; print: string; counts: LeadCounts }>;

export interface LeadDays {
  /** The prints of the days from one to another as their leads are now; days without leads are absent. */
  prints(from: string, to: string): Promise<ReadonlyMap<string, string>>;
  /** The prints of those that are kept. */
  keptPrints(from: string, to: string): Promise<ReadonlyMap<string, string>>;
  kept(from: string, to: string): Promise<readonly KeptDay[]>;
  /** In the place of what was kept of the same days. */
  keep(days: readonly KeptDay[]): Promise<void>;
  forgetBefore(day: string): Promise<void>;
}

type Needs = Readonly<{ leads: CountedLeads; days: LeadDays; pause: Pause; now: Clock }>;

const daysAtOnce = 28;

/**
 * Counts leads by their days. A day that has been counted is kept, since it seldom changes, and is valid for as long as
 * its print stays: whoever writes leads, a version without kept days among them, has nothing to do for it.
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
    /** The counts of the days from one to another, a day at a time. */
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
    /** Counts the days anew that have changed, of the longest period that anybody asks for. */
    async keep(): Promise<void> {
      const { from, to } = rangesOf("1y", dayOf(now())).current;
      await days.forgetBefore(from);
      for (const stretch of stretches(from, to)) {
        // Before they are counted: a day that changes meanwhile has another print then, and is counted anew.
        const prints = await days.prints(...stretch);
        const kept = await days.keptPrints(...stretch);
        for (const [day, print] of prints)
          if (kept.get(day) !== print) await days.keep([{ day, print, counts: await countDay(day) }]);
        await pause();
      }
    },
  };
}
