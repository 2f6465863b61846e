import { mkdir, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { openTestStorage } from "../../../test/storages.ts";

const hex = "0123456789abcdef".repeat(2);

it("reads no link, no folder and nothing outside, under any name", async () => {
  const { storage, beside } = await openTestStorage("disk");
  await mkdir(join(beside, "media", `${hex}.png`), { recursive: true });
  await writeFile(join(beside, "secret"), "secret");
  await writeFile(join(beside, `${hex}.gif`), "outside");
  await symlink(join(beside, "secret"), join(beside, "media", `${hex}.webp`));
  const names = [`${hex}.webp`, `${hex}.png`, `${hex}.gif`, `../${hex}.gif`];
  expect(await Promise.all(names.map((name) => storage.open(name)))).toEqual([null, null, null, null]);
});

const picture = {
  width: 1200,
  height: 600,
  color: "#0d8abc",
  extension: "webp" as const,
  files: [null, 480, 960].map((width) => ({ width, bytes: Buffer.from(`at ${width}`) })),
};

it("gives a name that several want at once to one of them, and each has all of its files", async () => {
  const { storage } = await openTestStorage("disk");
  const all = await Promise.all(Array.from({ length: 8 }, () => storage.store.save(picture, `${hex}.webp`)));
  expect(new Set(all.map(({ file }) => file)).size).toBe(8);
  expect(all.filter(({ file }) => file === `${hex}.webp`)).toHaveLength(1);
  const names: string[] = [];
  for await (const some of storage.folder.each()) names.push(...some);
  expect(names).toHaveLength(24);
});

it("writes a file anew whose writing was killed", async () => {
  const { storage, beside } = await openTestStorage("disk");
  await storage.files.write(`${hex}.webp`, Buffer.from("first"));
  await writeFile(join(beside, "media", `${hex}.webp.part`), "half");
  await storage.files.write(`${hex}.webp`, Buffer.from("second"));
  expect(await storage.files.list()).toEqual([`${hex}.webp`]);
  expect(Buffer.from((await storage.files.read(`${hex}.webp`)) ?? "").toString()).toBe("second");
});
