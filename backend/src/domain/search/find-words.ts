import type { Meaning, Synonyms, Wanted } from "./query.ts";
import { isTypo } from "./typos.ts";
import type { WordIndex } from "./word-index.ts";

/** The records that a search finds, in the order of the allowed ones, and the stems that it found. */
export type Found = Readonly<{
  records: readonly Readonly<{ id: string; score: number }>[];
  stems: ReadonlySet<string>;
  /** A record holds all that the search wants. */
  hasWhole: boolean;
}>;

/** Scores by the number of the document; 0 where it lacks the words. Maps would take ten times as long. */
type Scores = Float64Array;

/** A text that is held as it is counts like a word in the labels. */
const exactWeight = 16;
/** The ways to be like a word of at least so many letters, and the share of what was typed that such words are. */
const likenesses = [
  { letters: 2, share: 0.7, isLike: (word: string, other: string) => other.startsWith(word) },
  // A number with another digit is another number.
  { letters: 5, share: 0.6, isLike: (word: string, other: string) => !/\d/.test(word) && isTypo(word, other) },
  { letters: 3, share: 0.4, isLike: (word: string, other: string) => other.includes(word) },
];
const likeMax = 50;
/** The weight of a word that no record holds, on the scale of rarities. */
const unknownWeight = 1;
/**
 * When fewer records hold all words, those with this share of them follow, by the weights of the words. What must stand
 * as it is, like a phrase in quotes, is held by all.
 */
const wholeMin = 5;
const shareMin = 0.45;

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

/** The meanings of a part, then those of words that are like its word, one way after the other. */
function* triesOf(index: WordIndex, { word, meanings }: Wanted, synonyms: Synonyms): Generator<readonly Meaning[]> {
  yield meanings;
  for (const { letters, share, isLike } of likenesses) {
    if (word.length < letters) continue;
    const stems = new Set<string>();
    for (const [other, stem] of index.stems) if (stems.size < likeMax && isLike(word, other)) stems.add(stem);
    // No text needs to hold the synonym itself.
    const meant = synonyms.filter(({ words: [only = "", ...more] }) => more.length === 0 && isLike(word, only));
    yield [
      ...[...stems].map((stem) => ({ stems: [stem], share })),
      ...meant.flatMap((synonym) => synonym.meanings.map((one) => ({ ...one, share: one.share * share }))),
    ];
  }
}

type Query = Readonly<{ wanted: readonly Wanted[]; synonyms: Synonyms }>;

/** Finds which of the allowed records hold what a search wants. */
export function findWords(index: WordIndex, { wanted, synonyms }: Query, allowed: readonly string[]): Found {
  const size = index.documents();
  const isAllowed = new Uint8Array(size);
  // A record that is not indexed yet has a number beyond all scores.
  const numbers = allowed.map((id) => index.records.get(id)?.number ?? size);
  for (const number of numbers) isAllowed[number] = 1;
  const stems = new Set<string>();

  function scoresFor(part: Wanted): Scores {
    const scores = new Float64Array(size);
    for (const id of part.ids ?? [])
      scores[index.records.get(id)?.number ?? size] = exactWeight * rarityOf(size, part.ids?.size ?? 0);
    for (const meanings of part.ids ? [] : triesOf(index, part, synonyms)) {
      const found = meanings.filter((meaning) => raise(index, meaning, isAllowed, scores));
      for (const stem of found.flatMap((meaning) => meaning.stems)) stems.add(stem);
      if (found.length > 0) break;
    }
    return scores;
  }

  const sums = new Float64Array(size);
  const held = new Float64Array(size);
  let whole = 0;
  for (const scores of wanted.map(scoresFor)) {
    const documents = scores.reduce((count, score) => count + Number(score > 0), 0);
    const weight = documents > 0 ? rarityOf(size, documents) : unknownWeight;
    whole += weight;
    // `entries` would make an array of each of them.
    scores.forEach((score, number) => {
      if (score === 0) return;
      sums[number] = (sums[number] ?? 0) + score;
      held[number] = (held[number] ?? 0) + weight;
    });
  }
  const holders = held.filter((weight) => weight >= whole).length;
  const least = holders >= wholeMin ? whole : whole * shareMin;
  const exact = wanted.flatMap(({ ids }) => ids ?? []);
  const records = allowed.flatMap((id, place) => {
    const number = numbers[place] ?? size;
    const weight = held[number] ?? 0;
    const isFound = weight >= least && weight > 0 && exact.every((ids) => ids.has(id));
    return isFound ? { id, score: (sums[number] ?? 0) * weight ** 2 } : [];
  });
  return { records, stems, hasWhole: holders > 0 };
}
