import { isTypo } from "./typos.ts";
import type { WordIndex } from "./word-index.ts";

/** Stems that together say one thing; `share` is less than 1 for words that the visitor did not type. */
type Meaning = Readonly<{ stems: readonly string[]; share: number }>;

/** A part of a search that a record must hold in one of its meanings. */
export type Wanted = Readonly<{
  /** The word as it was typed, for which like ones are looked for when none is found; empty for none. */
  word: string;
  meanings: readonly Meaning[];
  /** The meanings of a word with a typo, beside the like words of texts. */
  alike?: readonly Meaning[];
  /** Words such as "yang" only raise a record that holds them. */
  isOptional: boolean;
  /** Records that hold the text itself: alone, or beside those that hold the words. */
  exact?: Readonly<{ ids: ReadonlySet<string>; isNeeded: boolean }>;
}>;

/** The records that a search finds, in the order of the allowed ones with a score each, and the stems that it found. */
export type Found = Readonly<{ ids: readonly string[]; scores: readonly number[]; stems: ReadonlySet<string> }>;

/** Scores by the number of the document; 0 where it lacks the words. Maps would take ten times as long. */
type Scores = Float64Array;

/** Finds the records among the allowed ones that hold the words of a search. */
export type TextSearch = (search: string, allowed: readonly string[]) => Promise<Found>;

/** A text that was typed itself counts like a word in the labels. */
const exactWeight = 16;
/** Letters that a word must have until like ones are looked for. */
const lettersMin = { start: 2, part: 3, typo: 5 } as const;
/** Like words are no more than this share of what was typed. */
const shares = { start: 0.7, typo: 0.6, part: 0.4 } as const;
const likeMax = 50;

/** A word that few records hold says more than one that most do. */
const rarityOf = (documents: number, found: number) => Math.log(1 + documents / (found + 1));

/** Raises the scores of documents that have all stems of a meaning. @returns whether there is any */
function raise(index: WordIndex, { stems, share }: Meaning, isAllowed: Uint8Array, best: Scores): boolean {
  const sums = new Float64Array(isAllowed.length);
  const counts = new Uint8Array(isAllowed.length);
  let isFound = false;
  for (const [place, stem] of stems.entries()) {
    const rarity = rarityOf(index.documents(), index.frequencyOf(stem)) * share;
    index.each(stem, (document, weight) => {
      if (isAllowed[document] === 0 || counts[document] !== place) return;
      const sum = (sums[document] ?? 0) + weight * rarity;
      sums[document] = sum;
      counts[document] = place + 1;
      if (place + 1 < stems.length) return;
      isFound = true;
      if (sum > (best[document] ?? 0)) best[document] = sum;
    });
  }
  return isFound;
}

/** Looks for words that begin like the word, differ by a letter or contain it, in this order. */
function* likeWords(
  index: WordIndex,
  { word, alike = [] }: Pick<Wanted, "word" | "alike">,
): Generator<readonly Meaning[]> {
  const like = (share: number, isLike: (other: string) => boolean): readonly Meaning[] => {
    const stems = new Set<string>();
    for (const [other, stem] of index.stems) if (stems.size < likeMax && isLike(other)) stems.add(stem);
    return [...stems].map((stem) => ({ stems: [stem], share }));
  };
  const { length } = word;
  if (length >= lettersMin.start) yield like(shares.start, (other) => other.startsWith(word));
  // A number with another digit is another number.
  if (length >= lettersMin.typo && !/\d/.test(word))
    yield [...like(shares.typo, (other) => isTypo(word, other)), ...alike];
  if (length >= lettersMin.part) yield like(shares.part, (other) => other.includes(word));
}

/** Finds which of the allowed records hold the words. */
export function findWords(index: WordIndex, wanted: readonly Wanted[], allowed: readonly string[]): Found {
  const size = index.documents();
  const isAllowed = new Uint8Array(size);
  const numbers = allowed.map((id) => index.numberOf(id) ?? -1);
  for (const number of numbers) if (number >= 0) isAllowed[number] = 1;
  const stems = new Set<string>();

  function raiseBy(meanings: readonly Meaning[], best: Scores): boolean {
    const found = meanings.filter((meaning) => raise(index, meaning, isAllowed, best));
    for (const stem of found.flatMap((meaning) => meaning.stems)) stems.add(stem);
    return found.length > 0;
  }

  function scoresFor({ word, alike, meanings, exact, isOptional }: Wanted): Scores {
    const scores = new Float64Array(size);
    if (!raiseBy(meanings, scores) && word && !isOptional)
      for (const like of likeWords(index, { word, alike })) if (raiseBy(like, scores)) break;
    if (!exact) return scores;
    const held = exact.isNeeded ? new Float64Array(size) : scores;
    for (const id of exact.ids) {
      const number = index.numberOf(id);
      if (number !== undefined && isAllowed[number] === 1)
        held[number] = exactWeight * rarityOf(size, exact.ids.size) + (scores[number] ?? 0);
    }
    return held;
  }

  const needed = wanted.filter(({ isOptional }) => !isOptional).length;
  // A search of nothing but such words means them.
  const parts = needed > 0 ? wanted : wanted.map((one) => ({ ...one, isOptional: false }));
  const sums = new Float64Array(size);
  const held = new Uint8Array(size);
  for (const part of parts)
    for (const [number, score] of scoresFor(part).entries()) {
      if (score === 0) continue;
      sums[number] = (sums[number] ?? 0) + score;
      if (!part.isOptional) held[number] = (held[number] ?? 0) + 1;
    }
  const all = needed || parts.length;
  const most = held.reduce((one, other) => Math.max(one, other), 0);
  // When no record holds all words, those with most of them are better than none.
  const least = most * 2 > all ? most : Number.POSITIVE_INFINITY;
  const found = numbers.flatMap((number, place) => ((held[number] ?? 0) >= least ? place : []));
  return {
    ids: found.map((place) => allowed[place] ?? ""),
    scores: found.map((place) => sums[numbers[place] ?? 0] ?? 0),
    stems,
  };
}
