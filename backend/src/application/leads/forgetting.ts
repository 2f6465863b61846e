import { leadLimits } from "@etalase/contracts/leads/leads";
import { dayMs } from "@etalase/contracts/site/time-zone";
import type { Settings } from "../../domain/settings.ts";
import { monthsBefore } from "../../domain/time.ts";
import { shareOf } from "../content.ts";
import type { Tools } from "../tools.ts";
import type { LeadRepository } from "./leads.ts";

type Needs = Pick<Tools, "exclusively" | "pause" | "now"> &
  Readonly<{ leads: Pick<LeadRepository, "outdated" | "forget" | "count">; settings: () => Promise<Settings> }>;

const atOnce = 50;

/** Forgets leads whose time is over, a share of them at a time. @returns their number */
export function createLeadForgetting({ leads, settings, exclusively, pause, now }: Needs) {
  const forgetSome = (limit: number) =>
    exclusively(async () => {
      const { forgetClicksAfterDays, forgetLeadsAfterMonths } = await settings();
      const outdated = await leads.outdated({
        clicksBefore: new Date(now().getTime() - forgetClicksAfterDays * dayMs),
        othersBefore: monthsBefore(now(), forgetLeadsAfterMonths),
        heldBefore: new Date(now().getTime() - leadLimits.heldBackDays * dayMs),
        limit,
      });
      await leads.forget(outdated);
      return outdated.length;
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
