import { accessSync, constants, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { delimiter, join } from "node:path";
import { type Counts, honest, passedOn, playwrightCounts, sum, type VitestReport, vitestCounts } from "./counts.ts";
import { mysqlVersion, startMysql } from "./mysql.ts";
import { start } from "./processes.ts";

const passed: Counts = { passed: 1, failed: 0 };
const failed: Counts = { passed: 0, failed: 1 };

export const leftOut: string[] = [];

/** What a machine cannot run is said aloud; in CI it is a failure, since there nobody would read it. */
function leaveOut(what: string): Counts {
  leftOut.push(what);
  return process.env.CI ? failed : { passed: 0, failed: 0 };
}

export const check = async (command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Counts> =>
  (await start(command, args, { env }).ended) === 0 ? passed : failed;

function countsIn<Report>(file: string, counts: (report: Report) => Counts): Counts {
  try {
    return counts(JSON.parse(readFileSync(file, "utf8")));
  } catch (error) {
    console.error(`The test runner left no report: ${error}`);
    return failed;
  }
}

const noMysql = "no MySQL 9.7 can be had here (TEST_MYSQL_URL may name one)";

async function onMysql(purpose: string, what: string, use: (url: string) => Promise<Counts>): Promise<Counts> {
  const mysql = await startMysql(purpose);
  if (!mysql) return leaveOut(`${what}: ${noMysql}`);
  const counts = await use(mysql.url);
  await mysql.stop();
  return counts;
}

export const migrationCheck = (): Promise<Counts> =>
  onMysql("migration", "whether migrations are complete", (url) =>
    check("node", ["scripts/migration.ts", "--check"], { TEST_MYSQL_URL: url }),
  );

/** Says on which databases tests passed. A database without any would mean that they did not find it. */
function databasesOf(run: VitestReport, mysql: string | null): Counts {
  const databases = mysql ? ["SQLite", "MySQL"] : ["SQLite"];
  const numbers = databases.map((database) => passedOn(database, run));
  for (const [index, database] of databases.entries()) {
    console.log(`Tests that passed on ${database === "MySQL" ? `MySQL ${mysql}` : database}: ${numbers[index]}`);
  }
  return { passed: 0, failed: numbers.filter((number) => number === 0).length };
}

/** `reports` is a folder for the runner's own report. */
export async function unitTests(reports: string): Promise<Counts> {
  const mysql = await startMysql("unit");
  const version = mysql && (await mysqlVersion(mysql.url));
  const report = join(reports, "unit.json");
  // By default Vitest leaves one core free: of two, that is half.
  const workers = `--maxWorkers=${availableParallelism()}`;
  const args = ["run", workers, "--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const code = await start("vitest", args, { env: { TEST_MYSQL_URL: mysql?.url } }).ended;
  await mysql?.stop();
  const counts = countsIn(report, (run: VitestReport) => sum([vitestCounts(run), databasesOf(run, version)]));
  return sum([honest(counts, code), ...(mysql ? [] : [leaveOut(`repository tests on MySQL: ${noMysql}`)])]);
}

function isExecutable(file: string) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function findChromium() {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
  const folders = (process.env.PATH ?? "").split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

/** `url` is a database that nothing has been stored in, or undefined for a SQLite file. */
async function playwright(reports: string, chromium: string, url?: string): Promise<Counts> {
  const report = join(reports, url ? "browser-mysql.json" : "browser-sqlite.json");
  const args = ["test", "--config=e2e/playwright.config.ts", "--reporter=list,json"];
  const env = { CHROMIUM: chromium, E2E_DATABASE_URL: url, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const code = await start("playwright", args, { env }).ended;
  return honest(countsIn(report, playwrightCounts), code);
}

const noChromium = "no Chromium on this machine (CHROMIUM may name one)";

export async function browserTestsOnSqlite(reports: string): Promise<Counts> {
  const chromium = findChromium();
  return chromium ? playwright(reports, chromium) : leaveOut(`browser tests on SQLite: ${noChromium}`);
}

export async function browserTestsOnMysql(reports: string): Promise<Counts> {
  const what = "browser tests on MySQL";
  const chromium = findChromium();
  if (!chromium) return leaveOut(`${what}: ${noChromium}`);
  return onMysql("browser", what, (url) => playwright(reports, chromium, url));
}
