import type { ContentResource } from "@etalase/contracts/kinds";
import { type Refusal, refusal } from "@etalase/contracts/refusals/refusal";
import type { AnyRecord, ExchangeKind } from "./kinds.ts";

/**
 * The facts of a picture in a file, beside its bytes. `file` is its name below /media on the site that it comes from,
 * which it keeps; `name` is its name in the library.
 */
export type PictureSaid = Readonly<{
  file?: string;
  name?: string;
  alt?: string;
  caption?: string;
  focal?: Readonly<{ x: number; y: number }>;
  color?: string;
}>;

/** One record of a file to be imported. */
export type Entry = Readonly<{
  resource: ContentResource;
  /** The place in the file: "line 12". */
  place: Refusal;
  /** The place with the title, for refusals and notes: "line 12 (“Title”)". */
  where: Refusal;
  /**
   * In the names of the API's JSON; times as ISO strings in UTC. May hold `_id` (own exports). For an article, `date`
   * is the time of its first publication, and `author` is `{ name }`.
   */
  values: Readonly<Record<string, unknown>>;
  /**
   * Pictures, read from the file or fetched on demand: by the name of their field ("featuredImage", "logo", "images.0",
   * "images.1"), or by the address in `content`, which is replaced by the address of the stored picture. An article of
   * another product comes without the pictures that throw a DomainError "invalid"; its text then keeps their addresses.
   */
  pictures: Readonly<Record<string, () => Promise<Uint8Array>>>;
  /** Substitutes for pictures that cannot be loaded, by field, used when the record has no picture either. */
  placeholders?: Readonly<Record<string, () => Promise<Uint8Array>>>;
  /** The facts of pictures by the same names; a picture without any has no entry. */
  said?: Readonly<Record<string, PictureSaid>>;
  /**
   * Identifies the record on the site of another product, whatever becomes of its title and slug there. An export of
   * this product has none: its records have their ids.
   */
  origin?: string;
  /** The address of the article's picture on the other site. */
  pictureAddress?: string;
  /** Paths of the old site that should redirect to the record: "/2020/01/judul/". */
  oldPaths: readonly string[];
}>;

/** An entry with its number in the file, its kind, and the record here that it belongs to. */
export type Pair = Readonly<{ entry: Entry; index: number; kind: ExchangeKind; existing: AnyRecord | null }>;

/** Names a record by its place and its title. */
export const recordAt = (place: Refusal, title: string): Refusal =>
  title ? refusal("{place} (“{title}”)", { place, title }) : place;

/** A refusal or note with the place of its record. */
export const at = (where: Refusal, problem: Refusal): Refusal =>
  refusal("{name}: {refusal}", { name: where, refusal: problem });

/** A part of the file that cannot be imported, and the reason. */
export type Refused = Readonly<{ where: Refusal; problem: Refusal }>;

export const isRefused = (one: object): one is Refused => "problem" in one;

/** Reads a file from its beginning: an import reads it twice, first for its dry run, and keeps none of it in memory. */
export type ReadEntries = () => AsyncIterable<Entry | Refused>;
