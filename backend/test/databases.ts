import { randomBytes } from "node:crypto";
import type { Database } from "../src/persistence/database.ts";
import { openDatabase } from "../src/start-database.ts";

/** The databases every suite runs on: SQLite always, MySQL where TEST_MYSQL_URL leads to a server. */
export const dialects = process.env.TEST_MYSQL_URL ? (["SQLite", "MySQL"] as const) : (["SQLite"] as const);
export type DialectName = (typeof dialects)[number];

/** An empty database of its own on that server; `drop` removes it. */
export async function createScratchDatabase(serverUrl: string) {
  const name = `test_${randomBytes(6).toString("hex")}`;
  const server = await openDatabase(serverUrl);
  const execute = (sql: string) => server.em.getConnection().execute(sql);
  await execute(`create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    async drop() {
      await execute(`drop database ${name}`);
      await server.close();
    },
  };
}

export async function migratedMysql(url: string): Promise<Database> {
  const database = await openDatabase(url);
  await database.migrate();
  return database;
}

/** What the migrations made, tables and rows, in a quarter of the time that they take. */
async function copyOfMysql(template: string, url: string): Promise<Database> {
  const database = await openDatabase(url);
  const ask = <Row>(sql: string) => database.em.getConnection().execute<Row[]>(sql);
  const tables = await ask<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = '${template}'`,
  );
  const read = ({ name }: { name: string }) => ask<{ "Create Table": string }>(`show create table ${template}.${name}`);
  const definitions = (await Promise.all(tables.map(read))).flat();
  await database.em.transactional(async (em) => {
    const execute = (sql: string) => em.getConnection().execute(sql, [], "run", em.getTransactionContext());
    // A table may come before one that it refers to.
    await execute("set foreign_key_checks = 0");
    for (const definition of definitions) await execute(definition["Create Table"]);
    for (const { name } of tables) await execute(`insert into ${name} select * from ${template}.${name}`);
    await execute("set foreign_key_checks = 1");
  });
  return database;
}

async function openMySql(serverUrl: string): Promise<Database> {
  const scratch = await createScratchDatabase(serverUrl);
  const template = process.env.TEST_MYSQL_TEMPLATE;
  const database = await (template ? copyOfMysql(template, scratch.url) : migratedMysql(scratch.url));
  return {
    ...database,
    async close() {
      await database.close();
      await scratch.drop();
    },
  };
}

async function openSqlite(): Promise<Database> {
  const database = await openDatabase("sqlite::memory:");
  await database.migrate();
  return database;
}

/** A migrated, empty database of its own. */
export const openTestDatabase = (dialect: DialectName): Promise<Database> =>
  dialect === "MySQL" ? openMySql(process.env.TEST_MYSQL_URL ?? "") : openSqlite();
