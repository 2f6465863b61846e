import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { newsRecord } from "../../test/records.ts";
import { openDatabase } from "../start-database.ts";
import type { Database } from "./database.ts";
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
