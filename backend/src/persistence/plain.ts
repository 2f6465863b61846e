import { type ContentResource, kinds } from "@etalase/contracts/kinds";
import { forPlainKinds, type PlainKindOf, type PlainResource, plainKinds } from "@etalase/contracts/plain-kinds";
import { type PlainKind, valueIn } from "@etalase/contracts/rules/plain";
import type { PlainQuery } from "@etalase/contracts/rules/plain.schema";
import { searchKey, visibleText } from "@etalase/contracts/text/text";
import { EntitySchema } from "@mikro-orm/core";
import type { PlainRepository } from "../application/plain.ts";
import type { PictureFieldsOf } from "../domain/picture.ts";
import type { PlainRecord } from "../domain/plain.ts";
import { columnsOf } from "./columns/columns.ts";
import { createOrderedTable, type Named, nameKeyOf, orderedColumns } from "./ordered.ts";
import type { Em } from "./repository.ts";

type Kind = PlainKind<ContentResource>;
type Row<K extends Kind> = PlainRecord<K> & Named & Readonly<{ searchText?: string }>;

/** A search of the name alone uses its key; any other one has a column of its own. */
const searchesNameOnly = ({ resource, searched }: Kind) => searched.every((name) => name === kinds[resource].titled);

/** The table of a plain kind, named like it. */
function plainSchema<K extends Kind>(kind: K): EntitySchema<Row<K>> {
  const { resource, fields, picture, shownBy } = kind;
  return new EntitySchema({
    name: resource,
    tableName: resource,
    indexes: [{ properties: [shownBy, "order", "id"] }],
    properties: {
      ...orderedColumns,
      ...columnsOf(fields),
      ...(picture && { [picture.field]: { type: "json", nullable: picture.missing === undefined } }),
      ...(searchesNameOnly(kind) ? {} : { searchText: { type: "text" } }),
    },
    // The ORM's types cannot follow columns that are computed.
  } as unknown as ConstructorParameters<typeof EntitySchema<Row<K>>>[0]);
}

function createPlainRepository<K extends Kind>(em: Em, kind: K, schema: EntitySchema<Row<K>>): PlainRepository<K> {
  const { resource, fields, picture, shownBy, searched } = kind;
  const isByName = searchesNameOnly(kind);
  const textOf = (record: PlainRecord<K>, names: readonly string[]) => {
    const texts = names.map((name) => [String(valueIn(record, name)), fields[name]?.is] as const);
    return texts.map(([text, is]) => (is === "marked" ? visibleText(text) : text)).join(" ");
  };
  return createOrderedTable<PlainRecord<K>, Row<K>, PlainQuery<K>>(em, {
    resource,
    schema,
    rowOf: (record) => ({
      ...record,
      nameKey: nameKeyOf(textOf(record, [kinds[resource].titled])),
      ...(isByName ? {} : { searchText: searchKey(textOf(record, searched)) }),
    }),
    // The rest of the row is the record that it was made of.
    recordOf: ({ nameKey: _name, searchText: _search, ...record }) => record as unknown as PlainRecord<K>,
    words: isByName ? "name_key" : "search_text",
    filtersOf: (search) => ({ [shownBy]: valueIn(search, shownBy) }) as Partial<Row<K>>,
    pictures: (picture ? { [picture.field]: true } : {}) as PictureFieldsOf<PlainRecord<K>>,
  });
}

export type PlainRepositories = { readonly [R in PlainResource]: PlainRepository<PlainKindOf<R>> };

/** The table of each plain kind. */
export const plainTables = forPlainKinds<Record<PlainResource, EntitySchema>>((resource) =>
  plainSchema(plainKinds[resource]),
);

export const createPlainRepositories = (em: Em) =>
  forPlainKinds<PlainRepositories>((resource) =>
    createPlainRepository(em, plainKinds[resource], plainTables[resource]),
  );
