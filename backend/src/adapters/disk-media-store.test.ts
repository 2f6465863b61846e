import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, it, onTestFinished } from "vitest";
import type { EncodedPicture } from "../application/media.ts";
import { createDiskMediaStore, createMediaReader } from "./disk-media-store.ts";

let folder: string;
beforeEach(async () => {
  const parent = await mkdtemp(join(tmpdir(), "etalase-media-"));
  onTestFinished(() => rm(parent, { recursive: true }));
  folder = join(parent, "media");
});

const encoded: EncodedPicture = {
  width: 1200,
  height: 600,
  color: "#0d8abc",
  extension: "webp",
  files: [
    { width: null, bytes: Buffer.from("full") },
    { width: 480, bytes: Buffer.from("small") },
    { width: 960, bytes: Buffer.from("medium") },
  ],
};

const read = async (name: string) => {
  const file = await createMediaReader(folder)(name);
  if (!file) return null;
  const text = await file.readFile("utf8");
  await file.close();
  return text;
};

it("stores every file of a picture under a name nobody can guess", async () => {
  const { file, ...rest } = await createDiskMediaStore(folder).save(encoded);
  expect(rest).toEqual({ width: 1200, height: 600, color: "#0d8abc", widths: [480, 960] });
  expect(file).toMatch(/^[0-9a-f]{32}\.webp$/);
  const name = file.replace(".webp", "");
  expect((await readdir(folder)).sort()).toEqual([`${name}-480.webp`, `${name}-960.webp`, file].sort());
  expect(await Promise.all([file, `${name}-480.webp`].map(read))).toEqual(["full", "small"]);
});

it("stores nothing when one file cannot be written", async () => {
  const unwritable = { width: 960, bytes: 5 as unknown as Uint8Array };
  const store = createDiskMediaStore(folder);
  await expect(store.save({ ...encoded, files: [...encoded.files.slice(0, 2), unwritable] })).rejects.toThrow();
  expect(await readdir(folder)).toEqual([]);
});

it("removes a picture's files and no others, as often as asked", async () => {
  const store = createDiskMediaStore(folder);
  const [first, second] = [await store.save(encoded), await store.save(encoded)];
  await store.remove(first);
  await store.remove(first);
  expect(await readdir(folder)).toHaveLength(3);
  expect(await read(second.file)).toBe("full");
});

const hex = "0123456789abcdef".repeat(2);

it.each([
  `../${hex}.webp`,
  `..%2f${hex}.webp`,
  `${hex}.webp/`,
  `${hex}.html`,
  `${hex}.webp.part`,
  `.${hex}.webp`,
  `${hex.toUpperCase()}.webp`,
  `${hex}.webp\0`,
  `${hex}.webp\n`,
  "",
])("reads nothing under the name %j, even if it is there", async (name) => {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "..", `${hex}.webp`), "outside");
  await writeFile(join(folder, `${hex}.webp`), "inside");
  expect(await read(name)).toBeNull();
});

it("reads no link, no folder and nothing that is absent", async () => {
  await mkdir(join(folder, `${hex}.png`), { recursive: true });
  await writeFile(join(folder, "..", "secret"), "secret");
  await symlink(join(folder, "..", "secret"), join(folder, `${hex}.webp`));
  expect(await Promise.all([`${hex}.webp`, `${hex}.png`, `${hex}.gif`].map(read))).toEqual([null, null, null]);
});
