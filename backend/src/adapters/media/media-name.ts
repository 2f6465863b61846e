import { randomBytes } from "node:crypto";

/** Names that a store gives: a half-written file has another ending beside. */
export const isMediaName = (name: string): boolean =>
  /^[0-9a-f]{32}(-\d{2,4})?\.(jpg|png|gif|webp|avif|svg|ico)$/.test(name);

/** Beside the folder that is served: what lies here is kept alone. A rename leads there and back. */
export const hiddenFolder = (folder: string): string => `${folder}-hidden`;

/** The name that is wanted, unless it is none of a stored picture or another has it; else one that cannot be guessed. */
export async function nameOfPicture(
  extension: string,
  wanted: string | undefined,
  isTaken: (name: string) => Promise<boolean>,
): Promise<string> {
  const isName = wanted !== undefined && isMediaName(wanted) && wanted === `${wanted.slice(0, 32)}.${extension}`;
  return isName && !(await isTaken(wanted)) ? wanted : `${randomBytes(16).toString("hex")}.${extension}`;
}
