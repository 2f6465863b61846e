import type { Picture } from "./picture.ts";

/** A picture of the library. */
export type Media = Readonly<{
  id: string;
  picture: Picture;
  name: string;
  /** Of all its files together. */
  bytes: number;
  /** Tells equal uploads apart from others; null where nobody looks for equals, as for a record's own upload. */
  digest: string | null;
  /** It stays while nobody uses it. Others came with a record, and go with the last one that shows them. */
  isKept: boolean;
  uploadedById: string | null;
  uploadedByName: string;
  createdAt: Date;
  /** Raised by every edit. */
  version: number;
}>;

/** A picture of the library as it is looked for among files, hidden or not. */
export type StoredMedia = Pick<Media, "id" | "isKept" | "createdAt"> & Readonly<{ file: string; isHidden: boolean }>;

/** A place where a record names a stored file: `field` is the record's. */
export type PictureUse = Readonly<{ resource: string; id: string; title: string; field: string; file: string }>;

/** The places by file. */
export const usesByFile = (uses: readonly PictureUse[]): ReadonlyMap<string, readonly PictureUse[]> =>
  Map.groupBy(uses, ({ file }) => file);
