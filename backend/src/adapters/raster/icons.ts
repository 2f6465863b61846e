import sharp from "sharp";
import type { EncodedPicture } from "../../application/media.ts";
import { openRaster } from "./raster.ts";

type Pixels = Readonly<{ width: number; height: number; rgba: Buffer }>;

const headerBytes = 40;
/** The length of a row, which is a multiple of four bytes. */
const rowBytes = (width: number, bits: number) => Math.ceil((width * bits) / 32) * 4;

const looksLikeBitmap = (image: Buffer): boolean => image.length > headerBytes && image.readUInt32LE(0) === headerBytes;

/** Returns width and height from the bitmap's header, which counts the rows of the mask, too. */
const bitmapSize = (bitmap: Buffer): readonly [number, number] => [bitmap.readInt32LE(4), bitmap.readInt32LE(8) / 2];

/** Reads a number of 1, 4 or 8 bits; the leftmost one is in a byte's highest bits. */
const numberAt = (bytes: Buffer, row: number, x: number, bits: number) =>
  (bytes.readUInt8(row + ((x * bits) >> 3)) >> (8 - bits - ((x * bits) & 7))) & ((1 << bits) - 1);

/**
 * Reads a bitmap in the form of icons: without a file header, upside down, blue first, and followed by a mask of one
 * bit for each pixel. decode-bmp, the library for it, reads a picture of 32 bits whose transparency is in its mask as
 * an empty one.
 * @throws when it is compressed, has another depth than 1, 4, 8, 24 or 32 bits, or ends too early
 */
function decodeBitmap(bitmap: Buffer): Pixels {
  const [width, height] = bitmapSize(bitmap);
  const bits = bitmap.readUInt16LE(14);
  if (![1, 4, 8, 24, 32].includes(bits) || bitmap.readUInt32LE(16) !== 0)
    throw new Error("The icon holds a bitmap of an unknown form");
  const colors = bitmap.readUInt32LE(32) || (bits > 8 ? 0 : 1 << bits);
  const start = headerBytes + colors * 4;
  const palette = bitmap.subarray(headerBytes, start);
  const maskStart = start + height * rowBytes(width, bits);
  const rgba = Buffer.alloc(width * height * 4);
  let opaque = 0;

  const eachPixel = (read: (x: number, rowsBelow: number, at: number) => void) => {
    for (let y = 0, at = 0; y < height; y++) for (let x = 0; x < width; x++, at += 4) read(x, height - 1 - y, at);
  };
  eachPixel((x, rowsBelow, at) => {
    const row = start + rowsBelow * rowBytes(width, bits);
    const color =
      bits > 8 ? bitmap.readUIntLE(row + (x * bits) / 8, 3) : palette.readUIntLE(numberAt(bitmap, row, x, bits) * 4, 3);
    rgba.writeUIntBE(color, at, 3);
    if (bits === 32) opaque |= rgba[at + 3] = bitmap.readUInt8(row + x * 4 + 3);
  });
  // A picture without transparency of its own has it in the mask.
  if (!opaque)
    eachPixel((x, rowsBelow, at) => {
      rgba[at + 3] = numberAt(bitmap, maskStart + rowsBelow * rowBytes(width, 1), x, 1) ? 0 : 255;
    });
  return { width, height, rgba };
}

const maxImages = 20;
const maxSide = 512;
const directoryBytes = 6;
const entryBytes = 16;
const pngStart = Buffer.from("89504e470d0a1a0a0000000d49484452", "hex");

const looksLikePng = (image: Buffer) => image.length >= 33 && image.subarray(0, pngStart.length).equals(pngStart);

/** Reads the width and height of an image inside an icon from the image's own header. */
function sizeOf(image: Buffer): readonly [number, number] {
  if (looksLikePng(image)) return [image.readUInt32BE(16), image.readUInt32BE(20)];
  if (looksLikeBitmap(image)) return bitmapSize(image);
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

/** Checks all sizes before the first image is decoded. */
function imagesOf(icon: Buffer): readonly Buffer[] {
  if (icon.readUInt32BE(0) !== 0x00000100) throw new Error("The file is no icon");
  const count = icon.readUInt16LE(4);
  if (count < 1 || count > maxImages) throw new Error("The icon has no image, or too many");
  const images = Array.from({ length: count }, (_, entry) => imageAt(icon, entry, count));
  if (!images.flatMap(sizeOf).every((pixels) => Number.isInteger(pixels) && pixels >= 1 && pixels <= maxSide))
    throw new Error("An image of the icon is too large");
  if (images.reduce((bytes, image) => bytes + image.length, 0) > icon.length)
    throw new Error("Images of the icon lie in each other");
  return images;
}

function open(image: Buffer) {
  if (looksLikePng(image)) return openRaster(image);
  const { rgba, ...size } = decodeBitmap(image);
  return sharp(rgba, { raw: { ...size, channels: 4 } });
}

async function encode(image: Buffer) {
  const { data, info } = await open(image).png({ compressionLevel: 9 }).toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, png: data };
}

type Image = Awaited<ReturnType<typeof encode>>;

function fileOf(images: readonly Image[]): Buffer {
  const directory = Buffer.alloc(directoryBytes + images.length * entryBytes);
  directory.writeUInt16LE(1, 2);
  directory.writeUInt16LE(images.length, 4);
  let offset = directory.length;
  for (const [index, { width, height, png }] of images.entries()) {
    const at = directoryBytes + index * entryBytes;
    // Sizes of 256 pixels and more are written as 0.
    directory.writeUInt8(width < 256 ? width : 0, at);
    directory.writeUInt8(height < 256 ? height : 0, at + 1);
    directory.writeUInt16LE(1, at + 4);
    directory.writeUInt16LE(32, at + 6);
    directory.writeUInt32LE(png.length, at + 8);
    directory.writeUInt32LE(offset, at + 12);
    offset += png.length;
  }
  return Buffer.concat([directory, ...images.map(({ png }) => png)]);
}

/** Encodes each image of an icon as a new PNG of its size. @throws when one cannot be fully decoded, or is too large */
export async function encodeIco(bytes: Uint8Array): Promise<EncodedPicture> {
  const images: Image[] = [];
  // One after the other: each holds its own decoded copy.
  for (const image of imagesOf(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)))
    images.push(await encode(image));
  const { width, height } = images.reduce((largest, image) => (image.width > largest.width ? image : largest));
  return { width, height, color: "#ffffff", extension: "ico", files: [{ width: null, bytes: fileOf(images) }] };
}
