import { setTimeout as delay } from "node:timers/promises";
import { CompiledQuery, type DatabaseConnection, type Driver, type QueryResult } from "kysely";
import { UnknownOutcome } from "../../domain/errors.ts";
import type { Queue } from "../connections/queue.ts";
import { openFile, type SqliteFile } from "./file.ts";
import { createPause, createTurns } from "./turns.ts";

/** SQLite's result codes (https://sqlite.org/rescode.html) that are no bug, by the names that choose the response. */
const primary: Readonly<Record<number, string>> = {
  5: "SQLITE_BUSY",
  6: "SQLITE_LOCKED",
  8: "SQLITE_READONLY",
  10: "SQLITE_IOERR",
  13: "SQLITE_FULL",
  14: "SQLITE_CANTOPEN",
};

/** The memory that readers and writers share is a file, too, which cannot grow on a full disk. */
const sharedMemoryFull = 4874;

const codeOf = (resultCode: number) => (resultCode === sharedMemoryFull ? "SQLITE_FULL" : primary[resultCode & 0xff]);

/** Gives an error of node:sqlite, which has only a numeric code, the name of its result code. */
function named(error: unknown): unknown {
  if (!(error instanceof Error) || !("errcode" in error)) return error;
  const code = codeOf(Number(error.errcode));
  return code ? Object.assign(error, { code }) : error;
}

const hasCode = (error: unknown, codes: readonly string[]) =>
  error instanceof Error && "code" in error && codes.includes(String(error.code));

/** Another connection holds the lock that this one needs. */
const isLocked = (error: unknown): boolean => hasCode(error, ["SQLITE_BUSY", "SQLITE_LOCKED"]);

/** SQLite rolls a whole transaction back when one of its statements finds the disk full. */
const undone = () => Object.assign(new Error("SQLite has undone the transaction"), { code: "SQLITE_ABORT" });

/** Errors after which nothing of the transaction has been stored. */
const isCertain = (error: unknown): boolean => isLocked(error) || hasCode(error, ["SQLITE_FULL", "SQLITE_ABORT"]);

/** Milliseconds that another program may hold the lock before waiting requests are refused. */
const maxLockWait = 800;
const retryAfter = 20;
/** Milliseconds that consecutive statements may hold the process before other work has a turn. */
const maxHold = 10;
const pause = createPause(maxHold);

/** The right to use the single connection, until it is handed on. */
class Turn implements DatabaseConnection {
  readonly file: SqliteFile;
  readonly #take: () => Promise<() => void>;
  #handOn: (() => void) | undefined;
  #isInTransaction = false;

  constructor(file: SqliteFile, take: () => Promise<() => void>) {
    this.file = file;
    this.#take = take;
  }

  /** Waits for the connection, and rolls back a transaction that its former holder could not. */
  async begin(): Promise<void> {
    this.#handOn = await this.#take();
    try {
      this.rollBack();
    } catch (error) {
      this.handOn();
      throw error;
    }
  }

  /** A second call does nothing. */
  handOn(): void {
    this.#handOn?.();
    this.#handOn = undefined;
  }

  /** Leaves a transaction alone that the present holder of the connection may have begun. */
  rollBack(): void {
    if (!this.#handOn) return;
    this.#isInTransaction = false;
    if (this.file.isInTransaction()) this.file.run("rollback");
  }

  async beginTransaction(): Promise<void> {
    // A writer waits at BEGIN instead of failing at its first write.
    await this.#whenUnlocked(() => this.file.run("begin immediate"));
    this.#isInTransaction = true;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    await pause();
    this.#refuseLate();
    // The statement decides the type of the rows, which the caller knows.
    return (await this.#whenUnlocked(() => this.file.run(sql, parameters))) as QueryResult<R>;
  }

  async *streamQuery<R>({ sql, parameters }: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    this.#refuseLate();
    for (const row of this.file.rows(sql, parameters)) yield { rows: [row as R] };
  }

  /** A statement after the end of its transaction would be stored by itself. */
  #refuseLate() {
    if (!this.#handOn) throw new Error("The connection has been handed on");
    if (this.#isInTransaction && !this.file.isInTransaction()) throw undone();
  }

  /** Retries until no other program holds the lock; in between, other requests may read. */
  async #whenUnlocked<T>(work: () => T): Promise<T> {
    const begunAt = performance.now();
    for (;;) {
      try {
        return work();
      } catch (thrown) {
        const error = named(thrown);
        const isWorthWaiting = isLocked(error) && !this.file.isInTransaction();
        if (!isWorthWaiting || performance.now() - begunAt > maxLockWait) throw error;
      }
      this.handOn();
      await delay(retryAfter);
      await this.begin();
    }
  }
}

/**
 * SQLite's single connection, which its users take in turns. Kysely's own way of sharing does not hand the connection
 * on when BEGIN, or ROLLBACK after a failed COMMIT, throws (https://github.com/kysely-org/kysely/issues/1990), and
 * everybody would then wait for ever.
 */
export class SqliteDriver implements Driver {
  readonly #path: string;
  readonly #take: ReturnType<typeof createTurns>;
  #file: SqliteFile | undefined;

  constructor(path: string, queue: Queue) {
    this.#path = path;
    this.#take = createTurns(queue);
  }

  async init(): Promise<void> {
    this.#file = openFile(this.#path);
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    if (!this.#file) throw new Error("The database is not open");
    const turn = new Turn(this.#file, this.#take);
    await turn.begin();
    return turn;
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    const turn = this.#turnOf(connection);
    try {
      await turn.beginTransaction();
    } catch (error) {
      turn.handOn();
      throw error;
    }
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    const turn = this.#turnOf(connection);
    try {
      await turn.executeQuery(CompiledQuery.raw("commit"));
    } catch (error) {
      // While the transaction is open, nothing of it has been stored.
      const isKnown = turn.file.isInTransaction() || isCertain(error);
      await this.rollbackTransaction(connection);
      turn.handOn();
      throw isKnown ? error : new UnknownOutcome({ cause: error });
    }
  }

  /** Never throws: a failed rollback is repeated when the connection is taken the next time. */
  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    const turn = this.#turnOf(connection);
    try {
      turn.rollBack();
    } catch {
      turn.handOn();
    }
  }

  savepoint = (connection: DatabaseConnection, name: string) => this.#run(connection, `savepoint ${name}`);
  rollbackToSavepoint = (connection: DatabaseConnection, name: string) => this.#run(connection, `rollback to ${name}`);
  releaseSavepoint = (connection: DatabaseConnection, name: string) => this.#run(connection, `release ${name}`);

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    this.#turnOf(connection).handOn();
  }

  async destroy(): Promise<void> {
    this.#file?.close();
  }

  async #run(connection: DatabaseConnection, sql: string) {
    await connection.executeQuery(CompiledQuery.raw(sql));
  }

  #turnOf(connection: DatabaseConnection): Turn {
    if (connection instanceof Turn) return connection;
    throw new Error("The connection is not SQLite's");
  }
}
