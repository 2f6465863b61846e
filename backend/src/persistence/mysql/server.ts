import type { MikroORM, Options } from "@mikro-orm/core";
import { MySqlDriver } from "@mikro-orm/mysql";
import type { SqliteDriver } from "@mikro-orm/sql";
import { type Dialect, type Kysely, MysqlAdapter, MysqlIntrospector, MysqlQueryCompiler } from "kysely";
import { createPool, type PoolConnection } from "mysql2";
import { createQueue } from "../connections/queue.ts";
import { accountOf } from "./account.ts";
import { type Limits, MySqlPoolDriver } from "./driver.ts";
import { migrateMySql } from "./migrate.ts";
import { createProbe, createWatch } from "./probe.ts";
import { type Durability, durabilitySql, durabilityWarnings, sessionSql } from "./session.ts";

const connections = 10;
/** Maximum number of callers waiting for a connection; no more requests are admitted at once. */
const maxWaiting = 1_000;
const connectMs = 2_500;
const usual: Limits = { connectionMs: 5_000, statementMs: 20_000 };
/** Changing a large table has no time limit. */
const patient: Limits = { connectionMs: 5_000, statementMs: Number.POSITIVE_INFINITY };

/** The forms of values that the ORM expects: it parses times and large numbers itself. */
const valuesAsTheOrmReadsThem = { dateStrings: true, supportBigNumbers: true, timezone: "Z" } as const;

function openPool(account: ReturnType<typeof accountOf>) {
  const limits = { connectionLimit: connections, queueLimit: maxWaiting, connectTimeout: connectMs };
  const pool = createPool({ ...account, ...valuesAsTheOrmReadsThem, ...limits });
  // Sent before the first statement of the caller. The event's type belongs to another interface of the library.
  pool.on("connection", (connection) => {
    const opened = connection as unknown as PoolConnection;
    opened.query(sessionSql, (error) => error && opened.destroy());
  });
  return pool;
}

/** A MySQL server, for Kysely and MikroORM. It connects with the first query. */
function mysqlServer(url: string) {
  const account = accountOf(url);
  const probe = createProbe(account);
  const queue = createQueue(connections);
  let limits = usual;
  const dialect: Dialect = {
    createDriver: () =>
      new MySqlPoolDriver({
        pool: openPool(account),
        queue,
        watched: createWatch(probe),
        limits: () => limits,
        close: probe.close,
      }),
    createQueryCompiler: () => new MysqlQueryCompiler(),
    createAdapter: () => new MysqlAdapter(),
    createIntrospector: (database: Kysely<unknown>) => new MysqlIntrospector(database),
  };
  return {
    dialect,
    queue,
    /** @throws when the server cannot be reached */
    ping: probe.ping,
    /** Runs work whose statements may take long. */
    async patiently<T>(work: () => Promise<T>): Promise<T> {
      limits = patient;
      try {
        return await work();
      } finally {
        limits = usual;
      }
    },
  };
}

export const mysqlOptions = (url: string): Partial<Options> => ({
  driver: MySqlDriver,
  clientUrl: url,
  charset: "utf8mb4",
  collate: "utf8mb4_bin",
});

/** The parts of a database that only MySQL needs; a site on SQLite never loads them. */
export function mysqlEngine(url: string) {
  const { dialect, queue, patiently, ping } = mysqlServer(url);
  return {
    driverOptions: dialect,
    queue,
    inMySql: (orm: MikroORM<SqliteDriver>) => ({
      migrate: (to?: string) => patiently(() => migrateMySql(orm, to)),
      ping,
      async warnings() {
        const [durability] = await orm.em.getConnection().execute<Durability[]>(durabilitySql);
        return durability ? durabilityWarnings(durability) : [];
      },
    }),
  };
}
