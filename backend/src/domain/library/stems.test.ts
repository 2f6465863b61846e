import { expect, test } from "vitest";
import { createStems } from "./stems.ts";

/** Names that are alike, as counted ones are, and none that lies between them. */
const stemOf = (number: number) => `${"a".repeat(8)}${String(number).padStart(24, "0")}`;

test("a set of stems knows those that were added, however many, and no other", () => {
  const stems = createStems();
  const known = new Set<string>();
  for (let number = 0; number < 20_000; number += 1) {
    const stem = number % 2 === 0 ? stemOf(number * 3) : stemOf(number).split("").reverse().join("");
    known.add(stem);
    stems.add(stem);
    stems.add(stem);
  }
  const asked = Array.from({ length: 70_000 }, (_, number) => stemOf(number)).concat([...known]);
  expect(asked.filter((stem) => stems.has(stem) !== known.has(stem))).toEqual([]);
});

test("zeros are a stem, and so is a text that is no number", () => {
  const stems = createStems();
  const odd = ["0".repeat(32), "f".repeat(32), "logo", ""];
  expect(odd.filter((stem) => stems.has(stem))).toEqual([]);
  for (const stem of odd) stems.add(stem);
  expect([...odd, "0".repeat(31), "A".repeat(32)].filter((stem) => stems.has(stem))).toEqual(odd);
});
