import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { inParallel } from "../../../test/on-each-database.ts";
import { openDatabase } from "../../start-database.ts";

/** A database with one table, whose file another program may open as well. */
async function startDatabase() {
  const folder = await mkdtemp(join(tmpdir(), "etalase-driver-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, "etalase.sqlite");
  const database = await openDatabase(`sqlite:${file}`);
  onTestFinished(() => database.close());
  const run = (sql: string) => database.em.execute(sql);
  await run("create table parents (id integer primary key)");
  await run("create table notes (id integer primary key, text text, parent integer references parents (id))");
  return {
    database,
    run,
    write: () =>
      database.transaction(async () => {
        await run("insert into notes (text) values (hex(randomblob(8000)))");
        return "written";
      }),
    count: async () => (await run("select count(*) as notes from notes"))[0]?.notes,
    openElsewhere() {
      const other = new DatabaseSync(file);
      onTestFinished(() => other.close());
      return other;
    },
  };
}

test("a full disk refuses what is written, undoes it, and holds nobody up", async () => {
  const { run, write, count } = await startDatabase();
  const [{ page_count: pages } = {}] = await run("pragma page_count");
  await run(`pragma max_page_count = ${pages}`);
  const full = { code: "SQLITE_FULL" };
  const writes = await inParallel(20, () => write().catch((error: unknown) => error));
  expect(writes).toEqual(writes.map(() => expect.objectContaining(full)));
  await expect(run("insert into notes (text) values (hex(randomblob(8000)))")).rejects.toMatchObject(full);
  expect(await count()).toBe(0);
  await run(`pragma max_page_count = ${Number(pages) + 100}`);
  expect(await write()).toBe("written");
  expect(await count()).toBe(1);
});

test("what goes on in a transaction that a full disk has undone is not stored by itself", async () => {
  const { database, run, count } = await startDatabase();
  const [{ page_count: pages } = {}] = await run("pragma page_count");
  await run(`pragma max_page_count = ${pages}`);
  const work = database.transaction(async () => {
    await run("insert into notes (text) values (hex(randomblob(90000)))").catch(() => {});
    await run("insert into notes (text) values ('small')");
  });
  await work.catch(() => {});
  expect(await count()).toBe(0);
});

test("a transaction that cannot begin since another program writes is refused, and holds nobody up", async () => {
  const { openElsewhere, write, run, count } = await startDatabase();
  const other = openElsewhere();
  other.exec("begin immediate");
  const busy = { code: "SQLITE_BUSY" };
  const refused = inParallel(20, () => write().catch((error: unknown) => error));
  const alone = expect(run("insert into notes (text) values ('alone')")).rejects.toMatchObject(busy);
  expect(await count()).toBe(0);
  expect(await refused).toEqual(Array(20).fill(expect.objectContaining(busy)));
  await alone;
  other.exec("rollback");
  expect(await inParallel(20, write)).toEqual(Array(20).fill("written"));
  expect(await count()).toBe(20);
});

test("who waits for another program's lock waits for that alone: others read, and the process goes on", async () => {
  const { openElsewhere, write, count } = await startDatabase();
  const other = openElsewhere();
  other.exec("begin immediate");
  const written = write();
  // If the wait blocked the process, the lock could not be released before it ends.
  expect(await count()).toBe(0);
  other.exec("rollback");
  expect(await written).toBe("written");
});

test("a COMMIT that fails is rolled back, and holds nobody up", async () => {
  const { database, run, count, write } = await startDatabase();
  const dangling = () =>
    database.transaction(async () => {
      await run("pragma defer_foreign_keys = on");
      await run("insert into notes (text, parent) values ('dangling', 99)");
    });
  for (const refused of await inParallel(3, () => dangling().catch((error: unknown) => error)))
    expect(String(refused)).toContain("FOREIGN KEY constraint failed");
  expect(await count()).toBe(0);
  expect(await write()).toBe("written");
});

test("a ROLLBACK that fails is made up for when the connection is taken next", async () => {
  const { database, run, count, write } = await startDatabase();
  const lost = database.transaction(async () => {
    // The transaction ends before its owner rolls it back.
    await run("rollback");
    throw new Error("refused");
  });
  await expect(lost).rejects.toThrow("refused");
  await run("begin");
  expect(await write()).toBe("written");
  expect(await count()).toBe(1);
});

test("others have their turn while statements follow each other without an end", async () => {
  const { run } = await startDatabase();
  let hasTurned = false;
  setImmediate(() => {
    hasTurned = true;
  });
  for (let left = 20_000; left > 0 && !hasTurned; left -= 1) await run("select 1");
  expect(hasTurned).toBe(true);
});
