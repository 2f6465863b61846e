import { expect, test } from "vitest";
import { rearranged } from "./places.ts";

test("any item can take any place", () => {
  const items = ["a", "b", "c", "d"];
  expect(rearranged(items, 0, 3)).toEqual(["b", "c", "d", "a"]);
  expect(rearranged(items, 3, 0)).toEqual(["d", "a", "b", "c"]);
  expect(rearranged(items, 2, 1)).toEqual(["a", "c", "b", "d"]);
  expect(rearranged(items, -1, 1)).toEqual(items);
});
