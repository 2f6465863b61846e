import type { EntitySchema, FilterQuery, QueryOrderMap } from "@mikro-orm/core";
import { type Em, fresh } from "./repository.ts";

/** The columns of a queue, whose rows one instance at a time works on. */
export type Queued = Readonly<{ id: string; nextTryAt: Date | null; claimedUntil: Date | null }>;

export const unclaimed = (at: Date) => ({ $or: [{ claimedUntil: null }, { claimedUntil: { $lte: at } }] });

/** Claims the first row that waits and is due. */
export const createClaim =
  <Row extends Queued>(
    em: Em,
    schema: EntitySchema<Row>,
    { waiting, orderBy }: Readonly<{ waiting: object; orderBy: QueryOrderMap<Row> }>,
  ) =>
  async (at: Date, until: Date): Promise<Row | null> => {
    // The ORM's types cannot follow a row that is a type parameter.
    const due = { ...waiting, nextTryAt: { $lte: at }, ...unclaimed(at) } as unknown as FilterQuery<Row>;
    const byId = (id: string) => ({ id }) as FilterQuery<Row>;
    for (;;) {
      const [next] = await em.find(schema, due, { ...fresh, fields: ["id"] as never, orderBy, limit: 1 });
      if (!next) return null;
      const { id } = next as unknown as Queued;
      // Another instance may have been faster: then nothing is updated, and the next row is tried.
      const claimed = await em.nativeUpdate(
        schema,
        { $and: [due, byId(id)] } as never,
        { claimedUntil: until } as never,
      );
      const row = claimed > 0 ? await em.findOne(schema, byId(id), fresh) : null;
      if (row) return row as unknown as Row;
    }
  };
