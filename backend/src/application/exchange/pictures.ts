import { centre } from "@etalase/contracts/media";
import { type ImageRule, photoRule } from "@etalase/contracts/rules/image";
import { mediaPath } from "@etalase/contracts/site/paths";
import { DomainError, invalidField } from "../../domain/errors.ts";
import { described, filesNamedIn, type Picture } from "../../domain/picture.ts";
import type { MediaRepository } from "../library/repository.ts";
import { type EncodedPicture, isOfKind, type Pictures, type StoredAhead, type Upload } from "../media.ts";
import type { Entry, PictureSaid } from "./entry.ts";

type Needs = Readonly<{
  media: Pick<MediaRepository, "findByFiles" | "findByDigest">;
  pictures: Pick<Pictures, "encoded" | "save" | "remove" | "sizeOf">;
  /** Identifies equal bytes. */
  digestOf: (bytes: Uint8Array, word?: string) => string;
}>;

const nobodysPicture = "The picture is neither in the file nor in the library";

/** A drawing needs its own type; any raster format may carry another's. */
const typeOf = (bytes: Uint8Array): string =>
  new TextDecoder().decode(bytes.subarray(0, 100)).trimStart().startsWith("<") ? "image/svg+xml" : "image/webp";

const uploadOf = (name: string, bytes: Uint8Array): Upload => ({
  name,
  type: typeOf(bytes),
  size: bytes.length,
  bytes: async () => bytes,
});

const named = (address: string) => decodeURIComponentOr(address.split(/[?#]/)[0]?.split("/").at(-1) ?? "");

function decodeURIComponentOr(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export type Wanted = Readonly<{ field: string; rule: ImageRule }>;

/** A picture of an entry; `index` is the entry's number in its file. */
type Asked = Readonly<{ entry: Entry; index: number; key: string; address: unknown }>;

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

/** A stored picture with a name, in the form in which a form would send it. */
export const sentAhead = (name: string, stored: StoredAhead): Upload => ({
  name,
  type: "",
  size: 0,
  stored,
  bytes: async () => new Uint8Array(),
});

/**
 * Finds the pictures of entries in the library, or stores them ahead of the records that show them, each once. Without
 * `stores` it only checks them.
 */
export function createImportPictures({ media, pictures, digestOf }: Needs, stores: boolean) {
  const known = new Map<string, StoredAhead>();
  // Each entry is read twice, but its pictures are fetched once.
  const found = new Map<string, StoredAhead | null>();
  const made: Picture[] = [];

  const inLibrary = async (file: string): Promise<StoredAhead | undefined> => {
    const [found] = await media.findByFiles([file]);
    return found && { picture: found.picture, digest: null };
  };

  const admitted = async (field: string, rule: ImageRule, bytes: Uint8Array, said: PictureSaid) => {
    const encoded = await pictures.encoded({ upload: uploadOf(said.name ?? "", bytes), field, rule });
    if (!stores) return saidOf(notStored(encoded, digestOf(bytes)), said);
    const stored = await pictures.save(encoded, said.file);
    made.push(stored);
    return saidOf(stored, said);
  };

  const byBytes = async (field: string, rule: ImageRule, read: () => Promise<Uint8Array | null>, said: PictureSaid) => {
    const bytes = await read();
    if (!bytes) return null;
    const digest = digestOf(bytes);
    const equal = known.get(digest) ?? (await media.findByDigest(digest));
    if (equal && isOfKind(equal.picture, rule.kind)) return { picture: equal.picture, digest };
    const stored = { picture: await admitted(field, rule, bytes, said), digest: equal ? null : digest };
    known.set(digest, stored);
    return stored;
  };

  /** A picture that comes with a file name keeps it. */
  const byName = async (
    { field, rule }: Wanted,
    file: string,
    read: (() => Promise<Uint8Array | null>) | undefined,
    said: PictureSaid,
  ): Promise<StoredAhead | null> => {
    const there = known.get(file) ?? (await inLibrary(file));
    if (there && isOfKind(there.picture, rule.kind)) return there;
    const bytes = await read?.();
    if (!bytes) return null;
    const stored = { picture: await admitted(field, rule, bytes, { ...said, file }), digest: null };
    known.set(file, stored);
    return stored;
  };

  const look = async (wanted: Wanted, { entry, key, address }: Asked): Promise<StoredAhead | null> => {
    const { field, rule } = wanted;
    const read = entry.pictures[key];
    const said = entry.said?.[key] ?? {};
    const [file = said.file] = typeof address === "string" ? filesNamedIn(address) : [];
    try {
      if (file) return await byName(wanted, file, read, said);
      if (read) return await byBytes(field, rule, read, said);
    } catch (error) {
      // The function that fetches a picture does not know its field.
      if (error instanceof DomainError && error.kind === "invalid" && !error.errors)
        throw invalidField(field, error.message);
      throw error;
    }
    return null;
  };

  /** @throws {DomainError} "invalid" under the field, for bytes that are no picture */
  const findIfHad = async (wanted: Wanted, asked: Asked): Promise<StoredAhead | null> => {
    const name = `${asked.index} ${asked.key}`;
    const known = found.get(name);
    if (known !== undefined) return known;
    const stored = await look(wanted, asked);
    found.set(name, stored);
    return stored;
  };

  /** @throws {DomainError} "invalid" under the field, for bytes that are no picture or for a missing picture */
  const find = async (wanted: Wanted, asked: Asked): Promise<StoredAhead> => {
    const stored = await findIfHad(wanted, asked);
    if (!stored) throw invalidField(wanted.field, nobodysPicture);
    return stored;
  };

  return {
    find,
    findIfHad,
    /** Returns the article's text with the addresses of its pictures here, and these pictures. */
    async inText({ entry, index }: Omit<Asked, "key" | "address">, content: string, isField: (key: string) => boolean) {
      const shown: Upload[] = [];
      let html = content;
      for (const key of Object.keys(entry.pictures)) {
        if (isField(key)) continue;
        const stored = await findIfHad({ field: "content", rule: photoRule }, { entry, index, key, address: key });
        if (!stored) continue;
        const own = mediaPath(stored.picture.file);
        for (const address of [key, key.replaceAll("&", "&amp;")]) html = html.replaceAll(`"${address}"`, `"${own}"`);
        shown.push(sentAhead(entry.said?.[key]?.name ?? named(key), stored));
      }
      return { html, shown };
    },
    nameOf: (entry: Entry, key: string, address: unknown): string =>
      entry.said?.[key]?.name ?? named(typeof address === "string" ? address : key),
    /** Removes stored pictures that no record shows. */
    async discard() {
      const registered = new Set(
        (await media.findByFiles(made.map(({ file }) => file))).map(({ picture }) => picture.file),
      );
      await pictures.remove(made.filter(({ file }) => !registered.has(file)));
    },
  };
}

export type ImportPictures = ReturnType<typeof createImportPictures>;
