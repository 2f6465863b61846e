import { randomBytes } from "node:crypto";

/** Recognises names that a store gives: a partly written file has another ending. */
export const isMediaName = (name: string): boolean =>
  /^[0-9a-f]{32}(-\d{2,4})?\.(jpg|png|gif|webp|avif|svg|ico)$/.test(name);

/** The folder beside the served one, for hidden files. A rename moves a file there and back. */
export const hiddenFolder = (folder: string): string => `${folder}-hidden`;

/** The wanted name, if it is valid for a stored picture and free; else one that cannot be guessed. */
export async function nameOfPicture(
  extension: string,
  wanted: string | undefined,
  isTaken: (name: string) => Promise<boolean>,
): Promise<string> {
  const isName = wanted !== undefined && isMediaName(wanted) && wanted === `${wanted.slice(0, 32)}.${extension}`;
  return isName && !(await isTaken(wanted)) ? wanted : `${randomBytes(16).toString("hex")}.${extension}`;
}
