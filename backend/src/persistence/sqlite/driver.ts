import { setTimeout as delay } from "node:timers/promises";
import { CompiledQuery, type DatabaseConnection, type Driver, type QueryResult } from "kysely";
import { UnknownOutcome } from "../../domain/errors.ts";
import type { Queue } from "../queue/queue.ts";
import { isCertain, isLocked, named, undone } from "./errors.ts";
import { openFile, type SqliteFile } from "./file.ts";
import { createPause, createTurns } from "./turns.ts";

/** Another program may hold the lock this long, in milliseconds, before its waiters are told to come back. */
const maxLockWait = 800;
const retryAfter = 20;
/** Statements that follow each other hold the process this long, in milliseconds, before others have a turn. */
const maxHold = 10;
const pause = createPause(maxHold);

/** The right to use the one connection, until it is handed on. */
class Turn implements DatabaseConnection {
  readonly file: SqliteFile;
  readonly #take: () => Promise<() => void>;
  #handOn: (() => void) | undefined;
  #isInTransaction = false;

  constructor(file: SqliteFile, take: () => Promise<() => void>) {
    this.file = file;
    this.#take = take;
  }

  /** Waits for the connection, and rolls back what whoever had it before could not. */
  async begin(): Promise<void> {
    this.#handOn = await this.#take();
    try {
      this.rollBack();
    } catch (error) {
      this.handOn();
      throw error;
    }
  }

  /** Does nothing the second time. */
  handOn(): void {
    this.#handOn?.();
    this.#handOn = undefined;
  }

  /** Leaves the transaction alone that whoever has the connection now may have begun. */
  rollBack(): void {
    if (!this.#handOn) return;
    this.#isInTransaction = false;
    if (this.file.isInTransaction()) this.file.run("rollback");
  }

  async beginTransaction(): Promise<void> {
    // A writer waits for its turn at the beginning instead of failing at its first write.
    await this.#whenUnlocked(() => this.file.run("begin immediate"));
    this.#isInTransaction = true;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    await pause();
    this.#refuseLate();
    // The rows are what the statement says; who asked knows their type.
    return (await this.#whenUnlocked(() => this.file.run(sql, parameters))) as QueryResult<R>;
  }

  async *streamQuery<R>({ sql, parameters }: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    this.#refuseLate();
    for (const row of this.file.rows(sql, parameters)) yield { rows: [row as R] };
  }

  /** A statement that comes after its transaction has ended would be stored by itself. */
  #refuseLate() {
    if (!this.#handOn) throw new Error("The connection has been handed on");
    if (this.#isInTransaction && !this.file.isInTransaction()) throw undone();
  }

  /** Tries until no other program holds the lock; between the tries, others may read. */
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
 * SQLite's one connection, which its users take in turns. Kysely's own way of sharing it forgets to hand it on when
 * BEGIN, or ROLLBACK after a failed COMMIT, throws (https://github.com/kysely-org/kysely/issues/1990), after which
 * everybody would wait for ever.
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
      // While it is open, nothing of it has been stored.
      const isKnown = turn.file.isInTransaction() || isCertain(error);
      await this.rollbackTransaction(connection);
      turn.handOn();
      throw isKnown ? error : new UnknownOutcome({ cause: error });
    }
  }

  /** Never throws: what cannot be rolled back now is rolled back when the connection is taken next. */
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
