import { EntitySchema, UniqueConstraintViolationException } from "@mikro-orm/core";
import type { Subscriber, SubscriberRepository } from "../application/newsletter.ts";
import { identityKey } from "../domain/user.ts";
import { contains, dateColumn, type Em, fresh, idColumn } from "./repository.ts";

export const subscriberSchema = new EntitySchema<Subscriber>({
  name: "Subscriber",
  tableName: "subscribers",
  properties: {
    id: idColumn,
    email: { type: "string", length: 254, unique: true },
    consentVersion: { type: "string", length: 20 },
    consentAt: dateColumn,
  },
});

const newest = { ...fresh, orderBy: { id: "desc" } } as const;

export const createSubscriberRepository = (em: Em): SubscriberRepository => ({
  async list({ page, limit, search }) {
    const where = search ? contains("email", identityKey(search)) : {};
    const [rows, total] = await Promise.all([
      em.find(subscriberSchema, where, { ...newest, limit, offset: (page - 1) * limit }),
      em.count(subscriberSchema, where),
    ]);
    return { rows: rows.map((row) => ({ ...row })), total };
  },
  all: async () => (await em.find(subscriberSchema, {}, newest)).map((row) => ({ ...row })),
  async add(subscriber) {
    try {
      await em.insert(subscriberSchema, { ...subscriber });
    } catch (error) {
      // Who subscribes twice has subscribed.
      if (!(error instanceof UniqueConstraintViolationException)) throw error;
    }
  },
  remove: async (id) => (await em.nativeDelete(subscriberSchema, { id })) > 0,
});
