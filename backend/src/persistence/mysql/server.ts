import { type Dialect, type Kysely, MysqlAdapter, MysqlIntrospector, MysqlQueryCompiler } from "kysely";
import { createPool, type PoolConnection } from "mysql2";
import { createQueue } from "../connections/queue.ts";
import { accountOf } from "./account.ts";
import { type Limits, MySqlPoolDriver } from "./driver.ts";
import { createProbe } from "./probe.ts";
import { sessionSql } from "./session.ts";
import { createWatch } from "./watch.ts";

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
export function mysqlServer(url: string) {
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

export type MySqlServer = ReturnType<typeof mysqlServer>;
