import type { ContentResource } from "@etalase/contracts/kinds";

/**
 * What a file says of a picture besides its bytes. `file` is its name below /media on the site that it comes from, which
 * it keeps; `name` is what the library calls it.
 */
export type PictureSaid = Readonly<{
  file?: string;
  name?: string;
  alt?: string;
  caption?: string;
  focal?: Readonly<{ x: number; y: number }>;
  color?: string;
}>;

/** One record that a file to be imported holds. */
export type Entry = Readonly<{
  resource: ContentResource;
  /** Where it stands in the file, for errors: "line 12", "item 3 (\"Title\")". */
  where: string;
  /**
   * As the API's JSON names them; times as ISO strings in UTC. May hold `_id` (own exports). Of an article, `date` is
   * when it was first published, and `author` `{ name }`.
   */
  values: Readonly<Record<string, unknown>>;
  /**
   * Pictures, read from the file or fetched on demand: by the name of their field ("featuredImage", "logo", "images.0",
   * "images.1"), or by the address under which `content` shows them: there it becomes the one under which they are
   * stored. Null where it cannot be had: the text keeps its address.
   */
  pictures: Readonly<Record<string, () => Promise<Uint8Array | null>>>;
  /** By the names of fields, what stands in for a picture that cannot be had, where the record has none either. */
  standIns?: Readonly<Record<string, () => Promise<Uint8Array>>>;
  /** By the same names; a picture of which nothing is said has no entry. */
  said?: Readonly<Record<string, PictureSaid>>;
  /** Paths of the old site that should lead here: "/2020/01/judul/". */
  oldPaths: readonly string[];
}>;

/** Something in the file that cannot be imported, and why. */
export type Refused = Readonly<{ where: string; problem: string }>;

export const isRefused = (one: object): one is Refused => "problem" in one;
