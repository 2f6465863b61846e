import { EntitySchema } from "@mikro-orm/core";
import type { SingleRepository } from "../application/single-record.ts";
import { type Em, jsonOf } from "./repository.ts";

/** A single row. Its fields are read and written together, so they are one value. */
type SingleRow = Readonly<{ id: number; value: object }>;
type Tables = Readonly<Record<string, SingleRow>>;

/** The table of a kind with a single record. */
export const singleSchema = (name: string, tableName: string) =>
  new EntitySchema<SingleRow>({
    name,
    tableName,
    properties: {
      id: { type: "integer", primary: true, autoincrement: false },
      value: { type: "json" },
    },
  });

export const textsSchema = singleSchema("Texts", "texts");
export const sectionsSchema = singleSchema("Sections", "sections");
export const menusSchema = singleSchema("Menus", "menus");

/** Reads and writes the single record of a table. */
export const createSingle = <T extends object>(em: Em, schema: EntitySchema<SingleRow>): SingleRepository<T> => ({
  async find() {
    // The record is read again after each edit, and the ORM would take ten times as long.
    const rows = em.getKysely<Tables>().selectFrom(schema.meta.tableName).select("value").where("id", "=", 1);
    const { value = null } = (await rows.executeTakeFirst()) ?? {};
    return jsonOf(value) as T | null; // only `save` writes this table
  },
  save: (value) => em.upsert(schema, { id: 1, value }),
});
