import type { Readable } from "node:stream";

/** Both ends are included. */
export type ByteRange = Readonly<{ start: number; end: number }>;

/** A stored file: the caller must read it once, or close it. */
export type StoredFile = Readonly<{
  size: number;
  modifiedAt: Date;
  read(range?: ByteRange): Promise<Readable>;
  close(): Promise<void>;
}>;

/** Null when no file has that name. With `isAsked`, only the facts about the file are needed for now. */
export type OpenMedia = (name: string, how?: Readonly<{ isAsked?: boolean }>) => Promise<StoredFile | null>;
