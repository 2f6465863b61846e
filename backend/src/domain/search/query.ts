import type { SynonymGroups } from "@etalase/contracts/synonyms";
import { searchKey } from "@etalase/contracts/text/text";
import { stemOf } from "./stem.ts";
import { wordsIn } from "./word-index.ts";

/** Words that say nothing of what is looked for. */
const common = new Set(
  wordsIn(
    `yang yg dan atau di ke dari untuk utk pada dalam dengan dgn oleh adalah ialah itu ini apa apakah bagaimana gimana
    berapa kenapa mengapa kapan siapa saya aku gue kami kita anda kamu agar supaya biar bisa dapat ada akan juga saja aja
    sih dong ya nya nih lah kok kalau kalo jika tidak tak ga gak nggak enggak bukan belum sudah udah masih lagi mau ingin
    pengen boleh harus perlu cara pakai pake lewat tanpa sama seperti kayak lebih paling banget sangat sendiri orang
    the a an of for and or to in on at with without is are do does can not what how why which my your our i you it`,
  ),
);

const synonymShare = 0.8;

/** Stems that together say one thing; `share` is less than 1 for words that the visitor did not type. */
export type Meaning = Readonly<{ stems: readonly string[]; share: number }>;

/** A word or phrase with the meanings of its whole group. */
type Synonym = Readonly<{ words: readonly string[]; stems: readonly string[]; meanings: readonly Meaning[] }>;
export type Synonyms = readonly Synonym[];

/** A part of a search that a record must hold in one of its meanings, or as it is. */
export type Wanted = Readonly<{
  /** The word as it was typed, for which like ones are looked for when none is found; empty for none. */
  word: string;
  meanings: readonly Meaning[];
  /** The records that hold the part as it is. */
  ids?: ReadonlySet<string>;
}>;

export const synonymsOf = (groups: SynonymGroups): Synonyms =>
  groups.flatMap((group) => {
    const phrases = group.map((text) => wordsIn(searchKey(text))).filter(({ length }) => length > 0);
    const entries = phrases.map((words) => ({ words, stems: words.map(stemOf) }));
    const meanings = entries.map(({ stems }) => ({ stems, share: synonymShare }));
    return entries.map((entry) => ({ ...entry, meanings }));
  });

/** Returns what a text of words wants: one part for each word, or for each phrase that has synonyms. */
export function wantedOf(text: string, synonyms: Synonyms): readonly Wanted[] {
  const words = wordsIn(searchKey(text));
  const stems = words.map(stemOf);
  const wanted: Wanted[] = [];
  for (let at = 0; at < words.length; ) {
    const here = synonyms.filter((one) => one.stems.every((stem, place) => stems[at + place] === stem));
    const longest = here.toSorted((one, other) => other.stems.length - one.stems.length)[0];
    const own = longest?.stems ?? stems.slice(at, at + 1);
    const word = own.length === 1 ? (words[at] ?? "") : "";
    wanted.push({ word, meanings: [{ stems: own, share: 1 }, ...(longest?.meanings ?? [])] });
    at += own.length;
  }
  return wanted;
}

/** Leaves out words that say nothing; a search of nothing but such words means them. */
export function tellingOf(wanted: readonly Wanted[]): readonly Wanted[] {
  const telling = wanted.filter(({ word }) => !common.has(word));
  return telling.length > 0 ? telling : wanted;
}
