import { randomBytes } from "node:crypto";
import { constants } from "node:fs";
import { type FileHandle, mkdir, open, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { MediaStore } from "../application/media.ts";
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

const removeAll = async (paths: readonly string[]) => {
  await Promise.all(paths.map((path) => rm(path, { force: true })));
};

export const createDiskMediaStore = (folder: string): MediaStore => ({
  async save({ width, height, color, extension, files }) {
    const file = `${randomBytes(16).toString("hex")}.${extension}`;
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
  remove: (picture) => removeAll(filesOf(picture).map((file) => join(folder, file))),
});

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
