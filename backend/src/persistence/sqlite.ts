import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import {
  CompiledQuery,
  type DatabaseConnection,
  SqliteDriver as KyselySqliteDriver,
  SqliteDialect,
  type SqliteDialectConfig,
  type SqliteStatement,
} from "kysely";

const maxCachedStatements = 200;
const maxCachedSqlLength = 2000;

// The driver binds neither booleans nor dates; dates are stored as milliseconds.
function bindable(value: unknown): SQLInputValue {
  if (typeof value === "boolean") return value ? 1 : 0;
  if (value instanceof Date) return value.getTime();
  return (value ?? null) as SQLInputValue; // what else the query builder binds is text, number or bytes
}

function open(file: string) {
  const database = new DatabaseSync(file, { timeout: 5000, enableForeignKeyConstraints: true });
  // FULL: an answered write survives a power cut, which WAL alone does not promise.
  database.exec("pragma journal_mode = wal; pragma synchronous = full; pragma trusted_schema = off");
  database.exec("pragma cache_size = -32768; pragma temp_store = memory");
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

function connect(file: string) {
  const database = open(file);
  const prepared = createStatementCache(database);
  return {
    prepare(sql: string): SqliteStatement {
      const statement = prepared(sql);
      const bind = (parameters: readonly unknown[]) => parameters.map(bindable);
      return {
        // Asked of the statement itself: the stock dialect guesses from words in the text, values included.
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...bind(parameters)),
        run: (parameters) => statement.run(...bind(parameters)),
        iterate: (parameters) => statement.iterate(...bind(parameters)),
      };
    },
    close: () => database.close(),
  };
}

/** A writer waits for its turn at the beginning instead of failing at its first write. */
class ImmediateDriver extends KyselySqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }
}

/** node:sqlite for MikroORM and Kysely. */
export class NodeSqliteDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;

  constructor(file: string) {
    const config: SqliteDialectConfig = { database: async () => connect(file) };
    super(config);
    this.#config = config;
  }

  override createDriver() {
    return new ImmediateDriver(this.#config);
  }
}
