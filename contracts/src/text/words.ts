/** Words that differ only in case, spacing or unseen characters look alike, and have one key. */
const keyOf = (word: string) =>
  word
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\s\p{DI}\p{Co}]+/gu, "");

const inSingleSpaces = (word: string) => word.replace(/ +/g, " ");

/** Returns the words without those that look like an earlier one. */
export function unlike(words: readonly string[]): string[] {
  const first = new Map<string, string>();
  for (const word of words) if (!first.has(keyOf(word))) first.set(keyOf(word), inSingleSpaces(word));
  return [...first.values()];
}

/** Returns the spelling that is used already for a word that looks alike, the first one; else the word as typed. */
export function spelledAs(word: string, used: readonly string[]): string {
  const key = keyOf(word);
  return used.find((other) => keyOf(other) === key) ?? inSingleSpaces(word);
}
