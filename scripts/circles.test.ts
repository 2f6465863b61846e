import { dirname } from "node:path";
import { describe, expect, test } from "vitest";
import { importsOf, ownFile, read, sourcesIn } from "./test/imports.ts";

/** The imports of each file within the project. */
type Imports = ReadonlyMap<string, readonly string[]>;

const workspaces = "{contracts,backend,backoffice,public-site,scripts,e2e,torture}";
const files = sourcesIn(`${workspaces}/**/*.{ts,tsx}`);

const imports: Imports = new Map(
  files.map((file) => {
    const meant = importsOf(read(file)).map((specifier) => ownFile(file, specifier));
    // Imports of contracts omit the extension.
    return [file, files.filter((other) => meant.includes(other) || meant.includes(other.replace(/\.ts$/, "")))];
  }),
);

/** Returns the shortest import cycle through a file, or nothing. */
function circleFrom(start: string, known: Imports): readonly string[] {
  const ways: (readonly string[])[] = [[start]];
  const reached = new Set<string>();
  for (const way of ways) {
    for (const next of known.get(way.at(-1) ?? start) ?? []) {
      if (next === start) return [...way, start];
      if (!reached.has(next)) ways.push([...way, next]);
      reached.add(next);
    }
  }
  return [];
}

/** Returns each cycle once, regardless of the file it starts with. */
function circlesOf(known: Imports): string[] {
  const found = [...known.keys()].map((file) => circleFrom(file, known)).filter((circle) => circle.length);
  const distinct = new Map(found.map((circle) => [[...new Set(circle)].sort().join(), circle.join(" -> ")]));
  return [...distinct.values()];
}

/**
 * Returns the pairs of folders that import each other, with an import in each direction. Subfolders count as other
 * folders.
 */
function pairsOf(known: Imports): string[] {
  const arrows = new Map<string, string>();
  for (const [file, imported] of known) {
    for (const other of imported) arrows.set(`${dirname(file)} and ${dirname(other)}`, `${file} -> ${other}`);
  }
  return [...arrows].flatMap(([pair, there]) => {
    const [one = "", other = ""] = pair.split(" and ");
    const back = arrows.get(`${other} and ${one}`);
    return back && one < other ? [`${pair}: ${there}, ${back}`] : [];
  });
}

test("no file imports itself by way of others", () => {
  expect(circlesOf(imports)).toEqual([]);
});

test("no two folders import each other", () => {
  expect(pairsOf(imports)).toEqual([]);
});

describe("what these tests would find", () => {
  const known: Imports = new Map([
    ["a/one.ts", ["a/two.ts", "b/three.ts"]],
    ["a/two.ts", []],
    ["b/three.ts", ["b/four.ts"]],
    ["b/four.ts", ["a/one.ts"]],
  ]);

  test("a circle, with its files", () => {
    expect(circlesOf(known)).toEqual(["b/four.ts -> a/one.ts -> b/three.ts -> b/four.ts"]);
  });

  test("two folders, with an import of each", () => {
    expect(pairsOf(known)).toEqual(["a and b: a/one.ts -> b/three.ts, b/four.ts -> a/one.ts"]);
  });

  test("imports of types, of contracts and of other workspaces", () => {
    expect(imports.get("backend/src/domain/news.ts")).toContain("backend/src/domain/picture.ts");
    expect(imports.get("e2e/test.ts")).toEqual(expect.arrayContaining(["contracts/src/auth.ts", "e2e/app.ts"]));
  });
});
