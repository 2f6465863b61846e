import { EntitySchema } from "@mikro-orm/core";
import { contains, type Em } from "./repository.ts";

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

/** The records that contain the text, for an `$in`. */
export const idsWithText = (em: Em, schema: Schema, text: string) =>
  em.createQueryBuilder(schema, "texts").select("recordId").where(contains("search_text", text));

type Table<T> = Readonly<{
  insert(record: T): Promise<void>;
  update<Edited extends T & Readonly<{ version: number }>>(record: Edited): Promise<Edited>;
  remove(ids: readonly string[]): Promise<void>;
}>;

/** Writes the table's records together with what is searched of them. */
export function withSearchText<T extends Readonly<{ id: string }>>(
  em: Em,
  table: Table<T>,
  { schema, textOf }: Readonly<{ schema: Schema; textOf: (record: T) => string }>,
): Table<T> {
  const removeTexts = (ids: readonly string[]) => em.nativeDelete(schema, { recordId: { $in: [...ids] } });
  const write = async (record: T) => {
    await removeTexts([record.id]);
    await em.insert(schema, { recordId: record.id, searchText: textOf(record) });
  };
  return {
    async insert(record) {
      await table.insert(record);
      await write(record);
    },
    async update(record) {
      await write(record);
      return table.update(record);
    },
    async remove(ids) {
      await removeTexts(ids);
      await table.remove(ids);
    },
  };
}
