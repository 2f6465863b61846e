import { createCourier, newWebhookSecret } from "../adapters/standard-webhooks.ts";
import { createAccountLetters } from "../application/mail/account-letters.ts";
import type { Outbox } from "../application/mail/outbox.ts";
import { storedSettings } from "../application/settings.ts";
import { createWebhookSending } from "../application/webhooks/delivering.ts";
import { createWebhookEvents } from "../application/webhooks/events.ts";
import { createWebhooksService } from "../application/webhooks/webhooks.ts";
import { isSuperadmin } from "../domain/user.ts";
import type { Webhook } from "../domain/webhooks.ts";
import { webhookRoutes } from "../http/api/webhooks.ts";
import { createDeliveryRepository, createWebhookRepository } from "../persistence/webhooks.ts";
import type { Base } from "./base.ts";
import type { Feature } from "./feature.ts";

/** Other programs that the site tells of events. */
export function webhooksFeature(base: Base, { outbox }: Readonly<{ outbox: Outbox }>) {
  const { em, outgoing, stores } = base;
  const repositories = { webhooks: createWebhookRepository(em), deliveries: createDeliveryRepository(em) };
  const letters = createAccountLetters({ ...base, settings: () => storedSettings(stores.settings) });
  const tools = { ...base, ...repositories, courier: createCourier(outgoing) };
  const events = createWebhookEvents(tools);

  async function gaveUp({ url }: Webhook) {
    for (const user of (await stores.users.staff()).filter(isSuperadmin))
      await outbox.put({ to: user.email, ...(await letters.webhookOff(user, new URL(url).host)) });
  }

  const services = {
    webhooks: createWebhooksService({ ...tools, newSecret: newWebhookSecret, check: outgoing.check }),
    webhookSending: createWebhookSending({ ...tools, events, gaveUp }),
  };
  return {
    events,
    services,
    routes: () => webhookRoutes(services.webhooks),
    tidying: { forgetting: { webhookDeliveries: services.webhooks.removeEnded } },
    queues: { webhooks: services.webhookSending },
  } satisfies Feature & { events: unknown };
}
