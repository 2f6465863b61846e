import { onTestFinished } from "vitest";
import { createScratchDatabase, type DialectName } from "./databases.ts";

/** Returns the URL of a database without tables, which lasts as long as the test. */
export async function bareDatabase(dialect: DialectName): Promise<string> {
  if (dialect === "SQLite") return "sqlite::memory:";
  const { url, drop } = await createScratchDatabase(process.env.TEST_MYSQL_URL ?? "");
  onTestFinished(drop);
  return url;
}
