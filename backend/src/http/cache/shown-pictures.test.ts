import { beforeEach, expect, test } from "vitest";
import { DomainError } from "../../domain/errors.ts";
import type { Known } from "./known-version.ts";
import { createShownPictures } from "./shown-pictures.ts";

const [one, other] = ["a".repeat(32), "b".repeat(32)];
const shown = new Set<string>();
const asked: string[] = [];
const at = { heardAt: 0, at: 0 };
const newest = (name: string): Known => ({ ...at, isNewest: true, edition: { name, changesAt: 1, endsAt: 1 } });
const away: Known = { ...at, isNewest: false, edition: undefined, error: new DomainError("busy") };
let known: Known;

beforeEach(() => {
  shown.clear();
  asked.length = 0;
  known = newest("1");
});

const start = () =>
  createShownPictures({
    editions: { atHand: () => undefined },
    knownVersion: async () => known,
    async isShown(file) {
      asked.push(file);
      return shown.has(file);
    },
  });

test("a picture is looked up once for each edition of the content, for all of its sizes", async () => {
  const isShown = start();
  shown.add(`${one}.webp`);
  for (const size of ["", "-480", "-960"]) expect(await isShown(`${one}${size}.webp`)).toBe(true);
  shown.clear();
  expect(await isShown(`${one}.webp`)).toBe(true);
  known = newest("2");
  expect(await isShown(`${one}.webp`)).toBe(false);
  expect(asked).toEqual([`${one}.webp`, `${one}.webp`]);
});

test("while the database is away the last answer counts, and pictures without one are served", async () => {
  const isShown = start();
  expect(await isShown(`${one}.webp`)).toBe(false);
  known = away;
  expect([await isShown(`${one}.webp`), await isShown(`${other}.webp`)]).toEqual([false, true]);
  known = newest("1");
  expect(await isShown(`${other}.webp`)).toBe(false);
});

test("no number of requested names fills the memory", async () => {
  const isShown = start();
  for (let number = 0; number < 10_001; number += 1) await isShown(`${String(number).padStart(32, "0")}.webp`);
  await isShown(`${"0".repeat(32)}.webp`);
  expect(asked).toHaveLength(10_002);
});
