import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { root } from "../processes.ts";

const isTest = (file: string) => /\.(?:test|spec|test-d)\.tsx?$|(?:^|\/)test\//.test(file);
const isOthers = (file: string) => /(?:^|\/)(?:node_modules|dist)(?:\/|$)/.test(file);

/** The files that match a pattern, from the project's root; without tests and what serves them alone. */
export const sourcesIn = (files: string): string[] =>
  globSync(files, { cwd: root, exclude: isOthers })
    .filter((file) => !isTest(file))
    .sort();

export const read = (file: string): string => readFileSync(join(root, file), "utf8");

/** All that a source imports: static, bare, re-exported, dynamic and in types. */
export const importsOf = (source: string): string[] =>
  [...source.matchAll(/(?:(?<!["'])\bfrom\s*|^\s*import\s*|\bimport\s*\(\s*)["']([^"'\n]+)["']/gm)].map(
    (match) => match[1] ?? "",
  );

/** The project's file that is meant, as it is written, or null when it is a package. */
export function ownFile(importer: string, specifier: string): string | null {
  if (specifier.startsWith(".")) return normalize(join(dirname(importer), specifier));
  return specifier.startsWith("@etalase/contracts/")
    ? specifier.replace("@etalase/contracts/", "contracts/src/")
    : null;
}
