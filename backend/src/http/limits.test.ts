import { readFileSync } from "node:fs";
import { join } from "node:path";
import { contentResources } from "@etalase/contracts/kinds";
import { expect, test } from "vitest";
import { samples } from "../../test/kinds/samples.ts";
import { type LimitName, limitFacts, limits } from "./limits.ts";

const kB = 1024;
const MB = 1024 * kB;

function shown(name: LimitName): string {
  const value = limits[name];
  if (name.endsWith("Ms")) return value >= 1000 ? `${value / 1000} s` : `${value} ms`;
  if (!name.endsWith("Bytes")) return value.toLocaleString("en");
  return value % MB === 0 ? `${value / MB} MB` : `${Math.round(value / kB)} kB`;
}

/** The limits as a table in Markdown. */
const limitsTable = (): string =>
  ["| limit | value | meaning |", "| --- | --- | --- |"]
    .concat(
      Object.entries(limitFacts).map(
        ([name, [, meaning]]) => `| \`${name}\` | ${shown(name as LimitName)} | ${meaning} |`,
      ),
    )
    .join("\n");

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
