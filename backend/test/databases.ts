import { randomBytes } from "node:crypto";
import { copyFile } from "node:fs/promises";
import type { Database } from "../src/persistence/database.ts";
import { openDatabase } from "../src/start-database.ts";
import { copyMysqlTemplate, emptyMysqlCopy } from "./mysql-copies.ts";
import { copySqliteTemplate, emptySqliteCopy } from "./sqlite-copies.ts";

/** The databases of this run: SQLite always, and MySQL when TEST_MYSQL_URL names a server. */
export const dialects = process.env.TEST_MYSQL_URL ? (["SQLite", "MySQL"] as const) : (["SQLite"] as const);
/** For tests whose statements other tests send to MySQL: SQLite by day, all databases of the run at night. */
export const sqliteByDay = process.env.LONG === "1" ? dialects : (["SQLite"] as const);
export type DialectName = (typeof dialects)[number];

/** A new database on that server, without tables, which take two seconds to migrate; `drop` removes it. */
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
    /** Removes the databases whose names begin with this one's. */
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

/** The migrated databases, which the set-up of all tests passes to each process. */
const templates = () => ({
  sqlite: process.env.TEST_SQLITE_TEMPLATE ?? "",
  mysql: process.env.TEST_MYSQL_TEMPLATE ?? "",
});

/** Makes a migrated, empty SQLite database file, where none exists yet. */
export const makeSqliteFile = (path: string) => copyFile(templates().sqlite, path);

/** `url` connects another process, or another connection; not for SQLite, whose database is in memory. */
type TestDatabase = Database & Readonly<{ url: string }>;

async function openSqlite(): Promise<TestDatabase> {
  const url = "sqlite::memory:";
  const { sqlite } = templates();
  const database = await openDatabase(url);
  await (sqlite ? copySqliteTemplate(sqlite, database) : database.migrate());
  return { ...database, url };
}

async function openMysql(): Promise<TestDatabase> {
  const { mysql } = templates();
  const scratch = await createScratchDatabase(process.env.TEST_MYSQL_URL ?? "", mysql);
  await scratch.leave();
  const database = await openDatabase(scratch.url);
  await copyMysqlTemplate(mysql, database);
  return { ...database, url: scratch.url };
}

const open = { SQLite: openSqlite, MySQL: openMysql };

/** Resets a used database to its first state. False when that cannot be done. */
async function empty(dialect: DialectName, used: Database): Promise<boolean> {
  const { sqlite, mysql } = templates();
  used.em.clear();
  if (dialect === "MySQL") return emptyMysqlCopy(mysql, used);
  return sqlite !== "" && emptySqliteCopy(sqlite, used);
}

/** Unused databases for all test files of this worker: emptying one takes a tenth of the work of opening it. */
const spare: Readonly<Record<DialectName, TestDatabase[]>> = { SQLite: [], MySQL: [] };

async function openOrEmptied(dialect: DialectName): Promise<TestDatabase> {
  const used = spare[dialect].pop();
  if (!used) return open[dialect]();
  if (await empty(dialect, used)) return used;
  await used.close();
  return open[dialect]();
}

/** The database until it is closed: from then on, work in the background finds it closed. */
function lent(database: TestDatabase, dialect: DialectName): TestDatabase {
  let isOpen = true;
  const refuseLate = () => {
    if (!isOpen) throw new Error("The database is closed");
  };
  const em = new Proxy(database.em, {
    get(target, key) {
      refuseLate();
      const value: unknown = Reflect.get(target, key);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  return {
    ...database,
    em,
    async transaction(work) {
      refuseLate();
      return database.transaction(work);
    },
    async close() {
      if (!isOpen) return;
      isOpen = false;
      // A statement in progress could end in the next test.
      const { held, waiting } = database.queue;
      if (held + waiting > 0) await database.close();
      else spare[dialect].push(database);
    },
  };
}

/** A migrated, empty database for one test; anything that a test opens at its `url` must be closed before it. */
export const openTestDatabase = async (dialect: DialectName): Promise<TestDatabase> =>
  lent(await openOrEmptied(dialect), dialect);
