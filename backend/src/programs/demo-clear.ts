import { terminal } from "../application/audit.ts";
import { readConfig } from "../config.ts";
import { openDataFolder } from "../data-folder.ts";
import { clearDemo } from "../demo/clear.ts";
import { createServices } from "../services.ts";
import { startDatabase } from "../start-database.ts";
import { runProgram } from "./program.ts";

/** `make demo-clear`: takes the demo content away, also while the site runs. */
async function run() {
  const config = readConfig();
  const { mediaDir, shareDir, secret } = openDataFolder(config, { alone: false });
  const database = await startDatabase(config.databaseUrl);
  try {
    const services = await createServices({ ...config, database, mediaDir, shareDir, secret, now: () => new Date() });
    const removed = await clearDemo(services, terminal);
    process.stdout.write(`Removed ${removed} demo records with their pictures, the demo promo and the demo visits.\n`);
  } finally {
    await database.close();
  }
}

runProgram(run);
