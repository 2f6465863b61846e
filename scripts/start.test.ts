import { expect, test } from "vitest";
import { ownFile, read, sourcesIn } from "./test/imports.ts";

/**
 * Compiled code, and modules that hardly any request needs: each takes time at every start, and memory from then on.
 */
const late = ["sharp", "@resvg/resvg-js", "argon2", "@mikro-orm/mysql", "mysql2", "nodemailer"];

const files = new Set(sourcesIn("{contracts,backend}/**/*.ts"));

/** Returns the imports loaded together with a source: not types, and not dynamic imports. */
const loadedWith = (source: string): string[] =>
  [...source.matchAll(/^(?:import|export)\s+(?!type\b)(?:[^;"]*?\sfrom\s+)?"([^"]+)"/gm)].map(
    (match) => match[1] ?? "",
  );

/** Returns the packages that a program loads when it starts, each with the import path to it. */
function packagesOf(start: string): Map<string, string> {
  const packages = new Map<string, string>();
  const ways = new Map([[start, start]]);
  for (const [file, way] of ways) {
    for (const specifier of loadedWith(read(file))) {
      const own = ownFile(file, specifier);
      const found = own && [own, `${own}.ts`].find((name) => files.has(name));
      if (own && !found) throw new Error(`${file} imports ${specifier}, which is no source`);
      if (!found) packages.set(specifier, packages.get(specifier) ?? way);
      else if (!ways.has(found)) ways.set(found, `${way} -> ${found}`);
    }
  }
  return packages;
}

test("a site that starts loads nothing that works on pictures, passwords, mail or MySQL", () => {
  const packages = packagesOf("backend/src/main.ts");
  expect(late.filter((name) => packages.has(name)).map((name) => `${packages.get(name)} -> ${name}`)).toEqual([]);
});

test("what is loaded at the start is found", () => {
  expect([...packagesOf("backend/src/main.ts").keys()]).toEqual(expect.arrayContaining(["koa", "@mikro-orm/core"]));
  expect(packagesOf("backend/src/adapters/images.ts").get("sharp")).toBe(
    "backend/src/adapters/images.ts -> backend/src/adapters/raster/icons.ts",
  );
});
