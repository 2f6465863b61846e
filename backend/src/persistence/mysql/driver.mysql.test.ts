import { expect, onTestFinished, test } from "vitest";
import { createScratchDatabase } from "../../../test/databases.ts";
import { inParallel } from "../../../test/on-each-database.ts";
import { startRelay } from "../../../test/relay.ts";
import { UnknownOutcome } from "../../domain/errors.ts";
import { openDatabase } from "../../start-database.ts";

/** Starts a database with one table behind a relay that can break; `directly` does not use the relay. */
async function startDatabase() {
  const scratch = await createScratchDatabase(process.env.TEST_MYSQL_URL ?? "");
  onTestFinished(scratch.drop);
  const relay = await startRelay(new URL(scratch.url));
  onTestFinished(relay.cut);
  const [database, second] = [await openDatabase(relay.url), await openDatabase(scratch.url)];
  onTestFinished(() => database.close());
  onTestFinished(() => second.close());
  const run = (sql: string) => database.em.getConnection().execute(sql, [], "all", database.em.getTransactionContext());
  const directly = (sql: string) => second.em.getConnection().execute(sql);
  await directly("create table notes (id int primary key auto_increment, text varchar(20))");
  return {
    database,
    second,
    relay,
    run,
    directly,
    write: () =>
      database.transaction(async () => {
        await database.em.execute("insert into notes (text) values ('x')");
        return "written";
      }),
    count: async () => (await directly("select count(*) as notes from notes"))[0]?.notes,
  };
}

type Started = Awaited<ReturnType<typeof startDatabase>>;

/** Kills the connection of the current transaction. */
async function kill({ database, directly }: Started) {
  const [{ id } = {}] = await database.em.execute("select connection_id() as id");
  await directly(`kill ${id}`);
}

test("connections that are killed within a transaction are replaced", async () => {
  const started = await startDatabase();
  const { database, write, count } = started;
  const killed = () =>
    database.transaction(async () => {
      await database.em.execute("insert into notes (text) values ('lost')");
      await kill(started);
      await database.em.execute("insert into notes (text) values ('lost')");
    });
  // Twice the size of the pool.
  for (const outcome of await inParallel(20, () => killed().catch((error: unknown) => error)))
    expect(outcome).toBeInstanceOf(Error);
  expect(await inParallel(20, write)).toEqual(Array(20).fill("written"));
  expect(await count()).toBe(20);
});

test("a COMMIT that gets no answer is neither a success nor a failure", async () => {
  const started = await startDatabase();
  const lost = started.database.transaction(async () => {
    await started.database.em.execute("insert into notes (text) values ('lost')");
    await kill(started);
  });
  await expect(lost).rejects.toBeInstanceOf(UnknownOutcome);
  const held = started.database.transaction(async () => {
    await started.database.em.execute("insert into notes (text) values ('lost')");
    started.relay.hold();
  });
  await expect(held).rejects.toBeInstanceOf(UnknownOutcome);
  started.relay.letGo();
  await expect.poll(() => started.write().catch(String)).toBe("written");
});

test("who waits too long for a lock is refused, and its connection is used again", async () => {
  const { second, database, write, directly, count } = await startDatabase();
  await write();
  const waits = () =>
    database.transaction(async () => {
      await database.em.execute("set session innodb_lock_wait_timeout = 1");
      await database.em.execute("update notes set text = 'mine'");
    });
  const [locked, done] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const holds = second.transaction(async () => {
    await second.em.execute("update notes set text = 'theirs'");
    locked.resolve();
    await done.promise;
  });
  await locked.promise;
  for (const outcome of await inParallel(9, () => waits().catch((error: unknown) => error)))
    expect(outcome).toMatchObject({ code: "ER_LOCK_WAIT_TIMEOUT" });
  done.resolve();
  await holds;
  expect(await inParallel(20, write)).toEqual(Array(20).fill("written"));
  expect([await count(), (await directly("select text from notes limit 1"))[0]?.text]).toEqual([21, "theirs"]);
});

test("a connection to a server that takes no changes any more is not used again", async () => {
  const { database, directly, write } = await startDatabase();
  const connected = () =>
    database.transaction(async () => (await database.em.execute("select connection_id() as id"))[0]?.id);
  // A demoted server of a cluster answers like this, and goes on reading.
  await directly(
    "create trigger demoted before insert on notes for each row signal sqlstate 'HY000' set mysql_errno = 1290",
  );
  const before = await connected();
  await expect(write()).rejects.toMatchObject({ code: "ER_OPTION_PREVENTS_STATEMENT" });
  await directly("drop trigger demoted");
  expect(await write()).toBe("written");
  expect(await connected()).not.toBe(before);
});

test("a statement that a server never answers is given up, and all that wait for a connection are, too", async () => {
  const { database, relay, run, write } = await startDatabase();
  await database.ping();
  relay.hold();
  for (const outcome of await inParallel(30, () => run("select 1").catch((error: unknown) => error)))
    expect(outcome).toMatchObject({ code: "DATABASE_AWAY" });
  relay.letGo();
  await expect.poll(() => write().catch(String)).toBe("written");
});

test("a server that stays silent is asked by one alone, and all others hear so at once", async () => {
  const { database, relay, run, write } = await startDatabase();
  await database.ping();
  relay.hold();
  await expect(run("select 1")).rejects.toMatchObject({ code: "DATABASE_AWAY" });
  const [before, many] = [relay.connections(), 30];
  // A query gives up its connection after the timeout, and opens a new one.
  await expect.poll(relay.connections, { interval: 10 }).toBe(before + 2);
  for (const outcome of await inParallel(many, () => run("select 1").catch((error: unknown) => error)))
    expect(outcome).toMatchObject({ code: "DATABASE_AWAY" });
  expect(relay.connections()).toBe(before + 2);
  relay.letGo();
  await expect.poll(() => write().catch(String)).toBe("written");
});

test("every connection takes only strict values, and no statement or lock for ever", async () => {
  const { run, directly } = await startDatabase();
  const [before] = await directly("select @@global.sql_mode as mode");
  await directly("set global sql_mode = 'NO_BACKSLASH_ESCAPES'");
  onTestFinished(async () => {
    await directly(`set global sql_mode = '${before?.mode}'`);
  });
  const sql =
    "select @@sql_mode as mode, @@max_execution_time as ms, @@innodb_lock_wait_timeout as seconds, sleep(0.05)";
  for (const [settings] of await inParallel(5, () => run(sql))) {
    expect(settings?.mode).toContain("STRICT_TRANS_TABLES");
    expect(settings?.mode).not.toContain("NO_BACKSLASH_ESCAPES");
    expect([settings?.ms, settings?.seconds]).toEqual([5_000, 4]);
  }
});
