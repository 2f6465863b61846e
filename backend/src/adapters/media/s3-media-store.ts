import { extname } from "node:path";
import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import type { MediaFiles, MediaPlace, MediaStore } from "../../application/media.ts";
import type { MediaFolder } from "../../application/orphans.ts";
import { DomainError } from "../../domain/errors.ts";
import { fileAtWidth, filesOf } from "../../domain/picture.ts";
import type { Bucket } from "./bucket.ts";
import type { Listed } from "./bucket-answers.ts";
import { isMediaName, nameOfPicture } from "./media-name.ts";
import type { OpenMedia } from "./stored-file.ts";

const keyOf = (place: MediaPlace, name: string) => `${place}/${name}`;
const keysOf = (name: string) => [keyOf("media", name), keyOf("media-hidden", name)];

const types: Readonly<Record<string, string>> = {
  ".svg": "image/svg+xml",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
};

/** The headers that the site itself sends with pictures, for visitors who load them from MEDIA_PUBLIC_URL. */
const headersOf = (name: string) => ({
  "Content-Type": types[extname(name)] ?? `image/${extname(name).slice(1)}`,
  "Cache-Control": "public, max-age=31536000, immutable",
});

/** The number of requests that run at once. */
const atOnce = 8;

async function inTurns<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (let from = 0; from < items.length; from += atOnce)
    results.push(...(await Promise.all(items.slice(from, from + atOnce).map(work))));
  return results;
}

const sizeIn = ({ headers }: Response) => Number(headers.get("content-length"));
const timeIn = ({ headers }: Response) => new Date(headers.get("last-modified") ?? 0);

/** Moves the objects that exist; missing ones were moved or removed before. @returns whether any existed */
async function moveAll(bucket: Bucket, names: readonly string[], from: MediaPlace, to: MediaPlace): Promise<boolean> {
  const moved = await inTurns(names, async (name) => {
    const isThere = await bucket.copy(keyOf(from, name), keyOf(to, name));
    if (isThere) await bucket.remove(keyOf(from, name));
    return isThere;
  });
  return moved.some(Boolean);
}

const removeAll = async (bucket: Bucket, names: readonly string[]) =>
  void (await inTurns(names.flatMap(keysOf), bucket.remove));

/** Keeps pictures in a bucket: served files below `media/`, hidden files below `media-hidden/`. */
export const createS3MediaStore = (bucket: Bucket): MediaStore => ({
  async save({ width, height, color, extension, files }, wanted) {
    const isTaken = async (name: string) => (await Promise.all(keysOf(name).map(bucket.head))).some(Boolean);
    const file = await nameOfPicture(extension, wanted, isTaken);
    const targets = files.map(({ width, bytes }) => ({
      name: width === null ? file : fileAtWidth(file, width),
      bytes,
    }));
    const sent = await Promise.allSettled(
      targets.map(({ name, bytes }) => bucket.put(keyOf("media", name), bytes, headersOf(name))),
    );
    const failed = sent.find((outcome) => outcome.status === "rejected");
    if (failed) {
      const names = targets.map(({ name }) => name);
      // The sweep removes the files that cannot be removed now.
      await inTurns(names, (name) => bucket.remove(keyOf("media", name))).catch(() => undefined);
      throw failed.reason;
    }
    return { file, width, height, color, widths: files.flatMap(({ width }) => width ?? []) };
  },
  remove: (picture) => removeAll(bucket, filesOf(picture)),
  hide: async (picture) => void (await moveAll(bucket, filesOf(picture), "media", "media-hidden")),
  show: (picture) => moveAll(bucket, filesOf(picture), "media-hidden", "media"),
  async sizeOf(picture) {
    const found = await inTurns(filesOf(picture), (file) => bucket.head(keyOf("media", file)));
    return found.reduce((sum, answer) => sum + (answer ? sizeIn(answer) : 0), 0);
  },
});

const namesOf = (objects: Listed["objects"], place: MediaPlace) =>
  objects
    .map(({ key, ...object }) => ({ ...object, place, name: key.slice(place.length + 1) }))
    .filter(({ name }) => isMediaName(name));

const namesIn = async (bucket: Bucket, place: MediaPlace) => namesOf(await bucket.list(`${place}/`), place);

/** Lists the objects that the store has written, and ignores objects that an operator has put beside them. */
export const createS3MediaFolder = (bucket: Bucket): MediaFolder => {
  async function* filesIn(place: MediaPlace) {
    for await (const objects of bucket.pages(`${place}/`)) yield namesOf(objects, place).map(({ name }) => name);
  }
  return {
    shown: () => filesIn("media"),
    hidden: () => filesIn("media-hidden"),
    async writtenBefore(time, names) {
      const isOld = async (name: string) => {
        const found = await Promise.all(keysOf(name).map(bucket.head));
        return found.some((answer) => answer && timeIn(answer) < time);
      };
      const old = await inTurns(names, isOld);
      return names.filter((_, index) => old[index]);
    },
    hide: async (names) => void (await moveAll(bucket, names, "media", "media-hidden")),
    show: async (names) => void (await moveAll(bucket, names, "media-hidden", "media")),
    remove: (names) => removeAll(bucket, names),
  };
};

/** The files of both places, for a backup and a restore. */
export const createS3MediaFiles = (bucket: Bucket): MediaFiles => ({
  where: (place) => `${place}/ of the bucket`,
  list: async () => (await Promise.all([namesIn(bucket, "media"), namesIn(bucket, "media-hidden")])).flat(),
  read: (place, name) => bucket.bytes(keyOf(place, name)),
  write: (place, name, bytes) => bucket.put(keyOf(place, name), bytes, headersOf(name)),
  remove: (place, name) => bucket.remove(keyOf(place, name)),
});

const streamOf = (answer: Response) => Readable.fromWeb(answer.body as ReadableStream<Uint8Array>); // the same, by another name

/** Returns the function that opens a stored object of that place for reading. */
export const createS3MediaReader =
  (bucket: Bucket, place: MediaPlace = "media"): OpenMedia =>
  async (name, { isAsked = false } = {}) => {
    if (!isMediaName(name)) return null;
    const key = keyOf(place, name);
    const found = await (isAsked ? bucket.head(key) : bucket.get(key));
    if (!found) return null;
    return {
      size: sizeIn(found),
      modifiedAt: timeIn(found),
      async read(range) {
        if (!isAsked && !range) return streamOf(found);
        await found.body?.cancel();
        const answer = await bucket.get(key, range);
        if (!answer) throw new DomainError("notFound");
        return streamOf(answer);
      },
      close: async () => void (await found.body?.cancel()),
    };
  };
