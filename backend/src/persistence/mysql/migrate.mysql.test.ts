import type { Migration } from "@mikro-orm/migrations";
import { expect, onTestFinished, test, vi } from "vitest";
import { bareDatabase } from "../../../test/bare-database.ts";
import { openDatabase } from "../../start-database.ts";
import type { Database } from "../database.ts";
import { mysqlMigrations } from "../migrations/mysql/index.ts";

async function createDatabase() {
  const database = await openDatabase(await bareDatabase("MySQL"));
  onTestFinished(() => database.close());
  return database;
}

const rows = (database: Database, sql: string) => database.em.getConnection().execute<Record<string, unknown>[]>(sql);

/** The definition of every table, and the rows that the migrations have written. */
async function stateOf(database: Database) {
  const tables = (await rows(database, "show tables")).map((row) => String(Object.values(row)[0]));
  const made = new Map<string, unknown>();
  for (const table of tables.filter((name) => name !== "migrations"))
    made.set(table, (await rows(database, `show create table ${table}`))[0]?.["Create Table"]);
  return {
    made,
    migrations: await rows(database, "select name from migrations order by id"),
    siteState: await rows(database, "select * from site_state"),
  };
}

/**
 * Each change is followed by its note, so with an odd number a run ends sometimes after the change, sometimes after the
 * note.
 */
const changesAStart = 3;

/** Ends a migration like a kill, right after some of its statements were executed. */
async function migrateAFew(database: Database): Promise<boolean> {
  const driver = database.em.getDriver();
  const execute = driver.execute.bind(driver);
  let carriedOut = 0;
  const spy = vi.spyOn(driver, "execute").mockImplementation(async (...statement: Parameters<typeof execute>) => {
    if (carriedOut === changesAStart) throw new Error("killed");
    const result = await execute(...statement);
    // Neither reads nor the start and end of a transaction change anything.
    if (!/^(?:select|start|commit)/i.test(String(statement[0]))) carriedOut += 1;
    return result as never;
  });
  try {
    await database.migrate();
    return true;
  } catch (error) {
    expect(String(error)).toContain("killed");
    return false;
  } finally {
    spy.mockRestore();
  }
}

test("a migration that is killed time and again goes on from where it was", async () => {
  const [clean, killed] = [await createDatabase(), await createDatabase()];
  await clean.migrate();
  let starts = 1;
  while (!(await migrateAFew(killed))) {
    starts += 1;
    // A migration whose statements differ at each start would never end.
    expect(starts).toBeLessThan(1000);
  }
  expect(starts).toBeGreaterThan(mysqlMigrations.length * 3);
  expect(await stateOf(killed)).toEqual(await stateOf(clean));
});

test("a table that was there before the first start is no sign of a kill", async () => {
  const database = await createDatabase();
  await rows(database, "create table attempts (id int)");
  await expect(database.migrate()).rejects.toMatchObject({ code: "ER_TABLE_EXISTS_ERROR" });
});

test("who loses the lock, which the connection holds, can change nothing any more", async () => {
  const [database, other] = [await createDatabase(), await createDatabase()];
  const [first] = mysqlMigrations;
  const held = Promise.withResolvers<void>();
  const up = vi.spyOn(first?.class.prototype as Migration, "up").mockImplementation(async function (this: Migration) {
    const [row] = await this.execute("select is_used_lock('etalase_migrate') as holder");
    await rows(other, `kill ${Object(row).holder}`);
    this.addSql("create table late (id int)");
    held.resolve();
  });
  await expect(database.migrate()).rejects.toThrow();
  up.mockRestore();
  await held.promise;
  expect(await rows(database, "show tables like 'late'")).toEqual([]);
  await database.migrate(first?.name);
  expect(await rows(database, "select name from migrations")).toEqual([{ name: first?.name }]);
});
