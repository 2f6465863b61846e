import { extname } from "node:path";
import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import type { MediaFiles, MediaStore } from "../../application/media.ts";
import type { MediaFolder } from "../../application/orphans.ts";
import { fileAtWidth, filesOf } from "../../domain/picture.ts";
import type { Bucket } from "./bucket.ts";
import { hiddenPlace, isMediaName, nameOfPicture, type OpenMedia } from "./stored-file.ts";

const place = "media";
const keyOf = (name: string, at = place) => `${at}/${name}`;

const types: Readonly<Record<string, string>> = {
  ".svg": "image/svg+xml",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
};

/** The headers of an object, as the site itself sends them with a picture. */
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

const removeAll = async (bucket: Bucket, names: readonly string[]) => {
  await inTurns(
    names.map((name) => keyOf(name)),
    bucket.remove,
  );
};

/** The facts about an object; null when it does not exist. */
const factsOf = (bucket: Bucket, name: string) => bucket.head(keyOf(name));

/** Keeps pictures in a bucket, below `media/`. */
export const createS3MediaStore = (bucket: Bucket): MediaStore => ({
  async save({ width, height, color, extension, files }, wanted) {
    const isTaken = async (name: string) => (await factsOf(bucket, name)) !== null;
    const file = await nameOfPicture(extension, wanted, isTaken);
    const targets = files.map(({ width, bytes }) => ({
      name: width === null ? file : fileAtWidth(file, width),
      bytes,
    }));
    const sent = await Promise.allSettled(
      targets.map(({ name, bytes }) => bucket.put(keyOf(name), bytes, headersOf(name))),
    );
    const failed = sent.find((outcome) => outcome.status === "rejected");
    if (failed) {
      const keys = targets.map(({ name }) => keyOf(name));
      // The sweep removes the files that cannot be removed now.
      await inTurns(keys, bucket.remove).catch(() => undefined);
      throw failed.reason;
    }
    return { file, width, height, color, widths: files.flatMap(({ width }) => width ?? []) };
  },
  remove: (picture) => removeAll(bucket, filesOf(picture)),
  async sizeOf(picture) {
    const answers = await inTurns(filesOf(picture), (file) => factsOf(bucket, file));
    return answers.reduce((sum, answer) => sum + (answer ? sizeIn(answer) : 0), 0);
  },
});

/** The names of the objects that the store has written; it ignores objects that an operator has put beside them. */
async function* namesIn(bucket: Bucket, at = place) {
  for await (const objects of bucket.pages(`${at}/`))
    yield objects.map(({ key }) => key.slice(at.length + 1)).filter(isMediaName);
}

export const createS3MediaFolder = (bucket: Bucket): MediaFolder => ({
  each: () => namesIn(bucket),
  async writtenBefore(time, names) {
    const answers = await inTurns(names, (name) => factsOf(bucket, name));
    return names.filter((_name, index) => answers[index] && timeIn(answers[index]) < time);
  },
  remove: (names) => removeAll(bucket, names),
  async bringBack() {
    for await (const names of namesIn(bucket, hiddenPlace(place)))
      await inTurns(names, async (name) => {
        const hidden = keyOf(name, hiddenPlace(place));
        if (await bucket.copy(hidden, keyOf(name))) await bucket.remove(hidden);
      });
  },
});

/** All files, for a backup and a restore. */
export const createS3MediaFiles = (bucket: Bucket): MediaFiles => ({
  where: `${place}/ of the bucket`,
  async list() {
    const all: string[] = [];
    for await (const names of namesIn(bucket)) all.push(...names);
    return all;
  },
  read: (name) => bucket.bytes(keyOf(name)),
  write: (name, bytes) => bucket.put(keyOf(name), bytes, headersOf(name)),
  remove: (name) => removeAll(bucket, [name]),
});

/** Returns the function that opens a stored object for reading. */
export const createS3MediaReader =
  (bucket: Bucket): OpenMedia =>
  async (name) => {
    const object = isMediaName(name) ? await bucket.get(keyOf(name)) : null;
    return (
      object && {
        size: sizeIn(object),
        modifiedAt: timeIn(object),
        // The same type, by another name.
        read: async () => Readable.fromWeb(object.body as ReadableStream<Uint8Array>),
        close: async () => void (await object.body?.cancel()),
      }
    );
  };
