import { ownEnglish } from "./own-english.ts";
import { englishHome, paths } from "./paths.ts";

/** The landing page in each language, as search engines know them. */
export const homes = [
  ["id", paths.home],
  ["en", englishHome],
  ["x-default", paths.home],
] as const;

/** Tells whether an address, with or without its query, is one of a page in English. */
export const isEnglishPath = (url: string): boolean => /^\/en(?:[/?]|$)/.test(url);

/** The words that the owner translates beside the texts of pages, by kind of record and field; a list has an item a line. */
export const translated = {
  packages: { name: "line", description: "lines", badge: "line", features: "list" },
  services: { title: "line", text: "line" },
  // Their titles are names.
  showcases: { text: "line" },
  settings: { siteDescription: "lines", answersWithin: "line" },
} as const satisfies Readonly<Record<string, Readonly<Record<string, "line" | "lines" | "list">>>>;

export type TranslatedResource = keyof typeof translated;

/** Tells whether a key is that of a record's English text, whether or not there is such a record. */
export const isRecordText = (key: string): boolean => (/^en\.(\w+)\./.exec(key)?.[1] ?? "") in translated;

type TranslatedText = Readonly<{
  key: string;
  field: string;
  kind: "line" | "lines" | "list";
  words: string;
  /** The site's own translation, or "". */
  own: string;
}>;

/**
 * Returns the words of a record that have to be translated, with the key that its translation has among the texts: the
 * settings, of which there are only one, have no `_id` in it.
 */
export function wordsToTranslate(resource: TranslatedResource, record: object): readonly TranslatedText[] {
  const values = new Map<string, unknown>(Object.entries(record));
  return Object.entries(translated[resource]).flatMap(([field, kind]) => {
    const value = values.get(field);
    const words = Array.isArray(value) ? value.join("\n") : String(value ?? "");
    const key = [resource, values.get("_id"), field].filter(Boolean).join(".");
    return words === "" ? [] : [{ key, field, kind, words, own: ownEnglish(words) }];
  });
}

const linesOf = (words: string) =>
  words
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);

/** Returns a record in English, or undefined while some of its words have no translation. */
export function inEnglish<T extends object>(
  resource: TranslatedResource,
  record: T,
  english: Readonly<Record<string, string>>,
): T | undefined {
  const said = wordsToTranslate(resource, record).map(({ key, field, kind, own }) => {
    const words = english[key] ?? own;
    return [field, kind === "list" && words ? linesOf(words) : words] as const;
  });
  return said.every(([, words]) => words) ? { ...record, ...Object.fromEntries(said) } : undefined;
}
