import { type EntityKey, type EntitySchema, type FilterQuery, type QueryOrderMap, raw } from "@mikro-orm/core";
import type { QBFilterQuery } from "@mikro-orm/sql";
import type { Pause } from "../../application/ports.ts";
import type { Em, Paging } from "../repository.ts";

/** A row of the driver: its id, the columns that it is sorted by, and the number of all that match in its part. */
type Match = Readonly<{ id: string; matches: number }> & Readonly<Record<string, unknown>>;

type Query<Row> = Readonly<{
  where: FilterQuery<Row>;
  orderBy: QueryOrderMap<Row>;
  paging: Paging;
}>;

/** Orders values as SQLite does, for which null is less than anything else. */
function compared(one: unknown, other: unknown): number {
  if (one === other) return 0;
  if (one === null || other === null) return one === null ? -1 : 1;
  // Both come from one column: they are numbers, or ids, whose characters are of ASCII.
  return (one as string) < (other as string) ? -1 : 1;
}

/**
 * Finds a page of leads by what no index tells, some leads after the other: one statement over all of them would hold
 * the whole process on SQLite, whose rows are fastest to read in the order in which they lie. Returns the ids of the
 * page, in its order, and the number of all matches.
 */
export function createLeadSearch<Row extends Readonly<{ id: string }>>(
  em: Em,
  { schema, pause, atOnce }: Readonly<{ schema: EntitySchema<Row>; pause: Pause; atOnce: number }>,
) {
  return async ({ where, orderBy, paging: { page, limit } }: Query<Row>) => {
    const { properties } = em.getMetadata(schema);
    const order = Object.entries(orderBy).map(([name, direction]) => ({
      column: properties[name as EntityKey<Row>].fieldNames[0] ?? name,
      sign: direction === "desc" ? -1 : 1,
    }));
    const inOrder = (one: Match, other: Match) => {
      const { column, sign } = order.find(({ column }) => one[column] !== other[column]) ?? { column: "id", sign: 1 };
      return sign * compared(one[column], other[column]);
    };
    const [{ last } = { last: 0 }] = await em.execute<{ last: number | null }[]>(
      `select max(rowid) as last from ${schema.meta.tableName}`,
    );
    let first: readonly Match[] = [];
    let total = 0;
    for (let from = 0; from < (last ?? 0); from += atOnce) {
      const part = { [raw("rowid > ? and rowid <= ?", [from, from + atOnce])]: [] };
      const matches: Match[] = await em
        .createQueryBuilder(schema)
        .select([...Object.keys(orderBy), raw("count(*) over () as matches")] as EntityKey<Row>[])
        .where({ $and: [where, part] } as QBFilterQuery<Row>)
        .orderBy(orderBy)
        .limit(page * limit)
        .execute("all", false);
      total += matches[0]?.matches ?? 0;
      if (matches.length > 0) first = [...first, ...matches].sort(inOrder).slice(0, page * limit);
      await pause();
    }
    return { ids: first.slice((page - 1) * limit).map(({ id }) => id), total };
  };
}
