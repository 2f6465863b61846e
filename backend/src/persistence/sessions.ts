import { EntitySchema } from "@mikro-orm/core";
import type { SessionRepository } from "../application/sessions.ts";
import type { Session } from "../domain/session.ts";
import { dateColumn, type Em, fresh, idColumn } from "./repository.ts";

export const sessionSchema = new EntitySchema<Session>({
  name: "Session",
  tableName: "sessions",
  properties: {
    id: idColumn,
    userId: { type: "character", length: 24, index: true },
    browser: { type: "string", length: 60, default: "" },
    address: { type: "string", length: 32, default: "" },
    createdAt: dateColumn,
    lastSeenAt: dateColumn,
  },
});

export const createSessionRepository = (em: Em): SessionRepository => ({
  find: (id) => em.findOne(sessionSchema, { id }, fresh),
  listOf: (userId, limit) =>
    em.find(
      sessionSchema,
      { userId },
      { ...fresh, limit, orderBy: { lastSeenAt: "desc", createdAt: "desc", id: "desc" } },
    ),
  insert: (session) => em.insert(sessionSchema, { ...session }),
  async removeOldest(userId, stay) {
    const orderBy = { createdAt: "desc", id: "desc" } as const;
    const oldest = await em.find(sessionSchema, { userId }, { ...fresh, orderBy, offset: stay, limit: 1000 });
    if (oldest.length > 0) await em.nativeDelete(sessionSchema, { id: { $in: oldest.map(({ id }) => id) } });
  },
  touch: (id, lastSeenAt) => em.nativeUpdate(sessionSchema, { id }, { lastSeenAt }),
  remove: async (id) => (await em.nativeDelete(sessionSchema, { id })) > 0,
  removeOf: (userId, except) => em.nativeDelete(sessionSchema, { userId, ...(except ? { id: { $ne: except } } : {}) }),
  removeEnded: (lastSeenBefore, createdBefore) =>
    em.nativeDelete(sessionSchema, {
      $or: [{ lastSeenAt: { $lt: lastSeenBefore } }, { createdAt: { $lt: createdBefore } }],
    }),
});
