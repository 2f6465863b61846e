import { messages } from "@etalase/contracts/messages";
import sharp, { type Sharp } from "sharp";
import type { EncodedPicture, ImageEncoder } from "../application/media.ts";
import { DomainError } from "../domain/errors.ts";
import { createTurnstile } from "./turnstile.ts";

const limits = { pixels: 25_000_000, frames: 60, seconds: 10 };
/** The height is the most that a WebP can have. */
const fullSize = { width: 2400, height: 16_383, fit: "inside", withoutEnlargement: true } as const;
const smallerWidths = [480, 960, 1600];

/** libvips sniffs any format, whatever the file's name; only the four that we take may be decoded in this process. */
function restrictSharp() {
  sharp.block({ operation: ["VipsForeignLoad"] });
  sharp.unblock({
    operation: ["VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadWebp", "VipsForeignLoadNsgif"],
  });
  sharp.cache(false);
  sharp.concurrency(1);
}

const unreadable = (cause?: unknown) => new DomainError("invalid", { message: messages.imageUnreadable, cause });

const open = (bytes: Uint8Array, animated: boolean): Sharp =>
  sharp(bytes, {
    animated,
    autoOrient: true,
    failOn: "warning",
    limitInputPixels: limits.pixels,
  }).timeout({ seconds: limits.seconds });

const toWebp = (image: Sharp) => image.webp({ quality: 78 }).toBuffer({ resolveWithObject: true });

async function smaller(bytes: Uint8Array, fullWidth: number) {
  const files: EncodedPicture["files"][number][] = [];
  // One after the other: each holds its own decoded copy.
  for (const width of smallerWidths.filter((width) => width < fullWidth))
    files.push({ width, bytes: (await toWebp(open(bytes, false).resize({ ...fullSize, width }))).data });
  return files;
}

async function dominantColor(bytes: Uint8Array): Promise<string> {
  // Transparent pixels are black inside; pages show them on white.
  const thumb = await open(bytes, false).resize({ width: 64 }).flatten({ background: "#ffffff" }).png().toBuffer();
  const { r, g, b } = (await sharp(thumb).stats()).dominant;
  return `#${[r, g, b].map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

async function encode(bytes: Uint8Array): Promise<EncodedPicture> {
  const { pages = 1 } = await open(bytes, false).metadata();
  if (pages > limits.frames) throw unreadable();
  const animated = pages > 1;
  const { data, info } = await toWebp(open(bytes, animated).resize(fullSize));
  return {
    width: info.width,
    height: info.pageHeight ?? info.height,
    color: await dominantColor(bytes),
    extension: "webp",
    // An animation is kept at one size: its frames weigh too much to be stored four times.
    files: [{ width: null, bytes: data }, ...(animated ? [] : await smaller(bytes, info.width))],
  };
}

/** Decodes whole and encodes anew as WebP: what is stored never holds a byte that a client sent. */
export function createImageEncoder(): ImageEncoder {
  restrictSharp();
  const turnstile = createTurnstile({ atOnce: 2, waiting: 8, retryAfter: 5 });
  return {
    encode: (bytes) =>
      turnstile.pass(() =>
        encode(bytes).catch((cause) => {
          throw cause instanceof DomainError ? cause : unreadable(cause);
        }),
      ),
  };
}
