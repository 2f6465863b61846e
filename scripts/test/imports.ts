import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { root } from "../processes.ts";

const isTest = (file: string) => /\.(?:test|spec|test-d)\.tsx?$|(?:^|\/)test\//.test(file);
const isOthers = (file: string) => /(?:^|\/)(?:node_modules|dist)(?:\/|$)/.test(file);

/** Returns the project's own files that match a pattern, relative to its root. */
export const filesIn = (files: string): string[] => globSync(files, { cwd: root, exclude: isOthers }).sort();

/** Returns the files that match a pattern, without tests and their support. */
export const sourcesIn = (files: string): string[] => filesIn(files).filter((file) => !isTest(file));

export const read = (file: string): string => readFileSync(join(root, file), "utf8");

/** Returns all imports of a source: static, bare, re-exported, dynamic and in types. */
export const importsOf = (source: string): string[] =>
  [...source.matchAll(/(?:(?<!["'])\bfrom\s*|^\s*import\s*|\bimport\s*\(\s*)["']([^"'\n]+)["']/gm)].map(
    (match) => match[1] ?? "",
  );

/** Returns the project's file that a specifier means, as written, or null for a package. */
export function ownFile(importer: string, specifier: string): string | null {
  if (specifier.startsWith(".")) return normalize(join(dirname(importer), specifier));
  return specifier.startsWith("@etalase/contracts/")
    ? specifier.replace("@etalase/contracts/", "contracts/src/")
    : null;
}
