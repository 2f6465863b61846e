import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { limitsTable } from "./limits.ts";

test("SECURITY.md shows the limits that the server keeps", () => {
  const page = readFileSync(join(import.meta.dirname, "../../../SECURITY.md"), "utf8");
  const shown = /<!-- limits: backend\/src\/http\/limits\.ts -->\n([\s\S]*?)\n<!-- end of limits -->/.exec(page)?.[1];
  expect(shown).toBe(limitsTable());
});
