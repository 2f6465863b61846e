import type { PlainCalls, PublicApi, SiteContext } from "@etalase/contracts/public-api";
import { siteParts } from "@etalase/contracts/site/pages";
import {
  englishKey,
  keyOfRecord,
  markedText,
  type TextEntry,
  type TextValues,
  withoutMarks,
} from "@etalase/contracts/texts";
import { englishWords } from "../english/words.ts";
import type { Declared, Words } from "../site/texts.ts";

type Module = Readonly<Record<string, unknown>> & Readonly<{ limits?: Readonly<Record<string, number>> }>;

/** Every module with words: here all are in memory, in the browser only those of the pages that were opened. */
const modules = Object.values(
  import.meta.glob<Module>(["../**/copy.ts", "../**/*Copy.ts", "../*/**/head.ts", "../content/*.ts"], { eager: true }),
);

const isDeclared = (value: unknown): value is Declared =>
  typeof value === "object" && value !== null && "key" in value && "own" in value;

const declared = modules.flatMap((each) => Object.values(each).filter(isDeclared));

/** The limits that a module says for its keys or their beginnings; the longest beginning counts. */
const limits = modules
  .flatMap((each) => Object.entries(each.limits ?? {}))
  .sort(([one], [other]) => other.length - one.length);

const usual = { line: 200, lines: 1000 } as const;

/** Longer texts get a field of several lines. Pages show line breaks as spaces, chats as they are. */
const longLine = 100;

function entryOf(key: string, text: string): TextEntry {
  const kind = text.length > longLine || text.includes("\n") ? "lines" : "line";
  const own = limits.find(([beginning]) => `${key}.`.startsWith(`${beginning}.`));
  return { key, page: key.split(".")[0] ?? "", default: text, kind, max: own?.[1] ?? usual[kind] };
}

const entriesIn = (own: Words, key: string): readonly TextEntry[] =>
  Object.entries<string | Words>(own).flatMap(([name, text]) =>
    typeof text === "string" ? entryOf(`${key}.${name}`, text) : entriesIn(text, `${key}.${name}`),
  );

const pages = Object.keys(siteParts);

const depthOf = (key: string) => key.split(".").length;

/** All texts that the owner may change, with the site's own words; those of a page before those of its parts. */
export const textEntries: readonly TextEntry[] = declared
  .toSorted((one, other) => depthOf(one.key) - depthOf(other.key))
  .flatMap(({ key, own }) => entriesIn(own, key))
  .sort((one, other) => pages.indexOf(one.page) - pages.indexOf(other.page));

const valuesOf = (entries: readonly Pick<TextEntry, "key" | "default">[]): TextValues =>
  Object.fromEntries(entries.map((entry) => [entry.key, entry.default]));

/** The site's own words in each language, by the keys of the Indonesian texts. */
const indonesian = { own: valuesOf(textEntries), keyOf: (key: string) => key };
const english = {
  own: valuesOf(Object.entries(englishWords).flatMap(([key, own]) => entriesIn(own, key))),
  keyOf: englishKey,
};

/** The texts that pages in English show, in the same order; with the rules of the texts that they translate. */
export const englishEntries: readonly TextEntry[] = textEntries.flatMap((entry) => {
  const own = english.own[entry.key];
  return own === undefined ? [] : [{ ...entry, key: englishKey(entry.key), default: own }];
});

/** The words that differ from the present ones; all of them while marks show where each text stands. */
function wordsOf({ texts = {}, alone, language }: SiteContext): TextValues {
  const { own, keyOf } = language ? english : indonesian;
  if (!alone?.marksTexts) return language ? { ...own, ...texts } : texts;
  return Object.fromEntries(
    Object.entries(own).map(([key, text]) => [key, markedText(keyOf(key), texts[key] ?? text)]),
  );
}

/** Tells whether scripts of a page in English show a text: those of navigations, and the question of consent. */
const isInScripts = (key: string) => /^(?:frame|consent)\./.test(key) && !/^frame\.(?:shell|pages)\./.test(key);

/** The words that a page's scripts need: in Indonesian those that differ from the site's own, in English all. */
export function bootTexts(site: SiteContext): TextValues {
  if (!site.language) return site.texts ?? {};
  return Object.fromEntries(Object.entries(wordsOf(site)).filter(([key]) => isInScripts(key)));
}

/** Stored data without marks, so that all marks of a page are its own. */
const unmarked = <T>(stored: T): T =>
  stored === undefined ? stored : JSON.parse(withoutMarks(JSON.stringify(stored)).replace(/[\ue000-\ue002]/g, ""));

/** A page that is edited, from records and settings without marks: those of earlier versions may hold some. */
export function withoutStoredMarks(api: PublicApi, site: SiteContext): Readonly<{ api: PublicApi; site: SiteContext }> {
  if (!site.alone?.marksTexts) return { api, site };
  const { isInUse, ...ownCalls } = api;
  const calls = Object.entries<(...given: readonly never[]) => unknown>(ownCalls).map(([name, call]) => [
    name,
    async (...given: readonly never[]) => unmarked(await call(...given)),
  ]);
  // The same calls, with the same answers but for the marks.
  return { api: { ...(Object.fromEntries(calls) as PublicApi), isInUse }, site: unmarked(site) };
}

type Titled = Readonly<{ id: string; title: string }>;

/** Puts marks around the titles of records whose pictures stand on a page that is edited. */
export function withRecordMarks(api: PublicApi, { alone, language }: SiteContext): PublicApi {
  // In English, the words of records are texts.
  if (!alone?.marksTexts || language) return api;
  const marked = <T extends Titled>(resource: "services" | "showcases", records: readonly T[]) =>
    records.map((one) => ({ ...one, title: markedText(keyOfRecord({ resource, id: one.id }), one.title) }));
  const records: Partial<PlainCalls> = {
    services: async () => marked("services", await api.records("services")),
    showcases: async () => marked("showcases", await api.records("showcases")),
  };
  return {
    ...api,
    records: async (resource) => (await records[resource]?.()) ?? api.records(resource),
  };
}

/** A site with all words that its pages say otherwise than in Indonesian, in the site's own. */
export function withWords<Site extends SiteContext>({ texts: _texts, ...site }: Site): Site {
  const texts = wordsOf({ ...site, texts: _texts });
  // The same site with other texts.
  return { ...site, ...(Object.keys(texts).length > 0 ? { texts } : {}) } as Site;
}
