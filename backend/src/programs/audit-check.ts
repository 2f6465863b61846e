import { auditFaults } from "@etalase/contracts/audit";
import { inEnglish } from "@etalase/contracts/refusals/refusal";
import type { ChainState } from "../application/upkeep/audit-chain.ts";
import { readConfig } from "../config/config.ts";
import { openDataFolder } from "../config/data-folder.ts";
import { openStorage } from "../config/storage.ts";
import { createServices } from "../services.ts";
import { startDatabase } from "../start-database.ts";
import { runProgram } from "./program.ts";

/** Describes the result of the check in a line or two. */
function linesOf({ since, entries, last, problem }: ChainState): readonly string[] {
  if (problem) return [auditFaults.broken, inEnglish(problem.reason)];
  if (!since) return ["The audit log has no entries."];
  return [
    `The audit log is unbroken since ${since.toISOString()}: ${entries} entries.`,
    `The last one's seal: ${last}`,
  ];
}

/** `make audit`: checks every entry of the audit log, also while the site runs. Exits with 1 when there is a fault. */
async function run() {
  const config = readConfig();
  const { secret } = openDataFolder(config, { alone: false });
  const storage = await openStorage(config);
  const database = await startDatabase(config.databaseUrl);
  try {
    const services = await createServices({ ...config, database, storage, secret, now: () => new Date() });
    const found = await services.auditChain.check();
    process.stdout.write(`${linesOf(found).join("\n")}\n`);
    if (found.problem) process.exitCode = 1;
  } finally {
    await database.close();
  }
}

runProgram(run);
