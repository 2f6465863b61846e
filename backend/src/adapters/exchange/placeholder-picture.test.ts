import { expect, test } from "vitest";
import { createPlaceholders } from "./placeholder-picture.ts";

test("articles without a picture share a few drawn ones, each always the same", async () => {
  const titles = Array.from({ length: 200 }, (_, place) => `Tulisan ${place}`);
  const [first, again] = [createPlaceholders(), createPlaceholders()];
  const drawn = await Promise.all(titles.map(first));
  const different = new Set(drawn.map((bytes) => Buffer.from(bytes).toString("base64")));
  expect(different.size).toBe(4);
  expect(await again("Tulisan 7")).toEqual(drawn[7]);
});
