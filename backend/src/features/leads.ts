import { newLeadCode } from "../adapters/ids.ts";
import type { Ringing } from "../application/alerts/ringing.ts";
import { createLeadAdding } from "../application/leads/adding.ts";
import { createLeadForgetting } from "../application/leads/forgetting.ts";
import { createLeadsService } from "../application/leads/leads.ts";
import { createPeopleService } from "../application/leads/people.ts";
import { createLeadTaking } from "../application/leads/taking.ts";
import { createLeadNotices } from "../application/mail/new-leads.ts";
import type { Outbox } from "../application/mail/outbox.ts";
import type { History } from "../application/ports.ts";
import type { SettingsService } from "../application/settings.ts";
import type { WebhookEvents } from "../application/webhooks/events.ts";
import type { Lead } from "../domain/leads/lead.ts";
import { leadsRoutes } from "../http/api/leads.ts";
import { peopleRoutes } from "../http/api/people.ts";
import { contactPages } from "../http/pages/contact.ts";
import type { Base } from "./base.ts";
import type { Feature } from "./feature.ts";

type Needs = Readonly<{
  history: History;
  outbox: Outbox;
  settings: SettingsService;
  ringing: Ringing;
  webhookEvents: Pick<WebhookEvents, "telling">;
}>;

/** Leads: the messages and clicks of visitors, and the work of staff on them. */
export function leadsFeature(base: Base, { settings, webhookEvents, ...needs }: Needs) {
  const leads = webhookEvents.telling(base.stores.leads);
  const tools = { ...base, ...base.stores, ...needs, leads, settings: settings.get };
  const leadNotices = createLeadNotices(tools);
  const notify = async (lead: Lead) => {
    await leadNotices.tell(lead);
    await needs.ringing.begin(lead);
  };
  const { packages, testimonials } = base.stores.records;
  const making = { ...tools, packages, newCode: newLeadCode };
  const services = {
    leads: createLeadsService(making),
    people: createPeopleService({ ...tools, leads: base.stores.leads, testimonials }),
    leadTaking: createLeadTaking({ ...making, notify }),
    leadAdding: createLeadAdding(making),
    leadNotices,
    forgetLeads: createLeadForgetting(tools),
  };
  return {
    services,
    routes: ({ sessions }) => [...leadsRoutes({ ...services, sessions }), ...peopleRoutes(services.people)],
    pages: (web) => [contactPages({ ...services, ...web, render: web.renderer.renderContactPage })],
    tidying: {
      hourly: { people: services.people.group },
      forgetting: { leads: services.forgetLeads },
    },
  } satisfies Feature;
}

export type LeadsFeature = ReturnType<typeof leadsFeature>;
