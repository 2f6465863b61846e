import { expect, test } from "vitest";
import { openTestStorage, storageKinds } from "../../test/storages.ts";
import type { MediaFiles } from "../application/media.ts";
import { BackupRefused } from "./manifest.ts";
import { moveMedia } from "./move.ts";

const ways = storageKinds.flatMap((from) => storageKinds.map((to) => ({ from, to })));
const nameOf = (letter: string) => `${letter.repeat(32)}.webp`;

async function contentsOf(files: MediaFiles) {
  const found = await files.list();
  const texts = found.map(async (name) => `${name} ${Buffer.from((await files.read(name)) ?? "")}`);
  return (await Promise.all(texts)).sort();
}

test.each(ways)("all pictures of $from are moved to $to, as often as asked", async ({ from, to }) => {
  const { storage: here, putHidden } = await openTestStorage(from);
  const [{ files: source }, { files: target }] = [here, (await openTestStorage(to)).storage];
  await source.write(nameOf("a"), Buffer.from("shown"));
  await putHidden(nameOf("b"), "hidden by an earlier version");
  await source.write(nameOf("c"), Buffer.from("whole"));
  await target.write(nameOf("c"), Buffer.from("cut"));
  const told: string[] = [];
  expect(await moveMedia(source, target, (line) => told.push(line))).toEqual({ copied: 3, there: 0 });
  expect(told).toEqual(["File 3 of 3"]);
  expect(await contentsOf(target)).toEqual(await contentsOf(source));
  expect(await moveMedia(source, target, () => {})).toEqual({ copied: 0, there: 3 });
});

test("a disk without room is told in a line", async () => {
  const [{ files: source }, { files: target }] = [
    (await openTestStorage("disk")).storage,
    (await openTestStorage("disk")).storage,
  ];
  await source.write(nameOf("a"), Buffer.from("picture"));
  const full = Object.assign(new Error("ENOSPC: no space left on device, write"), { syscall: "write" });
  const write = () => Promise.reject(full);
  await expect(moveMedia(source, { ...target, write }, () => {})).rejects.toThrow(
    new BackupRefused(`${nameOf("a")} cannot be written: ENOSPC: no space left on device, write`),
  );
});
