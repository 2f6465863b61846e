import type { Picture } from "./picture.ts";

/** A picture of the library. */
export type Media = Readonly<{
  id: string;
  picture: Picture;
  name: string;
  /** The size of all files of the picture together. */
  bytes: number;
  /** Identifies equal uploads; null where no duplicates are searched for, as for a record's own upload. */
  digest: string | null;
  /**
   * The picture stays when no record uses it. Other pictures came with a record, and go with the last one that shows
   * them.
   */
  isKept: boolean;
  uploadedById: string | null;
  uploadedByName: string;
  createdAt: Date;
  /** Raised by every edit. */
  version: number;
}>;

/** A picture of the library in a search for its file, hidden or not. */
export type StoredMedia = Pick<Media, "id" | "isKept" | "createdAt"> & Readonly<{ file: string; isHidden: boolean }>;

/** A place where a record names a stored file: `field` is the record's. */
export type PictureUse = Readonly<{ resource: string; id: string; title: string; field: string; file: string }>;

/** Groups the places by file. */
export const usesByFile = (uses: readonly PictureUse[]): ReadonlyMap<string, readonly PictureUse[]> =>
  Map.groupBy(uses, ({ file }) => file);
