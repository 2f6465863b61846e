import { setImmediate } from "node:timers/promises";
import { type EntityKey, type EntitySchema, type FilterQuery, type QueryOrderMap, raw } from "@mikro-orm/core";
import { type QBFilterQuery, type SqlEntityManager, SqlitePlatform } from "@mikro-orm/sql";
import type { Pause } from "../application/ports.ts";

export type Paging = Readonly<{ page: number; limit: number }>;

type Query<Row> = Readonly<{
  where: FilterQuery<Row>;
  orderBy: QueryOrderMap<Row> | QueryOrderMap<Row>[];
  paging: Paging;
}>;

/** The number of rows in each part of a search, and the pause between parts, in which other work has its turn. */
export type Parts = Readonly<{ atOnce: number; pause: Pause }>;
export const inParts: Parts = { atOnce: 2000, pause: setImmediate };

/**
 * Tells whether an offset is so large that a statement would read and sort many rows only to skip them. In an order by
 * a single column, that column's index skips them.
 */
export const isDeep = ({ page, limit }: Paging, orderBy: object, { atOnce }: Parts): boolean =>
  (page - 1) * limit >= atOnce && [orderBy].flat().flatMap(Object.keys).length > 1;

/**
 * Finds a page of rows by a condition that no index serves. On SQLite one statement over a whole table blocks the
 * process, so the search reads the ids part after part there, in the order in which the rows are stored. Returns the ids of
 * the page, in its order, and the number of all matches; null for a database in another process, which is queried as
 * usual.
 */
export function createSearch<Row extends Readonly<{ id: string }>>(
  em: SqlEntityManager,
  schema: EntitySchema<Row>,
  { atOnce, pause }: Parts,
) {
  if (!(em.getPlatform() instanceof SqlitePlatform)) return null;
  return async ({ where, orderBy, paging: { page, limit } }: Query<Row>) => {
    const idsOf = () => em.createQueryBuilder(schema).select(["id"] as EntityKey<Row>[]);
    const [{ last } = { last: 0 }] = await em.execute<{ last: number | null }[]>(
      `select max(rowid) as last from ${schema.meta.tableName}`,
    );
    const all: string[] = [];
    for (let from = 0; from < (last ?? 0); from += atOnce) {
      const part = { [raw("rowid > ? and rowid <= ?", [from, from + atOnce])]: [] };
      const matching = idsOf().where({ $and: [where, part] } as QBFilterQuery<Row>);
      for (const { id } of await matching.execute<Row[]>("all", false)) all.push(id);
      await pause();
    }
    const found = { [raw("id in (select value from json_each(?))", [JSON.stringify(all)])]: [] } as QBFilterQuery<Row>;
    const shown = idsOf()
      .where(found)
      .orderBy(orderBy)
      .limit(limit, (page - 1) * limit);
    return { ids: (await shown.execute<Row[]>("all", false)).map(({ id }) => id), total: all.length };
  };
}
