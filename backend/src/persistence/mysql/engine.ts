import type { MikroORM, Options } from "@mikro-orm/core";
import { MySqlDriver } from "@mikro-orm/mysql";
import type { SqliteDriver } from "@mikro-orm/sql";
import { migrateMySql } from "./migrate.ts";
import { mysqlServer } from "./server.ts";
import { type Durability, durabilitySql, durabilityWarnings } from "./session.ts";

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
