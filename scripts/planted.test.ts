import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { plantedFaults } from "./planted/all.ts";
import { root } from "./processes.ts";

const timesIn = (file: string, text: string) => readFileSync(join(root, file), "utf8").split(text).length - 1;

test.each(plantedFaults)("can still be planted: $name", ({ file, text, becomes, unit = [], browser = [] }) => {
  expect(timesIn(file, text)).toBe(1);
  expect(becomes).not.toBe(text);
  expect([...unit, ...browser]).not.toEqual([]);
  expect(unit.filter((test) => !existsSync(join(root, test)))).toEqual([]);
  expect(browser.filter(([spec, title]) => !timesIn(`e2e/${spec}`, title))).toEqual([]);
});

test("forty faults and more, each by a name of its own", () => {
  expect(new Set(plantedFaults.map(({ name }) => name)).size).toBe(plantedFaults.length);
  expect(plantedFaults.length).toBeGreaterThanOrEqual(40);
});
