import { inEnglish, type Names, type Refusal } from "@etalase/contracts/refusals/refusal";
import type { indonesian } from "./indonesian/indonesian.ts";
import type { nouns } from "./indonesian/nouns.ts";
import { locale } from "./language.ts";

/** A sentence of the screens in English, by which the dictionaries know it. */
export type Sentence = keyof typeof indonesian;

/** A noun for one thing, to which English adds "s" for many. */
export type Noun = keyof typeof nouns;

/** The sentences without braces, such as labels. */
export type Plain = { [S in Sentence]: S extends `${string}{${string}` ? never : S }[Sentence];

/** The values that a sentence needs; none for a plain one. */
export type Values<S extends Sentence, Value> = S extends Plain ? [] : [values: Readonly<Record<Names<S>, Value>>];

type Dictionary = Readonly<Record<string, string>>;

type Say = (refusal: Refusal) => string;

let dictionary: Dictionary = {};
let sayRefusal: Say = inEnglish;
let textNames: Dictionary = {};

/**
 * Sets the translations, how refusals are said, and the names of the site's texts. It comes before every module that
 * says something, so that constants are translated too.
 */
export function setDictionary(translations: Dictionary, refusals: Say = inEnglish, names: Dictionary = {}): void {
  dictionary = translations;
  sayRefusal = refusals;
  textNames = names;
}

/** Returns the translated name of a part of a text's key, such as "hero" of "home.hero.heading". */
export const textName = (part: string): string | undefined =>
  Object.hasOwn(textNames, part) ? textNames[part] : undefined;

/** Says a refusal of the rules that the dashboard shares with the server. */
export const refusal: Say = (one) => sayRefusal(one);

/** A note at the end tells apart words that English has once, as in "To [day]". No screen shows it. */
const note = / \[.+\]$/;

export const translated = (sentence: Sentence): string => dictionary[sentence] ?? sentence.replace(note, "");

/** Says a label whose words are computed, such as those of a field's name; as it is without a translation. */
export const translatedLabel = (label: string): string => dictionary[label] ?? label;

export const braces = /\{(\w+)\}/;
const everyBraces = new RegExp(braces, "g");
const numbers = new Intl.NumberFormat(locale);

/** Writes numbers as the screen's language does; texts stay as they are. */
export const valueText = (value: unknown): string =>
  typeof value === "number" ? numbers.format(value) : String(value);

/** Puts values in place of the braces. */
export const fillIn = (text: string, values: Readonly<Record<string, unknown>>): string =>
  text.replace(everyBraces, (_, name: string) => valueText(values[name]));

/** Says a sentence in the language of the screens. */
export const t = <S extends Sentence>(sentence: S, ...[values]: Values<S, string | number>): string =>
  fillIn(translated(sentence), values ?? {});
