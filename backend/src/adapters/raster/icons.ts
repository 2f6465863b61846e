import sharp from "sharp";
import type { EncodedPicture } from "../../application/media.ts";
import { encodeIcon } from "./raster.ts";

const headerBytes = 40;
/** The length of a row, which is a multiple of four bytes. */
const rowBytes = (width: number, bits: number) => Math.ceil((width * bits) / 32) * 4;

const looksLikeBitmap = (image: Buffer): boolean => image.length > headerBytes && image.readUInt32LE(0) === headerBytes;

/** Returns width and height from the bitmap's header, which counts the rows of the mask, too. */
const bitmapSize = (bitmap: Buffer): readonly [number, number] => [bitmap.readInt32LE(4), bitmap.readInt32LE(8) / 2];

/**
 * Reads a bitmap in the form of icons: without a file header, upside down, blue first, and followed by a mask of one
 * bit for each pixel. decode-bmp, the library for it, reads a picture of 32 bits whose transparency is in its mask as
 * an empty one.
 * @throws when it is compressed, has another depth than 24 or 32 bits, is too large, or ends too early
 */
function decodeBitmap(bitmap: Buffer): Promise<Buffer> {
  const [width, height] = bitmapSize(bitmap);
  if (![width, height].every((pixels) => Number.isInteger(pixels) && pixels >= 1 && pixels <= maxSide))
    throw new Error("The bitmap is too large");
  const bits = bitmap.readUInt16LE(14);
  if (![24, 32].includes(bits) || bitmap.readUInt32LE(16) !== 0)
    throw new Error("The icon holds a bitmap of an unknown form");
  const maskStart = headerBytes + height * rowBytes(width, bits);
  const rgba = Buffer.alloc(width * height * 4);
  let opaque = 0;

  const eachPixel = (read: (x: number, rowsBelow: number, at: number) => void) => {
    for (let y = 0, at = 0; y < height; y++) for (let x = 0; x < width; x++, at += 4) read(x, height - 1 - y, at);
  };
  eachPixel((x, rowsBelow, at) => {
    const from = headerBytes + rowsBelow * rowBytes(width, bits) + (x * bits) / 8;
    rgba.writeUIntBE(bitmap.readUIntLE(from, 3), at, 3);
    if (bits === 32) opaque |= rgba[at + 3] = bitmap.readUInt8(from + 3);
  });
  // A picture without transparency of its own has it in the mask.
  if (!opaque)
    eachPixel((x, rowsBelow, at) => {
      const mask = bitmap.readUInt8(maskStart + rowsBelow * rowBytes(width, 1) + (x >> 3));
      rgba[at + 3] = mask & (0x80 >> (x & 7)) ? 0 : 255;
    });
  return sharp(rgba, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
}

const maxSide = 512;
const directoryBytes = 6;
const entryBytes = 16;
const pngStart = Buffer.from("89504e470d0a1a0a0000000d49484452", "hex");

const looksLikePng = (image: Buffer) => image.length >= 33 && image.subarray(0, pngStart.length).equals(pngStart);

/** Reads the width of an image inside an icon from the image's own header: the directory has no sizes above 255. */
function widthOf(image: Buffer): number {
  if (looksLikePng(image)) return image.readUInt32BE(16);
  if (looksLikeBitmap(image)) return bitmapSize(image)[0];
  throw new Error("The icon holds something else than a PNG or a bitmap");
}

function imageAt(icon: Buffer, entry: number): Buffer {
  const at = directoryBytes + entry * entryBytes;
  const size = icon.readUInt32LE(at + 8);
  const offset = icon.readUInt32LE(at + 12);
  if (offset + size > icon.length) throw new Error("The icon points outside itself");
  return icon.subarray(offset, offset + size);
}

/** Encodes the largest image of an icon as a PNG, which every browser accepts. @throws when it cannot be fully decoded */
export async function encodeIco(bytes: Uint8Array): Promise<EncodedPicture> {
  const icon = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (icon.readUInt32BE(0) !== 0x00000100) throw new Error("The file is no icon");
  const images = Array.from({ length: icon.readUInt16LE(4) }, (_, entry) => imageAt(icon, entry));
  const [largest] = images.sort((one, other) => widthOf(other) - widthOf(one));
  if (!largest) throw new Error("The icon has no image");
  return encodeIcon(looksLikePng(largest) ? largest : await decodeBitmap(largest));
}
