import { decodingLimits } from "@etalase/contracts/rules/image";
import { imageTypeOf, jpegStart } from "@etalase/contracts/rules/image-bytes";
import sharp, { type Sharp, type SharpOptions } from "sharp";
import type { EncodedPicture } from "../../application/media.ts";
import { type Described, describe } from "./header.ts";
import type { Sizes } from "./picture-sizes.ts";

/** The seconds are generous: other work can make a machine many times slower than it is alone. */
const limits = { frames: 60, seconds: 60 };

/**
 * Bounds the memory of the encoder: more pixels than `large` are made one picture at a time, more than `stored` are made
 * fewer, and more than `thorough` get less effort. Transparency takes 25 bytes for each pixel, and a greater effort half
 * as much again. A picture that is turned upright is wholly in memory, and so are the frames of an animation.
 */
const pixels = {
  opaque: { large: 6_000_000, thorough: 4_500_000, stored: 8_000_000 },
  turned: { stored: 6_000_000 },
  animated: { stored: 1_000_000 },
  transparent: { large: 1_000_000, thorough: 1_000_000, stored: 2_000_000 },
};
/** The greatest height of a WebP. */
const within = { height: 16_383, fit: "inside", withoutEnlargement: true } as const;
/** The greater effort needs twice the memory, for files that are 2 to 4 % smaller. */
const efforts = { usual: 4, large: 2 };
const iconSize = { ...within, width: 256, height: 256 } as const;

/** libvips recognises any format, whatever the file's name; this process may decode only the four accepted ones. */
export function restrictSharp() {
  sharp.block({ operation: ["VipsForeignLoad"] });
  sharp.unblock({
    operation: ["VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadWebp", "VipsForeignLoadNsgif"],
  });
  sharp.cache(false);
  sharp.concurrency(1);
}

export const openRaster = (bytes: Uint8Array, { animated = false } = {}): Sharp =>
  sharp(bytes, {
    animated,
    autoOrient: true,
    failOn: "warning",
    limitInputPixels: decodingLimits.pixels,
  }).timeout({ seconds: limits.seconds });

const isLarge = ({ pages, count, hasAlpha }: Described) =>
  pages === 1 && count > pixels[hasAlpha ? "transparent" : "opaque"].large;

const toWebp = (
  image: Sharp,
  { width, quality }: Readonly<{ width: number; quality: number }>,
  effort = efforts.usual,
) =>
  image
    .resize({ ...within, width })
    .webp({ quality, effort })
    .toBuffer({ resolveWithObject: true });

type How = Readonly<{ animated: boolean; effort?: number }>;

async function smallerFiles(bytes: Uint8Array, fullWidth: number, { smaller, quality }: Sizes, { effort }: How) {
  const files: EncodedPicture["files"][number][] = [];
  // One after the other: each holds its own decoded copy.
  for (const width of smaller.filter((width) => width < fullWidth))
    files.push({ width, bytes: (await toWebp(openRaster(bytes), { width, quality }, effort)).data });
  return files;
}

