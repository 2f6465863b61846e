import { setImmediate } from "node:timers/promises";
import { type EntityKey, type EntitySchema, type FilterQuery, type QueryOrderMap, raw } from "@mikro-orm/core";
import { type QBFilterQuery, type SqlEntityManager, SqlitePlatform } from "@mikro-orm/sql";
import type { Pause } from "../application/ports.ts";

export type Paging = Readonly<{ page: number; limit: number }>;

/** A row of the driver: the columns of its order with its id, and the number of all matches in its part. */
type Match = Readonly<{ matches: number }> & Readonly<Record<string, unknown>>;

/** The values of a match in the columns of the order: as objects, the driver's rows take several times the memory. */
type Key = readonly unknown[];

type Query<Row> = Readonly<{
  where: FilterQuery<Row>;
  orderBy: QueryOrderMap<Row> | QueryOrderMap<Row>[];
  paging: Paging;
}>;

/** Compares values of one column like SQLite: null before numbers, and texts by their bytes in UTF-8. */
function compared(one: unknown, other: unknown): number {
  if (one === null || other === null) return Number(other === null) - Number(one === null);
  if (typeof one === "number" && typeof other === "number") return one - other;
  return Buffer.compare(Buffer.from(String(one)), Buffer.from(String(other)));
}

type InOrder = (one: Key, other: Key) => number;

/** Merges two lists that are in order, up to so many matches: sorting them together again would block the process. */
function merged(one: readonly Key[], other: readonly Key[], inOrder: InOrder, most: number): readonly Key[] {
  const both: Key[] = [];
  for (let [at, beside] = [0, 0]; both.length < most; ) {
    const [mine, others] = [one[at], other[beside]];
    const next = mine && (!others || inOrder(mine, others) <= 0) ? mine : others;
    if (!next) break;
    if (next === mine) at += 1;
    else beside += 1;
    both.push(next);
  }
  return both;
}

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
 * process, so the search reads part after part there, in the order in which the rows are stored. Returns the ids of the
 * page, in its order, and the number of all matches; null for a database in another process, which is queried as usual.
 */
export function createSearch<Row extends Readonly<{ id: string }>>(
  em: SqlEntityManager,
  schema: EntitySchema<Row>,
  { atOnce, pause }: Parts,
) {
  if (!(em.getPlatform() instanceof SqlitePlatform)) return null;
  const search = async ({ where, orderBy, paging: { page, limit } }: Query<Row>) => {
    const { properties } = em.getMetadata(schema);
    const sorted = [orderBy].flat().flatMap((columns) => Object.entries(columns ?? {}));
    // The id is the tie-breaker, and the result of the search.
    const names = [...new Set([...sorted.map(([name]) => name), "id"])];
    const columns = names.map((name) => properties[name as EntityKey<Row>].fieldNames[0] ?? name);
    const signs = names.map((_, at) => (sorted[at]?.[1] === "desc" ? -1 : 1));
    const inOrder: InOrder = (one, other) => {
      const at = columns.findIndex((_, at) => one[at] !== other[at]);
      return at < 0 ? 0 : (signs[at] ?? 1) * compared(one[at], other[at]);
    };
    const [{ last } = { last: 0 }] = await em.execute<{ last: number | null }[]>(
      `select max(rowid) as last from ${schema.meta.tableName}`,
    );
    let first: readonly Key[] = [];
    let total = 0;
    for (let from = 0; from < (last ?? 0); from += atOnce) {
      const part = { [raw("rowid > ? and rowid <= ?", [from, from + atOnce])]: [] };
      const matches: Match[] = await em
        .createQueryBuilder(schema)
        .select([...names, raw("count(*) over () as matches")] as EntityKey<Row>[])
        .where({ $and: [where, part] } as QBFilterQuery<Row>)
        .orderBy(orderBy)
        .limit(page * limit)
        .execute("all", false);
      total += matches[0]?.matches ?? 0;
      const keys = matches.map((match) => columns.map((column) => match[column]));
      if (keys.length > 0) first = merged(first, keys, inOrder, page * limit);
      await pause();
    }
    return { ids: first.slice((page - 1) * limit).map((key) => String(key[columns.indexOf("id")])), total };
  };
  // A deep page keeps all keys before it, so that of several only one is in memory.
  let deepest: Promise<unknown> = Promise.resolve();
  return (query: Query<Row>) => {
    if (query.paging.page * query.paging.limit <= atOnce) return search(query);
    const result = deepest.then(() => search(query));
    deepest = result.catch(() => undefined);
    return result;
  };
}
