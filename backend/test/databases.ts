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

async function openMySql(serverUrl: string): Promise<Database> {
  const scratch = await createScratchDatabase(serverUrl);
  const database = await openDatabase(scratch.url);
  await database.migrate();
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
