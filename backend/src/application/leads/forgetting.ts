import type { LeadTotal } from "../../domain/leads/totals.ts";
import { withLeads } from "../../domain/leads/totals.ts";
import type { Settings } from "../../domain/settings.ts";
import { dayOf, monthsBefore } from "../../domain/time.ts";
import { shareOf } from "../content.ts";
import type { Clock, Transaction } from "../ports.ts";
import type { LeadRepository } from "./leads.ts";

/** What is left of forgotten leads. */
export interface LeadTotals {
  /** From one day to another, both included. */
  between(from: string, to: string): Promise<readonly LeadTotal[]>;
  /** Puts these in the place of those that there are of the days. */
  replace(days: readonly string[], totals: readonly LeadTotal[]): Promise<void>;
}

type Needs = Readonly<{
  leads: Pick<LeadRepository, "outdated" | "remove" | "count">;
  totals: LeadTotals;
  /** The ids of those that are demo content, of which no statistics are to tell once it has gone. */
  demoLeads: () => Promise<readonly string[]>;
  settings: () => Promise<Settings>;
  exclusively: Transaction;
  now: Clock;
}>;

const dayMs = 24 * 60 * 60_000;
const atOnce = 200;

/** Forgets leads whose time is over, a share of them at a time, but for what statistics count. @returns how many */
export function createLeadForgetting({ leads, totals, demoLeads, settings, exclusively, now }: Needs) {
  const forgetSome = (limit: number) =>
    exclusively(async () => {
      const { forgetClicksAfterDays, forgetLeadsAfterMonths } = await settings();
      const found = await leads.outdated({
        clicksBefore: new Date(now().getTime() - forgetClicksAfterDays * dayMs),
        othersBefore: monthsBefore(now(), forgetLeadsAfterMonths),
        limit,
      });
      const demo = new Set(await demoLeads());
      const counted = found.filter(({ id }) => !demo.has(id));
      const days = [...new Set(counted.map(({ createdAt }) => dayOf(createdAt)))];
      const before = [];
      for (const day of days) before.push(...(await totals.between(day, day)));
      await totals.replace(days, withLeads(before, counted));
      await leads.remove(found.map(({ id }) => id));
      return found.length;
    });

  return async (): Promise<number> => {
    const most = shareOf(await leads.count());
    let forgotten = 0;
    while (forgotten < most) {
      const limit = Math.min(atOnce, most - forgotten);
      const count = await forgetSome(limit);
      forgotten += count;
      if (count < limit) break;
    }
    return forgotten;
  };
}
