import { randomBytes } from "node:crypto";
import type { Database } from "../src/persistence/database.ts";
import { openDatabase } from "../src/start-database.ts";
import { copyMysqlTemplate, emptyMysqlCopy } from "./mysql-copies.ts";

/** The databases every suite runs on: SQLite always, MySQL where TEST_MYSQL_URL leads to a server. */
export const dialects = process.env.TEST_MYSQL_URL ? (["SQLite", "MySQL"] as const) : (["SQLite"] as const);
export type DialectName = (typeof dialects)[number];

/** An empty database of its own on that server; `drop` removes it. */
export async function createScratchDatabase(serverUrl: string, prefix = "test") {
  const name = `${prefix}_${randomBytes(6).toString("hex")}`;
  const server = await openDatabase(serverUrl);
  const execute = <Row>(sql: string) => server.em.getConnection().execute<Row[]>(sql);
  await execute(`create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return {
    name,
    url: url.href,
    /** Removes those that bear this one's name before their own. */
    async dropCopies() {
      const copies = await execute<{ name: string }>(
        `select schema_name as name from information_schema.schemata where schema_name like '${name}\\_%'`,
      );
      for (const copy of copies) await execute(`drop database ${copy.name}`);
    },
    async drop() {
      await execute(`drop database ${name}`);
      await server.close();
    },
    leave: () => server.close(),
  };
}

/** URLs of this file's databases that no test uses now: to empty one takes a tenth of the time that making it took. */
const spare: string[] = [];

async function copyOfMysql(serverUrl: string, template: string) {
  const scratch = await createScratchDatabase(serverUrl, template);
  await scratch.leave();
  const database = await openDatabase(scratch.url);
  await copyMysqlTemplate(template, database);
  return { database, url: scratch.url };
}

async function emptied(url: string, template: string) {
  const database = await openDatabase(url);
  if (await emptyMysqlCopy(template, new URL(url).pathname.slice(1), database)) return { database, url };
  await database.close();
  return null;
}

async function openMysql(): Promise<Database> {
  const template = process.env.TEST_MYSQL_TEMPLATE ?? "";
  const used = spare.pop();
  const { database, url } =
    (used && (await emptied(used, template))) || (await copyOfMysql(process.env.TEST_MYSQL_URL ?? "", template));
  let isOpen = true;
  return {
    ...database,
    async close() {
      await database.close();
      if (isOpen) spare.push(url);
      isOpen = false;
    },
  };
}

async function openSqlite(): Promise<Database> {
  const database = await openDatabase("sqlite::memory:");
  const template = process.env.TEST_SQLITE_TEMPLATE;
  if (!template) {
    await database.migrate();
    return database;
  }
  const ask = <Row>(sql: string) => database.em.getConnection().execute<Row[]>(sql);
  await ask(`attach '${template}' as template`);
  const made = await ask<{ type: string; name: string; sql: string }>(
    "select type, name, sql from template.sqlite_master where sql is not null and name not like 'sqlite_%'",
  );
  await ask("pragma foreign_keys = off");
  for (const { sql } of made) await ask(sql);
  for (const { type, name } of made)
    if (type === "table") await ask(`insert into main.${name} select * from template.${name}`);
  await ask("pragma foreign_keys = on");
  await ask("detach template");
  return database;
}

/** A migrated, empty database of its own. */
export const openTestDatabase = (dialect: DialectName): Promise<Database> =>
  dialect === "MySQL" ? openMysql() : openSqlite();
