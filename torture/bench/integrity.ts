import { globSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { withSql } from "./mysql-server.ts";
import type { Place } from "./places.ts";
import type { Bench } from "./scenario.ts";

function sqliteProblems(dataDir: string): string[] {
  const file = new DatabaseSync(join(dataDir, "etalase.sqlite"), { readOnly: true });
  try {
    const problems = file.prepare("pragma integrity_check").all();
    const dangling = file.prepare("pragma foreign_key_check").all();
    return [...problems.map(({ integrity_check: line }) => String(line)), ...dangling.map(String)].filter(
      (line) => line !== "ok",
    );
  } finally {
    file.close();
  }
}

const mysqlProblems = (url: string) =>
  withSql(url, async (run) => {
    const tables = (await run("show tables")).map((row) => Object.values(row)[0]);
    const checked = await Promise.all(tables.map((table) => run(`check table ${table}`)));
    return checked
      .flat()
      .map(({ Msg_text: line }) => String(line))
      .filter((line) => line !== "OK");
  });

/** Claims that the database itself reports no integrity errors. */
export async function claimIntact({ claim }: Bench, { dataDir, databaseUrl }: Place) {
  const problems = databaseUrl ? await mysqlProblems(databaseUrl) : sqliteProblems(dataDir);
  claim(problems.length === 0, problems.join("; "));
}

/** Returns files that a request began and did not finish. */
export const unfinishedFiles = (dataDir: string): readonly string[] =>
  globSync(["uploads/**/*", "media/**/*.part", "share/**/*.part"], { cwd: dataDir });
