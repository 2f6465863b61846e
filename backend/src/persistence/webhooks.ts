import { webhookLimits } from "@etalase/contracts/webhooks";
import { EntitySchema } from "@mikro-orm/core";
import type { DeliveryRepository, WebhookRepository } from "../application/webhooks/repositories.ts";
import type { Delivery, Webhook } from "../domain/webhooks.ts";
import { createQueue, type Queued } from "./claims.ts";
import { removeShare } from "./ended.ts";
import { dateColumn, type Em, fresh, idColumn } from "./repository.ts";

export const webhookSchema = new EntitySchema<Webhook>({
  name: "Webhook",
  tableName: "webhooks",
  properties: {
    id: idColumn,
    url: { type: "string", length: webhookLimits.urlMax },
    events: { type: "json" },
    isActive: { type: "boolean" },
    secret: { type: "string", length: 200 },
    lastStatus: { type: "integer", nullable: true },
    lastAt: { ...dateColumn, nullable: true },
    gaveUpAt: { ...dateColumn, nullable: true },
    createdAt: dateColumn,
  },
});

export const deliverySchema = new EntitySchema<Queued<Delivery>>({
  name: "WebhookDelivery",
  tableName: "webhook_deliveries",
  indexes: [{ properties: ["state", "nextTryAt"] }, { properties: ["webhookId", "id"] }],
  properties: {
    id: idColumn,
    webhookId: { type: "character", length: 24, nullable: true },
    event: { type: "string", length: 30 },
    about: { type: "string", length: 24, index: true },
    body: { type: "text", columnType: "mediumtext" },
    state: { type: "string", length: 20 },
    tries: { type: "integer" },
    status: { type: "integer", nullable: true },
    ms: { type: "integer", nullable: true },
    error: { type: "json", nullable: true },
    nextTryAt: { ...dateColumn, nullable: true },
    claimedUntil: { ...dateColumn, nullable: true },
    createdAt: { ...dateColumn, index: true },
  },
});

export const createWebhookRepository = (em: Em): WebhookRepository => ({
  all: () => em.find(webhookSchema, {}, { ...fresh, orderBy: { id: "asc" } }),
  find: (id) => em.findOne(webhookSchema, { id }, fresh),
  insert: (webhook) => em.insert(webhookSchema, webhook),
  change: (id, change) => em.nativeUpdate(webhookSchema, { id }, change),
  remove: (id) => em.nativeDelete(webhookSchema, { id }),
});

const waiting = { state: "pending" } as const;

export function createDeliveryRepository(em: Em): DeliveryRepository {
  return {
    ...createQueue<Delivery>(em, { schema: deliverySchema, waiting }),
    postpone: (webhookId, until) =>
      em.nativeUpdate(deliverySchema, { webhookId, ...waiting, nextTryAt: { $lt: until } }, { nextTryAt: until }),
    giveUp: (webhookId, error) =>
      em.nativeUpdate(
        deliverySchema,
        { webhookId, ...waiting },
        { state: "failed", error, body: "", nextTryAt: null, claimedUntil: null },
      ),
    drop: (about, which) =>
      em.nativeDelete(deliverySchema, {
        about: { $in: [...about] },
        ...waiting,
        ...(which === "announced" ? { webhookId: null } : {}),
      }),
    latest: (webhookId, limit) => em.find(deliverySchema, { webhookId }, { ...fresh, orderBy: { id: "desc" }, limit }),
    removeOf: (webhookId) => em.nativeDelete(deliverySchema, { webhookId }),
    removeEnded: (before) =>
      removeShare(em, {
        schema: deliverySchema,
        key: "id",
        since: "createdAt",
        where: { state: { $ne: "pending" }, createdAt: { $lt: before } },
      }),
  };
}
