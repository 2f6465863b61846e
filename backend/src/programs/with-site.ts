import { type Config, readConfig } from "../config/config.ts";
import { openDataFolder } from "../config/data-folder.ts";
import { openStorage } from "../config/storage.ts";
import { createServices, type Services } from "../services.ts";
import { startDatabase } from "../start-database.ts";

/** Runs work with every use case of the configured site, also while the site runs. */
export async function withSite(work: (services: Services, config: Config) => Promise<void>): Promise<void> {
  const config = readConfig();
  const { secret } = openDataFolder(config, { alone: false });
  const storage = await openStorage(config);
  const database = await startDatabase(config.databaseUrl);
  try {
    await work(await createServices({ ...config, database, storage, secret, now: () => new Date() }), config);
  } finally {
    await database.close();
  }
}
