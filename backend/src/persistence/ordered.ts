import type { OrderedSort } from "@etalase/contracts/rules/content";
import { searchKey } from "@etalase/contracts/text/text";
import type { EntityData, FilterQuery, ObjectQuery, QueryOrderMap } from "@mikro-orm/core";
import type { ReadAfter } from "../application/in-parts.ts";
import type { OrderedRepository } from "../application/order.ts";
import type { ContentRepository } from "../application/record-changes.ts";
import type { Ordered } from "../domain/content.ts";
import { type Naming, namingPictures } from "./naming.ts";
import { contentColumns, createTable, type Em, idColumn, type Listing, type TableOf } from "./repository.ts";
import type { Paging } from "./search.ts";
import { holdingWords, inColumn } from "./words.ts";

/** The column beside the record's own: the name in its form for searching and sorting. */
export type Named = Readonly<{ nameKey: string }>;

/** Columns of every table of ordered records. */
export const orderedColumns = {
  id: idColumn,
  // "order" is a reserved word of SQL.
  order: { type: "integer", fieldName: "position", index: true },
  nameKey: { type: "string", length: 100 },
  ...contentColumns,
} as const;

export const nameKeyOf = (name: string): string => searchKey(name).slice(0, orderedColumns.nameKey.length);

const orders: Record<OrderedSort, QueryOrderMap<Ordered & Named>> = {
  order: { order: "asc", id: "asc" },
  nameAsc: { nameKey: "asc", id: "asc" },
  nameDesc: { nameKey: "desc", id: "desc" },
  newest: { createdAt: "desc", id: "desc" },
  oldest: { createdAt: "asc", id: "asc" },
};

type OrderedSearch = Paging & Readonly<{ sort?: OrderedSort | undefined; search?: string; ids?: readonly string[] }>;

type Reads<T, Row, Search> = Readonly<{
  after: ReadAfter<T>;
  find: (where: FilterQuery<Row>, listing: Listing<Row>) => Promise<readonly T[]>;
  idsOf: (search: Search) => Promise<readonly string[]>;
  listedByIds: (ids: readonly string[]) => Promise<readonly T[]>;
}>;

type OrderedTableOf<T, Row, Search> = Omit<TableOf<T, Row, Search>, "whereOf" | "orderOf"> &
  Naming<T, Row> &
  Readonly<{
    /** The column that is searched for words; absent for a table with texts of its own. */
    words?: "name_key" | "search_text";
    /** The further filters of a list; an undefined value filters nothing. */
    filtersOf: (search: Search) => Partial<Row> | ObjectQuery<Row>;
  }>;

/** The repository of records that editors put in order. */
export function createOrderedTable<T extends Ordered, Row extends Ordered & Named, Search extends OrderedSearch>(
  em: Em,
  { words, filtersOf, resource, pictures, ...table }: OrderedTableOf<T, Row, Search>,
): ContentRepository<T, Search> & OrderedRepository<T> & Reads<T, Row, Search> {
  // The ORM's types cannot follow a row that is a type parameter; these helpers name only the columns that all ordered
  // rows have.
  const where = (filters: object) => filters as FilterQuery<Row>;
  const orderBy = (sort: OrderedSort) => orders[sort] as QueryOrderMap<Row>;
  const columns = (changed: object) => changed as EntityData<Row>;

  const records = createTable<T, Row, Search>(em, {
    ...table,
    whereOf(search) {
      const filters = Object.entries(filtersOf(search)).filter(([, value]) => value !== undefined);
      const all: object[] = [Object.fromEntries(filters)];
      if (search.ids) all.push({ id: { $in: search.ids } });
      if (words) all.push(holdingWords(search.search, inColumn(words)));
      return where({ $and: all });
    },
    orderOf: ({ sort }) => orderBy(sort ?? "order"),
  });

  return {
    ...records,
    ...namingPictures<T, Row>(em, { resource, schema: table.schema, pictures }),
    all: () => records.find(where({}), { orderBy: orderBy("order") }),
    place: (id, order) => em.nativeUpdate(table.schema, where({ id }), columns({ order })),
  };
}
