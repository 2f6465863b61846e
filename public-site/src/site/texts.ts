import type { SiteLanguage } from "@etalase/contracts/site/languages";
import type { TextValues } from "@etalase/contracts/texts";

/** The words of a page, by name; those in a list have numbers as names. */
export type Words = Readonly<{ [name: string]: string | Words }> | readonly string[];

/** All words in memory, by the beginning of their keys. The scripts of further pages add theirs. */
export const allWords: Record<string, Words> = {};
let texts: TextValues = {};

/** The language of the words. */
export let language: SiteLanguage = "id";

function write(own: Words, key: string) {
  for (const [name, text] of Object.entries<string | Words>(own)) {
    const at = `${key}.${name}`;
    if (typeof text === "string") Object.assign(own, { [name]: texts[at] ?? text });
    else write(text, at);
  }
}

/**
 * Declares words of the public site, which the owner may change. `key` begins with the page. A name in braces stands
 * for a value, see `fill`. Read the words while rendering: constants of a module would keep the first ones.
 */
export function words<const W extends Words>(key: string, own: W): W {
  allWords[key] = own;
  write(own, key);
  return own;
}

/** Replaces the words that `values` has, now and in scripts that load later. */
export function writeTexts(values: TextValues = {}, spoken: typeof language = "id") {
  texts = values;
  language = spoken;
  for (const key in allWords) write(allWords[key] ?? {}, key);
}

type Braces<T extends string> = T extends `${string}{${infer Name}}${infer Rest}` ? Name | Braces<Rest> : never;

/** Puts values in the place of the names in braces. */
export const fill = <T extends string>(text: T, values: Readonly<Record<Braces<T>, string | number>>): string =>
  text.replace(/{(\w+)}/g, (whole, name: Braces<T>) => `${values[name] ?? whole}`);
