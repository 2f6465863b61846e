import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { createScratchDatabase } from "../../test/databases.ts";
import { newsRecord } from "../../test/records.ts";
import { type Database, openDatabase } from "./database.ts";
import { createNewsRepository } from "./news.ts";

async function openFile() {
  const folder = await mkdtemp(join(tmpdir(), "etalase-database-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  return `sqlite:${join(folder, "etalase.sqlite")}`;
}

const open = async (url: string) => {
  const database = await openDatabase(url);
  onTestFinished(() => database.close());
  return database;
};

const mysqlUrl = process.env.TEST_MYSQL_URL ?? "";

async function createMySql() {
  const { url, drop } = await createScratchDatabase(mysqlUrl);
  onTestFinished(drop);
  return url;
}

const runMigrations = async ({ em }: Database) =>
  (await em.getConnection().execute<{ name: string }[]>("select name from migrations order by id")).map(
    ({ name }) => name,
  );

describe("on SQLite", () => {
  test("answered writes are on disk, references are kept, and readers do not wait", async () => {
    const { em } = await open(await openFile());
    const pragma = async (name: string) =>
      Object.values((await em.getConnection().execute(`pragma ${name}`))[0] ?? {})[0];
    expect(await pragma("journal_mode")).toBe("wal");
    expect(await pragma("synchronous")).toBe(2);
    expect(await pragma("foreign_keys")).toBe(1);
  });

  test("what was written is there for the next process, which need not migrate", async () => {
    const url = await openFile();
    const article = newsRecord();
    const first = await openDatabase(url);
    await first.migrate();
    await createNewsRepository(first.em).insert(article);
    const ran = await runMigrations(first);
    await first.close();

    const second = await open(url);
    await second.migrate();
    expect(await runMigrations(second)).toEqual(ran);
    expect(await createNewsRepository(second.em).findById(article.id)).toEqual(article);
    const [foreignKeys] = await second.em.getConnection().execute("pragma foreign_keys");
    expect(foreignKeys).toEqual({ foreign_keys: 1 });
  });

  test("there is nothing to warn of", async () => {
    expect(await (await open("sqlite::memory:")).warnings()).toEqual([]);
  });
});

describe.runIf(mysqlUrl)("on MySQL 9.7", () => {
  test("instances that start at once migrate once", async () => {
    const url = await createMySql();
    const [first, second, third] = [await open(url), await open(url), await open(url)];
    await Promise.all([first.migrate(), second.migrate(), third.migrate()]);
    expect(await runMigrations(first)).toEqual(["0001_initial"]);
    const [state] = await first.em.getConnection().execute("select count(*) as states from site_state");
    expect(state).toEqual({ states: 1 });
  });

  test("times are those of UTC, whatever the server's zone", async () => {
    const url = await createMySql();
    const database = await open(url);
    await database.migrate();
    await database.em.getConnection().execute("set time_zone = '+07:00'");
    const article = newsRecord({ date: new Date("2026-06-30T23:30:00.001Z") });
    await createNewsRepository(database.em).insert(article);
    expect((await createNewsRepository(database.em).findById(article.id))?.date).toEqual(article.date);
  });

  test("a server that could lose answered writes is warned of", async () => {
    const database = await open(await createMySql());
    // The tests' own server is set up for speed.
    expect(await database.warnings()).toEqual([
      "MySQL's innodb_flush_log_at_trx_commit is not 1: a crash can lose answered writes",
    ]);
  });

  test("a server that takes a backslash for no escape is refused", async () => {
    const database = await open(await createMySql());
    await database.em.getConnection().execute("set session sql_mode = 'NO_BACKSLASH_ESCAPES'");
    await expect(database.migrate()).rejects.toThrow("NO_BACKSLASH_ESCAPES");
  });

  test("a server that is not there is an error that says so", async () => {
    const database = await open("mysql://test:test@127.0.0.1:1/none");
    await expect(database.ping()).rejects.toThrow(/ECONNREFUSED/);
  });
});
