import {
  type EntityData,
  type EntityKey,
  type EntitySchema,
  type FilterQuery,
  type QueryOrderMap,
  UniqueConstraintViolationException,
} from "@mikro-orm/core";
import type { QBFilterQuery, SqlEntityManager } from "@mikro-orm/sql";
import type { Rows } from "../application/content.ts";
import { createSearch, isDeep, type Paging, type Parts } from "./search.ts";

/** The global entity manager; inside a request or a transaction it stands for the local one. */
export type Em = SqlEntityManager;

/** The kind of database, for the few statements that the two write differently. */
export type Dialect = "sqlite" | "mysql";

/** Columns that look the same in every table. */
export const idColumn = { type: "character", length: 24, primary: true } as const;
export const dateColumn = { type: "datetime", length: 3 } as const;
/** The columns of `Content` but for the id, which stands first. */
export const contentColumns = { createdAt: dateColumn, updatedAt: dateColumn, version: { type: "integer" } } as const;

/** A column with the id of another table's row, or null once that one is gone. */
export const referenceTo = <Row extends object>(schema: () => EntitySchema<Row>, fieldName: string) =>
  ({
    kind: "m:1",
    // The ORM's types expect the other record here, not its id, which `mapToPk` returns.
    entity: () => schema() as unknown as EntitySchema<string>,
    fieldName,
    mapToPk: true,
    nullable: true,
    deleteRule: "set null",
    updateRule: "no action",
  }) as const;

/** Reads plain rows straight from the database: nothing is cached, so nothing can be stale. */
export const fresh = { disableIdentityMap: true } as const;

/** Reads a time that came without the ORM: SQLite stores milliseconds, MySQL returns a text in UTC. */
export function timeOf<Time extends Date | null>(stored: Time): Time;
export function timeOf(stored: unknown) {
  if (stored === null) return null;
  return new Date(typeof stored === "number" ? stored : `${stored}Z`);
}

/** Reads a JSON column, which SQLite returns as text, since it has no type for it. */
export const jsonOf = (stored: unknown): unknown => (typeof stored === "string" ? JSON.parse(stored) : stored);

/** Relies on the unique index, since a check beforehand would be a race. */
export async function refusingTaken<T>(write: () => Promise<T>, refusal: () => Error): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (error instanceof UniqueConstraintViolationException) throw refusal();
    throw error;
  }
}

export type Listing<Row> = Readonly<{
  limit?: number;
  offset?: number;
  orderBy?: QueryOrderMap<Row> | QueryOrderMap<Row>[];
}>;

type Searched = Paging & Readonly<{ search?: string | undefined }>;

export type TableOf<T, Row, Search> = Readonly<{
  schema: EntitySchema<Row>;
  /** Maps a record to its row, with index columns that spare searching and sorting functions of SQL. */
  rowOf: (record: T) => Row;
  /** Maps a row back to its record, dropping the index columns. */
  recordOf: (row: Row) => T;
  whereOf: (search: Search) => FilterQuery<Row>;
  /** Ends with the id as the tie-breaker, so that pages never repeat or drop a row. */
  orderOf: (search: Search) => QueryOrderMap<Row> | QueryOrderMap<Row>[];
  /** Columns that lists go without; their records lack them. */
  unlisted?: readonly (keyof Row & string)[];
  /** Columns with a writer of their own, which an edit leaves unchanged. */
  untouched?: readonly (keyof Row & string)[];
  /** How a search or a deep page goes through the table, since one statement over all of it takes too long. */
  parts?: Parts;
}>;

/** Reads the columns that are asked for, and makes records of them. */
function createReader<T, Row extends Readonly<{ id: string }>, Search>(
  em: Em,
  { schema, recordOf, unlisted = [] }: Pick<TableOf<T, Row, Search>, "schema" | "recordOf" | "unlisted">,
) {
  const columns = Object.entries<Readonly<{ type: unknown }>>(schema.meta.properties);
  const all = columns.map(([name]) => name as EntityKey<Row>);
  const listed = all.filter((name) => !unlisted.includes(name));
  const json = columns.filter(([, { type }]) => type === "json").map(([name]) => name);

  function parsed(row: Row): Row {
    const values = new Map<string, unknown>(Object.entries(row));
    return { ...row, ...Object.fromEntries(json.map((name) => [name, jsonOf(values.get(name))])) };
  }

  /** Reads rows without making entities of them, which halves the time. */
  async function read(fields: EntityKey<Row>[], where: FilterQuery<Row>, listing: Listing<Row> = {}): Promise<T[]> {
    const { limit, offset, orderBy } = listing;
    const query = em
      .createQueryBuilder(schema)
      .select(fields)
      .where(where as QBFilterQuery<Row>);
    if (orderBy) query.orderBy(orderBy);
    if (limit) query.limit(limit, offset);
    const rows: Row[] = await query.execute("all");
    return rows.map((row) => recordOf(parsed(row)));
  }

  return {
    /** Returns records in the form of lists, without the unlisted columns. */
    find: (where: FilterQuery<Row>, listing: Listing<Row>) => read(listed, where, listing),
    /** Returns complete records. */
    findWhole: (where: FilterQuery<Row>, listing?: Listing<Row>) => read(all, where, listing),
  };
}

