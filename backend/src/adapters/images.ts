import type { ImageKind } from "@etalase/contracts/rules/image";
import { imageTypeOf } from "@etalase/contracts/rules/image-bytes";
import { messages } from "@etalase/contracts/text/messages";
import type { EncodedPicture, ImageEncoder } from "../application/media.ts";
import { DomainError } from "../domain/errors.ts";
import { encodeIco } from "./raster/icons.ts";
import { logoSizes, photoSizes } from "./raster/picture-sizes.ts";
import { encodeIcon, encodeWebp, restrictSharp, TookTooLong } from "./raster/raster.ts";
import { sanitizeSvg } from "./svg/svg.ts";
import { createTurnstile } from "./turnstile.ts";

const unreadable = (cause?: unknown) => new DomainError("invalid", { message: messages.imageUnreadable, cause });

type Format = "raster" | "svg" | "ico";
type Encode = (bytes: Uint8Array, slowness: number) => EncodedPicture | Promise<EncodedPicture>;

/** The bytes decide, whatever type a client claims. */
function formatOf(bytes: Uint8Array): Format {
  const type = imageTypeOf(bytes);
  if (type === "image/x-icon") return "ico";
  return type === "image/svg+xml" ? "svg" : "raster";
}

const encodersWith = (raster: typeof encodeWebp): Readonly<Record<ImageKind, Partial<Record<Format, Encode>>>> => ({
  photo: { raster: (bytes, slowness) => raster(bytes, photoSizes, slowness) },
  logo: { raster: (bytes, slowness) => raster(bytes, logoSizes, slowness), svg: sanitizeSvg },
  icon: { raster: encodeIcon, svg: sanitizeSvg, ico: encodeIco },
});

/** Returns a function that tells the share of a processor that the threads of decoders have had since. */
function startOfShare() {
  const usedMs = () => {
    const [all, main] = [process.cpuUsage(), process.threadCpuUsage()];
    return (all.user + all.system - main.user - main.system) / 1000;
  };
  const [from, usedBefore] = [performance.now(), usedMs()];
  return () => (usedMs() - usedBefore) / (performance.now() - from);
}

const retryAfter = 5;
/** The share of a processor below which other work, not the picture, takes the time. */
const fairShare = 0.5;
/** More would outlast the patience of browsers and proxies. */
const maxSlowness = 9;

/** Decodes pictures completely and encodes them again, so that no stored byte comes from a client. */
export function createImageEncoder({ raster = encodeWebp, measure = startOfShare } = {}): ImageEncoder {
  restrictSharp();
  const turnstile = createTurnstile({ atOnce: 2, waiting: 8, retryAfter });
  const encoders = encodersWith(raster);

  async function encode(bytes: Uint8Array, kind: ImageKind, slowness: number): Promise<EncodedPicture> {
    const shareSince = measure();
    try {
      const encoder = encoders[kind][formatOf(bytes)];
      if (!encoder) throw unreadable();
      return await encoder(bytes, slowness);
    } catch (cause) {
      if (cause instanceof DomainError) throw cause;
      if (!(cause instanceof TookTooLong)) throw unreadable(cause);
      const share = shareSince();
      const isAlone = !turnstile.isShared();
      // Other work makes a good picture late; a picture that had the processor to itself asks too much.
      if (isAlone && share >= fairShare) throw unreadable(cause);
      if (isAlone && slowness === 1) return encode(bytes, kind, 1 / Math.max(share, 1 / maxSlowness));
      throw new DomainError("busy", { retryAfter, cause });
    }
  }

  return { encode: (bytes, kind) => turnstile.pass(() => encode(bytes, kind, 1)) };
}
