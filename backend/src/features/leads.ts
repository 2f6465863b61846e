import { newLeadCode } from "../adapters/ids.ts";
import { createLeadForgetting } from "../application/leads/forgetting.ts";
import { createLeadsService } from "../application/leads/leads.ts";
import { createLeadTaking } from "../application/leads/taking.ts";
import { createLeadNotices } from "../application/mail/new-leads.ts";
import type { Outbox } from "../application/mail/outbox.ts";
import type { History } from "../application/ports.ts";
import type { SettingsService } from "../application/settings.ts";
import { leadsRoutes } from "../http/api/leads.ts";
import { contactPages } from "../http/pages/contact.ts";
import { createTotalsMove } from "../persistence/leads/moved-totals.ts";
import type { Base } from "./base.ts";
import type { Feature } from "./feature.ts";

type Needs = Readonly<{ history: History; outbox: Outbox; settings: SettingsService }>;

/** Leads: the messages and clicks of visitors, and the work of staff on them. */
export function leadsFeature(base: Base, { history, outbox, settings }: Needs) {
  const { database, stores, publicUrl, limiter, exclusively, pause, now, newId } = base;
  const { leads, users, records } = stores;
  const leadNotices = createLeadNotices({ outbox, users, settings: settings.get, publicUrl });
  const taking = { packages: records.packages, newCode: newLeadCode, notify: leadNotices.tell };
  const services = {
    leads: createLeadsService({ leads, users, history, limiter, exclusively, now }),
    leadTaking: createLeadTaking({ ...taking, leads, limiter, exclusively, now, newId }),
    leadNotices,
    forgetLeads: createLeadForgetting({ leads, settings: settings.get, exclusively, pause, now }),
    moveLeadTotals: createTotalsMove({ ...database, transaction: exclusively }),
  };
  return {
    services,
    routes: ({ sessions }) => leadsRoutes({ ...services, sessions }),
    pages: (web) => [contactPages({ ...services, ...web, render: web.renderer.renderContactPage })],
    tidying: { hourly: { leadTotals: services.moveLeadTotals }, forgetting: { leads: services.forgetLeads } },
  } satisfies Feature;
}

export type LeadsFeature = ReturnType<typeof leadsFeature>;
