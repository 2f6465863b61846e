import { setImmediate } from "node:timers/promises";
import { type ContentResource, kinds } from "@etalase/contracts/kinds";
import { mediaPath } from "@etalase/contracts/site/paths";
import type { EntityKey, EntitySchema, FilterQuery, QueryOrderMap } from "@mikro-orm/core";
import type { QBFilterQuery } from "@mikro-orm/sql";
import { inParts } from "../application/in-parts.ts";
import type { NamesPictures } from "../application/orphans.ts";
import { filesInText, namedIn, type PictureFieldsOf, picturesIn } from "../domain/picture.ts";
import { type Em, jsonOf } from "./repository.ts";

/** The number of records in one statement. */
const atOnce = 250;

export type Naming<T, Row> = Readonly<{
  resource: ContentResource;
  schema: EntitySchema<Row>;
  pictures: PictureFieldsOf<T>;
}>;

/**
 * Lists the pictures that the fields of records name. Reads rows of the driver: to make entities of all of them leaves
 * mostly garbage.
 */
export const namingPictures = <T extends object, Row extends Readonly<{ id: string }>>(
  em: Em,
  { resource, schema, pictures }: Naming<T, Row>,
): NamesPictures => ({
  async *naming() {
    const { properties } = em.getMetadata(schema);
    const { titled } = kinds[resource];
    const fields = Object.keys(pictures);
    // The ORM's types cannot follow a row that is a type parameter: here and below.
    const byId = (id: string | Readonly<{ $gt: string }>) => ({ id }) as FilterQuery<Row>;
    const columnOf = (field: string) => properties[field as EntityKey<Row>].fieldNames[0] ?? field;
    const read = (after: string, limit: number): Promise<(Record<string, unknown> & { id: string })[]> =>
      em
        .createQueryBuilder(schema)
        .select(["id", titled, ...fields] as EntityKey<Row>[])
        .where(byId({ $gt: after }) as QBFilterQuery<Row>)
        .orderBy({ id: "asc" } as QueryOrderMap<Row>)
        .limit(limit)
        .execute("all", false);
    for await (const rows of inParts(read, { limit: atOnce, pause: setImmediate }))
      yield rows.map((row) => {
        const record = Object.fromEntries(fields.map((field) => [field, jsonOf(row[columnOf(field)])])) as T;
        return {
          id: row.id,
          title: String(row[titled]),
          pictures: picturesIn(record, pictures),
          named: namedIn(record, pictures),
        };
      });
  },
});

type Texts = Readonly<Record<"news" | "pages", { id: string; content: string }>>;

/** Articles and pages name pictures in their texts, too. */
export const withTextPictures = (em: Em, name: keyof Texts, table: NamesPictures): NamesPictures => ({
  async *naming() {
    for await (const records of table.naming()) {
      const ids = records.map(({ id }) => id);
      const texts = await em
        .getKysely<Texts>()
        .selectFrom(name)
        .select(["id", "content"])
        .where("id", ">=", ids[0] ?? "")
        .where("id", "<=", ids.at(-1) ?? "")
        .where("content", "like", `%${mediaPath("")}%`)
        .execute();
      const files = new Map(texts.map(({ id, content }) => [id, filesInText(content)]));
      yield records.map((record) => ({
        ...record,
        named: [...record.named, ...(files.get(record.id) ?? []).map((file) => ({ field: "content", file }))],
      }));
    }
  },
});
