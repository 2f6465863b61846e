import { createHash } from "node:crypto";
import { isRaw, type MikroORM, type Transaction } from "@mikro-orm/core";
import { type Migration, MigrationRunner, Migrator } from "@mikro-orm/migrations";
import type { SqliteDriver } from "@mikro-orm/sql";

type Query = ReturnType<Migration["getQueries"]>[number];

/** The progress of a migration; the table exists only while one is running, or was interrupted. */
const stepsTable = "migration_steps";
const createSteps = `create table if not exists ${stepsTable} (migration varchar(190) not null, step varchar(80) not null, primary key (migration, step))`;

/** MySQL's errors for something that already exists, or is already gone. */
const alreadyDone = new Set([1022, 1050, 1051, 1054, 1060, 1061, 1068, 1091, 1146, 1826, 3821, 3822, 3940]);

const isAlreadyDone = (error: unknown) =>
  error instanceof Error && "errno" in error && alreadyDone.has(Number(error.errno));

/** MySQL commits these statements by themselves; all others are committed together with their note. */
const changesSchema = (sql: string) => /^\s*(?:create|alter|drop|rename|truncate)\b/i.test(sql);

function textOf(query: Query): string {
  if (typeof query === "string") return query;
  const { sql, params } = isRaw(query) ? query : query.toRaw();
  return JSON.stringify([sql, params]);
}

/** Identifies each statement by its text, and duplicates by their number: data may add some before a resume. */
function stepsOf(queries: readonly Query[]) {
  const seen = new Map<string, number>();
  return queries.map((query) => {
    const hash = createHash("sha256").update(textOf(query)).digest("hex");
    const count = (seen.get(hash) ?? 0) + 1;
    seen.set(hash, count);
    return { query, step: `${hash}-${count}` };
  });
}

/**
 * Runs a migration so that it can be interrupted between any two statements and resumed there, since MySQL commits each
 * change of a table separately. Every finished statement is recorded. Whether an interrupted change was applied is
 * unknown, so the first one after an interruption may already be done.
 */
class ResumingRunner extends MigrationRunner {
  #connection: Transaction | undefined;

  override setMasterMigration(connection: Transaction): void {
    this.#connection = connection;
    super.setMasterMigration(connection);
  }

  override async run(migration: Migration, method: "up" | "down", afterRun?: (tx?: Transaction) => Promise<void>) {
    const connection = this.#connection;
    if (method === "down" || !connection) return super.run(migration, method, afterRun);
    const name = String(migration.name);
    const run = (query: Query, params?: unknown[]) => this.driver.execute(query, params, "all", connection);
    const note = (step: string) => run(`insert into ${stepsTable} (migration, step) values (?, ?)`, [name, step]);
    const inTransaction = async (work: () => Promise<unknown>) => {
      await run("start transaction");
      await work();
      await run("commit");
    };

    const noted = await run(`select step from ${stepsTable} where migration = ?`, [name]);
    const done = new Set(noted.map((row) => String(Object.values(row)[0])));
    let wasInterrupted = done.size > 0;
    if (!wasInterrupted) await note("begun");

    migration.reset();
    migration.setTransactionContext(connection);
    await migration.up();
    for (const { query, step } of stepsOf(migration.getQueries())) {
      if (done.has(step)) continue;
      if (changesSchema(textOf(query))) {
        const mayBeDone = wasInterrupted;
        await run(query).catch((error: unknown) => {
          if (!mayBeDone || !isAlreadyDone(error)) throw error;
        });
        await note(step);
      } else {
        await inTransaction(async () => {
          await run(query);
          await note(step);
        });
      }
      wasInterrupted = false;
    }
    await inTransaction(async () => {
      await afterRun?.(connection);
      await run(`delete from ${stepsTable} where migration = ?`, [name]);
    });
  }
}

const lockName = "etalase_migrate";
const maxWaitSeconds = 120;

/** 1 when the lock was acquired, 0 when another instance holds it, null for an error. */
type Locked = Readonly<{ locked: number | null }>;

class ResumingMigrator extends Migrator {
  protected override createRunner() {
    return new ResumingRunner(this.driver, this.options, this.config);
  }
}

// The ORM writes values into its statements, with quotes escaped by backslashes.
async function refuseUnsafeMode(orm: MikroORM<SqliteDriver>) {
  const [settings] = await orm.em.getConnection().execute<{ mode: string }[]>("select @@sql_mode as mode");
  if (settings?.mode.includes("NO_BACKSLASH_ESCAPES"))
    throw new Error("MySQL's sql_mode holds NO_BACKSLASH_ESCAPES, with which values could not be told from commands");
}

/**
 * Lets only one of several starting instances migrate, since MySQL changes tables outside transactions. The lock
 * belongs to the connection that makes all changes: an instance that loses it can change nothing any more.
 */
export async function migrateMySql(orm: MikroORM<SqliteDriver>, to?: string): Promise<void> {
  await refuseUnsafeMode(orm);
  const connection = orm.em.getConnection();
  const migrator = new ResumingMigrator(orm.em);
  await connection.transactional(async (only) => {
    const run = (sql: string) => connection.execute<Locked[]>(sql, [], "all", only);
    await takeLock(run);
    try {
      if ((await migrator.getPending()).length > 0) {
        await run(createSteps);
        await migrator.up({ transaction: only, ...(to ? { to } : {}) });
      }
      await run(`drop table if exists ${stepsTable}`);
    } finally {
      // A lost connection has lost its lock, too.
      await run(`select release_lock('${lockName}') as locked`).catch(() => {});
    }
  });
}

/**
 * Retries every second, so that a connection lost while waiting is noticed. @throws when another instance holds it too
 * long
 */
async function takeLock(run: (sql: string) => Promise<readonly Locked[]>) {
  for (let waited = 0; waited < maxWaitSeconds; waited += 1) {
    const [answer] = await run(`select get_lock('${lockName}', 1) as locked`);
    if (Number(answer?.locked) === 1) return;
  }
  throw new Error(`Another instance has been migrating the database for more than ${maxWaitSeconds} s`);
}
