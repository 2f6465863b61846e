import { setImmediate } from "node:timers/promises";
import { type EntityKey, EntitySchema, type FilterQuery, type QueryOrderMap, raw } from "@mikro-orm/core";
import { type QBFilterQuery, type SqlEntityManager, SqlitePlatform } from "@mikro-orm/sql";
import type { Pause } from "../application/ports.ts";

export type Paging = Readonly<{ page: number; limit: number }>;

/** A row of the driver: its id, the columns that it is sorted by, and the number of all that match in its part. */
type Match = Readonly<{ id: string; matches: number }> & Readonly<Record<string, unknown>>;

type Query<Row> = Readonly<{
  where: FilterQuery<Row>;
  orderBy: QueryOrderMap<Row> | QueryOrderMap<Row>[];
  paging: Paging;
}>;

/** Orders values as SQLite does, for which null is less than anything else. */
function compared(one: unknown, other: unknown): number {
  if (one === other) return 0;
  if (one === null || other === null) return one === null ? -1 : 1;
  // Both come from one column: they are numbers, or ids, whose characters are of ASCII.
  return (one as string) < (other as string) ? -1 : 1;
}

/** How a search goes through a table: so many rows, then the pause in which others have their turn. */
export type Parts = Readonly<{ atOnce: number; pause: Pause }>;
export const inParts: Parts = { atOnce: 2000, pause: setImmediate };

/**
 * Finds a page of rows by what no index tells. One statement over a whole table holds the process on SQLite, so that
 * such a search goes there from part to part, in the order in which the rows lie. Returns the ids of the page, in its
 * order, and the number of all matches; null where the database is a process of its own and is asked as usual.
 */
export function createSearch<Row extends Readonly<{ id: string }>>(
  em: SqlEntityManager,
  schema: EntitySchema<Row>,
  { atOnce, pause }: Parts,
) {
  if (!(em.getPlatform() instanceof SqlitePlatform)) return null;
  return async ({ where, orderBy, paging: { page, limit } }: Query<Row>) => {
    const { properties } = em.getMetadata(schema);
    const order = [orderBy].flat().flatMap((columns) =>
      Object.entries(columns ?? {}).map(([name, direction]) => ({
        name,
        column: properties[name as EntityKey<Row>].fieldNames[0] ?? name,
        sign: direction === "desc" ? -1 : 1,
      })),
    );
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
        .select([...order.map(({ name }) => name), raw("count(*) over () as matches")] as EntityKey<Row>[])
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

type SearchText = Readonly<{ recordId: string; searchText: string }>;

/**
 * What is searched of the records of one kind, in a table of its own: a search reads the whole of it, which takes a
 * tenth of the time that it took beside the texts of the records. The databases' own full-text searches look for words.
 */
export const searchTextSchema = (name: string, tableName: string, column: string) =>
  new EntitySchema<SearchText>({
    name,
    tableName,
    properties: {
      recordId: { type: "character", length: 24, fieldName: column, primary: true },
      searchText: { type: "text", columnType: "mediumtext" },
    },
  });

type Schema = ReturnType<typeof searchTextSchema>;

/** The records whose text contains the words. */
export const withText = (em: SqlEntityManager, schema: Schema, words: string) => {
  const { tableName, properties } = em.getMetadata(schema);
  const [column] = properties.recordId.fieldNames;
  const texts = (records: string) => `select 1 from ${tableName} texts where texts.${column} = ${records}.id`;
  return { [raw((records) => `exists (${texts(records)} and instr(search_text, ?) > 0)`, [words])]: [] };
};

/** Keeps what is searched of the records. */
export function searchTexts<T extends Readonly<{ id: string }>>(
  em: SqlEntityManager,
  { schema, textOf }: Readonly<{ schema: Schema; textOf: (record: T) => string }>,
) {
  const remove = (ids: readonly string[]) => em.nativeDelete(schema, { recordId: { $in: [...ids] } });
  return {
    remove,
    async write(record: T) {
      await remove([record.id]);
      await em.insert(schema, { recordId: record.id, searchText: textOf(record) });
    },
  };
}
