import { createScratchDatabase, migratedMysql } from "./databases.ts";

/** Runs the migrations on MySQL once: the databases of the tests are copies of this one. */
export default async function setup() {
  const serverUrl = process.env.TEST_MYSQL_URL;
  if (!serverUrl) return;
  const template = await createScratchDatabase(serverUrl);
  await (await migratedMysql(template.url)).close();
  process.env.TEST_MYSQL_TEMPLATE = new URL(template.url).pathname.slice(1);
  return () => template.drop();
}
