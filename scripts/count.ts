import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "rolldown/utils";
import { root } from "./processes.ts";

const packages = ["contracts", "backend", "backoffice", "public-site"] as const;
const areas = [...packages, "e2e", "scripts", "torture"];

const isTest = (path: string) => /\.(test|spec)\.tsx?$|\/test\/|^e2e\//.test(path);
/** The migrations of each database are generated. */
const isLeftOut = (path: string) => path.endsWith(".d.ts") || /\/migrations\/(mysql|sqlite)\//.test(path);

const blank = (text: string) => text.replaceAll(/[^\n]/g, " ");

/** Puts spaces in the place of comments. Offsets of the parser are UTF-16 units, as those of strings. */
function withoutComments(path: string, source: string): string {
  if (path.endsWith(".css")) return source.replaceAll(/\/\*.*?\*\//gs, blank);
  const { comments } = parseSync(path, source);
  let code = source;
  for (const { start, end } of comments) code = code.slice(0, start) + blank(code.slice(start, end)) + code.slice(end);
  return code;
}

/** A code line holds a token: neither blank lines nor comments count. */
const linesOf = (path: string) =>
  withoutComments(path, readFileSync(join(root, path), "utf8"))
    .split("\n")
    .filter((line) => line.trim()).length;

type Count = { files: number; lines: number; css: number; tests: number };
const counts = new Map(areas.map((area): [string, Count] => [area, { files: 0, lines: 0, css: 0, tests: 0 }]));

const tracked = execFileSync("git", ["ls-files", "*.ts", "*.tsx", "*.js", "*.css"], { cwd: root, encoding: "utf8" });
for (const path of tracked.trim().split("\n")) {
  const count = counts.get(path.split("/")[0] ?? "");
  if (!count || isLeftOut(path)) continue;
  const lines = linesOf(path);
  if (isTest(path)) count.tests += lines;
  else if (path.endsWith(".css")) count.css += lines;
  else {
    count.files += 1;
    count.lines += lines;
  }
}

const row = (cells: readonly (string | number)[]) =>
  console.log(cells.map((cell, index) => (index === 0 ? String(cell).padEnd(22) : String(cell).padStart(9))).join(""));
const totalOf = (names: readonly string[]) => {
  const total: Count = { files: 0, lines: 0, css: 0, tests: 0 };
  for (const name of names) {
    const count = counts.get(name) ?? total;
    for (const key of ["files", "lines", "css", "tests"] as const) total[key] += count[key];
  }
  return total;
};
const show = (name: string, { files, lines, css, tests }: Count) => row([name, files, lines, css, lines + css, tests]);

row(["", "files", "code", "CSS", "together", "tests"]);
for (const [area, count] of counts) show(area, count);
show("product (4 packages)", totalOf(packages));
show("all", totalOf(areas));
