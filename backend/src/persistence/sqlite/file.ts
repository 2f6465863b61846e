import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import type { QueryResult } from "kysely";

const maxCachedStatements = 200;
const maxCachedSqlLength = 2000;

// The driver binds neither booleans nor dates; dates are stored as milliseconds.
function bindable(value: unknown): SQLInputValue {
  if (typeof value === "boolean") return value ? 1 : 0;
  if (value instanceof Date) return value.getTime();
  return (value ?? null) as SQLInputValue; // what else the query builder binds is text, number or bytes
}

function open(path: string) {
  const database = new DatabaseSync(path, { timeout: 5000, enableForeignKeyConstraints: true });
  // FULL: an answered write survives a power cut, which WAL alone does not promise.
  database.exec("pragma journal_mode = wal; pragma synchronous = full; pragma trusted_schema = off");
  database.exec("pragma cache_size = -8192; pragma temp_store = memory");
  // From here on nobody waits within SQLite, since the whole process would; the driver tries again.
  database.exec("pragma busy_timeout = 0");
  return database;
}

/** Prepared statements by their text, the least recently used dropped first. */
function createStatementCache(database: DatabaseSync) {
  const cache = new Map<string, StatementSync>();
  return (sql: string): StatementSync => {
    const statement = cache.get(sql) ?? database.prepare(sql);
    if (sql.length > maxCachedSqlLength) return statement;
    cache.delete(sql);
    cache.set(sql, statement);
    const oldest = cache.keys().next();
    if (cache.size > maxCachedStatements && !oldest.done) cache.delete(oldest.value);
    return statement;
  };
}

/** Opens a database file, or one in memory, as statements and their results. */
export function openFile(path: string) {
  const database = open(path);
  const prepared = createStatementCache(database);
  return {
    run(sql: string, parameters: readonly unknown[] = []): QueryResult<unknown> {
      const statement = prepared(sql);
      const values = parameters.map(bindable);
      // Asked of the statement itself: the stock dialect guesses from words in the text, values included.
      if (statement.columns().length > 0) return { rows: statement.all(...values) };
      const { changes, lastInsertRowid } = statement.run(...values);
      return { insertId: BigInt(lastInsertRowid), numAffectedRows: BigInt(changes), rows: [] };
    },
    rows: (sql: string, parameters: readonly unknown[]): Iterable<unknown> =>
      prepared(sql).iterate(...parameters.map(bindable)),
    isInTransaction: () => database.isTransaction,
    close: () => database.close(),
  };
}

export type SqliteFile = ReturnType<typeof openFile>;
