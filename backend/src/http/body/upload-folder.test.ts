import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { sweepUploads } from "./upload-folder.ts";

async function uploadDir() {
  const parent = await mkdtemp(join(tmpdir(), "etalase-sweep-"));
  onTestFinished(() => rm(parent, { recursive: true }));
  return join(parent, "uploads");
}

it("removes what is older than an hour and keeps what may be in use", async () => {
  const dir = await uploadDir();
  for (const name of ["old", "new"]) {
    await mkdir(join(dir, name), { recursive: true });
    await writeFile(join(dir, name, "file"), "x");
  }
  const minutesAgo = (minutes: number) => Date.now() / 1000 - minutes * 60;
  await utimes(join(dir, "old"), minutesAgo(61), minutesAgo(61));
  await utimes(join(dir, "new"), minutesAgo(59), minutesAgo(59));
  await sweepUploads(dir);
  expect(await readdir(dir)).toEqual(["new"]);
});

it("makes the folder on a machine that never had one", async () => {
  const dir = await uploadDir();
  await sweepUploads(dir);
  expect(await readdir(dir)).toEqual([]);
});
