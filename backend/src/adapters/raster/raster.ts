import sharp, { type Sharp } from "sharp";
import type { EncodedPicture } from "../../application/media.ts";
import type { Sizes } from "./picture-sizes.ts";

const limits = { pixels: 25_000_000, frames: 60, seconds: 10 };
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

/** @throws when the picture cannot be fully decoded, or is too large */
export async function encodeWebp(bytes: Uint8Array, sizes: Sizes): Promise<EncodedPicture> {
  const { pages = 1 } = await openRaster(bytes, false).metadata();
  if (pages > limits.frames) throw new Error("The picture has too many frames");
  const animated = pages > 1;
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

/** Encodes a PNG as a new PNG, since not every browser accepts a WebP as a tab's icon. @throws when it is no PNG */
export async function encodeIcon(bytes: Uint8Array): Promise<EncodedPicture> {
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
