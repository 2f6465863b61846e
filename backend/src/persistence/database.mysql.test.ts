import { describe, expect, onTestFinished, test } from "vitest";
import { bareDatabase } from "../../test/bare-database.ts";
import { openTestDatabase } from "../../test/databases.ts";
import { newsRecord } from "../../test/records.ts";
import { openDatabase } from "../start-database.ts";
import { mysqlMigrations } from "./migrations/mysql/index.ts";
import { createNewsRepository } from "./news.ts";

const open = async (url: string) => {
  const database = await openDatabase(url);
  onTestFinished(() => database.close());
  return database;
};

describe("on MySQL 9.7", () => {
  test("instances that start at once migrate once", async () => {
    const url = await bareDatabase("MySQL");
    const [first, second, third] = [await open(url), await open(url), await open(url)];
    await Promise.all([first.migrate(), second.migrate(), third.migrate()]);
    const ran = await first.em.getConnection().execute("select name from migrations order by id");
    expect(ran).toEqual(mysqlMigrations.map(({ name }) => ({ name })));
    const [state] = await first.em.getConnection().execute("select count(*) as states from site_state");
    expect(state).toEqual({ states: 1 });
  });

  test("every table is one that a group of servers can replicate: of InnoDB, and with a primary key", async () => {
    const database = await openTestDatabase("MySQL");
    onTestFinished(database.close);
    const others = await database.em.getConnection().execute(
      `select table_name as name from information_schema.tables as tables_here
        where table_schema = database() and (engine <> 'InnoDB' or not exists (
          select * from information_schema.table_constraints as keys_here where constraint_type = 'PRIMARY KEY'
            and keys_here.table_schema = database() and keys_here.table_name = tables_here.table_name))`,
    );
    expect(others).toEqual([]);
  });

  test("times are those of UTC, whatever the server's zone", async () => {
    const own = await openTestDatabase("MySQL");
    onTestFinished(own.close);
    const database = await open(own.url);
    await database.em.getConnection().execute("set time_zone = '+07:00'");
    const article = newsRecord({ date: new Date("2026-06-30T23:30:00.001Z") });
    await createNewsRepository(database.em).insert(article);
    expect((await createNewsRepository(database.em).findById(article.id))?.date).toEqual(article.date);
  });

  test("a server that could lose answered writes is warned of", async () => {
    const database = await open(await bareDatabase("MySQL"));
    // The tests' own server is configured for speed.
    expect(await database.warnings()).toEqual([
      "MySQL's innodb_flush_log_at_trx_commit is not 1: a crash can lose answered writes",
    ]);
  });

  test("a server that takes a backslash for no escape is refused", async () => {
    const database = await open(await bareDatabase("MySQL"));
    await database.em.getConnection().execute("set session sql_mode = 'NO_BACKSLASH_ESCAPES'");
    await expect(database.migrate()).rejects.toThrow("NO_BACKSLASH_ESCAPES");
  });

  test("a server that is not there is an error that says so", async () => {
    const database = await open("mysql://test:test@127.0.0.1:1/none");
    await expect(database.ping()).rejects.toThrow(/ECONNREFUSED/);
  });
});
