import { type Dialect, type Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from "kysely";
import type { Queue } from "../connections/queue.ts";
import { SqliteDriver } from "./driver.ts";

/** Keeps Kysely from serialising the use of the connection: the driver does that. */
class SharingAdapter extends SqliteAdapter {
  override get supportsMultipleConnections() {
    return true;
  }
}

/** node:sqlite for MikroORM and Kysely. `path` is a file, or ":memory:". */
export const nodeSqliteDialect = (path: string, queue: Queue): Dialect => ({
  createDriver: () => new SqliteDriver(path, queue),
  createQueryCompiler: () => new SqliteQueryCompiler(),
  createAdapter: () => new SharingAdapter(),
  createIntrospector: (database: Kysely<unknown>) => new SqliteIntrospector(database),
});
