import type { SiteContext } from "@etalase/contracts/public-api";
import type { TextValues } from "@etalase/contracts/texts";

/** The words of a part of the site, by name; those in a list have numbers as names. */
export type Words = Readonly<{ [name: string]: string | Words }> | readonly string[];

/** Words in Indonesian that the owner may change; their keys begin with `key`. */
export type Declared<W extends Words = Words> = Readonly<{ key: string; own: W }>;

/** The words and the language of a page: `texts` are those that differ from the site's own. */
export type Spoken = Pick<SiteContext, "texts" | "language">;

/**
 * Declares words of the public site, which the owner may change. `key` begins with the page. A name in braces stands
 * for a value, see `fill`. Components read them by `useWords`.
 */
export const words = <const W extends Words>(key: string, own: W): Declared<W> => ({ key, own });

function changed<W extends Words>(own: W, key: string, texts: TextValues): W {
  // A copy, in which each text is replaced by another one.
  const copy = (Array.isArray(own) ? [...own] : { ...own }) as Record<string, string | Words>;
  for (const name in copy) {
    const at = `${key}.${name}`;
    const text = copy[name] as string | Words;
    copy[name] = typeof text === "string" ? (texts[at] ?? text) : changed(text, at, texts);
  }
  return copy as unknown as W;
}

/** Returns declared words as a page says them. */
export const wordsFor = <W extends Words>({ key, own }: Declared<W>, { texts }: Spoken): W =>
  texts ? changed(own, key, texts) : own;

type Braces<T extends string> = T extends `${string}{${infer Name}}${infer Rest}` ? Name | Braces<Rest> : never;

/** Puts values in the place of the names in braces. */
export const fill = <T extends string>(text: T, values: Readonly<Record<Braces<T>, string | number>>): string =>
  text.replace(/{(\w+)}/g, (whole, name: Braces<T>) => `${values[name] ?? whole}`);

/** The shape of English words: a text for each of the site's own, so that a missing one does not compile. */
export type English<W extends Words> = {
  readonly [Name in keyof W]: W[Name] extends string ? string : W[Name] extends Words ? English<W[Name]> : never;
};

/** Translates declared words into English, for `englishWords`. */
export const translated = <W extends Words>({ key }: Declared<W>, words: English<W>): readonly [string, Words] => [
  key,
  words,
];
