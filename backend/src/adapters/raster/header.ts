import { anyFormPixels, decodingLimits } from "@etalase/contracts/rules/image";
import { serverMessages } from "@etalase/contracts/text/messages";
import sharp, { type Metadata } from "sharp";
import { DomainError } from "../../domain/errors.ts";

/** A long and thin picture has few pixels, but each step that keeps its shape could make it longer than the memory. */
const sides = { most: 20_000, ratio: 100 };

const isThin = ({ width, height }: Metadata) => {
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  return long > sides.most || long > sides.ratio * short;
};

/** The decoder of an animation holds whole frames. */
const framePixels = 6_000_000;

const valuesPerPixel: Readonly<Record<string, number>> = { "4:2:0": 1.5, "4:1:1": 1.5, "4:2:2": 2, "4:4:0": 2 };

/** Returns the number of pixels with which a picture of this form can be decoded. */
function mostPixels({ chromaSubsampling = "", pages = 1, ...metadata }: Metadata): number {
  const { format, isProgressive, channels, depth, hasAlpha } = metadata;
  const isJpeg = format === "jpeg";
  if (pages > 1) return Math.min(decodingLimits.pixels, framePixels * pages);
  // A WebP's transparency alone takes four bytes of each pixel.
  if (format === "webp" && hasAlpha) return anyFormPixels;
  if (!isProgressive) return isJpeg ? decodingLimits.jpegPixels : decodingLimits.pixels;
  // A JPEG keeps two bytes of each value until its last scan.
  const bytes = isJpeg ? 2 * (valuesPerPixel[chromaSubsampling] ?? channels) : channels * (depth === "ushort" ? 2 : 1);
  return Math.min(decodingLimits.pixels, decodingLimits.wholeBytes / bytes);
}

/** Reads the header alone. @throws {DomainError} "invalid" for more pixels than can be decoded, and for a thin picture */
export async function describe(bytes: Uint8Array) {
  const metadata = await sharp(bytes, { limitInputPixels: false }).metadata();
  const { width, height, pages = 1, format, orientation = 1, autoOrient, hasAlpha } = metadata;
  const count = width * height * pages;
  const most = mostPixels(metadata);
  if (isThin(metadata)) throw new DomainError("invalid", { message: serverMessages.imageTooThin(width, height) });
  if (count > most)
    throw new DomainError("invalid", {
      message: serverMessages.imageTooManyPixels(Math.ceil(count / 1_000_000), Math.floor(most / 1_000_000)),
    });
  return { pages, count, format, isJpeg: format === "jpeg", orientation, upright: autoOrient, hasAlpha };
}

export type Described = Awaited<ReturnType<typeof describe>>;
