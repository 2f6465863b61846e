import { mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createHighWaterFile } from "./high-water-file.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "etalase-mark-"));
});
afterEach(() => rm(folder, { recursive: true }));

const seal = (text: string) => String(text.length);
const markOf = (number: number) => ({ newestAt: new Date(Date.UTC(2026, 10, 21)), number, hash: "a".repeat(64) });

test("the mark is saved by two instances at once, and nothing else is left", async () => {
  const [one, other] = [0, 1].map(() => createHighWaterFile(join(folder, "mark.json"), seal));
  await Promise.all(Array.from({ length: 50 }, (_, number) => (number % 2 ? one : other)?.save(markOf(number))));
  expect(await one?.read()).toMatchObject({ hash: "a".repeat(64) });
  expect(await readdir(folder)).toEqual(["mark.json"]);
});

test("a mark that cannot be saved leaves no part of it", async () => {
  await mkdir(join(folder, "mark.json"));
  await expect(createHighWaterFile(join(folder, "mark.json"), seal).save(markOf(1))).rejects.toThrow();
  expect(await readdir(folder)).toEqual(["mark.json"]);
});
