import { readFileSync } from "node:fs";
import { join } from "node:path";
import { contentResources } from "@etalase/contracts/kinds";
import { describe, expect, test } from "vitest";
import { resources } from "../backoffice/src/kit/data/resources.ts";
import { complaining } from "./complaining.ts";
import { root } from "./processes.ts";

/** The files in which a kind of content says something of its own. docs/architecture.md lists them. */
const registries = [
  "backend/src/application/exchange/kinds.ts",
  "backend/src/http/desk/kinds.ts",
  "backend/src/features/content.ts",
  "backend/test/kinds/samples.ts",
];

describe("a kind of content that is added to contracts/src/kinds.ts", () => {
  test("does not compile until each registry knows it", () => {
    const found = complaining({
      file: "src/kinds.ts",
      from: "  testimonials: {",
      to: '  dummies: { noun: "dummy", titled: "question", translated: null },\n  testimonials: {',
      include: registries,
    });
    expect(registries.filter((file) => !found.includes(file))).toEqual([]);
    // Contracts themselves derive all that they hold of kinds.
    expect(found.filter((file) => file.includes("contracts"))).toEqual([]);
  });

  test("has screens in the dashboard", () => {
    expect(resources.map(({ name }) => name)).toEqual(expect.arrayContaining([...contentResources]));
  });

  test("is named in docs/architecture.md with each file that has to know it", () => {
    const guide = readFileSync(join(root, "docs/architecture.md"), "utf8");
    const said = guide.slice(guide.indexOf("### Another kind"), guide.indexOf("### A single record"));
    const files = ["contracts/src/kinds.ts", "backoffice/src/kit/data/resources.ts", ...registries];
    expect(files.filter((file) => !said.includes(file))).toEqual([]);
  });
});