// The ORM's types cannot follow a row that is a type parameter: hence the casts here and in `createTable`.
const byId = <Row>(id: string | Readonly<{ $in: readonly string[] } | { $gt: string }>) => ({ id }) as FilterQuery<Row>;

type Find<T, Row extends Readonly<{ id: string }>> = ReturnType<typeof createReader<T, Row, unknown>>["find"];

/** Lists the records of a page that a search finds. */
function createList<T, Row extends Readonly<{ id: string }>, Search extends Searched>(
  em: Em,
  { schema, whereOf, orderOf, parts }: TableOf<T, Row, Search>,
  find: Find<T, Row>,
) {
  const searchInParts = parts && createSearch(em, schema, parts);
  return async (search: Search): Promise<Rows<T>> => {
    const [where, orderBy] = [whereOf(search), orderOf(search)];
    const { page, limit } = search;
    if (searchInParts && (search.search || isDeep(search, orderBy, parts))) {
      const { ids, total } = await searchInParts({ where, orderBy, paging: search });
      return { rows: await find(byId({ $in: ids }), { orderBy }), total };
    }
    const [rows, total] = await Promise.all([
      find(where, { limit, offset: (page - 1) * limit, orderBy }),
      em.count(schema, where),
    ]);
    return { rows, total };
  };
}

/** The common operations of all tables of records. Records are stored as rows and returned as plain copies. */
export function createTable<
  T extends Readonly<{ id: string }>,
  Row extends Readonly<{ id: string }>,
  Search extends Searched,
>(em: Em, table: TableOf<T, Row, Search>) {
  const { schema, rowOf, recordOf, whereOf, orderOf, untouched = [] } = table;
  const reader = createReader(em, table);
  const keptAsIs: readonly string[] = untouched;

  return {
    find: reader.find,
    list: createList(em, table, reader.find),
    /** Returns the ids of all pages of a list, in its order. */
    async idsOf(search: Search): Promise<readonly string[]> {
      const rows = await em
        .createQueryBuilder(schema)
        .select(["id"] as EntityKey<Row>[])
        .where(whereOf(search) as QBFilterQuery<Row>)
        .orderBy(orderOf(search))
        .execute<Row[]>("all", false);
      return rows.map(({ id }) => id);
    },
    /** Returns records in the form of lists. */
    listedByIds: (ids: readonly string[]) => reader.find(byId({ $in: ids }), {}),
    async findById(id: string): Promise<T | null> {
      const row = await em.findOne(schema, byId(id), fresh);
      return row && recordOf(row as Row);
    },
    findByIds: (ids: readonly string[]) => reader.findWhole(byId({ $in: ids })),
    /** Returns complete records after this id, in the order of their ids. */
    after: (id: string, limit: number) =>
      reader.findWhole(byId({ $gt: id }), { limit, orderBy: { id: "asc" } as QueryOrderMap<Row> }),
    async insert(record: T): Promise<void> {
      await em.insert(schema, rowOf(record));
    },
    async update<Edited extends T & Readonly<{ version: number }>>(record: Edited): Promise<Edited> {
      const after = { ...record, version: record.version + 1 };
      const row = Object.entries(rowOf(after)).filter(([column]) => !keptAsIs.includes(column));
      await em.nativeUpdate(schema, byId(record.id), Object.fromEntries(row) as EntityData<Row>);
      return after;
    },
    async remove(ids: readonly string[]): Promise<void> {
      await em.nativeDelete(schema, byId({ $in: ids }));
    },
  };
}

export type Writes<T> = Readonly<{
  insert(record: T): Promise<void>;
  update(record: T): Promise<T>;
  remove(ids: readonly string[]): Promise<void>;
}>;

/** Writes a table's records together with their rows in another table, by which they are found. */
export const writtenWith = <T>(
  table: Writes<T>,
  beside: Readonly<{ write: (record: T) => Promise<void>; remove: (ids: readonly string[]) => Promise<unknown> }>,
): Writes<T> => ({
  async insert(record) {
    await table.insert(record);
    await beside.write(record);
  },
  async update(record) {
    await beside.write(record);
    return table.update(record);
  },
  async remove(ids) {
    await beside.remove(ids);
    await table.remove(ids);
  },
});
