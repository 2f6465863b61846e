import { type ImageRule, isUnsaidType } from "@etalase/contracts/rules/image";
import { loadInTime } from "../data/chunks.ts";

/** Pictures below this many bytes are sent as they are: those of too many pixels are rare, and the server says so. */
const smallBytes = 1_048_576;

const isJpeg = (type: string) => /^image\/jpe?g$/.test(type.toLowerCase());
const canShrink = (type: string) => isUnsaidType(type) || isJpeg(type) || ["image/png", "image/webp"].includes(type);

/** Tells whether a picture may have to be made smaller, which takes a moment. */
export const isLarge = ({ type, size }: File, { maxBytes }: ImageRule): boolean =>
  canShrink(type.toLowerCase()) && (size > maxBytes || (!isJpeg(type) && size > smallBytes));

/**
 * Returns the picture so that the server takes it: photos of cameras have more bytes than may be sent, and more pixels
 * than are stored. A file that this browser cannot read stays as it is.
 */
export async function fitting(file: File, rule: ImageRule): Promise<File> {
  if (!isLarge(file, rule)) return file;
  try {
    const { shrunk } = await loadInTime(() => import("./shrinking.ts"));
    return await shrunk(file, rule);
  } catch {
    // The checks of the server, and of this file's size, tell what is wrong with it.
    return file;
  }
}

/** Calls back with the fitting picture: at once, unless it has to be looked at. */
export function whenFitting(files: readonly File[], rule: ImageRule, use: (files: readonly File[]) => void): void {
  if (files.some((file) => isLarge(file, rule))) void Promise.all(files.map((file) => fitting(file, rule))).then(use);
  else use(files);
}
