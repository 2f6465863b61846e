import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { contentResources } from "@etalase/contracts/kinds";
import { afterAll, describe, expect, test } from "vitest";
import { resources } from "../backoffice/src/resources.ts";
import { root } from "./processes.ts";

/** The files in which a kind of content says something of its own. docs/architecture.md lists them. */
const registries = [
  "backend/src/application/exchange/kinds.ts",
  "backend/src/http/desk/kinds.ts",
  "backend/src/features/content.ts",
  "backend/test/kinds/samples.ts",
];

const folder = mkdtempSync(join(tmpdir(), "etalase-kinds-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Compiles the registries against contracts with one more kind, and returns the files that do not compile. */
function complaining(): readonly string[] {
  const contracts = join(folder, "contracts");
  cpSync(join(root, "contracts"), contracts, { recursive: true, filter: (path) => !path.includes("node_modules") });
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  const file = join(contracts, "src/kinds.ts");
  const known = readFileSync(file, "utf8");
  const more = known.replace("  testimonials: {", '  dummies: { noun: "dummy", titled: "question" },\n$&');
  expect(more).not.toBe(known);
  writeFileSync(file, more);
  const options = {
    extends: join(root, "tsconfig.json"),
    compilerOptions: {
      paths: { "@etalase/contracts/*": [join(contracts, "src/*.ts")] },
      typeRoots: [join(root, "node_modules/@types")],
    },
    include: registries.map((file) => join(root, file)),
  };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(options));
  const { stdout } = spawnSync(
    join(root, "node_modules/.bin/tsc"),
    ["-p", folder, "--pretty", "false", "--singleThreaded"],
    {
      cwd: root,
      encoding: "utf8",
    },
  );
  return [...new Set([...stdout.matchAll(/^(\S+\.ts)\(\d+,\d+\): error/gm)].map(([, name = ""]) => name))];
}

describe("a kind of content that is added to contracts/src/kinds.ts", () => {
  test("does not compile until each registry knows it", () => {
    const found = complaining();
    expect(registries.filter((file) => !found.includes(file))).toEqual([]);
    // Contracts themselves derive all that they hold of kinds.
    expect(found.filter((file) => file.includes("contracts"))).toEqual([]);
  });

  test("has screens in the dashboard, in the order of the registry", () => {
    const names = resources.map(({ name }) => name);
    expect(names.filter((name) => contentResources.some((one) => one === name))).toEqual(contentResources);
  });

  test("is named in docs/architecture.md with each file that has to know it", () => {
    const guide = readFileSync(join(root, "docs/architecture.md"), "utf8");
    const said = guide.slice(guide.indexOf("## Adding a resource"), guide.indexOf("## Adding a feature"));
    const files = ["contracts/src/kinds.ts", "backoffice/src/resources.ts", ...registries];
    expect(files.filter((file) => !said.includes(file))).toEqual([]);
  });
});
