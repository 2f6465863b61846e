import { setImmediate } from "node:timers/promises";
import { crc32 } from "node:zlib";
import { firstSynonyms, type SynonymGroups } from "@etalase/contracts/synonyms";
import { searchKey } from "@etalase/contracts/text/text";
import { EntitySchema } from "@mikro-orm/core";
import type { Rows } from "../application/content.ts";
import type { Shown } from "../domain/publication.ts";
import { type Found, findWords } from "../domain/search/find-words.ts";
import { type Synonyms, synonymsOf, tellingOf, type Wanted, wantedOf } from "../domain/search/query.ts";
import { stemOf } from "../domain/search/stem.ts";
import { createWordIndex, wordsIn } from "../domain/search/word-index.ts";
import { type Em, jsonOf, type Writes, writtenWith } from "./repository.ts";
import { inParts, type Paging } from "./search.ts";
import { holdingParts, inColumn, partsOf, type SearchPart } from "./words.ts";

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
      `select count(*) as texts, sum(stamp) as stamps from ${schema.meta.tableName}`,
    );
    return JSON.stringify(state);
  }

  async function load() {
    const state = await stateNow();
    if (state === known) return;
    if (index.isWorn()) index.clear();
    const rows = await em.createQueryBuilder(schema).select(["recordId", "stamp"]).execute<SearchText[]>("all");
    const present = new Map(rows.map(({ recordId, stamp }) => [recordId, stamp]));
    for (const id of index.records.keys()) if (!present.has(id)) index.remove(id);
    const changed = [...present.keys()].filter((id) => index.records.get(id)?.stamp !== present.get(id));
    for (let from = 0; from < changed.length; from += indexedAtOnce) {
      const some = await em
        .createQueryBuilder(schema)
        .select(["recordId", "searchText", "bodyText", "stamp"])
        .where({ recordId: { $in: changed.slice(from, from + indexedAtOnce) } })
        .execute<SearchText[]>("all");
      for (const { recordId, stamp, searchText, bodyText } of some) {
        index.put(recordId, stamp, searchText.split("\n"), bodyText ?? "");
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

/** The records among the allowed ones that hold a part as it is written. SQLite blocks the process meanwhile. */
async function holding(em: Em, schema: Schema, part: SearchPart, allowed: readonly string[]) {
  const held = holdingParts([part], inColumn("search_text"), inColumn("body_text"));
  const ids = new Set<string>();
  const { atOnce, pause } = inParts;
  for (let from = 0; from < allowed.length; from += atOnce) {
    const rows: readonly Pick<SearchText, "recordId">[] = await em
      .createQueryBuilder(schema)
      .select("recordId")
      .where({ $and: [{ recordId: { $in: allowed.slice(from, from + atOnce) } }, held] })
      .execute("all");
    for (const { recordId } of rows) ids.add(recordId);
    await pause();
  }
  return ids;
}

/** Reads them alone: the settings hold long code, too. */
async function storedSynonyms(em: Em): Promise<Synonyms> {
  const [stored] = await em.execute<Readonly<{ synonyms: unknown }>[]>(
    "select json_extract(value, '$.synonyms') as synonyms from settings where id = 1",
  );
  const own = jsonOf(stored?.synonyms ?? null) as SynonymGroups | null; // the settings hold what their rule allows
  return synonymsOf(own ?? firstSynonyms);
}

/** Finds the records of a kind that hold the words of a search, by stems, synonyms and with a typo. */
function createTextSearch(em: Em, schema: Schema) {
  const knownWords = createKnownWords(em, schema);

  return async (search: string, allowed: readonly string[]): Promise<Found> => {
    const [index, synonyms] = [await knownWords(), await storedSynonyms(em)];
    const wanted: Wanted[] = [];
    const parts = partsOf(search);
    // A lone sign between words says nothing.
    const telling = parts.filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
    for (const part of telling.length > 0 ? telling : parts) {
      if (part.kind === "words") wanted.push(...wantedOf(part.text, synonyms));
      else wanted.push({ word: "", meanings: [], ids: await holding(em, schema, part, allowed) });
    }
    return findWords(index, { wanted: tellingOf(wanted), synonyms }, allowed);
  };
}

/** Returns the words of the texts that have one of these stems, for the marks of a list. */
function markedWords(texts: readonly string[], stems: ReadonlySet<string>): readonly string[] {
  const words = new Set(texts.flatMap((text) => wordsIn(text.toLowerCase())));
  return [...words].filter((word) => stems.has(stemOf(searchKey(word))));
}

type Searched = Paging &
  Readonly<{ search?: string | undefined; sort?: string | undefined; shown: Shown; edition?: string }>;

/** Records in one transaction, during which SQLite blocks this process. */
const filledAtOnce = 20;

type Texts<T> = Readonly<{
  schema: Schema;
  /** The name of the table of records. */
  records: string;
  /** The texts that lists show, too: title, labels and excerpt. */
  shortOf: (record: T) => readonly [string, string, string];
  textOf: (record: T) => string;
}>;

/** The parts of a table that a search by words needs. */
type Table<T, Search> = Writes<T> &
  Readonly<{
    list: (search: Search) => Promise<Rows<T>>;
    idsOf: (search: Search) => Promise<readonly string[]>;
    listedByIds: (ids: readonly string[]) => Promise<readonly T[]>;
    findByIds: (ids: readonly string[]) => Promise<readonly T[]>;
  }>;

/**
 * The ids of all pages of a list, kept for further searches in the same edition: of ten thousand articles, reading them
 * takes longer than all else.
 */
function createAllowed<Search extends Searched>(idsOf: (search: Search) => Promise<readonly string[]>) {
  let latest: Readonly<{ key: string; ids: readonly string[] }> | undefined;
  return async (search: Search): Promise<readonly string[]> => {
    const { page: _page, limit: _limit, search: _text, shown, ...filters } = search;
    // An order may follow the views, which change within an edition.
    if (!search.edition || search.sort) return idsOf(search);
    const key = JSON.stringify([filters, shown.states, shown.language]);
    if (latest?.key !== key) latest = { key, ids: await idsOf(search) };
    return latest.ids;
  };
}

/**
 * Adds the search by words to the lists of a table, and writes the texts with its records. A list has the best records
 * first, unless the caller names an order.
 */
export function withTextSearch<T extends Readonly<{ id: string }>, Search extends Searched>(
  em: Em,
  table: Table<T, Search>,
  { schema, records, shortOf, textOf }: Texts<T>,
) {
  const find = createTextSearch(em, schema);
  const allowed = createAllowed(table.idsOf);
  const remove = (ids: readonly string[]) => em.nativeDelete(schema, { recordId: { $in: [...ids] } });

  async function write(record: T) {
    const searchText = shortOf(record).map(searchKey).join("\n");
    const bodyText = searchKey(textOf(record));
    // Half of the numbers, so that the column need not be a large one.
    const stamp = crc32(`${searchText}\n${bodyText}`) >>> 1 || 1;
    await remove([record.id]);
    await em.insert(schema, { recordId: record.id, searchText, bodyText, stamp });
  }

  async function fillTexts(): Promise<boolean> {
    const written = em
      .createQueryBuilder(schema)
      .select("recordId")
      .where({ stamp: { $gt: 0 } });
    const ids = await em.execute<Readonly<{ id: string }>[]>(
      `select id from ${records} where id not in (${written.getFormattedQuery()}) limit ${filledAtOnce}`,
    );
    for (const record of await table.findByIds(ids.map(({ id }) => id))) await write(record);
    return ids.length > 0;
  }

  async function list(search: Search): Promise<Rows<T>> {
    const { page, limit, sort } = search;
    if (!search.search?.trim()) return table.list(search);
    const { records, stems, hasWhole } = await find(search.search, await allowed(search));
    const sorted = sort ? records : records.toSorted((one, other) => other.score - one.score);
    const shown = sorted.slice((page - 1) * limit, page * limit).map(({ id }) => id);
    const byId = new Map((await table.listedByIds(shown)).map((record) => [record.id, record]));
    const rows = shown.flatMap((id) => byId.get(id) ?? []);
    return { rows, total: records.length, words: markedWords(rows.flatMap(shortOf), stems), hasWhole };
  }

  return { ...writtenWith(table, { write, remove }), fillTexts, list };
}
