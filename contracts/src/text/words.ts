/** Words that differ only in case or spacing look alike, and have one key. */
const keyOf = (word: string) => word.normalize("NFKC").toLowerCase().replace(/\s+/g, "");

/** Returns the spelling that is used already for a word that looks alike, the first one; else the word as typed. */
export function spelledAs(word: string, used: readonly string[]): string {
  const key = keyOf(word);
  return used.find((other) => keyOf(other) === key) ?? word.replace(/ +/g, " ");
}
