import { type MigrationsOptions, MikroORM, type Options } from "@mikro-orm/core";
import { Migrator } from "@mikro-orm/migrations";
import { MySqlDriver } from "@mikro-orm/mysql";
import { SqliteDriver } from "@mikro-orm/sql";
import type { Transaction } from "../application/ports.ts";
import { attemptsSchema } from "./attempts.ts";
import { auditSchema } from "./audit.ts";
import { demoRecordSchema } from "./demo.ts";
import { mysqlMigrations } from "./migrations/mysql/index.ts";
import { sqliteMigrations } from "./migrations/sqlite/index.ts";
import { subscriberSchema } from "./newsletter.ts";
import type { Dialect, Em } from "./repository.ts";
import { sessionSchema } from "./sessions.ts";
import { settingsSchema } from "./settings.ts";
import { siteStateSchema } from "./site-state.ts";
import { NodeSqliteDialect } from "./sqlite.ts";
import { userSchema } from "./users.ts";
import { visitDaySchema, visitorSchema } from "./visits.ts";

export type Database = Readonly<{
  em: Em;
  dialect: Dialect;
  transaction: Transaction;
  /** Brings the schema up to date; several instances may do so at once. */
  migrate(): Promise<void>;
  /** Throws when the database cannot be reached. */
  ping(): Promise<void>;
  /** What an operator should know about the server's settings, a sentence each. */
  warnings(): Promise<readonly string[]>;
  close(): Promise<void>;
}>;

export type Tables = NonNullable<Options["entities"]>;

/** The tables that are no content's. */
const ownTables: Tables = [
  attemptsSchema,
  auditSchema,
  demoRecordSchema,
  sessionSchema,
  settingsSchema,
  siteStateSchema,
  subscriberSchema,
  userSchema,
  visitDaySchema,
  visitorSchema,
];

const dialectOf = (url: string): Dialect => (url.startsWith("mysql:") ? "mysql" : "sqlite");

const driverOptions = (url: string): Partial<Options> =>
  dialectOf(url) === "mysql"
    ? { driver: MySqlDriver, clientUrl: url, pool: { min: 0, max: 10 }, charset: "utf8mb4", collate: "utf8mb4_bin" }
    : {
        driver: SqliteDriver,
        dbName: url.replace(/^sqlite:/, ""),
        driverOptions: new NodeSqliteDialect(url.replace(/^sqlite:/, "")),
      };

/** The one configuration, for running and for making migrations. `url` is `sqlite:path` or `mysql://…`. */
export const ormOptions = (url: string, contentTables: Tables, migrations: MigrationsOptions): Partial<Options> => ({
  ...driverOptions(url),
  entities: [...ownTables, ...contentTables],
  extensions: [Migrator],
  migrations: { tableName: "migrations", snapshotOnMigrate: false, silent: true, ...migrations },
  forceUtcTimezone: true,
  timezone: "Z",
  // Repositories read fresh rows and write at once, so no unit of work has to be kept apart from another.
  allowGlobalContext: true,
});

// A rebuild of a SQLite table drops the old one, which must not take the rows that point to it along.
async function migrateSqlite(orm: MikroORM<SqliteDriver>) {
  const run = (sql: string) => orm.em.getConnection().execute(sql);
  await run("pragma foreign_keys = off");
  await orm.migrator.up();
  if ((await run("pragma foreign_key_check")).length > 0) throw new Error("The migration left dangling references");
  await run("pragma foreign_keys = on");
}

// The ORM writes values into its statements, quotes escaped by backslashes.
async function refuseUnsafeMode(em: Em) {
  const [settings] = await em.getConnection().execute<{ mode: string }[]>("select @@sql_mode as mode");
  if (settings?.mode.includes("NO_BACKSLASH_ESCAPES"))
    throw new Error("MySQL's sql_mode holds NO_BACKSLASH_ESCAPES, with which values could not be told from commands");
}

// MySQL changes tables outside transactions: of several instances that start at once only one may migrate.
async function migrateMySql(orm: MikroORM<SqliteDriver>) {
  await refuseUnsafeMode(orm.em);
  const holder = orm.em.fork();
  await holder.begin();
  await holder
    .getConnection()
    .execute("select get_lock('etalase_migrate', 120)", [], "all", holder.getTransactionContext());
  try {
    await orm.migrator.up();
  } finally {
    await holder
      .getConnection()
      .execute("select release_lock('etalase_migrate')", [], "all", holder.getTransactionContext());
    await holder.commit();
  }
}

async function mysqlWarnings(em: Em): Promise<readonly string[]> {
  const [settings] = await em
    .getConnection()
    .execute<{ mode: string; flush: number }[]>("select @@sql_mode as mode, @@innodb_flush_log_at_trx_commit as flush");
  const warnings: string[] = [];
  if (!settings?.mode.includes("STRICT_"))
    warnings.push("MySQL's sql_mode is not strict: bad values would be cut silently");
  if (Number(settings?.flush) !== 1)
    warnings.push("MySQL's innodb_flush_log_at_trx_commit is not 1: a crash can lose answered writes");
  return warnings;
}

export async function connect(url: string, contentTables: Tables): Promise<Database> {
  const dialect = dialectOf(url);
  const migrationsList = dialect === "mysql" ? mysqlMigrations : sqliteMigrations;
  const options = ormOptions(url, contentTables, {
    migrationsList,
    snapshot: false,
    allOrNothing: dialect === "sqlite",
  });
  const orm = (await MikroORM.init(options)) as MikroORM<SqliteDriver>; // both drivers share the SQL entity manager
  return {
    em: orm.em,
    dialect,
    transaction: (work) => orm.em.transactional(() => work()),
    migrate: () => (dialect === "mysql" ? migrateMySql(orm) : migrateSqlite(orm)),
    async ping() {
      await orm.em.getConnection().execute("select 1");
    },
    warnings: async () => (dialect === "mysql" ? mysqlWarnings(orm.em) : []),
    close: () => orm.close(true),
  };
}
