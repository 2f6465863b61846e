import { type EntityMetadata, type EntityProperty, ReferenceKind } from "@mikro-orm/core";
import type { References } from "../../application/history/store.ts";
import type { Reference } from "../../domain/history.ts";
import { type Em, fresh } from "../repository.ts";

/** A column that refers from a record of one kind to one of another. */
type Link = Readonly<{ resource: string; field: string; target: string }>;

type Row = Readonly<{ id: string }> & Readonly<Record<string, unknown>>;

const linksOf = ({ tableName, props }: EntityMetadata): readonly Link[] =>
  props
    .filter(({ kind }: EntityProperty) => kind === ReferenceKind.MANY_TO_ONE)
    .flatMap(({ name, targetMeta }: EntityProperty) =>
      targetMeta ? [{ resource: tableName, field: name, target: targetMeta.tableName }] : [],
    );

/** Finds the references between records by the tables' own foreign keys. A kind's table has its name. */
export function createReferences(em: Em): References {
  const metadata = (): readonly EntityMetadata[] => [...em.getMetadata()];
  const schemaOf = (table: string) => metadata().find(({ tableName }) => tableName === table)?.class;
  const links = (): readonly Link[] => metadata().flatMap(linksOf);
  const linksFrom = (resource: string) => links().filter((link) => link.resource === resource);

  // Tables and columns are known only by name here, and a row has no type: hence the casts.
  const rowsOf = async (table: string, where: object, fields: readonly string[]): Promise<readonly Row[]> =>
    (await em.find(schemaOf(table) as never, where as never, { ...fresh, fields: fields as never })) as readonly Row[];

  return {
    fieldsOf: (resource) => linksFrom(resource).map(({ field }) => field),
    async to(resource, ids) {
      const references: Reference[] = [];
      for (const { resource: from, field } of links().filter(({ target }) => target === resource)) {
        const rows = await rowsOf(from, { [field]: { $in: ids } }, ["id", field]);
        references.push(...rows.map((row) => ({ resource: from, id: row.id, field, target: String(row[field]) })));
      }
      return references;
    },
    async putBack(references) {
      for (const { resource, id, field, target } of references) {
        const schema = schemaOf(resource);
        if (schema)
          await em.nativeUpdate(schema as never, { id, [field]: null } as never, { [field]: target } as never);
      }
    },
    async withoutDangling(resource, record) {
      let known = record;
      for (const { field, target } of linksFrom(resource)) {
        const id = record[field];
        if (typeof id !== "string") continue;
        const isThere = (await rowsOf(target, { id: { $in: [id] } }, ["id"])).some((row) => row.id === id);
        if (!isThere) known = { ...known, [field]: null };
      }
      return known;
    },
  };
}
