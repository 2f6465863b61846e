import { isRecordText } from "@etalase/contracts/kinds";
import type { TextEntry, TextValues } from "@etalase/contracts/texts";
import { cleanedAs, isOwnWords, unknownText, wordsProblem } from "@etalase/contracts/texts.schema";
import { DomainError } from "../domain/errors.ts";
import { refuseEmpty } from "./content.ts";
import type { Versioned } from "./ports.ts";
import { createSingleEdits, type SingleNeeds, type SingleRepository } from "./single-record.ts";
import type { Edit } from "./writing.ts";

/** The owner's own words for texts of the public site. Every edit raises `version`. */
export type Texts = Readonly<{
  /** Texts that once existed and are gone stay here, in case that they come back. */
  values: TextValues;
  version: number;
}>;

export type TextsRepository = SingleRepository<Texts>;

/** Lists the texts of the site in both languages, in their order. */
export type TextCatalogue = () => Promise<readonly TextEntry[]>;

/**
 * The texts as their history keeps them: a field for each. Texts in the site's own words are null rather than absent,
 * so that a restored version takes back later changes.
 */
export type TextsRecord = Versioned & Readonly<Record<string, unknown>>;

export function recordOf({ values, version }: Texts, entries: readonly TextEntry[]): TextsRecord {
  const all = new Map<string, unknown>(entries.map(({ key }) => [key, null]));
  for (const [key, value] of Object.entries(values)) all.set(key, value);
  return { ...Object.fromEntries(all), version };
}

/** In one order, so that equal texts are stored alike. */
const valuesOf = (entries: Iterable<readonly [string, string]>): TextValues =>
  Object.fromEntries([...entries].sort(([one], [other]) => (one < other ? -1 : 1)));

export function textsIn({ id: _id, version, ...fields }: TextsRecord): Texts {
  const entries = Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === "string");
  return { values: valuesOf(entries), version };
}

const initialTexts: Texts = { values: {}, version: 1 };

export const storedTexts = async (texts: TextsRepository): Promise<Texts> => (await texts.find()) ?? initialTexts;

export const textsAbout = { resource: "texts", record: null } as const;

type Change = Readonly<Record<string, unknown>>;

/** @throws {DomainError} "invalid" with a sentence for each text that is unknown or breaks its rules */
function refuseBad(change: Change, known: ReadonlyMap<string, TextEntry>): void {
  const problems = Object.entries(change).flatMap(([key, text]) => {
    const entry = known.get(key);
    const problem = entry ? text !== null && wordsProblem(entry, text) : unknownText;
    return problem ? [[key, problem] as const] : [];
  });
  if (problems.length > 0) throw new DomainError("invalid", { errors: Object.fromEntries(problems) });
}

/** The texts after an edit without bad ones: the site's own words are not stored. */
function edited({ values, version }: Texts, change: Change, known: ReadonlyMap<string, TextEntry>): Texts {
  const after = new Map(Object.entries(values));
  for (const [key, text] of Object.entries(change)) {
    const entry = known.get(key);
    if (!entry || typeof text !== "string" || isOwnWords(entry, text)) after.delete(key);
    else after.set(key, cleanedAs(entry, text));
  }
  return { values: valuesOf(after), version: version + 1 };
}

type Needs = SingleNeeds &
  Readonly<{
    texts: TextsRepository;
    catalogue: TextCatalogue;
    /** The texts of the built site alone, which need no database. */
    builtTexts: TextCatalogue;
  }>;

export function createTextsService({ texts, catalogue, builtTexts, ...needs }: Needs) {
  const get = () => storedTexts(texts);
  const { edit, revisions } = createSingleEdits<Texts, TextsRecord>({
    ...needs,
    resource: textsAbout.resource,
    get,
    save: (value) => texts.save(value),
    recordOf: async (value) => recordOf(value, await catalogue()),
  });

  return {
    get,
    catalogue,

    /** The owner's own words for the texts that the site has, and for those of records. */
    async shown(): Promise<TextValues> {
      const [entries, { values }] = await Promise.all([builtTexts(), get()]);
      const known = new Set(entries.map(({ key }) => key));
      return Object.fromEntries(Object.entries(values).filter(([key]) => known.has(key) || isRecordText(key)));
    },

    /**
     * Changes the texts under these keys; null stands for the site's own words.
     * @throws {DomainError} "invalid", "stale" when `ifVersion` is no longer the texts'
     */
    async update(change: Change, by: Edit): Promise<Texts> {
      refuseEmpty(change);
      const known = new Map((await catalogue()).map((entry) => [entry.key, entry]));
      refuseBad(change, known);
      return edit((current) => edited(current, change, known), change, by);
    },

    revisions,
  };
}

export type TextsService = ReturnType<typeof createTextsService>;
