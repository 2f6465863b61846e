import { type TranslatedResource, translatedKinds } from "./english.ts";
import { ownEnglish } from "./own-english.ts";

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
  return Object.entries(translatedKinds[resource]).flatMap(([field, kind]) => {
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
