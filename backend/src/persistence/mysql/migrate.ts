import type { MikroORM } from "@mikro-orm/core";
import { Migrator } from "@mikro-orm/migrations";
import type { SqliteDriver } from "@mikro-orm/sql";
import { createSteps, ResumingRunner, stepsTable } from "./migration-steps.ts";

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
