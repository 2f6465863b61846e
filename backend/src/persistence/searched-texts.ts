import { setImmediate } from "node:timers/promises";
import { crc32 } from "node:zlib";
import { firstSynonyms, type SynonymGroups } from "@etalase/contracts/synonyms";
import { searchKey } from "@etalase/contracts/text/text";
import { EntitySchema, raw } from "@mikro-orm/core";
import { type SqlEntityManager as Em, SqlitePlatform } from "@mikro-orm/sql";
import { findWords, type TextSearch, type Wanted } from "../domain/search/find-words.ts";
import { synonymsOf, wantedOf } from "../domain/search/query.ts";
import { stemOf } from "../domain/search/stem.ts";
import { createWordIndex, type SearchedTexts, wordsIn } from "../domain/search/word-index.ts";
import { inParts } from "./search.ts";
import { createSingle, synonymsSchema } from "./single-record.ts";
import { holdingPart, inColumn, partsOf, type SearchPart } from "./words.ts";

/**
 * `searchText` has a line each for title, labels and excerpt. `stamp` changes with the texts; 0 stands in rows of
 * earlier versions, which lack the text.
 */
type SearchText = Readonly<{ recordId: string; searchText: string; bodyText: string | null; stamp: number }>;

/** The searchable texts of records of one kind, apart from the records, which take ten times as long to read. */
export const searchTextSchema = (name: string, tableName: string, column: string) =>
  new EntitySchema<SearchText>({
    name,
    tableName,
    // The stamps of all records are compared without reading their texts.
    indexes: [{ properties: ["recordId", "stamp"] }],
    properties: {
      recordId: { type: "character", length: 24, fieldName: column, primary: true },
      searchText: { type: "text", columnType: "mediumtext" },
      bodyText: { type: "text", columnType: "mediumtext", nullable: true },
      stamp: { type: "integer", default: 0 },
    },
  });

type Schema = ReturnType<typeof searchTextSchema>;

/** The table, and its column of the record's id. */
function namesOf(em: Em, schema: Schema) {
  const { tableName, properties } = em.getMetadata(schema);
  return { table: tableName, column: properties.recordId.fieldNames[0] ?? "" };
}

type Texts<T> = Readonly<{ schema: Schema; textsOf: (record: T) => SearchedTexts }>;

function rowOf({ title, labels, excerpt, text }: SearchedTexts) {
  const searchText = [title, labels, excerpt].map(searchKey).join("\n");
  const bodyText = searchKey(text);
  // Half of the numbers, so that the column need not be a large one.
  return { searchText, bodyText, stamp: crc32(`${searchText}\n${bodyText}`) >>> 1 || 1 };
}

function textsIn({ searchText, bodyText }: Pick<SearchText, "searchText" | "bodyText">): SearchedTexts {
  const [title = "", labels = "", excerpt = ""] = searchText.split("\n");
  return { title, labels, excerpt, text: bodyText ?? "" };
}

/** Records in one transaction, during which SQLite blocks this process. */
const filledAtOnce = 20;

/** Writes the searchable texts of records. */
export function searchTexts<T extends Readonly<{ id: string }>>(em: Em, { schema, textsOf }: Texts<T>) {
  const remove = (ids: readonly string[]) => em.nativeDelete(schema, { recordId: { $in: [...ids] } });
  async function write(record: T) {
    await remove([record.id]);
    await em.insert(schema, { recordId: record.id, ...rowOf(textsOf(record)) });
  }
  return {
    remove,
    write,
    /** Writes some texts that an earlier version wrote otherwise, or not at all. @returns whether there were any */
    async fillSome(records: string, findByIds: (ids: readonly string[]) => Promise<readonly T[]>): Promise<boolean> {
      const { table, column } = namesOf(em, schema);
      const written = `select 1 from ${table} where ${column} = ${records}.id and stamp > 0`;
      const ids = await em.execute<Readonly<{ id: string }>[]>(
        `select id from ${records} where not exists (${written}) limit ${filledAtOnce}`,
      );
      for (const record of await findByIds(ids.map(({ id }) => id))) await write(record);
      return ids.length > 0;
    },
  };
}

