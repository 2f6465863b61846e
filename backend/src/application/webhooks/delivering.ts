import { webhookMessages } from "@etalase/contracts/webhooks";
import { afterFailure } from "../../domain/mail.ts";
import {
  type Answered,
  type Delivery,
  isTaken,
  isUnwanted,
  type Webhook,
  webhookWaits,
} from "../../domain/webhooks.ts";
import type { SecretBox } from "../accounts/two-factor-store.ts";
import { createRuns } from "../runs.ts";
import type { Tools } from "../tools.ts";
import type { WebhookEvents } from "./events.ts";
import type { DeliveryRepository, WebhookRepository } from "./repositories.ts";

type Request = Readonly<{ url: string; secret: string; id: string; body: string; at: Date }>;

/** Sends signed requests to other programs. */
export interface Courier {
  send(request: Request): Promise<Answered>;
}

export type SendingNeeds = Pick<Tools, "now"> & Readonly<{ courier: Courier; secretBox: Pick<SecretBox, "open"> }>;

/** Sends a body to a webhook, under the id by which its receiver knows repeated requests. */
export const createWebhookRequest =
  ({ courier, secretBox, now }: SendingNeeds) =>
  async (webhook: Webhook, { id, body }: Pick<Delivery, "id" | "body">): Promise<Answered> => {
    const secret = secretBox.open(webhook.secret, webhook.id);
    if (secret === null) return { status: null, ms: 0, error: webhookMessages.unreadable };
    return courier.send({ url: webhook.url, secret, id: `msg_${id}`, body, at: now() });
  };

type Needs = SendingNeeds &
  Pick<Tools, "transaction"> &
  Readonly<{
    webhooks: Pick<WebhookRepository, "find" | "change">;
    deliveries: Pick<DeliveryRepository, "claim" | "giveBack" | "postpone" | "giveUp" | "remove">;
    events: Pick<WebhookEvents, "put">;
    /** Called, within the transaction, when a webhook was turned off. */
    gaveUp: (webhook: Webhook) => Promise<unknown>;
  }>;

/** Longer than any request takes: only the delivery of a dead process is claimed again. */
const claimMs = 60_000;

/** Delivers the events in the queue. Several instances may do so: one of them claims each delivery. */
export function createWebhookSending(needs: Needs) {
  const { webhooks, deliveries, events, transaction, gaveUp, now } = needs;
  const request = createWebhookRequest(needs);

  /** A time has come at which a record is published: the event goes to the webhooks of now. */
  const spread = ({ id, event, about, body }: Delivery) =>
    transaction(async () => {
      await deliveries.remove(id);
      await events.put({ event, about, body });
    });

  async function store(webhook: Webhook, delivery: Delivery, answered: Answered) {
    const tries = delivery.tries + 1;
    const tried = { ...delivery, ...answered, tries };
    await webhooks.change(webhook.id, { lastStatus: answered.status, lastAt: now() });
    if (isTaken(answered)) return deliveries.giveBack({ ...tried, state: "delivered", body: "", nextTryAt: null });
    const { status: state, nextTryAt } = afterFailure(tries, isUnwanted(answered), now(), webhookWaits);
    await deliveries.giveBack({ ...tried, state, nextTryAt, body: nextTryAt ? delivery.body : "" });
    if (nextTryAt) return deliveries.postpone(webhook.id, nextTryAt);
    await deliveries.giveUp(webhook.id, webhookMessages.turnedOff);
    await webhooks.change(webhook.id, { isActive: false, gaveUpAt: now() });
    return gaveUp(webhook);
  }

  async function deliver(delivery: Delivery) {
    if (delivery.webhookId === null) return spread(delivery);
    const webhook = await webhooks.find(delivery.webhookId);
    if (!webhook?.isActive) return deliveries.remove(delivery.id);
    const answered = await request(webhook, delivery);
    return transaction(() => store(webhook, delivery, answered));
  }

  return createRuns({
    next: () => deliveries.claim(now(), new Date(now().getTime() + claimMs)),
    work: deliver,
  });
}
