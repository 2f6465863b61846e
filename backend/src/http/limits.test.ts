import { readFileSync } from "node:fs";
import { join } from "node:path";
import { contentResources } from "@etalase/contracts/kinds";
import { expect, test } from "vitest";
import { samples } from "../../test/kinds/samples.ts";
import { limits, limitsTable } from "./limits.ts";

test("SECURITY.md shows the limits that the server keeps", () => {
  const page = readFileSync(join(import.meta.dirname, "../../../SECURITY.md"), "utf8");
  const shown = /<!-- limits: backend\/src\/http\/limits\.ts -->\n([\s\S]*?)\n<!-- end of limits -->/.exec(page)?.[1];
  expect(shown).toBe(limitsTable());
});

test.each(contentResources)(
  "a form of %s has room for all its fields, and for its pictures from the library",
  (resource) => {
    const { schemas, pictures } = samples[resource];
    const { shape } = schemas.input as unknown as Readonly<{ shape: object }>; // Every schema of a form describes an object.
    expect(Object.keys(shape).length + pictures.length).toBeLessThan(limits.fields);
  },
);
