import type { ContentResource } from "@etalase/contracts/kinds";
import { type Refusal, refusal } from "@etalase/contracts/refusals/refusal";
import { serverMessages } from "@etalase/contracts/text/messages";
import { DomainError } from "../../domain/errors.ts";
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
  pictureWords?: Readonly<Record<string, PictureSaid>>;
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

/** A field that an import changes. */
export type Difference = Readonly<{ field: string; before: string; after: string }>;

/** The effect of one entry. */
export type Outcome = Readonly<{
  place: Refusal;
  resource: ContentResource;
  title: string;
  action: "create" | "update" | "same";
  /** Whether the record was in the trash, from which it is restored. */
  isTrashed: boolean;
  /** Another record that has the address, beside which the entry comes under the address `slug`. */
  beside: Readonly<{ title: string; slug: string }> | null;
  differences: readonly Difference[];
}>;

export type Report = (one: Outcome | Refused) => void;

export type Summary = Readonly<{
  create: number;
  update: number;
  same: number;
  refused: number;
  /** Entries whose address another record has, beside which they come. */
  beside: number;
}>;

/** Counts outcomes and reports them. */
export function createTally(report: Report = () => {}) {
  const summary = { create: 0, update: 0, same: 0, refused: 0, beside: 0 };
  return {
    summary: summary as Summary,
    add(one: Outcome | Refused) {
      summary[isRefused(one) ? "refused" : one.action] += 1;
      if (!isRefused(one) && one.beside) summary.beside += 1;
      report(one);
    },
  };
}

/** Returns the function that makes the refusal of an entry from an error. It throws every error that is none. */
export const refusing =
  ({ where }: Entry) =>
  (error: unknown): Refused => {
    if (!(error instanceof DomainError) || error.kind !== "invalid") throw error;
    const { errors, refusal: whole = serverMessages.validationFailed } = error;
    const each = Object.entries(errors ?? {}).map(([name, one]) =>
      refusal("{name}: {refusal}", { name, refusal: one }),
    );
    return { where, problem: each.length > 0 ? refusal("{refusals}", { refusals: each }) : whole };
  };
