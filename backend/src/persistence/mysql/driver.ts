import { CompiledQuery, type DatabaseConnection, type Driver, type QueryResult } from "kysely";
import type { Pool, PoolConnection } from "mysql2";
import { UnknownOutcome } from "../../domain/errors.ts";
import type { Queue } from "../connections/queue.ts";
import type { Watched } from "./probe.ts";
import { DatabaseAway, DatabaseBusy, isAnswer, isReadOnly } from "./refusals.ts";

/** In milliseconds. */
export type Limits = Readonly<{ connectionMs: number; statementMs: number }>;
type Needs = Readonly<{ pool: Pool; queue: Queue; watched: Watched; limits: () => Limits; close: () => void }>;

/** Gives a code to the error of a connection that is already closed, which has none. */
const withCode = (error: Error & Readonly<{ code?: string; fatal?: boolean }>): Error =>
  error.fatal && !error.code ? new DatabaseAway(error.message, { cause: error }) : error;

type Changed = Readonly<{ insertId: number | string; affectedRows: number; changedRows?: number }>;

function resultOf<R>(answer: unknown): QueryResult<R> {
  if (Array.isArray(answer)) return { rows: answer }; // the caller knows the type of the rows
  const { insertId, affectedRows, changedRows = 0 } = answer as Changed; // mysql2's only other answer
  const changes = { numAffectedRows: BigInt(affectedRows), numChangedRows: BigInt(changedRows) };
  return { ...changes, ...(String(insertId) === "0" ? {} : { insertId: BigInt(insertId) }), rows: [] };
}

/** A connection of the pool, until it is returned. */
class Lease implements DatabaseConnection {
  readonly #needs: Needs;
  #raw: PoolConnection | undefined;

  constructor(raw: PoolConnection, needs: Needs) {
    this.#raw = raw;
    this.#needs = needs;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const raw = this.#raw;
    if (!raw) throw new DatabaseAway("The connection is gone");
    const ask = () =>
      new Promise<unknown>((resolve, reject) => {
        raw.query(sql, [...parameters], (error, answer) => (error ? reject(withCode(error)) : resolve(answer)));
      });
    try {
      return resultOf(await this.#needs.watched(this.#needs.limits().statementMs, ask));
    } catch (error) {
      // The late answer could be read as that of the next statement.
      if (error instanceof DatabaseAway || error instanceof DatabaseBusy) this.discard();
      if (isReadOnly(error)) this.discard();
      throw error;
    }
  }

  streamQuery(): never {
    throw new Error("Rows are not streamed");
  }

  /** Returns the connection. A second call does nothing. */
  handOn() {
    this.#leave()?.release();
  }

  /** Closes a connection in an unknown state; the server rolls back its transaction. */
  discard() {
    this.#leave()?.destroy();
  }

  #leave() {
    const raw = this.#raw;
    this.#raw = undefined;
    if (raw) this.#needs.queue.left();
    return raw;
  }
}

function leaseOf(connection: DatabaseConnection): Lease {
  if (connection instanceof Lease) return connection;
  throw new Error("The connection is not of this pool");
}

async function run(connection: DatabaseConnection, sql: string) {
  await connection.executeQuery(CompiledQuery.raw(sql));
}

/**
 * The connection pool, without leaks: Kysely's own driver leaks a connection whose BEGIN, or ROLLBACK after a failed
 * COMMIT, throws (https://github.com/kysely-org/kysely/issues/1990).
 */
export class MySqlPoolDriver implements Driver {
  readonly #needs: Needs;

  constructor(needs: Needs) {
    this.#needs = needs;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    const { queue, watched, limits } = this.#needs;
    let isWanted = true;
    try {
      const take = () => watched(limits().connectionMs, () => this.#take(() => isWanted));
      return new Lease(await queue.enter(take), this.#needs);
    } finally {
      isWanted = false;
    }
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await this.#orDiscard(connection, "begin");
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await this.#orDiscard(connection, "commit");
    } catch (error) {
      throw isAnswer(error) ? error : new UnknownOutcome({ cause: error });
    }
  }

  /** Never throws: when the command does not arrive, the server rolls back because the connection is gone. */
  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await this.#orDiscard(connection, "rollback").catch(() => {});
  }

  savepoint = (connection: DatabaseConnection, name: string) => run(connection, `savepoint ${name}`);
  rollbackToSavepoint = (connection: DatabaseConnection, name: string) => run(connection, `rollback to ${name}`);
  releaseSavepoint = (connection: DatabaseConnection, name: string) => run(connection, `release savepoint ${name}`);

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    leaseOf(connection).handOn();
  }

  async destroy(): Promise<void> {
    const { pool, close } = this.#needs;
    close();
    await new Promise<void>((resolve, reject) => pool.end((error) => (error ? reject(error) : resolve())));
  }

  /** Acquires a connection; one that arrives after its caller timed out is returned at once. */
  #take(isWanted: () => boolean) {
    return new Promise<PoolConnection>((resolve, reject) => {
      this.#needs.pool.getConnection((error, raw) => {
        if (error) return reject("code" in error ? error : new DatabaseBusy(error.message, { cause: error }));
        if (isWanted()) return resolve(raw);
        raw.release();
      });
    });
  }

  async #orDiscard(connection: DatabaseConnection, sql: string) {
    try {
      await run(connection, sql);
    } catch (error) {
      leaseOf(connection).discard();
      throw error;
    }
  }
}
