import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import type { QueryResult } from "kysely";

const maxCachedStatements = 200;
const maxCachedSqlLength = 2000;

// The driver binds neither booleans nor dates; dates are stored as milliseconds.
function bindable(value: unknown): SQLInputValue {
  if (typeof value === "boolean") return value ? 1 : 0;
  if (value instanceof Date) return value.getTime();
  return (value ?? null) as SQLInputValue; // the query builder binds only text, numbers and bytes besides
}

function open(path: string) {
  const database = new DatabaseSync(path, { timeout: 5000, enableForeignKeyConstraints: true });
  // FULL: an acknowledged write survives a power cut, which WAL alone does not guarantee.
  database.exec("pragma journal_mode = wal; pragma synchronous = full; pragma trusted_schema = off");
  database.exec("pragma cache_size = -4096; pragma temp_store = memory");
  // From here on SQLite itself never waits, since that would block the process; the driver retries.
  database.exec("pragma busy_timeout = 0");
  return database;
}

type Row = Readonly<Record<string, unknown>>;

/** The driver's own row objects are dictionaries: twice the memory, and slower to read. */
function rowOf(names: readonly string[], values: readonly unknown[]): Row {
  const row: Record<string, unknown> = {};
  for (let index = 0; index < names.length; index += 1) row[names[index] ?? ""] = values[index];
  return row;
}

const namesOf = (statement: StatementSync) => statement.columns().map(({ name }) => name);
/** The types always say objects, whatever the statement returns. */
const valuesOf = (row: unknown) => row as readonly unknown[];

/** Prepared statements by their text, the least recently used dropped first. */
function createStatementCache(database: DatabaseSync) {
  const cache = new Map<string, StatementSync>();
  const prepare = (sql: string) => {
    const statement = database.prepare(sql);
    statement.setReturnArrays(true);
    return statement;
  };
  return (sql: string): StatementSync => {
    const statement = cache.get(sql) ?? prepare(sql);
    if (sql.length > maxCachedSqlLength) return statement;
    cache.delete(sql);
    cache.set(sql, statement);
    const oldest = cache.keys().next();
    if (cache.size > maxCachedStatements && !oldest.done) cache.delete(oldest.value);
    return statement;
  };
}

/** Opens a database file, or one in memory, for statements and their results. */
export function openFile(path: string) {
  const database = open(path);
  const prepared = createStatementCache(database);
  return {
    run(sql: string, parameters: readonly unknown[] = []): QueryResult<unknown> {
      const statement = prepared(sql);
      const values = parameters.map(bindable);
      // The statement itself is asked: the stock dialect guesses from words in the text, including values.
      const names = namesOf(statement);
      if (names.length > 0) return { rows: statement.all(...values).map((row) => rowOf(names, valuesOf(row))) };
      const { changes, lastInsertRowid } = statement.run(...values);
      return { insertId: BigInt(lastInsertRowid), numAffectedRows: BigInt(changes), rows: [] };
    },
    *rows(sql: string, parameters: readonly unknown[]): Generator<Row> {
      const statement = prepared(sql);
      const names = namesOf(statement);
      for (const row of statement.iterate(...parameters.map(bindable))) yield rowOf(names, valuesOf(row));
    },
    isInTransaction: () => database.isTransaction,
    close: () => database.close(),
  };
}

export type SqliteFile = ReturnType<typeof openFile>;
