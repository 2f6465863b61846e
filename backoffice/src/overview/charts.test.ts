import { expect, test } from "vitest";
import { curveOf } from "./charts.tsx";
import { gridStep } from "./Plot.tsx";

test.each([
  [1, 1],
  [14, 5],
  [1084, 250],
  [24_000, 5000],
])("the grid of figures up to %j has a line every %j", (highest, step) => {
  expect(gridStep(highest)).toBe(step);
});

test("a curve passes through its values and turns at the highest", () => {
  expect(curveOf([0, 3, 0])).toBe(`M0 0C${1 / 3} 1 ${2 / 3} 3 1 3C${4 / 3} 3 ${1 + 2 / 3} 1 2 0`);
});
