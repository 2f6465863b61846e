import { randomInt } from "node:crypto";
import setup from "../backend/test/database-templates.ts";
import type { DialectName } from "../backend/test/databases.ts";
import { fuzz } from "../backend/test/fuzz/fuzz.ts";
import { interrupted } from "./processes.ts";
import { mysqlServer } from "./servers.ts";

/**
 * Sends hostile calls to every route, on each database: CALLS sets their number, SEED their order. Exits with 1 for a
 * failing case.
 */
const calls = Number(process.env.CALLS || 100_000);
const seed = Number(process.env.SEED || randomInt(2 ** 31));

async function fuzzOn(dialect: DialectName) {
  console.log(`${dialect}: ${calls} calls, SEED=${seed}`);
  const startedAt = performance.now();
  const seconds = () => Math.round((performance.now() - startedAt) / 1000);
  const onCall = (done: number) => {
    if (done % 5_000 === 0) console.log(`${done} calls, ${seconds()} s`);
  };
  const { calls: done, statuses, failure } = await fuzz({ dialect, calls, seed, onCall });
  const counts = [...statuses].sort(([one], [other]) => one - other).map(([status, count]) => `${status}: ${count}`);
  console.log(`${done} calls in ${seconds()} s; ${counts.join(", ")}`);
  if (failure === null) return;
  console.error(failure);
  process.exitCode = 1;
}

void interrupted().then(async (code) => {
  await mysqlServer.stop();
  process.exit(code);
});

let removeTemplates = async () => {};
try {
  const url = await mysqlServer.url();
  if (url) process.env.TEST_MYSQL_URL = url;
  else console.log("LEFT OUT: MySQL, of which none can be had here");
  removeTemplates = await setup();
  await fuzzOn("SQLite");
  if (url) await fuzzOn("MySQL");
} finally {
  await removeTemplates();
  await mysqlServer.stop();
}
// The emptied databases are still open.
process.exit();
