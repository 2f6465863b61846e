import { stemOf } from "./stem.ts";

export const wordsIn = (text: string): readonly string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/** The weights of title, labels and excerpt. */
const weights = [32, 16, 8];
/** A word in the text counts once for each time, up to so many times: always less than one in the excerpt. */
const timesMax = 7;
/** A posting is a document's number times this, and its weight. */
const stepBits = 6;
const step = 1 << stepBits;

/** All words of a text in the form of its stems. A record is found by any form of its words. */
export function createWordIndex() {
  /** The stem of each word that was ever indexed. */
  const stems = new Map<string, string>();
  const postings = new Map<string, number[]>();
  const records = new Map<string, Readonly<{ number: number; stamp: number }>>();
  let documents = 0;

  function stemIn(word: string): string {
    const known = stems.get(word);
    if (known !== undefined) return known;
    const stem = stemOf(word);
    stems.set(word, stem);
    return stem;
  }

  function weightsOf(short: readonly string[], text: string) {
    const found = new Map<string, number>();
    for (const word of wordsIn(text)) {
      const stem = stemIn(word);
      const times = found.get(stem) ?? 0;
      if (times < timesMax) found.set(stem, times + 1);
    }
    for (const [place, weight] of weights.entries())
      for (const stem of new Set(wordsIn(short[place] ?? "").map(stemIn)))
        found.set(stem, (found.get(stem) ?? 0) + weight);
    return found;
  }

  return {
    stems: stems as ReadonlyMap<string, string>,
    /** The number of each record in the postings, and the state of the texts in which it is indexed. */
    records: records as ReadonlyMap<string, Readonly<{ number: number; stamp: number }>>,
    documents: () => documents,
    /** Indexes texts in the form of `searchKey`: title, labels and excerpt, and the long one. */
    put(id: string, stamp: number, short: readonly string[], text: string) {
      const number = documents++;
      for (const [stem, weight] of weightsOf(short, text)) {
        const list = postings.get(stem);
        if (list) list.push(number * step + weight);
        else postings.set(stem, [number * step + weight]);
      }
      records.set(id, { number, stamp });
    },
    remove: (id: string) => records.delete(id),
    /** The postings of records that were removed or replaced stay, until these outnumber the others. */
    isWorn: () => documents > 1000 + 2 * records.size,
    clear() {
      for (const map of [stems, postings, records]) map.clear();
      documents = 0;
    },
    frequencyOf: (stem: string) => postings.get(stem)?.length ?? 0,
    /** Calls back with each document that has the stem, and the stem's weight in it. */
    each(stem: string, found: (document: number, weight: number) => void) {
      for (const posting of postings.get(stem) ?? []) found(posting >> stepBits, posting & (step - 1));
    },
  };
}

export type WordIndex = ReturnType<typeof createWordIndex>;
