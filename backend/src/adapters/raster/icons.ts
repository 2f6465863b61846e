import sharp from "sharp";
import type { EncodedPicture } from "../../application/media.ts";
import { bitmapSize, decodeBitmap, looksLikeBitmap } from "./bitmap.ts";
import { openRaster } from "./raster.ts";

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
