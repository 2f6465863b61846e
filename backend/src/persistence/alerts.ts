import { EntitySchema } from "@mikro-orm/core";
import type { PushRepository, SubscriptionRepository } from "../application/alerts/pushing.ts";
import type { RingRepository } from "../application/alerts/ringing.ts";
import type { Push, PushSubscription, Ring } from "../domain/rings.ts";
import { createQueue, type Queued, queueColumns } from "./claims.ts";
import { dateColumn, type Em, fresh, idColumn } from "./repository.ts";

export const ringSchema = new EntitySchema<Ring>({
  name: "Ring",
  tableName: "rings",
  properties: { id: idColumn, rung: { type: "json" }, nextAt: { ...dateColumn, index: true } },
});

export const subscriptionSchema = new EntitySchema<PushSubscription>({
  name: "PushSubscription",
  tableName: "push_subscriptions",
  properties: {
    id: idColumn,
    userId: { type: "character", length: 24, index: true },
    sessionId: { type: "character", length: 24, index: true },
    endpoint: { type: "string", length: 2000 },
    p256dh: { type: "string", length: 100 },
    auth: { type: "string", length: 30 },
    browser: { type: "string", length: 60 },
    isFailing: { type: "boolean" },
    createdAt: dateColumn,
  },
});

export const pushSchema = new EntitySchema<Queued<Push>>({
  name: "Push",
  tableName: "pushes",
  properties: {
    id: idColumn,
    leadId: { type: "character", length: 24, index: true },
    subscriptionId: { type: "character", length: 24, index: true },
    ...queueColumns,
  },
  indexes: [{ properties: ["status", "nextTryAt"] }],
});

export const createRingRepository = (em: Em): RingRepository => ({
  due: (at) => em.findOne(ringSchema, { nextAt: { $lte: at } }, { ...fresh, orderBy: { nextAt: "asc", id: "asc" } }),
  save: (ring) => em.upsert(ringSchema, { ...ring }, fresh),
  remove: (ids) => em.nativeDelete(ringSchema, { id: { $in: [...ids] } }),
});

export const createSubscriptionRepository = (em: Em): SubscriptionRepository => ({
  ofUsers: (userIds) =>
    em.find(
      subscriptionSchema,
      { userId: { $in: [...userIds] } },
      { ...fresh, orderBy: { createdAt: "asc", id: "asc" } },
    ),
  findById: (id) => em.findOne(subscriptionSchema, { id }, fresh),
  insert: (subscription) => em.insert(subscriptionSchema, { ...subscription }),
  fail: (id, isFailing) => em.nativeUpdate(subscriptionSchema, { id }, { isFailing }),
  remove: (ids) => em.nativeDelete(subscriptionSchema, { id: { $in: [...ids] } }),
  removeOfSession: (sessionId) => em.nativeDelete(subscriptionSchema, { sessionId }),
  removeOf: (userId, except) =>
    em.nativeDelete(subscriptionSchema, { userId, ...(except ? { sessionId: { $ne: except } } : {}) }),
});

export const createPushRepository = (em: Em): PushRepository => ({
  ...createQueue<Push>(em, { schema: pushSchema, waiting: { status: "pending" } }),
  removeAbout: (leadIds) => em.nativeDelete(pushSchema, { leadId: { $in: [...leadIds] } }),
});
