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
    createdAt: dateColumn,
    lastSeenAt: dateColumn,
  },
});

export const createSessionRepository = (em: Em): SessionRepository => ({
  find: (id) => em.findOne(sessionSchema, { id }, fresh),
  async insert(session) {
    await em.insert(sessionSchema, { ...session });
  },
  async touch(id, lastSeenAt) {
    await em.nativeUpdate(sessionSchema, { id }, { lastSeenAt });
  },
  async remove(id) {
    await em.nativeDelete(sessionSchema, { id });
  },
  async removeOf(userId, except) {
    await em.nativeDelete(sessionSchema, { userId, ...(except ? { id: { $ne: except } } : {}) });
  },
  async removeEnded(lastSeenBefore, createdBefore) {
    await em.nativeDelete(sessionSchema, {
      $or: [{ lastSeenAt: { $lt: lastSeenBefore } }, { createdAt: { $lt: createdBefore } }],
    });
  },
});
