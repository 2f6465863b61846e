import { EntitySchema } from "@mikro-orm/core";
import type { DigestRepository, SentDigest } from "../application/newsletter/digests.ts";
import { dateColumn, type Em, fresh, idColumn } from "./repository.ts";

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
