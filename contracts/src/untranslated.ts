import { englishKey, isEnglish, type TextEntry } from "./texts.ts";

type Said = Pick<TextEntry, "key" | "default"> & Readonly<{ value: string }>;

/**
 * Returns the English texts that translate nothing: those without words, and the site's own words for a text that says
 * something else by now.
 */
export function untranslated<T extends Said>(texts: readonly T[]): readonly T[] {
  const changed = new Set(texts.flatMap(({ key, value, default: own }) => (value === own ? [] : [englishKey(key)])));
  return texts.filter(
    ({ key, value, default: own }) => isEnglish(key) && (value === "" || (value === own && changed.has(key))),
  );
}
