import type { Readable } from "node:stream";

/** Both ends belong to it. */
export type ByteRange = Readonly<{ start: number; end: number }>;

/** A stored file that was found: whoever has it reads it once, or closes it. */
export type StoredFile = Readonly<{
  size: number;
  modifiedAt: Date;
  read(range?: ByteRange): Promise<Readable>;
  close(): Promise<void>;
}>;

/** Null when none has that name. With `isAsked`, only what is known of it is wanted for now. */
export type OpenMedia = (name: string, how?: Readonly<{ isAsked?: boolean }>) => Promise<StoredFile | null>;
