import { expect, test } from "vitest";
import { shapeOf } from "./data.ts";

const spans = { wide: 6, half: 3, third: 2 };

test.each([1, 2, 3, 4, 5, 6, 7, 8, 9])("fills every row with %i cards, the first one across", (count) => {
  const shapes = Array.from({ length: count }, (_, index) => shapeOf(index, count));
  expect(shapes[0]).toBe("wide");
  const rowEnds = shapes.reduce(
    (column, shape) => (column + spans[shape] > 6 ? Number.NaN : (column + spans[shape]) % 6),
    0,
  );
  expect(rowEnds).toBe(0);
});

test("puts two beside each other and then three, as a full page has them", () => {
  const shapes = Array.from({ length: 9 }, (_, index) => shapeOf(index, 9));
  expect(shapes).toEqual(["wide", "half", "half", ...Array.from({ length: 6 }, () => "third")]);
});
