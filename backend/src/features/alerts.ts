import { digestOf } from "../adapters/fingerprint.ts";
import { createPushSender } from "../adapters/push.ts";
import { createAlertsService } from "../application/alerts/alerts.ts";
import { createPushing } from "../application/alerts/pushing.ts";
import { createRinging } from "../application/alerts/ringing.ts";
import { createLeadNotices } from "../application/mail/new-leads.ts";
import type { Outbox } from "../application/mail/outbox.ts";
import type { SettingsService } from "../application/settings.ts";
import { pushKeys } from "../config/push-keys.ts";
import { alertRoutes } from "../http/api/alerts.ts";
import { createPushRepository, createRingRepository } from "../persistence/alerts.ts";
import type { Base } from "./base.ts";
import type { Feature } from "./feature.ts";

type Needs = Readonly<{ outbox: Outbox; settings: SettingsService }>;

/** The rings that follow a new lead, and the devices that ring. */
export function alertsFeature(base: Base, { outbox, settings }: Needs) {
  const { em, stores, dataDir } = base;
  const shared = { ...base, ...stores, outbox, settings: settings.get };
  const tools = {
    ...shared,
    rings: createRingRepository(em),
    pushes: createPushRepository(em),
    sender: createPushSender({ ...base, keys: () => pushKeys(dataDir) }),
    letters: createLeadNotices(shared),
    idOf: (endpoint: string) => digestOf(Buffer.from(endpoint)).slice(0, 24),
  };
  const pushing = createPushing(tools);
  const alerts = createAlertsService(tools);
  const ringing = createRinging(tools);
  // One after the other, so that a new ring goes out at once.
  const run = () => ringing.run().then(pushing.sending.run);
  const alertsQueue = { run, stop: pushing.sending.stop };
  return {
    services: { ringing, alertsQueue },
    queues: { alerts: alertsQueue },
    routes: ({ sessions }) => alertRoutes({ alerts, test: pushing.test, sessions, limiter: base.limiter }),
  } satisfies Feature;
}
