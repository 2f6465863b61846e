import type { SiteLanguage } from "./site/languages.ts";
import { articlePath, ownPagePath, projectPath } from "./site/paths.ts";

type Kind = Readonly<{
  /** One record, in running text; "s" makes it many. */
  noun: string;
  /** The field that holds a record's name; empty for a single record without one. */
  titled: string;
  /** The address of a record's own page, where it has one. */
  pageOf?: (slug: string, language?: SiteLanguage) => string;
}>;

/**
 * The one registry of content, in the order in which an import writes records that refer to each other. Names are
 * those of the dashboard's addresses. Every other list of kinds derives from this one, or does not compile without an
 * entry for each.
 */
export const kinds = {
  news: { noun: "article", titled: "title", pageOf: articlePath },
  pages: { noun: "page", titled: "title", pageOf: ownPagePath },
  portfolio: { noun: "project", titled: "title", pageOf: projectPath },
  packages: { noun: "package", titled: "name" },
  partners: { noun: "partner", titled: "name" },
  testimonials: { noun: "testimonial", titled: "name" },
  faqs: { noun: "question", titled: "question" },
  services: { noun: "service", titled: "title" },
  showcases: { noun: "showcase", titled: "title" },
} as const satisfies Readonly<Record<string, Kind>>;

export type ContentResource = keyof typeof kinds;

// `Object.keys` returns string[]: the cast keeps the names, of which there is at least one.
const namesOf = <Name extends string>(of: Readonly<Record<Name, unknown>>) =>
  Object.keys(of) as unknown as readonly [Name, ...Name[]];

export const contentResources = namesOf(kinds);

/** Every kind with drafts, previews, review links and versions. `only` is the name of a kind's single record. */
export const editedKinds = {
  ...kinds,
  settings: { noun: "setting", titled: "siteName", only: "website settings" },
  texts: { noun: "text", titled: "", only: "website texts" },
  sections: { noun: "section", titled: "", only: "website sections" },
  menus: { noun: "menu", titled: "", only: "website menus" },
} as const;

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
