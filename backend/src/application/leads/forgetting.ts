import { leadLimits } from "@etalase/contracts/leads/leads";
import { asideOf } from "../../domain/leads/lead.ts";
import { type LeadTotal, withLeads } from "../../domain/leads/totals.ts";
import type { Settings } from "../../domain/settings.ts";
import { dayOf, monthsBefore } from "../../domain/time.ts";
import { shareOf } from "../content.ts";
import type { Clock, Pause, Transaction } from "../ports.ts";
import type { LeadRepository } from "./leads.ts";
import type { KeptTotal, LeadTotals } from "./totals.ts";

type Needs = Readonly<{
  leads: Pick<LeadRepository, "outdated" | "remove" | "count">;
  totals: LeadTotals;
  /** The ids of demo leads, which must leave no trace in statistics once they are gone. */
  demoLeads: () => Promise<readonly string[]>;
  settings: () => Promise<Settings>;
  exclusively: Transaction;
  pause: Pause;
  now: Clock;
}>;

const dayMs = 24 * 60 * 60_000;
const atOnce = 50;

/**
 * Forgets leads whose time is over, a share of them at a time, but keeps the counts of statistics. @returns their
 * number
 */
export function createLeadForgetting({ leads, totals, demoLeads, settings, exclusively, pause, now }: Needs) {
  const forgetSome = (limit: number) =>
    exclusively(async () => {
      const { forgetClicksAfterDays, forgetLeadsAfterMonths } = await settings();
      const found = await leads.outdated({
        clicksBefore: new Date(now().getTime() - forgetClicksAfterDays * dayMs),
        othersBefore: monthsBefore(now(), forgetLeadsAfterMonths),
        heldBefore: new Date(now().getTime() - leadLimits.heldBackDays * dayMs),
        limit,
      });
      const demo = new Set(await demoLeads());
      const counted = found.filter((lead) => asideOf(lead) === "" && !demo.has(lead.id));
      const days = [...new Set(counted.map(({ createdAt }) => dayOf(createdAt)))];
      const before: KeptTotal[] = [];
      for (const day of days) before.push(...(await totals.between(day, day)));
      const after = withLeads(before, counted);
      const [were, are] = [new Set<LeadTotal>(before), new Set<LeadTotal>(after)];
      await totals.exchange(
        before.filter((total) => !are.has(total)),
        after.filter((total) => !were.has(total)),
      );
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
      await pause();
      if (count < limit) break;
    }
    return forgotten;
  };
}
