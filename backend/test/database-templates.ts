import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "../src/start-database.ts";
import { createScratchDatabase } from "./databases.ts";

async function migrate(url: string) {
  const database = await openDatabase(url);
  await database.migrate();
  await database.close();
}

async function sqliteTemplate() {
  const folder = await mkdtemp(join(tmpdir(), "etalase-template-"));
  process.env.TEST_SQLITE_TEMPLATE = join(folder, "template.sqlite");
  await migrate(`sqlite:${process.env.TEST_SQLITE_TEMPLATE}`);
  return () => rm(folder, { recursive: true });
}

async function mysqlTemplate(serverUrl: string) {
  const template = await createScratchDatabase(serverUrl);
  process.env.TEST_MYSQL_TEMPLATE = template.name;
  await migrate(template.url);
  return async () => {
    await template.dropCopies();
    await template.drop();
  };
}

/** Runs the migrations once on each database: the tests' databases are copies of these. */
export default async function setup() {
  const serverUrl = process.env.TEST_MYSQL_URL;
  const remove = await Promise.all([sqliteTemplate(), ...(serverUrl ? [mysqlTemplate(serverUrl)] : [])]);
  return async () => {
    for (const one of remove) await one();
  };
}
