import { type ContentResource, contentResources } from "./kinds.ts";

/** A sentence of the public site that the owner may change. */
export type TextEntry = Readonly<{
  /** Stable, such as `home.hero.heading`. */
  key: string;
  /** The page on which it stands, such as `home`. */
  page: string;
  /** The site's own words; a name in braces stands for a value, such as `{name}`. */
  default: string;
  kind: "line" | "lines";
  /** Most characters. */
  max: number;
  /** The words that an English text translates. */
  original?: string;
  /** The name of the record to which an English text belongs. */
  record?: string;
}>;

/** Texts that differ from their defaults, by key. */
export type TextValues = Readonly<Record<string, string>>;

const englishStart = "en.";

/** The key of the English words for a text. */
export const englishKey = (key: string): string => englishStart + key;

export const isEnglish = (key: string): boolean => key.startsWith(englishStart);

/** The key of the text that English words translate. */
export const originalKey = (key: string): string => key.slice(englishStart.length);

/** Parts the owner's words by language; both have the keys of the site's own texts. */
export function byLanguage(values: TextValues): Readonly<{ id: TextValues; en: TextValues }> {
  const entries = Object.entries(values);
  const english = entries.filter(([key]) => isEnglish(key)).map(([key, text]) => [originalKey(key), text]);
  return { id: Object.fromEntries(entries.filter(([key]) => !isEnglish(key))), en: Object.fromEntries(english) };
}

type RecordMark = Readonly<{ resource: ContentResource; id: string }>;

const recordKind = "record";

/** The key of the mark around a record's title, which stands for the record: it is edited in a form of its own. */
export const keyOfRecord = ({ resource, id }: RecordMark): string => [recordKind, resource, id].join(".");

/** Returns the record for which a mark stands, if it stands for one. */
export function recordOfKey(key: string): RecordMark | undefined {
  const [kind, name, id = ""] = key.split(".");
  const resource = kind === recordKind && contentResources.find((one) => one === name);
  return resource ? { resource, id } : undefined;
}

/** The placeholder of a count, which a text may omit. */
export const countBrace = "jumlah";

/** Returns the names in braces, sorted, each once. */
export function bracesOf(text: string): readonly string[] {
  return [...new Set([...text.matchAll(/\{([^{}]*)\}/g)].map(([, name = ""]) => name))].sort();
}

/** Finds the marks around texts, also in addresses, which encode them. A mark at the beginning of a text has its key. */
export const textMarks = (): RegExp => /(?:\ue000|%EE%80%80)([\w.-]+)(?:\ue001|%EE%80%81)|\ue002|%EE%80%82/g;

export const withoutMarks = (html: string): string => html.replace(textMarks(), "");

/** Wraps a text of a page that staff edit in marks: private-use characters, which the dashboard strips. */
export const markedText = (key: string, text: string): string => `\ue000${key}\ue001${withoutMarks(text)}\ue002`;

type TextWithValue = Pick<TextEntry, "key" | "default"> & Readonly<{ value: string }>;

/**
 * Returns the English texts that translate nothing: those without words, and the site's own words for a text that says
 * something else by now.
 */
export function untranslated<T extends TextWithValue>(texts: readonly T[]): readonly T[] {
  const changed = new Set(texts.flatMap(({ key, value, default: own }) => (value === own ? [] : [englishKey(key)])));
  return texts.filter(
    ({ key, value, default: own }) => isEnglish(key) && (value === "" || (value === own && changed.has(key))),
  );
}
