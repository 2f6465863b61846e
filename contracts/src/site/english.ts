import { englishHome, paths } from "./paths.ts";

/** The landing page in each language, as search engines know them. */
export const homes = [
  ["id", paths.home],
  ["en", englishHome],
  ["x-default", paths.home],
] as const;

/** Tells whether an address, with or without its query, is one of a page in English. */
export const isEnglishPath = (url: string): boolean => new RegExp(`^${englishHome}(?:[/?]|$)`).test(url);

/** The words that the owner translates beside the texts of pages, by kind of record and field; a list has an item a line. */
export const translatedKinds = {
  packages: { name: "line", description: "lines", badge: "line", features: "list" },
  services: { title: "line", text: "line" },
  // Their titles are names.
  showcases: { text: "line" },
  settings: { siteDescription: "lines", answersWithin: "line" },
} as const satisfies Readonly<Record<string, Readonly<Record<string, "line" | "lines" | "list">>>>;

export type TranslatedResource = keyof typeof translatedKinds;

/** Tells whether a key is that of a record's English text, whether or not there is such a record. */
export const isRecordText = (key: string): boolean => (/^en\.(\w+)\./.exec(key)?.[1] ?? "") in translatedKinds;
