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

/** Keeps what is searched of the records. */
export function searchTexts<T extends Readonly<{ id: string }>>(
  em: Em,
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
