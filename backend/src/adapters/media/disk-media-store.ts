import { constants } from "node:fs";
import { link, lstat, mkdir, open, opendir, readdir, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { EncodedPicture, MediaFiles, MediaStore } from "../../application/media.ts";
import type { MediaFolder } from "../../application/orphans.ts";
import { fileAtWidth, filesOf, type Picture } from "../../domain/picture.ts";
import { hiddenPlace, isMediaName, nameOfPicture, type OpenMedia, type StoredFile } from "./stored-file.ts";

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

export const absentAsNull = (error: unknown) => {
  if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
  throw error;
};

const removeAll = async (folder: string, names: readonly string[]) => {
  await Promise.all(names.map((name) => rm(join(folder, name), { force: true })));
};

/** The facts about a file; null when it does not exist. */
const factsOf = (folder: string, name: string) => lstat(join(folder, name)).catch(absentAsNull);

async function save(folder: string, picture: EncodedPicture, wanted?: string): Promise<Picture> {
  const { width, height, color, extension, files } = picture;
  const file = await nameOfPicture(extension, wanted, async (name) => (await factsOf(folder, name)) !== null);
  await mkdir(folder, { recursive: true });
  const names: string[] = [];
  try {
    for (const { width, bytes } of files) {
      const name = width === null ? file : fileAtWidth(file, width);
      await writeWhole(join(folder, name), bytes, takeFreeName);
      names.push(name);
    }
  } catch (error) {
    await removeAll(folder, names);
    // Another process has stored a file under that name meanwhile.
    if (file === wanted && isTaken(error)) return save(folder, picture);
    throw error;
  }
  return { file, width, height, color, widths: files.flatMap(({ width }) => width ?? []) };
}

export const createDiskMediaStore = (folder: string): MediaStore => ({
  save: (picture, wanted) => save(folder, picture, wanted),
  remove: (picture) => removeAll(folder, filesOf(picture)),
  async sizeOf(picture) {
    const facts = filesOf(picture).map((file) => factsOf(folder, file));
    return (await Promise.all(facts)).reduce((sum, file) => sum + (file?.size ?? 0), 0);
  },
});

/** The number of names in one batch. */
const atOnce = 500;

/** Lists the files that the store has written, and ignores files that an operator has put beside them. */
export function createDiskMediaFolder(folder: string): MediaFolder {
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
    each: () => filesIn(folder),
    async writtenBefore(time, names) {
      const old: string[] = [];
      for (const name of names) {
        const facts = await factsOf(folder, name);
        if (facts?.isFile() && facts.mtimeMs < time.getTime()) old.push(name);
      }
      return old;
    },
    remove: (names) => removeAll(folder, names),
    async bringBack() {
      const hidden = hiddenPlace(folder);
      // Another process may bring them back, too.
      for await (const names of filesIn(hidden)) {
        await mkdir(folder, { recursive: true });
        for (const name of names) await rename(join(hidden, name), join(folder, name)).catch(absentAsNull);
      }
    },
  };
}

const absent = new Set(["ENOENT", "ELOOP", "EISDIR", "ENOTDIR", "EMLINK"]);

/** Opens a stored file of the folder for reading. */
async function openFile(folder: string, name: string): Promise<StoredFile | null> {
  try {
    // Names cannot traverse, and no link in the folder is followed.
    const file = await open(join(folder, name), constants.O_RDONLY | constants.O_NOFOLLOW);
    const facts = await file.stat();
    if (facts.isFile())
      return {
        size: facts.size,
        modifiedAt: facts.mtime,
        read: async () => file.createReadStream(),
        close: () => file.close(),
      };
    await file.close();
    return null;
  } catch (error) {
    if (error instanceof Error && "code" in error && absent.has(String(error.code))) return null;
    throw error;
  }
}

export const createMediaReader =
  (folder: string): OpenMedia =>
  async (name) =>
    isMediaName(name) ? openFile(folder, name) : null;

/** All files, for a backup and a restore. */
export const createDiskMediaFiles = (folder: string): MediaFiles => ({
  where: folder,
  list: async () => (await readdir(folder).catch(absentAsNull)) ?? [],
  read: (name) => readFile(join(folder, name)).catch(absentAsNull),
  async write(name, bytes) {
    await mkdir(folder, { recursive: true });
    const path = join(folder, name);
    // A killed process has left it.
    await rm(`${path}.part`, { force: true });
    await writeWhole(path, bytes);
  },
  remove: (name) => removeAll(folder, [name]),
});
