import type { EncodedPicture } from "../application/media.ts";

const maxImages = 20;
const maxSide = 512;
const directoryBytes = 6;
const entryBytes = 16;
const pngStart = Buffer.from("89504e470d0a1a0a0000000d49484452", "hex");
const bitmapHeaderBytes = 40;

/** Reads width and height of an image inside an icon from its own header. */
function sizeOf(image: Buffer): readonly [number, number] {
  if (image.length >= 33 && image.subarray(0, pngStart.length).equals(pngStart))
    return [image.readUInt32BE(16), image.readUInt32BE(20)];
  if (image.length > bitmapHeaderBytes && image.readUInt32LE(0) === bitmapHeaderBytes)
    // A bitmap counts the rows of its mask too.
    return [image.readInt32LE(4), image.readInt32LE(8) / 2];
  throw new Error("The icon holds something else than a PNG or a bitmap");
}

function imageAt(icon: Buffer, entry: number, count: number): Buffer {
  const at = directoryBytes + entry * entryBytes;
  const size = icon.readUInt32LE(at + 8);
  const offset = icon.readUInt32LE(at + 12);
  if (offset < directoryBytes + count * entryBytes || offset + size > icon.length)
    throw new Error("The icon points outside itself");
  return icon.subarray(offset, offset + size);
}

/** Checks an icon's headers strictly, since there is no encoder that could make it anew. @throws when one is wrong */
export function checkIcon(bytes: Uint8Array): EncodedPicture {
  const icon = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (icon.readUInt32BE(0) !== 0x00000100) throw new Error("The file is no icon");
  const count = icon.readUInt16LE(4);
  if (count < 1 || count > maxImages) throw new Error("The icon has no image, or too many");
  const sizes = Array.from({ length: count }, (_, entry) => sizeOf(imageAt(icon, entry, count)));
  if (!sizes.flat().every((pixels) => Number.isInteger(pixels) && pixels >= 1 && pixels <= maxSide))
    throw new Error("An image of the icon is too large");
  const [width, height] = sizes.reduce((largest, size) => (size[0] > largest[0] ? size : largest));
  return { width, height, color: "#ffffff", extension: "ico", files: [{ width: null, bytes }] };
}
