import { centre } from "@etalase/contracts/media";
import type { ImageRule } from "@etalase/contracts/rules/image";
import { typeOfFile } from "@etalase/contracts/rules/image-bytes";
import { DomainError, invalidField } from "../../domain/errors.ts";
import { described, filesNamedIn, type Picture } from "../../domain/picture.ts";
import type { MediaRepository } from "../library/repository.ts";
import { type EncodedPicture, isOfKind, type Pictures, type StoredAhead, type Upload } from "../media.ts";
import type { Entry, PictureSaid } from "./entry.ts";

export type PictureNeeds = Readonly<{
  media: Pick<MediaRepository, "findByFiles" | "findByDigest">;
  pictures: Pick<Pictures, "encoded" | "save" | "remove">;
  /** Identifies equal bytes. */
  digestOf: (bytes: Uint8Array, word?: string) => string;
}>;

const uploadOf = (name: string, bytes: Uint8Array): Upload => ({
  name,
  type: typeOfFile(bytes, "image/webp"),
  size: bytes.length,
  bytes: async () => bytes,
});

export type Wanted = Readonly<{ field: string; rule: ImageRule }>;

/** A picture of an entry; `index` is the entry's number in its file. */
export type AskedPicture = Readonly<{ entry: Entry; index: number; key: string; address: unknown }>;

/** The picture in the form in which it would be stored. */
const notStored = ({ width, height, color, extension }: EncodedPicture, digest: string): Picture => ({
  file: `${digest.slice(0, 32)}.${extension}`,
  width,
  height,
  color,
  widths: [],
});

const saidOf = (picture: Picture, { alt = "", caption = "", focal = centre, color }: PictureSaid): Picture => ({
  ...described(picture, { alt, caption, focal }),
  ...(color && /^#[0-9a-f]{6}$/.test(color) ? { color } : {}),
});

type Read = () => Promise<Uint8Array>;

/** The pictures that a file has brought so far, by their names or the digests of their bytes. */
type Shelf = Readonly<{
  needs: PictureNeeds;
  /** Without it, pictures are only checked. */
  stores: boolean;
  known: Map<string, StoredAhead>;
  newPictures: Picture[];
}>;

async function admitted(shelf: Shelf, { field, rule }: Wanted, bytes: Uint8Array, pictureWords: PictureSaid) {
  const { pictures, digestOf } = shelf.needs;
  const encoded = await pictures.encoded({ upload: uploadOf(pictureWords.name ?? "", bytes), field, rule });
  const size = encoded.files.reduce((sum, file) => sum + file.bytes.length, 0);
  if (!shelf.stores) return { picture: saidOf(notStored(encoded, digestOf(bytes)), pictureWords), bytes: size };
  const stored = await pictures.save(encoded, pictureWords.file);
  shelf.newPictures.push(stored);
  return { picture: saidOf(stored, pictureWords), bytes: size };
}

async function byBytes(shelf: Shelf, wanted: Wanted, read: Read, pictureWords: PictureSaid): Promise<StoredAhead> {
  const { media, digestOf } = shelf.needs;
  const bytes = await read();
  const digest = digestOf(bytes);
  const equal = shelf.known.get(digest) ?? (await media.findByDigest(digest));
  if (equal && isOfKind(equal.picture, wanted.rule.kind)) return { picture: equal.picture, bytes: equal.bytes, digest };
  const stored = { ...(await admitted(shelf, wanted, bytes, pictureWords)), digest: equal ? null : digest };
  shelf.known.set(digest, stored);
  return stored;
}

async function inLibrary({ media }: PictureNeeds, file: string): Promise<StoredAhead | undefined> {
  const [found] = await media.findByFiles([file]);
  return found && { picture: found.picture, bytes: found.bytes, digest: null };
}

/** A picture that comes with a file name keeps it. */
async function byName(
  shelf: Shelf,
  wanted: Wanted,
  read: Read | undefined,
  pictureWords: PictureSaid & Readonly<{ file: string }>,
): Promise<StoredAhead | null> {
  const { file } = pictureWords;
  const there = shelf.known.get(file) ?? (await inLibrary(shelf.needs, file));
  if (there && isOfKind(there.picture, wanted.rule.kind)) return there;
  if (!read) return null;
  const stored = { ...(await admitted(shelf, wanted, await read(), pictureWords)), digest: null };
  shelf.known.set(file, stored);
  return stored;
}

/** Finds pictures in the library, or stores their files ahead of the records. */
export function createPictureSource(needs: PictureNeeds, stores: boolean) {
  const shelf: Shelf = { needs, stores, known: new Map(), newPictures: [] };
  return {
    /** @throws {DomainError} "invalid" under the field, for bytes that are no picture */
    async look(wanted: Wanted, { entry, key, address }: AskedPicture): Promise<StoredAhead | null> {
      const read = entry.pictures[key];
      const pictureWords = entry.pictureWords?.[key] ?? {};
      const [file = pictureWords.file] = typeof address === "string" ? filesNamedIn(address) : [];
      try {
        if (file) return await byName(shelf, wanted, read, { ...pictureWords, file });
        if (read) return await byBytes(shelf, wanted, read, pictureWords);
      } catch (error) {
        // The function that fetches a picture does not know its field.
        if (error instanceof DomainError && error.kind === "invalid" && !error.errors && error.refusal)
          throw invalidField(wanted.field, error.refusal);
        throw error;
      }
      return null;
    },
    /** The pictures that were stored. */
    newPictures: shelf.newPictures,
  };
}
