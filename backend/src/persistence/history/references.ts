import { type EntityMetadata, type EntityProperty, ReferenceKind } from "@mikro-orm/core";
import type { References } from "../../application/history/store.ts";
import type { Reference } from "../../domain/history.ts";
import { type Em, fresh } from "../repository.ts";

/** A column that refers from a record of one kind to one of another. */
type Link = Readonly<{ resource: string; field: string; target: string }>;

/** Finds the references between records by the tables' own foreign keys. A kind's table has its name. */
export function createReferences(em: Em): References {
  const metadata = (): readonly EntityMetadata[] => [...em.getMetadata()];
  const linksOf = ({ tableName, props }: EntityMetadata): readonly Link[] =>
    props
      .filter(({ kind }: EntityProperty) => kind === ReferenceKind.MANY_TO_ONE)
      .flatMap(({ name, targetMeta }: EntityProperty) =>
        targetMeta ? [{ resource: tableName, field: name, target: targetMeta.tableName }] : [],
      );
  const schemaOf = (table: string) => metadata().find(({ tableName }) => tableName === table)?.class;

  // Tables and columns are known only by name here, and a row has no type: hence the casts.
  type Row = Readonly<{ id: string }> & Readonly<Record<string, unknown>>;

  const idsThere = async (table: string, ids: readonly string[]) => {
    const rows = (await em.find(schemaOf(table) as never, { id: { $in: ids } } as never, {
      ...fresh,
      fields: ["id"] as never,
    })) as readonly Row[];
    return new Set(rows.map(({ id }) => id));
  };

  const linksFrom = (resource: string) =>
    metadata()
      .flatMap(linksOf)
      .filter((link) => link.resource === resource);

  return {
    fieldsOf: (resource) => linksFrom(resource).map(({ field }) => field),
    async to(resource, ids) {
      const links = metadata()
        .flatMap(linksOf)
        .filter(({ target }) => target === resource);
      const found: Reference[] = [];
      for (const { resource: from, field } of links) {
        const rows = (await em.find(schemaOf(from) as never, { [field]: { $in: ids } } as never, {
          ...fresh,
          fields: ["id", field] as never,
        })) as readonly Row[];
        found.push(...rows.map((row) => ({ resource: from, id: row.id, field, target: String(row[field]) })));
      }
      return found;
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
        if (typeof id === "string" && !(await idsThere(target, [id])).has(id)) known = { ...known, [field]: null };
      }
      return known;
    },
  };
}
