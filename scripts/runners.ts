import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import {
  type Counts,
  honest,
  type PlaywrightReport,
  passedOn,
  playwrightCounts,
  playwrightFailures,
  sum,
  type VitestReport,
  vitestCounts,
  vitestFailures,
} from "./counts.ts";
import { mysqlUrl, mysqlVersion } from "./mysql.ts";
import { start } from "./processes.ts";
import { s3Url } from "./s3.ts";
import { mysqlServer } from "./topology/installed.ts";

/** Runs something and counts what passed in it. `reports` is a folder for the report of a test runner. */
export type Runner = (reports: string) => Promise<Counts>;

const passed: Counts = { passed: 1, failed: 0 };
const failed: Counts = { passed: 0, failed: 1 };

export const leftOut: string[] = [];

/** A line for each test that failed. */
export const failures: string[] = [];

/** What a machine cannot run is said aloud; in CI it is a failure, since there nobody would read it. */
function leaveOut(what: string): Counts {
  leftOut.push(what);
  return process.env.CI ? failed : { passed: 0, failed: 0 };
}

/** Runs a command, which is one check that passes or fails as a whole. */
export function check(line: string, env: NodeJS.ProcessEnv = {}): Runner {
  const [command = "", ...args] = line.split(" ");
  return async () => ((await start(command, args, { env }).ended) === 0 ? passed : failed);
}

function countsIn<Report>(file: string, counts: (report: Report) => Counts): Counts {
  try {
    return counts(JSON.parse(readFileSync(file, "utf8")));
  } catch (error) {
    console.error(`The test runner left no report: ${error}`);
    return failed;
  }
}

const noS3 = "no S3 server can be had here (TEST_MEDIA_URL may name a bucket with its keys)";
const noMysql = "no MySQL 9.7 can be had here (TEST_MYSQL_URL may name one)";

export const migrationCheck: Runner = async (reports) => {
  const url = await mysqlUrl();
  if (!url) return leaveOut(`whether migrations are complete: ${noMysql}`);
  return check("node scripts/migration.ts --check", { TEST_MYSQL_URL: url })(reports);
};

/** The command of Prometheus' own tool for rules, from Debian's package; null where none can be had. */
function promtool(): string | null {
  try {
    const prometheus = mysqlServer("tool", "prometheus", "--suite", "bookworm");
    return [...prometheus.slice(0, -1), join(dirname(prometheus.at(-1) ?? ""), "promtool")].join(" ");
  } catch {
    return null;
  }
}

/** When each alarm rings, and when it does not. */
export const alarmCheck: Runner = async (reports) => {
  const tool = promtool();
  if (!tool) return leaveOut("when the alarms of docs/alerts.yaml ring: no promtool can be had here (needs Debian)");
  return check(`${tool} test rules docs/alerts.test.yaml`)(reports);
};

/** Says on which databases tests passed. A database without any would mean that they did not find it. */
function databasesOf(run: VitestReport, mysql: string | null): Counts {
  const databases = mysql ? ["SQLite", "MySQL"] : ["SQLite"];
  const numbers = databases.map((database) => passedOn(database, run));
  for (const [index, database] of databases.entries()) {
    console.log(`Tests that passed on ${database === "MySQL" ? `MySQL ${mysql}` : database}: ${numbers[index]}`);
  }
  return { passed: 0, failed: numbers.filter((number) => number === 0).length };
}

export const unitTests: Runner = async (reports) => {
  const [url, bucket] = [await mysqlUrl(), await s3Url()];
  const version = url && (await mysqlVersion(url));
  const report = join(reports, "unit.json");
  // Some tests wait for a server or a process, and a worker more makes use of that.
  const workers = `--maxWorkers=${availableParallelism() + 1}`;
  const args = ["run", workers, "--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const code = await start("vitest", args, {
    env: { TEST_MYSQL_URL: url ?? undefined, TEST_MEDIA_URL: bucket ?? undefined },
  }).ended;
  const counts = countsIn(report, (run: VitestReport) => {
    failures.push(...vitestFailures(run));
    return sum([vitestCounts(run), databasesOf(run, version)]);
  });
  return sum([
    honest(counts, code),
    ...(url ? [] : [leaveOut(`repository tests on MySQL: ${noMysql}`)]),
    ...(bucket ? [] : [leaveOut(`tests of the object storage: ${noS3}`)]),
  ]);
};

function findChromium() {
  const names = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
  const search = names.map((name) => `command -v ${name}`).join(" || ");
  // Without a shell there is no output.
  return process.env.CHROMIUM || spawnSync("sh", ["-c", search], { encoding: "utf8" }).stdout?.trim();
}

export function browserTestsOn(database: "SQLite" | "MySQL"): Runner {
  const what = `browser tests on ${database}`;
  return async (reports) => {
    const chromium = findChromium();
    if (!chromium) return leaveOut(`${what}: no Chromium on this machine (CHROMIUM may name one)`);
    const url = database === "MySQL" ? await mysqlUrl() : undefined;
    if (url === null) return leaveOut(`${what}: ${noMysql}`);
    const file = join(reports, `browser-${database}.json`);
    const env = { CHROMIUM: chromium, E2E_DATABASE_URL: url, PLAYWRIGHT_JSON_OUTPUT_FILE: file };
    // Looks, keys and failures do not depend on the database; journeys write to it and read back.
    const tests = url ? ["--project=journeys"] : [];
    const args = ["test", "--config=e2e/playwright.config.ts", "--reporter=list,json", ...tests];
    const code = await start("playwright", args, { env }).ended;
    const counts = countsIn(file, (run: PlaywrightReport) => {
      failures.push(...playwrightFailures(run).map((line) => `${database}: ${line}`));
      return playwrightCounts(run);
    });
    return honest(counts, code);
  };
}

/** The reliability runs in their short form, which start a MySQL of their own, since they kill it. */
export const reliabilityRuns: Runner = async (reports) => {
  const file = join(reports, "torture.json");
  const code = await start("node", ["torture/main.ts"], { env: { SHORT: "1", TORTURE_REPORT: file } }).ended;
  return honest(
    countsIn(file, (counts: Counts) => counts),
    code,
  );
};
