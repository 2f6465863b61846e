import { articlePath, ownPagePath, projectPath, type SiteLanguage } from "./site/paths.ts";

/** The words of a record that the owner translates, by field; a list has an item a line. */
type Translated = Readonly<Record<string, "line" | "lines" | "list">>;

type Kind = Readonly<{
  /** One record, in running text; "s" makes it many. */
  noun: string;
  /** The field that holds a record's name; empty for a single record without one. */
  titled: string;
  /** The words that the owner translates beside the texts of pages; null for a kind without any. */
  translated: Translated | null;
  /** The address of a record's own page, where it has one. */
  pageOf?: (slug: string, language?: SiteLanguage) => string;
}>;

/**
 * The one registry of content, in the order in which an import writes records that refer to each other. Names are
 * those of the dashboard's addresses. Every other list of kinds derives from this one, or does not compile without an
 * entry for each.
 */
export const kinds = {
  news: { noun: "article", titled: "title", translated: null, pageOf: articlePath },
  pages: { noun: "page", titled: "title", translated: null, pageOf: ownPagePath },
  portfolio: { noun: "project", titled: "title", translated: null, pageOf: projectPath },
  packages: {
    noun: "package",
    titled: "name",
    translated: { name: "line", description: "lines", badge: "line", features: "list" },
  },
  partners: { noun: "partner", titled: "name", translated: null },
  testimonials: { noun: "testimonial", titled: "name", translated: null },
  faqs: { noun: "question", titled: "question", translated: null },
  services: { noun: "service", titled: "title", translated: { title: "line", text: "line" } },
  // Their titles are names.
  showcases: { noun: "homepage window", titled: "title", translated: { text: "line" } },
} as const satisfies Readonly<Record<string, Kind>>;

export type ContentResource = keyof typeof kinds;

// `Object.keys` returns string[]: the cast keeps the names, of which there is at least one.
const namesOf = <Name extends string>(of: Readonly<Record<Name, unknown>>) =>
  Object.keys(of) as unknown as readonly [Name, ...Name[]];

export const contentResources = namesOf(kinds);

/** Every kind with drafts, previews, review links and versions. `only` is the name of a kind's single record. */
export const editedKinds = {
  ...kinds,
  settings: {
    noun: "setting",
    titled: "siteName",
    translated: { siteDescription: "lines", answersWithin: "line" },
    only: "website settings",
  },
  texts: { noun: "text", titled: "", translated: null, only: "website texts" },
  sections: { noun: "section", titled: "", translated: null, only: "website sections" },
  menus: { noun: "menu", titled: "", translated: null, only: "website menus" },
} as const satisfies Readonly<Record<string, Kind & Readonly<{ only?: string }>>>;

export type EditedResource = keyof typeof editedKinds;
export const editedResources = namesOf(editedKinds);

type Only = Extract<(typeof editedKinds)[EditedResource], Readonly<{ only: string }>>["only"];

const edited: Readonly<Record<string, Kind & Readonly<{ only?: Only }>>> = editedKinds;

/** A kind's single record in running text, whose key is the kind's name; undefined for kinds of many records. */
export const onlyRecordOf = (resource: string): Only | undefined => edited[resource]?.only;

/** The name of a record, or of one that is still typed: empty while its field is. */
export function titleOf(resource: EditedResource, record: object): string {
  const title = new Map<string, unknown>(Object.entries(record)).get(editedKinds[resource].titled);
  return typeof title === "string" ? title.trim() : "";
}

/** The kinds whose records have pages of their own. */
export type PagedResource = {
  [R in ContentResource]: (typeof kinds)[R] extends Readonly<{ pageOf: unknown }> ? R : never;
}[ContentResource];

/** The address of a record's own page; null for kinds without one. */
export function pagePath(resource: ContentResource, slug: string, language?: SiteLanguage): string | null {
  const kind: Kind = kinds[resource];
  return kind.pageOf?.(slug, language) ?? null;
}

/** The kinds of records with words that the owner translates. */
export type TranslatedResource = {
  [R in EditedResource]: (typeof editedKinds)[R]["translated"] extends null ? never : R;
}[EditedResource];

/** The words that the owner translates, by kind of record and field. */
export const translatedKinds: Readonly<Record<string, Translated>> = Object.fromEntries(
  Object.entries(edited).flatMap(([name, { translated }]) => (translated ? [[name, translated]] : [])),
);

/** Tells whether a key is that of a record's English text, whether or not there is such a record. */
export const isRecordText = (key: string): boolean => (/^en\.(\w+)\./.exec(key)?.[1] ?? "") in translatedKinds;
