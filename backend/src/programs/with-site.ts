import { readConfig } from "../config.ts";
import { openDataFolder } from "../data-folder.ts";
import { createServices, type Services } from "../services.ts";
import { startDatabase } from "../start-database.ts";

/** Runs work with every use case of the configured site, also while that runs. */
export async function withSite(work: (services: Services) => Promise<void>): Promise<void> {
  const config = readConfig();
  const { mediaDir, shareDir, secret } = openDataFolder(config, { alone: false });
  const database = await startDatabase(config.databaseUrl);
  try {
    await work(await createServices({ ...config, database, mediaDir, shareDir, secret, now: () => new Date() }));
  } finally {
    await database.close();
  }
}
