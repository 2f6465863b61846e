import { constants } from "node:fs";
import { link, lstat, mkdir, open, opendir, readdir, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import {
  type EncodedPicture,
  type MediaFiles,
  type MediaPlace,
  type MediaStore,
  mediaPlaces,
} from "../../application/media.ts";
import type { MediaFolder } from "../../application/orphans.ts";
import { fileAtWidth, filesOf, type Picture } from "../../domain/picture.ts";
import { hiddenFolder, isMediaName, nameOfPicture } from "./media-name.ts";
import type { OpenMedia } from "./stored-file.ts";

/** Writes a file, which gets its own name by `take` only when it is complete and on disk; a failed one is removed. */
async function writeWhole(
  path: string,
  bytes: Uint8Array,
  take: (part: string, path: string) => Promise<void> = rename,
) {
  const part = `${path}.part`;
  const file = await open(part, "wx");
  try {
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await take(part, path);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

/** A rename would replace a file that another process has added meanwhile. */
async function takeFreeName(part: string, path: string) {
  await link(part, path);
  await rm(part);
}

const isTaken = (error: unknown) => error instanceof Error && "code" in error && error.code === "EEXIST";

const absentAsNull = (error: unknown) => {
  if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
  throw error;
};

/** The paths of files in both folders. */
const pathsOf = (folder: string, names: readonly string[]) =>
  names.flatMap((name) => [join(folder, name), join(hiddenFolder(folder), name)]);

const removeAll = async (paths: readonly string[]) => {
  await Promise.all(paths.map((path) => rm(path, { force: true })));
};

/** Moves the files that exist; missing ones were moved or removed before. @returns whether any existed */
async function moveAll(names: readonly string[], from: string, to: string): Promise<boolean> {
  await mkdir(to, { recursive: true });
  const moved: unknown[] = [];
  for (const name of names) moved.push(await rename(join(from, name), join(to, name)).catch(absentAsNull));
  return moved.some((outcome) => outcome !== null);
}

const isTakenIn = (folder: string) => async (name: string) =>
  (await Promise.all(pathsOf(folder, [name]).map((path) => lstat(path).catch(absentAsNull)))).some(Boolean);

async function save(folder: string, picture: EncodedPicture, wanted?: string): Promise<Picture> {
  const { width, height, color, extension, files } = picture;
  const file = await nameOfPicture(extension, wanted, isTakenIn(folder));
  await mkdir(folder, { recursive: true });
  const written: string[] = [];
  try {
    for (const { width, bytes } of files) {
      const path = join(folder, width === null ? file : fileAtWidth(file, width));
      await writeWhole(path, bytes, takeFreeName);
      written.push(path);
    }
  } catch (error) {
    await removeAll(written);
    // Another process has stored a file under that name meanwhile.
    if (file === wanted && isTaken(error)) return save(folder, picture);
    throw error;
  }
  return { file, width, height, color, widths: files.flatMap(({ width }) => width ?? []) };
}

export const createDiskMediaStore = (folder: string): MediaStore => ({
  save: (picture, wanted) => save(folder, picture, wanted),
  remove: (picture) => removeAll(pathsOf(folder, filesOf(picture))),
  hide: async (picture) => void (await moveAll(filesOf(picture), folder, hiddenFolder(folder))),
  show: (picture) => moveAll(filesOf(picture), hiddenFolder(folder), folder),
  async sizeOf(picture) {
    const found = filesOf(picture).map((file) => lstat(join(folder, file)).catch(absentAsNull));
    return (await Promise.all(found)).reduce((sum, file) => sum + (file?.size ?? 0), 0);
  },
});

const isOld = async (path: string, time: Date) => {
  const found = await lstat(path).catch(absentAsNull);
  return found?.isFile() === true && found.mtimeMs < time.getTime();
};

/** The number of names in one batch. */
const atOnce = 500;

/** Lists the files that the store has written, and ignores files that an operator has put beside them. */
export function createDiskMediaFolder(folder: string): MediaFolder {
  const hidden = hiddenFolder(folder);
  async function* filesIn(place: string) {
    const entries = await opendir(place, { bufferSize: atOnce }).catch(absentAsNull);
    let files: string[] = [];
    for await (const { name } of entries ?? []) {
      if (isMediaName(name.replace(/\.part$/, ""))) files.push(name);
      if (files.length < atOnce) continue;
      yield files;
      files = [];
    }
    if (files.length > 0) yield files;
  }

  return {
    shown: () => filesIn(folder),
    hidden: () => filesIn(hidden),
    async writtenBefore(time, names) {
      const old: string[] = [];
      for (const name of names)
        if ((await isOld(join(folder, name), time)) || (await isOld(join(hidden, name), time))) old.push(name);
      return old;
    },
    hide: async (names) => void (await moveAll(names, folder, hidden)),
    show: async (names) => void (await moveAll(names, hidden, folder)),
    remove: (names) => removeAll(pathsOf(folder, names)),
  };
}

const absent = new Set(["ENOENT", "ELOOP", "EISDIR", "ENOTDIR", "EMLINK"]);

/** Returns the function that opens a stored file of the folder for reading. */
export const createMediaReader =
  (folder: string): OpenMedia =>
  async (name) => {
    if (!isMediaName(name)) return null;
    try {
      // Names cannot traverse, and no link in the folder is followed.
      const file = await open(join(folder, name), constants.O_RDONLY | constants.O_NOFOLLOW);
      const found = await file.stat();
      if (found.isFile())
        return {
          size: found.size,
          modifiedAt: found.mtime,
          read: async (range = { start: 0, end: Number.POSITIVE_INFINITY }) => file.createReadStream(range),
          close: () => file.close(),
        };
      await file.close();
      return null;
    } catch (error) {
      if (error instanceof Error && "code" in error && absent.has(String(error.code))) return null;
      throw error;
    }
  };

/** The files of both folders, for a backup and a restore. */
export function createDiskMediaFiles(folder: string): MediaFiles {
  const folders = { media: folder, "media-hidden": hiddenFolder(folder) };
  const filesIn = async (place: MediaPlace) =>
    ((await readdir(folders[place]).catch(absentAsNull)) ?? []).map((name) => ({ place, name }));
  return {
    where: (place) => folders[place],
    list: async () => (await Promise.all(mediaPlaces.map(filesIn))).flat(),
    read: (place, name) => readFile(join(folders[place], name)).catch(absentAsNull),
    async write(place, name, bytes) {
      await mkdir(folders[place], { recursive: true });
      const path = join(folders[place], name);
      // A killed process has left it.
      await rm(`${path}.part`, { force: true });
      await writeWhole(path, bytes);
    },
    remove: (place, name) => rm(join(folders[place], name), { force: true }),
  };
}
