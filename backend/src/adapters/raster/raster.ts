import { imageTypeOf, jpegStart } from "@etalase/contracts/rules/image-bytes";
import { messages } from "@etalase/contracts/text/messages";
import sharp, { type Sharp, type SharpOptions } from "sharp";
import type { EncodedPicture } from "../../application/media.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Sizes } from "./picture-sizes.ts";

/**
 * A JPEG is made smaller while it is decoded, so one of 120 million pixels needs less memory than another picture of 25
 * million. A progressive one has to be in memory as a whole.
 */
const limits = {
  pixels: 25_000_000,
  jpegPixels: 120_000_000,
  largePixels: 13_000_000,
  frames: 60,
  seconds: 10,
  secondsOfLarge: 30,
};
/** The greatest height of a WebP. */
const within = { height: 16_383, fit: "inside", withoutEnlargement: true } as const;
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

export const openRaster = (bytes: Uint8Array, animated: boolean): Sharp =>
  sharp(bytes, {
    animated,
    autoOrient: true,
    failOn: "warning",
    limitInputPixels: limits.pixels,
  }).timeout({ seconds: limits.seconds });

/** Reads the header alone. @throws {DomainError} "invalid" for more pixels than can be decoded */
async function describe(bytes: Uint8Array) {
  const {
    width,
    height,
    pages = 1,
    format,
    isProgressive,
  } = await sharp(bytes, { limitInputPixels: false }).metadata();
  const pixels = width * height * pages;
  const most = format === "jpeg" && !isProgressive ? limits.jpegPixels : limits.pixels;
  if (pixels > most)
    throw new DomainError("invalid", {
      message: messages.imageTooManyPixels(Math.ceil(pixels / 1_000_000), most / 1_000_000),
    });
  return { pages, isLarge: pixels > limits.largePixels && pages === 1 };
}

const toWebp = (image: Sharp, { width, quality }: Readonly<{ width: number; quality: number }>) =>
  image
    .resize({ ...within, width })
    .webp({ quality })
    .toBuffer({ resolveWithObject: true });

async function smallerFiles(bytes: Uint8Array, fullWidth: number, { smaller, quality }: Sizes) {
  const files: EncodedPicture["files"][number][] = [];
  // One after the other: each holds its own decoded copy.
  for (const width of smaller.filter((width) => width < fullWidth))
    files.push({ width, bytes: (await toWebp(openRaster(bytes, false), { width, quality })).data });
  return files;
}

async function dominantColor(bytes: Uint8Array): Promise<string> {
  // Transparent pixels are black inside, while pages show them on white.
  const thumb = await openRaster(bytes, false)
    .resize({ width: 64 })
    .flatten({ background: "#ffffff" })
    .png()
    .toBuffer();
  const { r, g, b } = (await sharp(thumb).stats()).dominant;
  return `#${[r, g, b].map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

async function encodeSizes(bytes: Uint8Array, sizes: Sizes, animated: boolean): Promise<EncodedPicture> {
  const { data, info } = await toWebp(openRaster(bytes, animated), sizes);
  return {
    width: info.width,
    height: info.pageHeight ?? info.height,
    color: await dominantColor(bytes),
    extension: "webp",
    // An animation is stored in one size: its frames are too large to be stored several times.
    files: [{ width: null, bytes: data }, ...(animated ? [] : await smallerFiles(bytes, info.width, sizes))],
  };
}

/** Returns the picture as a PNG of its full stored size, from which the other sizes are made without decoding it again. */
const shrunk = (bytes: Uint8Array, { width }: Sizes, failOn: SharpOptions["failOn"]): Promise<Buffer> =>
  sharp(bytes, { autoOrient: true, failOn, limitInputPixels: limits.jpegPixels })
    .timeout({ seconds: limits.secondsOfLarge })
    .resize({ ...within, width })
    .png({ compressionLevel: 1 })
    .toBuffer();

const encodeShrunk = async (bytes: Uint8Array, sizes: Sizes, failOn: SharpOptions["failOn"]) =>
  encodeSizes(await shrunk(bytes, sizes, failOn), sizes, false);

let last: Promise<unknown> = Promise.resolve();

/** Two large pictures at once would need more memory than small machines have. */
function oneByOne<T>(work: () => Promise<T>): Promise<T> {
  const done = last.then(work);
  last = done.catch(() => {});
  return done;
}

/** Phones leave bytes between the picture and its end. libvips tells only the text of this warning, no code. */
const isStray = (error: unknown) => error instanceof Error && /extraneous bytes before marker/.test(error.message);

/** @throws when the picture cannot be fully decoded; {DomainError} "invalid" when it is too large */
export async function encodeWebp(given: Uint8Array, sizes: Sizes): Promise<EncodedPicture> {
  const bytes = imageTypeOf(given) === "image/jpeg" ? given.subarray(jpegStart(given)) : given;
  const { pages, isLarge } = await describe(bytes);
  if (pages > limits.frames) throw new Error("The picture has too many frames");
  try {
    if (isLarge) return await oneByOne(() => encodeShrunk(bytes, sizes, "warning"));
    return await encodeSizes(bytes, sizes, pages > 1);
  } catch (error) {
    if (!isStray(error)) throw error;
    return oneByOne(() => encodeShrunk(bytes, sizes, "error"));
  }
}

/** Encodes a PNG as a new PNG, since not every browser accepts a WebP as a tab's icon. @throws when it is no PNG */
export async function encodeIcon(bytes: Uint8Array): Promise<EncodedPicture> {
  await describe(bytes);
  const image = openRaster(bytes, false);
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
