/** The part of a file in which a JPEG may start: some cameras and mail programs write a few bytes before it. */
const strayBytes = 512;

const startsWith = (bytes: Uint8Array, start: readonly number[], at = 0) =>
  start.every((byte, index) => bytes[at + index] === byte);
const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0));

const starts = {
  "image/png": ascii("\x89PNG\r\n"),
  "image/gif": ascii("GIF8"),
  "image/x-icon": [0, 0, 1, 0],
} as const;

const looksLikeMarkup = (bytes: Uint8Array) =>
  new TextDecoder().decode(bytes.subarray(0, 100)).replace("\ufeff", "").trimStart().startsWith("<");

/** Files that may hold a JPEG near their start, as a preview: HEIC, TIFF, PDF, archives. */
const holders = [ascii("II*"), ascii("MM\0"), ascii("%PDF"), ascii("8BPS"), ascii("PK"), ascii("BM")];
const holdsPreview = (bytes: Uint8Array) =>
  startsWith(bytes, ascii("ftyp"), 4) || holders.some((start) => startsWith(bytes, start));

/** Returns the place where a JPEG starts, or -1. */
export function jpegStart(bytes: Uint8Array): number {
  if (holdsPreview(bytes)) return -1;
  const end = Math.min(bytes.length, strayBytes);
  for (let at = 0; at < end; at += 1) if (startsWith(bytes, [0xff, 0xd8, 0xff], at)) return at;
  return -1;
}

/** Returns the media type that the first bytes of a picture tell, or undefined for any other file. */
export function imageTypeOf(bytes: Uint8Array): string | undefined {
  for (const [type, start] of Object.entries(starts)) if (startsWith(bytes, start)) return type;
  if (startsWith(bytes, ascii("RIFF")) && startsWith(bytes, ascii("WEBP"), 8)) return "image/webp";
  if (looksLikeMarkup(bytes)) return "image/svg+xml";
  return jpegStart(bytes) < 0 ? undefined : "image/jpeg";
}
