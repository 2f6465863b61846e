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
