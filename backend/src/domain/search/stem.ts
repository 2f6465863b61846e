/**
 * A light stemmer of Indonesian, with English plurals. Its stems are keys, not words: a stem only has to be the same for
 * the forms of one word, and another for most other words. No dictionary was taken: a root may begin like a prefix, so
 * prefixes and suffixes go only where a root of four letters is left.
 */
const rootMin = 4;

/** The letters that may follow a prefix: without this, "kerja" would lose its first syllable. */
const onset = "(?=(?:ny|ng|sy|kh|[bcdfgkpst][rl]|[a-z])?[aeiou])";

type Rule = readonly [pattern: RegExp, replacement: string];

/** A nasal takes the place of p, t, s or k, or stands before other letters. */
const nasal = (prefix: string): readonly Rule[] => [
  [new RegExp(`^${prefix}m(?=[bfvp])`), ""],
  [new RegExp(`^${prefix}m(?=[aeiourl])`), "p"],
  [new RegExp(`^${prefix}n(?=[cdjz]|sy|t[^aeiou])`), ""],
  [new RegExp(`^${prefix}ny(?=[aeiou])`), "s"],
  [new RegExp(`^${prefix}ng(?=[ghq])`), ""],
  [new RegExp(`^${prefix}ng(?=[aeiou])`), "k"],
  [new RegExp(`^${prefix}n(?=[aeiou])`), "t"],
];

const prefixes: readonly Rule[] = [
  [/^(?:be|pe)l(?=ajar)/, ""],
  ...nasal("me"),
  ...nasal("pe"),
  [new RegExp(`^(?:ber|ter|per)${onset}`), ""],
  [/^be(?=[^aeiou]er)/, ""],
  [new RegExp(`^di${onset}`), ""],
  [new RegExp(`^(?:me|pe)(?=[lrwy])${onset}`), ""],
  [new RegExp(`^pe(?!san)(?=[bcdghjkst])${onset}`), ""],
  [new RegExp(`^ke${onset}`), ""],
];

const suffixes: readonly Rule[] = [
  [/(?:nya|lah|kah)$/, ""],
  [/(?<!^(?:be|di|ke|me|pe|te).*)[km]u$/, ""],
  [/ies$/, "y"],
  [/(?<=[^aisu])s$/, ""],
  [/kan$/, ""],
  [/an$/, ""],
  [/i$/, ""],
  // "cetakan" is either "cetak" or "ceta" with a suffix.
  [/(?<=[aeiou])k$/, ""],
];

/** Roots that begin or end with what is a prefix or suffix elsewhere, and would meet another common word without it. */
const whole: ReadonlySet<string> = new Set([
  "beranda",
  "digital",
  "pertama",
  "kelas",
  "personal",
  "permata",
  "langkah",
]);

/** Returns the word after the first rule that leaves a root. */
function shorter(word: string, rules: readonly Rule[]): string {
  if (whole.has(word)) return word;
  for (const [pattern, replacement] of rules) {
    const rest = word.replace(pattern, replacement);
    if (rest !== word && rest.length >= rootMin) return rest;
  }
  return word;
}

function untilLast(word: string, rules: readonly Rule[]): string {
  const rest = shorter(word, rules);
  return rest === word ? word : untilLast(rest, rules);
}

/** Makes roots alike that a nasal may or may not have changed: "mulai" begins like "memulai" without its prefix. */
const initials: readonly Rule[] = [
  [/^m(?=[aeiou])/, "p"],
  [/^ny(?=[aeiou])/, "s"],
  // "perawatan" may have lost the first letter of its root with its prefix.
  [/^(?:ng|k|r)(?=[aeiou])/, ""],
  [/^n(?=[aeiou])/, "t"],
];

/** Returns the stem of a word in the form of `searchKey`. */
export function stemOf(word: string): string {
  if (!/^[a-z]{4,40}$/.test(word)) return word;
  const start = initials.reduce(
    (rest, [pattern, replacement]) => rest.replace(pattern, replacement),
    untilLast(word, prefixes),
  );
  return untilLast(start, suffixes);
}
