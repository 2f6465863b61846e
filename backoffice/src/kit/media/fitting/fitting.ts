import { type ImageRule, imageProblem } from "@etalase/contracts/rules/image";
import { messages } from "@etalase/contracts/text/messages";
import { loadInTime } from "../../data/chunks.ts";
import { refusal } from "../../language/t.ts";

/** Pictures below this many bytes are sent as they are: those of too many pixels are rare, and the server says so. */
const smallBytes = 1_048_576;

const canShrink = /^image\/(?:jpe?g|png|webp)$/i;

/** The errors of a picture that cannot be decoded: of its head, and of all of it, such as a photo that was cut off. */
const undecoded = ["EncodingError", "InvalidStateError"];

/** Files that this browser could not decode, though they begin like pictures. */
const damaged = new WeakSet<File>();

/** Tells whether a file has to be looked at, which takes a moment: it may be too large, or its type may be wrong. */
export const needsLook = ({ type, size }: File, { types }: ImageRule): boolean =>
  !types.includes(type.toLowerCase()) || (canShrink.test(type) && size > smallBytes);

/** Returns the sentence for a problem with a file that was looked at, or undefined. */
export function fileProblem(file: File, rule: ImageRule): string | undefined {
  const problem = damaged.has(file) ? messages.imageUnreadable : imageProblem(file, rule);
  return problem && refusal(problem);
}

/**
 * Returns the picture so that the server takes it: photos of cameras have more bytes than may be sent, and more pixels
 * than are stored. A file that this browser cannot read stays as it is.
 */
export async function fitting(file: File, rule: ImageRule): Promise<File> {
  if (!needsLook(file, rule)) return file;
  try {
    const { shrunk } = await loadInTime(() => import("./shrinking.ts"));
    return await shrunk(file, rule);
  } catch (error) {
    // Below the limit, the server may read a picture that this browser cannot.
    if (error instanceof DOMException && undecoded.includes(error.name) && file.size > rule.maxBytes) damaged.add(file);
    return file;
  }
}
