import { newLeadCode } from "../adapters/lead-codes.ts";
import { createLeadDayCounts } from "../application/leads/days.ts";
import { createLeadForgetting } from "../application/leads/forgetting.ts";
import { createLeadsService } from "../application/leads/leads.ts";
import { createLeadTaking } from "../application/leads/taking.ts";
import { createLeadNotices } from "../application/mail/new-leads.ts";
import { leadsRoutes } from "../http/api/leads.ts";
import { contactPages } from "../http/pages/contact.ts";
import type { Tables } from "../persistence/database.ts";
import { leadDaySchema } from "../persistence/leads/days.ts";
import { leadSchema } from "../persistence/leads/leads.ts";
import { leadTotalSchema } from "../persistence/leads/totals.ts";
import type { Base } from "./base.ts";
import type { Feature } from "./feature.ts";
import type { History } from "./history.ts";
import type { Outbox } from "./mail.ts";
import type { Settings } from "./settings.ts";

export const leadTables: Tables = [leadSchema, leadDaySchema, leadTotalSchema];

type Needs = Readonly<{ history: History["history"]; outbox: Outbox; settings: Settings }>;

/** Requests of visitors: how they arrive, and how staff work on them. */
export function leadsFeature(base: Base, { history, outbox, settings }: Needs) {
  const { stores, publicUrl } = base;
  const { leads, users, records, leadTotals, demoMarks, unstoredClicks: unstored } = stores;
  const leadNotices = createLeadNotices({ outbox, settings: settings.get, publicUrl });
  const leadDays = createLeadDayCounts({ ...base, leads, days: stores.leadDays });
  const services = {
    leads: createLeadsService({ ...base, leads, unstored, users, history }),
    leadTaking: createLeadTaking({
      ...base,
      leads,
      unstored,
      packages: records.packages,
      newCode: newLeadCode,
      notify: leadNotices.tell,
    }),
    leadTotals,
    leadDays,
    leadNotices,
    keepLeadDays: leadDays.keep,
    forgetLeads: createLeadForgetting({
      ...base,
      leads,
      totals: leadTotals,
      settings: settings.get,
      demoLeads: () => demoMarks.marked("leads"),
    }),
  };
  return {
    services,
    routes: ({ sessions }) => leadsRoutes({ ...services, sessions }),
    pages: (needs) => [contactPages({ ...services, ...needs, render: needs.renderer.renderContactPage })],
    tidying: { forgetting: { leads: services.forgetLeads, leadDays: services.keepLeadDays } },
  } satisfies Feature;
}

export type Leads = ReturnType<typeof leadsFeature>["services"];
