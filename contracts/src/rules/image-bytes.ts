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

const looksLikeDrawing = (bytes: Uint8Array) =>
  /^\ufeff?\s*<(?!(?:!doctype\s+)?html)/i.test(
    new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes.subarray(0, 100)),
  );

/** Files that are no picture of the site. They may hold a JPEG near their start, as a preview. */
const others = {
  "image/tiff": [ascii("II*"), ascii("MM\0")],
  "application/pdf": [ascii("%PDF")],
  "image/vnd.adobe.photoshop": [ascii("8BPS")],
  "application/zip": [ascii("PK\x03\x04")],
  "image/bmp": [ascii("BM")],
} as const;

function otherTypeOf(bytes: Uint8Array): string | undefined {
  // Pictures of this container (HEIC, AVIF) and its videos differ only by its brand.
  if (startsWith(bytes, ascii("ftyp"), 4)) return "image/heif";
  return Object.entries(others).find(([, starts]) => starts.some((start) => startsWith(bytes, start)))?.[0];
}

/** Returns the place where a JPEG starts, or -1. */
export function jpegStart(bytes: Uint8Array): number {
  if (otherTypeOf(bytes)) return -1;
  const end = Math.min(bytes.length, strayBytes);
  for (let at = 0; at < end; at += 1) if (startsWith(bytes, [0xff, 0xd8, 0xff], at)) return at;
  return -1;
}

/** The signature at the start of a file that identifies its type. */
export const typeBytes = strayBytes + 3;

/** Returns a file's media type by its signature, or undefined for an unknown one. */
export function imageTypeOf(bytes: Uint8Array): string | undefined {
  for (const [type, start] of Object.entries(starts)) if (startsWith(bytes, start)) return type;
  if (startsWith(bytes, ascii("RIFF")) && startsWith(bytes, ascii("WEBP"), 8)) return "image/webp";
  if (looksLikeDrawing(bytes)) return "image/svg+xml";
  return jpegStart(bytes) < 0 ? otherTypeOf(bytes) : "image/jpeg";
}

/** Returns the type of a file: the bytes decide, since phones and programs name none or a wrong one. */
export const typeOfFile = (start: Uint8Array, claimed: string): string => imageTypeOf(start) ?? claimed.toLowerCase();
