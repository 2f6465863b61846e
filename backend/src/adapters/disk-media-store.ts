import { randomBytes } from "node:crypto";
import { constants } from "node:fs";
import { type FileHandle, lstat, mkdir, open, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { MediaStore } from "../application/media.ts";
import type { MediaFolder } from "../application/orphans.ts";
import { fileAtWidth, filesOf } from "../domain/picture.ts";

const mediaName = /^[0-9a-f]{32}(-\d{2,4})?\.(jpg|png|gif|webp|avif|svg|ico)$/;

/** Writes a file, which gets its own name only once it is whole and on disk. */
async function writeWhole(path: string, bytes: Uint8Array) {
  const file = await open(`${path}.part`, "wx");
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(`${path}.part`, path);
}

const absentAsNull = (error: unknown) => {
  if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
  throw error;
};

/** Wherever they lie. */
const pathsOf = (folder: string, names: readonly string[]) =>
  names.flatMap((name) => [join(folder, name), join(hiddenFolder(folder), name)]);

const removeAll = async (paths: readonly string[]) => {
  await Promise.all(paths.map((path) => rm(path, { force: true })));
};

/** Beside the folder that is served: what lies here is kept alone. A rename leads there and back. */
const hiddenFolder = (folder: string) => `${folder}-hidden`;

/** Moves files that are there; those that are not have been moved or removed already. @returns whether any was there */
async function moveAll(names: readonly string[], from: string, to: string): Promise<boolean> {
  await mkdir(to, { recursive: true });
  const moved: unknown[] = [];
  for (const name of names) moved.push(await rename(join(from, name), join(to, name)).catch(absentAsNull));
  return moved.some((outcome) => outcome !== null);
}

/** The name that is wanted, unless it is none of a stored picture or another has it. */
async function nameIn(folder: string, extension: string, wanted = ""): Promise<string> {
  const isName = mediaName.test(wanted) && wanted === `${wanted.slice(0, 32)}.${extension}`;
  const taken = isName
    ? await Promise.all(pathsOf(folder, [wanted]).map((path) => lstat(path).catch(absentAsNull)))
    : [];
  return isName && taken.every((found) => found === null) ? wanted : `${randomBytes(16).toString("hex")}.${extension}`;
}

export const createDiskMediaStore = (folder: string): MediaStore => ({
  async save({ width, height, color, extension, files }, wanted) {
    const file = await nameIn(folder, extension, wanted);
    const targets = files.map(({ width, bytes }) => ({
      path: join(folder, width === null ? file : fileAtWidth(file, width)),
      bytes,
    }));
    await mkdir(folder, { recursive: true });
    try {
      for (const { path, bytes } of targets) await writeWhole(path, bytes);
    } catch (error) {
      await removeAll(targets.flatMap(({ path }) => [path, `${path}.part`]));
      throw error;
    }
    return { file, width, height, color, widths: files.flatMap(({ width }) => width ?? []) };
  },
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

/** The files that the store has written; what an operator has put beside them is left alone. */
export function createMediaFolder(folder: string): MediaFolder {
  const hidden = hiddenFolder(folder);
  const filesIn = async (place: string) =>
    ((await readdir(place).catch(absentAsNull)) ?? []).filter((name) => mediaName.test(name.replace(/\.part$/, "")));

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

/** Returns the function that opens a stored file for reading: null when none has that name. The caller closes it. */
export const createMediaReader =
  (folder: string) =>
  async (name: string): Promise<FileHandle | null> => {
    if (!mediaName.test(name)) return null;
    try {
      // Names cannot traverse, and a link in the folder is not followed out of it.
      const file = await open(join(folder, name), constants.O_RDONLY | constants.O_NOFOLLOW);
      if ((await file.stat()).isFile()) return file;
      await file.close();
      return null;
    } catch (error) {
      if (error instanceof Error && "code" in error && absent.has(String(error.code))) return null;
      throw error;
    }
  };

/** The same of a file that is kept without being served, too. */
export function createKeptMediaReader(folder: string) {
  const [readShown, readHidden] = [createMediaReader(folder), createMediaReader(hiddenFolder(folder))];
  return async (name: string) => (await readShown(name)) ?? (await readHidden(name));
}
