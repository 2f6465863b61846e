import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { plantedFaults } from "./planted/all.ts";
import { root } from "./processes.ts";

const timesIn = (file: string, text: string) => readFileSync(join(root, file), "utf8").split(text).length - 1;

test.each(plantedFaults)("can still be planted: $name", ({ file, text, becomes, unit = [], browser = [] }) => {
  expect(timesIn(file, text)).toBe(1);
  expect(becomes).not.toBe(text);
  const tests = [...unit, ...browser.map(([spec]) => `e2e/${spec}`)];
  expect(tests).not.toEqual([]);
  expect(tests.filter((test) => !existsSync(join(root, test)))).toEqual([]);
});

test("forty faults and more, each by a name of its own", () => {
  expect(new Set(plantedFaults.map(({ name }) => name)).size).toBe(plantedFaults.length);
  expect(plantedFaults.length).toBeGreaterThanOrEqual(40);
});
