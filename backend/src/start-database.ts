import { ConfigError } from "./config/config.ts";
import { tables } from "./features/tables.ts";
import { connect, type Database } from "./persistence/database.ts";

const firstLineOf = (error: unknown) => (error instanceof Error ? error.message : String(error)).split("\n")[0];

/** Opens the database with its tables, before migrations. */
export const openDatabase = (url: string): Promise<Database> => connect(url, tables);

/** Opens the configured database and migrates it. @throws {ConfigError} when it does not answer */
export async function startDatabase(databaseUrl: string): Promise<Database> {
  const database = await openDatabase(databaseUrl);
  try {
    await database.ping();
  } catch (cause) {
    await database.close();
    // The value may hold a password, so it is not repeated.
    throw new ConfigError(`DATABASE_URL leads to no database that answers: ${firstLineOf(cause)}`, { cause });
  }
  await database.migrate();
  return database;
}
