import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";

const folder = join(import.meta.dirname, "mysql");

/** The last migration from the time before rolling upgrades. */
const lastFree = "0023";

/** A column or table that no version uses any more since the release that the migration names. */
const isMarked = (source: string) => /\/\/ unused since \d+\.\d+/.test(source);

const takesAway =
  /\b(?:drop\s+(?:column|table)|rename\s+(?:column|table|to)|alter\s+table\s+\S+\s+(?:change|drop\s+`)|truncate)\b/i;

/** The statements of `up` that would break instances of the previous version, which still serve. */
function takenBy(source: string): readonly string[] {
  if (isMarked(source)) return [];
  const up = source.slice(0, source.search(/\bdown\(\)/) >>> 0);
  return up.split("\n").filter((line) => takesAway.test(line));
}

test("a migration takes away nothing that the version before uses, which serves on while instances are replaced", () => {
  const added = globSync("[0-9]*.ts", { cwd: folder }).filter((file) => basename(file).slice(0, 4) > lastFree);
  for (const file of added) expect([file, ...takenBy(readFileSync(join(folder, file), "utf8"))]).toEqual([file]);
});

test("the rule finds columns and tables that are dropped or renamed, but not indexes", () => {
  const first = readFileSync(join(folder, "0022_separate-search-texts.ts"), "utf8");
  expect(takenBy(first)).toHaveLength(2);
  expect(takenBy(`// unused since 1.4\n${first}`)).toEqual([]);
  for (const sql of ["alter table `a` rename column `b` to `c`", "rename table `a` to `b`", "drop table if exists `a`"])
    expect(takenBy(`up() { ${sql} } down() {}`)).toHaveLength(1);
  expect(takenBy("up() { alter table `a` drop index `b` } down() { drop table `a` }")).toEqual([]);
});
