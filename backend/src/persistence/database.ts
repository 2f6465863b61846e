import { AsyncLocalStorage } from "node:async_hooks";
import { type MigrationsOptions, MikroORM, type Options } from "@mikro-orm/core";
import { Migrator } from "@mikro-orm/migrations";
import { SqliteDriver } from "@mikro-orm/sql";
import type { Transaction } from "../application/ports.ts";
import { createQueue, type Queue } from "./connections/queue.ts";
import { mysqlMigrations } from "./migrations/mysql/index.ts";
import { sqliteMigrations } from "./migrations/sqlite/index.ts";
import type { Dialect, Em } from "./repository.ts";
import { nodeSqliteDialect } from "./sqlite/dialect.ts";

export type Database = Readonly<{
  em: Em;
  dialect: Dialect;
  transaction: Transaction;
  /** Runs `work` once the surrounding transaction has ended, by commit or rollback; immediately when there is none. */
  afterTransaction(work: () => void): void;
  /** Migrates the schema to the newest or the named migration; several instances may do so at once. */
  migrate(to?: string): Promise<void>;
  /** The figures of connections in use, and of callers that wait for one. */
  queue: Queue["figures"];
  /** Throws when the database cannot be reached. */
  ping(): Promise<void>;
  /** Returns sentences about the server's settings that an operator should know. */
  warnings(): Promise<readonly string[]>;
  close(): Promise<void>;
}>;

export type Tables = NonNullable<Options["entities"]>;

const dialectOf = (url: string): Dialect => (url.startsWith("mysql:") ? "mysql" : "sqlite");

const fileOf = (url: string) => url.replace(/^sqlite:/, "");

/** The parts through which the ORM reaches the database: a driver for its dialect, and our own connections. */
const engineOf = async (url: string): Promise<Partial<Options>> =>
  dialectOf(url) === "mysql"
    ? (await import("./mysql/server.ts")).mysqlOptions(url)
    : { driver: SqliteDriver, dbName: fileOf(url), driverOptions: nodeSqliteDialect(fileOf(url), createQueue(1)) };

/** The only configuration, for running and for making migrations. `url` is `sqlite:path` or `mysql://…`. */
export const ormOptions = async (
  url: string,
  tables: Tables,
  migrations: MigrationsOptions,
): Promise<Partial<Options>> => ({
  ...(await engineOf(url)),
  entities: [...tables],
  extensions: [Migrator],
  migrations: { tableName: "migrations", snapshotOnMigrate: false, silent: true, ...migrations },
  forceUtcTimezone: true,
  timezone: "Z",
  // Repositories read fresh rows and write at once, so units of work need no isolation from each other.
  allowGlobalContext: true,
});

// A rebuild of a SQLite table drops the old one, which must not cascade to the rows that refer to it.
async function migrateSqlite(orm: MikroORM<SqliteDriver>, to?: string) {
  const run = (sql: string) => orm.em.getConnection().execute(sql);
  await run("pragma foreign_keys = off");
  const done = await orm.migrator.up(to ? { to } : {});
  if (done.length > 0 && (await run("pragma foreign_key_check")).length > 0)
    throw new Error("The migration left dangling references");
  await run("pragma foreign_keys = on");
}

const inSqlite = (orm: MikroORM<SqliteDriver>) => ({
  migrate: (to?: string) => migrateSqlite(orm, to),
  async ping() {
    await orm.em.getConnection().execute("select 1");
  },
  warnings: async () => [],
});

function transactions({ em }: MikroORM<SqliteDriver>): Pick<Database, "transaction" | "afterTransaction"> {
  const running = new AsyncLocalStorage<(() => void)[]>();
  return {
    async transaction(work) {
      if (running.getStore()) return em.transactional(() => work());
      const afterwards: (() => void)[] = [];
      try {
        return await running.run(afterwards, () => em.transactional(() => work()));
      } finally {
        for (const one of afterwards) one();
      }
    },
    afterTransaction(work) {
      const afterwards = running.getStore();
      if (afterwards) afterwards.push(work);
      else work();
    },
  };
}

/** All migrations of this version, in order. */
export const migrationNames = (url: string): readonly string[] =>
  (dialectOf(url) === "mysql" ? mysqlMigrations : sqliteMigrations).map(({ name }) => name);

export async function connect(url: string, tables: Tables): Promise<Database> {
  const dialect = dialectOf(url);
  const mysql = dialect === "mysql" ? (await import("./mysql/server.ts")).mysqlEngine(url) : undefined;
  const options = await ormOptions(url, tables, {
    migrationsList: mysql ? mysqlMigrations : sqliteMigrations,
    snapshot: false,
  });
  const queue = mysql?.queue ?? createQueue(1);
  const driverOptions = mysql?.driverOptions ?? nodeSqliteDialect(fileOf(url), queue);
  const orm = (await MikroORM.init({ ...options, driverOptions })) as MikroORM<SqliteDriver>; // both drivers share the SQL entity manager
  return {
    em: orm.em,
    dialect,
    queue: queue.figures,
    ...transactions(orm),
    close: () => orm.close(true),
    ...(mysql ? mysql.inMySql(orm) : inSqlite(orm)),
  };
}