/** Records that are read at once. Their words are taken one record after the other, since other work is waiting. */
const indexedAtOnce = 50;

/**
 * The words of a table's texts, in memory: a statement that adds up the words of ten thousand articles takes several
 * times as long as all else of a search. Before each search, the sum of the stamps tells whether texts have changed,
 * also by another process; only those are read again.
 */
function createKnownWords(em: Em, schema: Schema) {
  const index = createWordIndex();
  let known = "";
  let loading: Promise<void> = Promise.resolve();

  async function stateNow() {
    const [state] = await em.execute<unknown[]>(
      `select count(*) as texts, sum(stamp) as stamps from ${namesOf(em, schema).table}`,
    );
    return JSON.stringify(state);
  }

  async function load() {
    const state = await stateNow();
    if (state === known) return;
    if (index.isWorn()) index.clear();
    const { table, column } = namesOf(em, schema);
    const rows = await em.execute<Readonly<{ id: string; stamp: number }>[]>(
      `select ${column} as id, stamp from ${table}`,
    );
    const present = new Map(rows.map(({ id, stamp }) => [id, stamp]));
    for (const id of index.stamps.keys()) if (!present.has(id)) index.remove(id);
    const changed = [...present.keys()].filter((id) => index.stamps.get(id) !== present.get(id));
    for (let from = 0; from < changed.length; from += indexedAtOnce) {
      const some = await em
        .createQueryBuilder(schema)
        .select(["recordId", "searchText", "bodyText", "stamp"])
        .where({ recordId: { $in: changed.slice(from, from + indexedAtOnce) } })
        .execute<SearchText[]>("all");
      for (const { recordId, stamp, ...texts } of some) {
        index.put(recordId, stamp, textsIn(texts));
        await setImmediate();
      }
    }
    known = state;
  }

  return async () => {
    if ((await stateNow()) !== known) {
      loading = loading.then(load, load);
      await loading;
    }
    return index;
  };
}

/** The records that hold the part as it is written. SQLite reads them in parts, since a statement blocks the process. */
function createExactSearch(em: Em, schema: Schema) {
  const places = [inColumn("search_text"), inColumn("body_text")];
  const read = async (part: SearchPart, within: object) => {
    const rows = await em
      .createQueryBuilder(schema)
      .select("recordId")
      .where({ $and: [holdingPart(part, ...places), within] })
      .execute<SearchText[]>("all");
    return rows.map(({ recordId }) => recordId);
  };
  return async (part: SearchPart): Promise<ReadonlySet<string>> => {
    if (!(em.getPlatform() instanceof SqlitePlatform)) return new Set(await read(part, {}));
    const ids = new Set<string>();
    const { atOnce, pause } = inParts;
    const [{ last } = { last: 0 }] = await em.execute<{ last: number | null }[]>(
      `select max(rowid) as last from ${schema.meta.tableName}`,
    );
    for (let from = 0; from < (last ?? 0); from += atOnce) {
      for (const id of await read(part, { [raw("rowid > ? and rowid <= ?", [from, from + atOnce])]: [] })) ids.add(id);
      await pause();
    }
    return ids;
  };
}

/** Finds the records of a kind that hold the words of a search, by stems, synonyms and with a typo. */
export function createTextSearch(em: Em, schema: Schema): TextSearch {
  const knownWords = createKnownWords(em, schema);
  const exactly = createExactSearch(em, schema);
  const stored = createSingle<Readonly<{ synonyms: SynonymGroups }>>(em, synonymsSchema);

  return async (search, allowed) => {
    const [index, own] = [await knownWords(), await stored.find()];
    const synonyms = synonymsOf(own?.synonyms ?? firstSynonyms);
    const wanted: Wanted[] = [];
    for (const part of partsOf(search)) {
      if (part.kind === "words") wanted.push(...wantedOf(part.text, synonyms));
      else {
        const stems = wordsIn(searchKey(part.text)).map(stemOf);
        const exact = { ids: await exactly(part), isNeeded: part.kind === "text" };
        wanted.push({ word: "", meanings: stems.length > 0 ? [{ stems, share: 1 }] : [], isOptional: false, exact });
      }
    }
    return findWords(index, wanted, allowed);
  };
}
