import type { Refusal } from "../refusals/refusal.ts";
import type { SectionId } from "../site/sections.ts";
import type { Field, MarkedField, ValueOf } from "./description.ts";
import type { ImageRule } from "./image.ts";

/** A field that a plain kind can have. */
export type PlainField = Exclude<Field, Readonly<{ is: "own" | "moment" | "list" }>>;

/** The bytes of a text with its marks, which take as much room again, many times over. */
export const markedMaxBytes = ({ max }: Pick<MarkedField, "max">): number => 10 * max;

/** A picture; `missing` refuses a record without one. Where it is absent, a record may go without. */
type PictureField = Readonly<{ field: string; label: string; rule: ImageRule; missing?: Refusal }>;

/**
 * A kind of content without rules of its own, whose records editors put in order. This description is the only place
 * that says its fields: schemas, table, use cases, routes, export and forms derive from it.
 */
export type PlainKind<Resource extends string = string> = Readonly<{
  resource: Resource;
  fields: Readonly<Record<string, PlainField>>;
  picture?: PictureField;
  /** The fewest records that visitors see, and the most that there may be. */
  holds?: Readonly<{ least: number; most: number }>;
  /** The section of the landing page that shows the records. */
  section: SectionId;
  /** The flag without which visitors do not see a record. */
  shownBy: Uncapitalize<string>;
  /** The path below the kind's at which everybody reads the shown records; without it, the list without a page is it. */
  shownAt?: string;
  /** The fields that a search reads. */
  searched: readonly string[];
}>;

/** The records of one page of a list, unless the query says otherwise. */
export const plainPageSize = 10;

/** The values of a record's fields, without its picture. */
export type ValuesOf<K extends PlainKind> = { readonly [N in keyof K["fields"]]: ValueOf<K["fields"][N]> };

/** The name of the kind's picture; `never` for a kind without one. */
export type PictureOf<K extends PlainKind> =
  K extends Readonly<{ picture: Readonly<{ field: infer P extends string }> }> ? P : never;

/** `T` where every record of the kind has its picture, otherwise also null. */
export type IfPictured<K extends PlainKind, T> =
  K extends Readonly<{ picture: Readonly<{ missing: Refusal }> }> ? T : T | null;

/** A record's value of a field whose name is computed. */
export const valueIn = (record: object, field: string): unknown =>
  new Map<string, unknown>(Object.entries(record)).get(field);
