import type { catalogue } from "./catalogue.ts";
import type { Word } from "./words.ts";

export type { Word };

/** The names between braces: "count" and "noun" of "{count} more {noun}". */
export type Names<S extends string> = S extends `${string}{${infer Name}}${infer Rest}`
  ? (Name extends `${string} ${string}` ? never : Name) | Names<Rest>
  : never;

/** The name of a field: a word of the catalogue, or the name that the API has for it. */
export type FieldName = Word | Uncapitalize<string>;

/** A name that only a running program knows. One that is no word of the catalogue is said as it is. */
export const anyName = (name: string) => name as FieldName;

/** Texts and numbers are said as they are, refusals in the same language, several with "; " between them. */
type Value = string | number | Refusal | readonly Refusal[];

/** The values that are words of the catalogue themselves, by their names. */
type Words = Readonly<{ field: FieldName; word: Word }>;
const isWord = (name: string) => name === "field" || name === "word";

/** The English sentence of a refusal, with the names of its values in braces. Catalogues know it by this key. */
export type RefusalKey = keyof typeof catalogue;

/** A refusal in no language yet. Only the edges say it: the server's answers, and the screens. */
export interface Refusal {
  readonly key: string;
  readonly values: Readonly<Record<string, Value>>;
}

type ValuesOf<Key extends string> = [Names<Key>] extends [never]
  ? []
  : [values: { readonly [Name in Names<Key>]: Name extends keyof Words ? Words[Name] : Value }];

// Marked for the bundler, so that no browser loads the sentences that only the server says.
/* @__NO_SIDE_EFFECTS__ */
export const refusal = <Key extends RefusalKey>(key: Key, ...[values]: ValuesOf<Key>): Refusal => ({
  key,
  values: values ?? {},
});

/** A sentence that is the same in both languages: of a form for visitors, the terminal, or another program. */
/* @__NO_SIDE_EFFECTS__ */
export const verbatim = (sentence: string): Refusal => ({ key: sentence, values: {} });

/** A refusal as the message of an issue: zod hands it through as it is, though its types know only texts. */
export const messageOf = (one: Refusal) => one as unknown as string; // see above

/** The parameters of a schema or check that a value breaks with this refusal. */
/* @__NO_SIDE_EFFECTS__ */
export const issue = (one: Refusal) => ({ error: () => ({ message: messageOf(one) }) });

/** Returns the refusal of an issue; a message of zod's own is a text. */
export const refusalIn = ({ message }: Readonly<{ message: unknown }>): Refusal =>
  typeof message === "string" ? verbatim(message) : (message as Refusal); // put there by `messageOf`

/** Returns a function that says refusals in a language. A key without a sentence is said in English. */
export function speaker(sentences: Readonly<Record<string, string>>): (refusal: Refusal) => string {
  const byKey = new Map(Object.entries(sentences));
  const valueText = (value: Value): string => {
    if (typeof value !== "object") return String(value);
    return "key" in value ? sentenceOf(value) : value.map(sentenceOf).join("; ");
  };
  const sentenceOf = ({ key, values }: Refusal): string =>
    (byKey.get(key) ?? key).replace(/\{(\w+)\}/g, (braces, name: string) => {
      const value = valueText(values[name] ?? braces);
      return (isWord(name) && byKey.get(value)) || value;
    });
  return sentenceOf;
}

export const inEnglish = speaker({});
