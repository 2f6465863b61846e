import type { EntityData, EntitySchema, FilterQuery, QueryOrderMap } from "@mikro-orm/core";
import { errorMax } from "../domain/mail.ts";
import { dateColumn, type Em, fresh } from "./repository.ts";

type Item = Readonly<{ id: string; nextTryAt: Date | null }>;

/** The columns of a queue's row, on which one instance at a time works. */
export type Queued<T extends Item> = T & Readonly<{ claimedUntil: Date | null }>;

/** The columns of things that are on their way to another server. */
export const queueColumns = {
  status: { type: "string", length: 20 },
  tries: { type: "integer" },
  lastError: { type: "string", length: errorMax, nullable: true },
  nextTryAt: { ...dateColumn, nullable: true },
  claimedUntil: { ...dateColumn, nullable: true },
} as const;

export const unclaimed = (at: Date) => ({ $or: [{ claimedUntil: null }, { claimedUntil: { $lte: at } }] });

type QueueOf<T extends Item> = Readonly<{
  schema: EntitySchema<Queued<T>>;
  /** The items that wait for their time. */
  waiting: Partial<T>;
  orderBy?: QueryOrderMap<Queued<T>>;
}>;

/** The items that several instances work on: each is claimed by one of them. */
export function createQueue<T extends Item>(em: Em, { schema, waiting, orderBy = {} }: QueueOf<T>) {
  // The ORM's types cannot follow a row that is a type parameter: hence the casts.
  type Row = Queued<T>;
  const byId = (id: string) => ({ id }) as FilterQuery<Row>;
  const freed = (item: Partial<T>) => ({ ...item, claimedUntil: null }) as EntityData<Row>;
  const order = { ...orderBy, nextTryAt: "asc", id: "asc" } as QueryOrderMap<Row>;
  return {
    /** Claims the first item that waits and is due. */
    async claim(at: Date, until: Date): Promise<T | null> {
      const due = { ...waiting, nextTryAt: { $lte: at }, ...unclaimed(at) } as unknown as FilterQuery<Row>;
      for (;;) {
        const [next] = await em.find(schema, due, { ...fresh, fields: ["id"] as never, orderBy: order, limit: 1 });
        if (!next) return null;
        const { id } = next as unknown as Item;
        // Another instance may have been faster: then nothing is updated, and the next row is tried.
        const both = { $and: [due, byId(id)] } as FilterQuery<Row>;
        const claimed = await em.nativeUpdate(schema, both, { claimedUntil: until } as never);
        const row = claimed > 0 ? await em.findOne(schema, byId(id), fresh) : null;
        if (!row) continue;
        const { claimedUntil: _until, ...item } = row as Row;
        return item as unknown as T;
      }
    },
    insertAll: (items: readonly T[]) => em.insertMany(schema, items.map(freed) as never),
    giveBack: ({ id, ...item }: T) => em.nativeUpdate(schema, byId(id), freed(item as unknown as Partial<T>)),
    remove: (id: string) => em.nativeDelete(schema, byId(id)),
  };
}
