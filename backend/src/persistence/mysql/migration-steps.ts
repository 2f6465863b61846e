import { createHash } from "node:crypto";
import { isRaw, type Transaction } from "@mikro-orm/core";
import { type Migration, MigrationRunner } from "@mikro-orm/migrations";

type Query = ReturnType<Migration["getQueries"]>[number];

/** The progress of a migration; the table exists only while one is running, or was interrupted. */
export const stepsTable = "migration_steps";
export const createSteps = `create table if not exists ${stepsTable} (migration varchar(190) not null, step varchar(80) not null, primary key (migration, step))`;

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
export class ResumingRunner extends MigrationRunner {
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
    const together = async (work: () => Promise<unknown>) => {
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
        await together(async () => {
          await run(query);
          await note(step);
        });
      }
      wasInterrupted = false;
    }
    await together(async () => {
      await afterRun?.(connection);
      await run(`delete from ${stepsTable} where migration = ?`, [name]);
    });
  }
}
