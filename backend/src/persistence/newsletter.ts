import type { SubscribersQuery } from "@etalase/contracts/newsletter.schema";
import { EntitySchema, UniqueConstraintViolationException } from "@mikro-orm/core";
import type { DigestRepository, SentDigest } from "../application/newsletter/digests.ts";
import type { Subscriber, SubscriberRepository } from "../application/newsletter/subscribers.ts";
import { identityKey } from "../domain/user.ts";
import { removeShare } from "./ended.ts";
import { createTable, dateColumn, type Em, fresh, idColumn } from "./repository.ts";
import { inParts } from "./search.ts";
import { holdingWords, inColumn } from "./words.ts";

export const subscriberSchema = new EntitySchema<Subscriber>({
  name: "Subscriber",
  tableName: "subscribers",
  properties: {
    id: idColumn,
    email: { type: "string", length: 254, unique: true },
    consentVersion: { type: "string", length: 20 },
    consentAt: dateColumn,
    consentAddress: { type: "string", length: 32, default: "" },
    confirmedAt: { ...dateColumn, nullable: true },
    // SHA-256 as base64url.
    tokenHash: { type: "character", length: 43, nullable: true, unique: true },
    tokenEndsAt: { ...dateColumn, nullable: true },
  },
});

const newest = { id: "desc" } as const;
const confirmed = { confirmedAt: { $ne: null } } as const;
const waiting = { confirmedAt: null, tokenHash: null } as const;
const whereState = { waiting, unconfirmed: { confirmedAt: null, tokenHash: { $ne: null } }, confirmed } as const;

const withoutOpenLink = (at: Date) => ({ $or: [{ tokenEndsAt: null }, { tokenEndsAt: { $lte: at } }] });

export function createSubscriberRepository(em: Em): SubscriberRepository {
  const table = createTable<Subscriber, Subscriber, SubscribersQuery>(em, {
    schema: subscriberSchema,
    rowOf: (subscriber) => ({ ...subscriber }),
    recordOf: (row) => ({ ...row }),
    whereOf: ({ search, state }) => ({
      ...holdingWords(search, inColumn("email", identityKey)),
      ...(state && whereState[state]),
    }),
    orderOf: () => newest,
    parts: inParts,
  });

  return {
    list: table.list,
    findById: table.findById,
    after: table.after,
    all: () => table.find({}, { orderBy: newest }),
    async add(subscriber) {
      try {
        await table.insert(subscriber);
      } catch (error) {
        // A second subscription of the same address changes nothing.
        if (!(error instanceof UniqueConstraintViolationException)) throw error;
      }
    },
    findByEmail: (email) => em.findOne(subscriberSchema, { email }, fresh),
    findByTokenHash: (tokenHash) => em.findOne(subscriberSchema, { tokenHash }, fresh),
    countConfirmed: () => em.count(subscriberSchema, confirmed),
    confirmedAfter: (id, limit) => table.find({ ...confirmed, id: { $gt: id } }, { limit, orderBy: { id: "asc" } }),
    waitingAfter: (since) => (id, limit) =>
      table.find({ ...waiting, consentAt: { $gt: since }, id: { $gt: id } }, { limit, orderBy: { id: "asc" } }),
    claimWaiting: async (id, token) => (await em.nativeUpdate(subscriberSchema, { id, ...waiting }, token)) > 0,
    async letWait({ email, ...consent }, at) {
      const row = { ...consent, tokenHash: null, tokenEndsAt: null };
      await em.nativeUpdate(subscriberSchema, { email, confirmedAt: null, ...withoutOpenLink(at) }, row);
    },
    update: ({ id, ...row }) => em.nativeUpdate(subscriberSchema, { id }, row),
    remove: async (id) => (await em.nativeDelete(subscriberSchema, { id })) > 0,
    removeUnconfirmed: (before, at) =>
      removeShare(em, {
        schema: subscriberSchema,
        key: "id",
        since: "consentAt",
        where: { confirmedAt: null, consentAt: { $lt: before }, ...withoutOpenLink(at) },
      }),
  };
}

/** The articles that were sent to subscribers: each one once, with the last time. */
export const digestSchema = new EntitySchema<SentDigest>({
  name: "SentDigest",
  tableName: "digests",
  properties: {
    newsId: idColumn,
    sentAt: dateColumn,
    sentTo: { type: "integer" },
  },
});

export const createDigestRepository = (em: Em): DigestRepository => ({
  find: (newsId) => em.findOne(digestSchema, { newsId }, fresh),
  save: (digest) => em.upsert(digestSchema, { ...digest }),
});
