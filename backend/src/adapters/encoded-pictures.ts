import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import type { EncodedPicture, ImageEncoder } from "../application/media.ts";
import { fileAtWidth } from "../domain/picture.ts";
import { digestOf } from "./fingerprint.ts";
import { lazily } from "./lazily.ts";
import { logoSizes, photoSizes } from "./raster/picture-sizes.ts";

type IndexEntry = Omit<EncodedPicture, "files"> & Readonly<{ file: string; widths: readonly number[] }>;

/** Lists pictures that were encoded in advance, by the digest of source and kind, with the sizes of that time. */
export type EncodedIndex = Readonly<{ sizes: unknown; pictures: Readonly<Record<string, IndexEntry>> }>;

export const indexFile = "index.json";
export const sizesNow = { photo: photoSizes, logo: logoSizes };

export const nameAt = (file: string, width: number | null): string =>
  width === null ? file : fileAtWidth(file, width);

/** Reads the pictures that `npm run draw` has encoded into the folder, and encodes all others. */
export function createKeptEncoder(folder: string, encoder: ImageEncoder): ImageEncoder {
  const index = lazily(async (): Promise<EncodedIndex> => JSON.parse(await readFile(join(folder, indexFile), "utf8")));
  return {
    async encode(bytes, kind) {
      const { sizes, pictures } = await index();
      const entry = isDeepStrictEqual(sizes, sizesNow) ? pictures[digestOf(bytes, kind)] : undefined;
      if (!entry) return encoder.encode(bytes, kind);
      const { file, widths, ...picture } = entry;
      const files = [null, ...widths].map(async (width) => ({
        width,
        bytes: await readFile(join(folder, nameAt(file, width))),
      }));
      return { ...picture, files: await Promise.all(files) };
    },
  };
}