async function dominantColor(bytes: Uint8Array): Promise<string> {
  // Transparent pixels are black inside, while pages show them on white.
  const thumb = await openRaster(bytes)
    .resize({ ...within, width: 64, height: 64 })
    .flatten({ background: "#ffffff" })
    .png()
    .toBuffer();
  const { r, g, b } = (await sharp(thumb).stats()).dominant;
  return `#${[r, g, b].map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

async function encodeSizes(bytes: Uint8Array, sizes: Sizes, how: How): Promise<EncodedPicture> {
  const { animated, effort } = how;
  const { data, info } = await toWebp(openRaster(bytes, { animated }), sizes, effort);
  return {
    width: info.width,
    height: info.pageHeight ?? info.height,
    color: await dominantColor(bytes),
    extension: "webp",
    // An animation is stored in one size: its frames are too large to be stored several times.
    files: [{ width: null, bytes: data }, ...(animated ? [] : await smallerFiles(bytes, info.width, sizes, how))],
  };
}

type Size = Described["upright"];

/** Returns the size in which a picture is stored. */
function storedSize({ width, height }: Size, { width: maxWidth }: Sizes, maxPixels: number): Size {
  const ratios = [maxWidth / width, within.height / height, Math.sqrt(maxPixels / (width * height))];
  const ratio = Math.min(1, ...ratios);
  return { width: Math.max(1, Math.round(width * ratio)), height: Math.max(1, Math.round(height * ratio)) };
}

type Large = Readonly<{ described: Described; failOn: SharpOptions["failOn"] }>;

/**
 * A JPEG stays one between two steps, with a loss that is invisible: as a PNG it would need three times the memory. The
 * encoder would hold all pixels to optimise its codes.
 */
const between = (image: Sharp, isJpeg: boolean) =>
  isJpeg
    ? image.jpeg({ quality: 95, chromaSubsampling: "4:4:4", optimiseCoding: false })
    : image.png({ compressionLevel: 1 });

/**
 * Returns the picture in its full stored size, from which the other sizes are made without decoding it again. It is
 * turned upright only when it is small, since all pixels have to be in memory then.
 */
async function shrunk(bytes: Uint8Array, { width, height }: Size, large: Large): Promise<Buffer> {
  const { described, failOn } = large;
  const { orientation, isJpeg } = described;
  const isLying = orientation >= 5;
  const image = sharp(bytes, { failOn, limitInputPixels: decodingLimits.jpegPixels })
    .timeout({ seconds: limits.seconds })
    .resize({ width: isLying ? height : width, height: isLying ? width : height, fit: "fill" });
  if (orientation === 1) return between(image, isJpeg).toBuffer();
  const lying = await between(image, isJpeg).withMetadata({ orientation }).toBuffer();
  return between(openRaster(lying), isJpeg).toBuffer();
}

/** Many programs write a PNG with transparency that it does not use. */
async function isOpaque(bytes: Uint8Array): Promise<boolean> {
  const alpha = await openRaster(bytes).extractChannel("alpha").toColourspace("b-w").raw().toBuffer();
  return alpha.equals(Buffer.alloc(alpha.length, 255));
}

async function encodeShrunk(bytes: Uint8Array, sizes: Sizes, large: Large) {
  const { upright, hasAlpha, isJpeg, format, orientation } = large.described;
  // A WebP has transparency only where it is used, and decodes it in the size that is asked for.
  const isSurelyTransparent = hasAlpha && format === "webp";
  const form = isSurelyTransparent ? "transparent" : orientation === 1 ? "opaque" : "turned";
  const size = storedSize(upright, sizes, pixels[form].stored);
  const first = await shrunk(bytes, size, large);
  const isTransparent = isSurelyTransparent || (hasAlpha && !(await isOpaque(first)));
  const { thorough, stored } = pixels[isTransparent ? "transparent" : "opaque"];
  const fewer = storedSize(size, sizes, stored);
  const effort = fewer.width * fewer.height > thorough ? efforts.large : efforts.usual;
  const isFewer = fewer.width < size.width;
  const source = isFewer ? await between(openRaster(first).resize(fewer.width), isJpeg).toBuffer() : first;
  return encodeSizes(source, sizes, { animated: false, effort });
}

let last: Promise<unknown> = Promise.resolve();

/** Two large pictures at once would need more memory than small machines have. */
function oneByOne<T>(work: () => Promise<T>): Promise<T> {
  const done = last.then(work);
  last = done.catch(() => {});
  return done;
}

/**
 * Phones leave bytes between the parts of a picture, and write headers that break a rule but lose no pixel. libvips
 * tells only the texts of these warnings, no code.
 */
const isHarmless = (error: unknown) =>
  error instanceof Error && /extraneous bytes before marker|Invalid SOS parameters|JFIF revision/.test(error.message);

/** @throws when the picture cannot be fully decoded, or takes too long; {DomainError} "invalid" when it is too large */
export async function encodeWebp(original: Uint8Array, sizes: Sizes): Promise<EncodedPicture> {
  const bytes = imageTypeOf(original) === "image/jpeg" ? original.subarray(jpegStart(original)) : original;
  const described = await describe(bytes);
  if (described.pages > limits.frames) throw new Error("The picture has too many frames");
  const inSteps = (failOn: SharpOptions["failOn"]) => oneByOne(() => encodeShrunk(bytes, sizes, { described, failOn }));
  try {
    if (isLarge(described)) return await inSteps("warning");
    const animated = described.pages > 1;
    const { width } = animated ? storedSize(described.upright, sizes, pixels.animated.stored) : sizes;
    return await encodeSizes(bytes, { ...sizes, width }, { animated });
  } catch (error) {
    if (!isHarmless(error)) throw error;
    return inSteps("error");
  }
}

/** Encodes a PNG as a new PNG, since not every browser accepts a WebP as a tab's icon. @throws when it is no PNG */
export async function encodeIcon(bytes: Uint8Array): Promise<EncodedPicture> {
  await describe(bytes);
  const image = openRaster(bytes);
  if ((await image.metadata()).format !== "png") throw new Error("The icon is no PNG");
  const { data, info } = await image.resize(iconSize).png().toBuffer({ resolveWithObject: true });
  return {
    width: info.width,
    height: info.height,
    color: await dominantColor(bytes),
    extension: "png",
    files: [{ width: null, bytes: data }],
  };
}
