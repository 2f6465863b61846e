import { digestOf } from "../adapters/fingerprint.ts";
import { newLeadCode } from "../adapters/ids.ts";
import { createPushSender } from "../adapters/push.ts";
import { createAlertsService } from "../application/alerts/alerts.ts";
import { createPushing } from "../application/alerts/pushing.ts";
import { createRinging } from "../application/alerts/ringing.ts";
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
import { pushKeys } from "../config/push-keys.ts";
import type { Lead } from "../domain/leads/lead.ts";
import { alertRoutes } from "../http/api/alerts.ts";
import { leadsRoutes } from "../http/api/leads.ts";
import { peopleRoutes } from "../http/api/people.ts";
import { contactPages } from "../http/pages/contact.ts";
import { createPushRepository, createRingRepository } from "../persistence/alerts.ts";
import type { Base } from "./base.ts";
import type { Feature } from "./feature.ts";

type Needs = Readonly<{
  history: History;
  outbox: Outbox;
  settings: SettingsService;
  webhookEvents: Pick<WebhookEvents, "telling">;
}>;

/** The rings that follow a new lead, and the devices that ring. */
function createAlerts(base: Base, { outbox, settings }: Pick<Needs, "outbox" | "settings">) {
  const { em, stores, dataDir } = base;
  const shared = { ...base, ...stores, outbox, settings: settings.get };
  const letters = createLeadNotices(shared);
  const tools = {
    ...shared,
    letters,
    rings: createRingRepository(em),
    pushes: createPushRepository(em),
    sender: createPushSender({ ...base, keys: () => pushKeys(dataDir) }),
    idOf: (endpoint: string) => digestOf(Buffer.from(endpoint)).slice(0, 24),
  };
  const { test, sending } = createPushing(tools);
  const ringing = createRinging(tools);
  // One after the other, so that a new ring goes out at once.
  const run = () => ringing.run().then(sending.run);
  return { alerts: createAlertsService(tools), test, letters, ringing, alertsQueue: { run, stop: sending.stop } };
}

/** Leads: the messages and clicks of visitors, the alerts about them, and the work of staff on them. */
export function leadsFeature(base: Base, { webhookEvents, ...needs }: Needs) {
  const leads = webhookEvents.telling(base.stores.leads);
  const { letters: leadNotices, ringing, alertsQueue, ...ownAlerts } = createAlerts(base, needs);
  const tools = { ...base, ...base.stores, ...needs, leads, ringing, settings: needs.settings.get };
  const notify = async (lead: Lead) => {
    await leadNotices.tell(lead);
    await ringing.begin(lead);
  };
  const { packages, testimonials } = base.stores.records;
  const making = { ...tools, packages, newCode: newLeadCode };
  const services = {
    leads: createLeadsService(making),
    people: createPeopleService({ ...tools, leads: base.stores.leads, testimonials }),
    leadTaking: createLeadTaking({ ...making, notify }),
    leadAdding: createLeadAdding(making),
    leadNotices,
    ringing,
    alertsQueue,
    forgetLeads: createLeadForgetting(tools),
  };
  return {
    services,
    queues: { alerts: alertsQueue },
    routes: ({ sessions }) => [
      ...leadsRoutes({ ...services, sessions }),
      ...peopleRoutes(services.people),
      ...alertRoutes({ ...ownAlerts, sessions, limiter: base.limiter }),
    ],
    pages: (web) => [contactPages({ ...services, ...web, render: web.renderer.renderContactPage })],
    tidying: {
      hourly: { people: services.people.group },
      forgetting: { leads: services.forgetLeads },
    },
  } satisfies Feature;
}

export type LeadsFeature = ReturnType<typeof leadsFeature>;
