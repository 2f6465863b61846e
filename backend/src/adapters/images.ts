import type { ImageKind } from "@etalase/contracts/rules/image";
import { imageTypeOf } from "@etalase/contracts/rules/image-bytes";
import { messages } from "@etalase/contracts/text/messages";
import type { EncodedPicture, ImageEncoder } from "../application/media.ts";
import { DomainError } from "../domain/errors.ts";
import { encodeIco } from "./raster/icons.ts";
import { logoSizes, photoSizes } from "./raster/picture-sizes.ts";
import { encodeIcon, encodeWebp, restrictSharp } from "./raster/raster.ts";
import { sanitizeSvg } from "./svg/svg.ts";
import { createTurnstile } from "./turnstile.ts";

const unreadable = (cause?: unknown) => new DomainError("invalid", { message: messages.imageUnreadable, cause });

type Format = "raster" | "svg" | "ico";
type Encode = (bytes: Uint8Array) => Promise<EncodedPicture>;

/** The bytes decide, whatever type a client claims. */
function formatOf(bytes: Uint8Array): Format {
  const type = imageTypeOf(bytes);
  if (type === "image/x-icon") return "ico";
  return type === "image/svg+xml" ? "svg" : "raster";
}

const encoders: Readonly<Record<ImageKind, Partial<Record<Format, Encode>>>> = {
  photo: { raster: (bytes) => encodeWebp(bytes, photoSizes) },
  logo: { raster: (bytes) => encodeWebp(bytes, logoSizes), svg: sanitizeSvg },
  icon: { raster: encodeIcon, svg: sanitizeSvg, ico: encodeIco },
};

async function encode(bytes: Uint8Array, kind: ImageKind): Promise<EncodedPicture> {
  try {
    const encoder = encoders[kind][formatOf(bytes)];
    if (!encoder) throw unreadable();
    return await encoder(bytes);
  } catch (cause) {
    throw cause instanceof DomainError ? cause : unreadable(cause);
  }
}

/** Decodes and re-encodes pictures, so that no stored byte comes from a client. */
export function createImageEncoder(): ImageEncoder {
  restrictSharp();
  const turnstile = createTurnstile({ atOnce: 2, waiting: 8, retryAfter: 5 });
  return { encode: (bytes, kind) => turnstile.pass(() => encode(bytes, kind)) };
}
