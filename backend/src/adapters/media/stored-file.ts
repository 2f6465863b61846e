import { randomBytes } from "node:crypto";
import type { Readable } from "node:stream";

/** Recognises names that a store gives: a partly written file has another ending. */
export const isMediaName = (name: string): boolean =>
  /^[0-9a-f]{32}(-\d{2,4})?\.(jpg|png|gif|webp|avif|svg|ico)$/.test(name);

/** Earlier versions have hidden files beside the others, in a place of this name. */
export const hiddenPlace = (place: string): string => `${place}-hidden`;

/** The wanted name if it is valid and free, else a random one. */
export async function nameOfPicture(
  extension: string,
  wanted: string | undefined,
  isTaken: (name: string) => Promise<boolean>,
): Promise<string> {
  const isName = wanted !== undefined && isMediaName(wanted) && wanted === `${wanted.slice(0, 32)}.${extension}`;
  return isName && !(await isTaken(wanted)) ? wanted : `${randomBytes(16).toString("hex")}.${extension}`;
}

/** A stored file: the caller must read it once, or close it. */
export type StoredFile = Readonly<{
  size: number;
  modifiedAt: Date;
  read(): Promise<Readable>;
  close(): Promise<void>;
}>;

/** Null when no file has that name. */
export type OpenMedia = (name: string) => Promise<StoredFile | null>;
