import type { SynonymGroups } from "@etalase/contracts/synonyms";
import { searchKey } from "@etalase/contracts/text/text";
import type { Wanted } from "./find-words.ts";
import { stemOf } from "./stem.ts";
import { isTypo } from "./typos.ts";
import { wordsIn } from "./word-index.ts";

const common = new Set(
  wordsIn(
    `yang dan atau di ke dari untuk pada dalam dengan oleh adalah ialah itu ini apa apakah bagaimana gimana berapa
    kenapa mengapa kapan siapa saya aku kami kita anda kamu agar supaya bisa dapat ada akan juga saja sih dong ya nya
    the a an of for and or to in on at with is are what how why my your our i you`,
  ),
);

const synonymShare = 0.8;
const misspeltShare = 0.5;

type Entry = Readonly<{ words: readonly string[]; stems: readonly string[] }>;
type Group = readonly Entry[];

/** The groups of synonyms by the first stem of each of their words. */
export type Synonyms = ReadonlyMap<string, readonly Readonly<{ entry: Entry; group: Group }>[]>;

export function synonymsOf(groups: SynonymGroups): Synonyms {
  const all = groups.flatMap((words) => {
    const group = words.map((text) => {
      const words = wordsIn(searchKey(text));
      return { words, stems: words.map(stemOf) };
    });
    return group.filter(({ stems }) => stems.length > 0).map((entry) => ({ entry, group }));
  });
  return Map.groupBy(all, ({ entry }) => entry.stems[0] ?? "");
}

/** The longest synonym that stands at this place. */
function synonymAt(stems: readonly string[], at: number, synonyms: Synonyms) {
  const fitting = synonyms
    .get(stems[at] ?? "")
    ?.filter(({ entry }) => entry.stems.every((stem, index) => stems[at + index] === stem));
  return fitting?.toSorted((one, other) => other.entry.stems.length - one.entry.stems.length)[0];
}

/** The meanings of a word that is a synonym but for a typo: no text needs to hold the synonym itself. */
const misspeltAs = (word: string, synonyms: Synonyms): Wanted["alike"] =>
  [...synonyms.values()]
    .flat()
    .filter(({ entry: { words } }) => words.length === 1 && isTypo(word, words[0] ?? ""))
    .flatMap(({ group }) => group.map(({ stems }) => ({ stems, share: misspeltShare })));

/** Returns what a text of words wants: one part for each word, or for each phrase that has synonyms. */
export function wantedOf(text: string, synonyms: Synonyms): readonly Wanted[] {
  const words = wordsIn(searchKey(text));
  const stems = words.map(stemOf);
  const wanted: Wanted[] = [];
  for (let at = 0; at < words.length; ) {
    const [word = "", stem = ""] = [words[at], stems[at]];
    const synonym = synonymAt(stems, at, synonyms);
    const own = synonym?.entry.stems ?? [stem];
    const others = synonym?.group.filter(({ stems }) => stems.join() !== own.join()) ?? [];
    wanted.push({
      word: own.length === 1 ? word : "",
      meanings: [{ stems: own, share: 1 }, ...others.map(({ stems }) => ({ stems, share: synonymShare }))],
      alike: synonym ? [] : misspeltAs(word, synonyms),
      isOptional: own.length === 1 && common.has(word),
    });
    at += own.length;
  }
  return wanted;
}
