import { webhookLimits, webhookMessages } from "@etalase/contracts/webhooks";
import type { WebhookInput, WebhookUpdate } from "@etalase/contracts/webhooks.schema";
import type { Act } from "../../domain/audit.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Actor } from "../../domain/user.ts";
import { type Delivery, isTaken, testEvent, type Webhook } from "../../domain/webhooks.ts";
import type { SecretBox } from "../accounts/two-factor-store.ts";
import { definedValues, existing, refuseEmpty } from "../content.ts";
import type { Tools } from "../tools.ts";
import { createWebhookRequest, type SendingNeeds } from "./delivering.ts";
import { bodyOf } from "./events.ts";
import type { DeliveryRepository, WebhookRepository } from "./repositories.ts";

type Needs = Pick<Tools, "exclusively" | "audit" | "checkRight" | "newId"> &
  SendingNeeds &
  Readonly<{
    webhooks: WebhookRepository;
    deliveries: DeliveryRepository;
    secretBox: SecretBox;
    newSecret: () => string;
    /** @throws {DomainError} under that field for an address that requests would not go to */
    check: (url: string, field: string) => Promise<void>;
  }>;

const endedDays = 30;
const dayMs = 24 * 60 * 60_000;

/** Only the host is in the audit log: the rest of such an address is often a secret itself. */
const about = ({ id, url }: Pick<Webhook, "id" | "url">): Pick<Act, "resource" | "record"> => ({
  resource: "webhooks",
  record: { id, title: URL.parse(url)?.host ?? "" },
});

/** The webhooks of superadmins. */
export function createWebhooksService(needs: Needs) {
  const { webhooks, deliveries, secretBox, newSecret, check, newId, exclusively, checkRight, audit, now } = needs;
  const request = createWebhookRequest(needs);
  const get = async (id: string) => existing(await webhooks.find(id));

  return {
    list: () => webhooks.all(),

    /** @returns the webhook with its secret, which nobody can read again */
    async create(input: WebhookInput, by: Actor): Promise<Webhook> {
      await check(input.url, "url");
      const [id, secret] = [newId(), newSecret()];
      const result = { lastStatus: null, lastAt: null, gaveUpAt: null, createdAt: now() };
      const webhook: Webhook = { ...input, ...result, id, secret: secretBox.close(secret, id) };
      await exclusively(async () => {
        await checkRight(by);
        if ((await webhooks.all()).length >= webhookLimits.max)
          throw new DomainError("conflict", { message: webhookMessages.tooMany });
        await webhooks.insert(webhook);
        await audit.record(by, [{ ...about(webhook), action: "create" }]);
      });
      return { ...webhook, secret };
    },

    async update(id: string, update: WebhookUpdate, by: Actor): Promise<Webhook> {
      const change = definedValues(update);
      refuseEmpty(change);
      if (change.url !== undefined) await check(change.url, "url");
      return exclusively(async () => {
        await checkRight(by);
        const before = await get(id);
        const changed = { ...change, ...(change.isActive ? { gaveUpAt: null } : {}) };
        const after = { ...before, ...changed };
        // Only these fields: a delivery may note its result meanwhile.
        await webhooks.change(id, changed);
        if (before.isActive && !after.isActive) await deliveries.giveUp(id, webhookMessages.turnedOff);
        await audit.record(by, [{ ...about(after), action: "update", detail: { fields: Object.keys(change) } }]);
        return after;
      });
    },

    remove: (id: string, by: Actor): Promise<void> =>
      exclusively(async () => {
        await checkRight(by);
        const webhook = await get(id);
        await webhooks.remove(id);
        await deliveries.removeOf(id);
        await audit.record(by, [{ ...about(webhook), action: "delete" }]);
      }),

    /** Sends a request at once, also to a webhook that is off. */
    async test(id: string, by: Actor): Promise<Delivery> {
      const event = { id: newId(), webhookId: id, event: testEvent, about: "", createdAt: now() } as const;
      const body = bodyOf(testEvent, event.createdAt, { by: by.user.name });
      const answered = await request(await get(id), { id: event.id, body });
      const state = isTaken(answered) ? "delivered" : "failed";
      const delivery = { ...event, ...answered, state, tries: 1, body: "", nextTryAt: null } as const;
      await exclusively(async () => {
        await webhooks.change(id, { lastStatus: answered.status, lastAt: now() });
        await deliveries.insertAll([delivery]);
      });
      return delivery;
    },

    async deliveries(id: string) {
      await get(id);
      return deliveries.latest(id, webhookLimits.deliveries);
    },

    removeEnded: () => deliveries.removeEnded(new Date(now().getTime() - endedDays * dayMs)),
  };
}

export type WebhooksService = ReturnType<typeof createWebhooksService>;
