import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import {
  type Database,
  honest,
  type PlaywrightReport,
  passedOn,
  playwrightCounts,
  playwrightFailures,
  playwrightTimes,
  sum,
  type VitestReport,
  vitestCounts,
  vitestFailures,
  vitestTimes,
} from "./counts.ts";
import { type Machine, type Need, without } from "./machine.ts";
import { root, start } from "./processes.ts";
import type { Counts, Result } from "./report.ts";

/** The findings of a part; the run adds its title and duration. */
export type Outcome = Omit<Result, "title" | "seconds" | "spent">;

export type RunOptions = Readonly<{
  machine: Machine;
  /** A folder for the reports of test runners. */
  reports: string;
  /** The nightly form: development builds, random order, random seeds, all widths and databases. */
  isLong: boolean;
}>;

/** Runs a part, and counts its passed tests. */
export type Runner = (options: RunOptions) => Promise<Outcome>;

export const outcome = (counts: Counts, more: Partial<Outcome> = {}): Outcome => ({
  failures: [],
  leftOut: [],
  slow: [],
  ...more,
  ...counts,
});

const passed: Counts = { passed: 1, failed: 0 };
export const failed: Counts = { passed: 0, failed: 1 };

/** Reports the tests that a machine cannot run; in CI that is a failure, since nobody would read the report there. */
const leaveOut = (need: Need, what: string): Outcome =>
  outcome(process.env.CI ? failed : { passed: 0, failed: 0 }, { leftOut: [`${what}: ${without[need]}`] });

/** Runs a command as one check, which passes or fails as a whole. */
export function check(line: string, env: NodeJS.ProcessEnv = {}): Runner {
  const [command = "", ...args] = line.split(" ");
  return async () => outcome((await start(command, args, { env }).ended) === 0 ? passed : failed);
}

function read<Report>(file: string, judge: (report: Report) => Outcome): Outcome {
  try {
    return judge(JSON.parse(readFileSync(file, "utf8")));
  } catch (error) {
    console.error(`The test runner left no report: ${error}`);
    return outcome(failed);
  }
}

export const migrationCheck: Runner = (options) => {
  const { mysql } = options.machine;
  if (!mysql) return Promise.resolve(leaveOut("mysql", "whether migrations are complete"));
  return check("node scripts/migration.ts --check", { TEST_MYSQL_URL: mysql.url })(options);
};

/** Tests when each alarm rings, and when it does not. */
export const alarmCheck: Runner = (options) => {
  const { promtool } = options.machine;
  if (!promtool) return Promise.resolve(leaveOut("promtool", "when the alarms of docs/alerts.yaml ring"));
  return check(`${promtool} test rules docs/alerts.test.yaml`)(options);
};

/** Says on which databases tests passed. A database without any means that its tests did not find it. */
function databasesOf(run: VitestReport, { mysql }: Machine): Counts {
  const databases: readonly Database[] = mysql ? ["SQLite", "MySQL"] : ["SQLite"];
  const numbers = databases.map((database) => passedOn(database, run));
  for (const [index, database] of databases.entries()) {
    console.log(
      `Tests that passed on ${database === "MySQL" ? `MySQL ${mysql?.version}` : database}: ${numbers[index]}`,
    );
  }
  return { passed: 0, failed: numbers.filter((number) => number === 0).length };
}

/** One worker more than cores, since some tests wait for a server or a process. */
const unitWorkers = availableParallelism() + 1;

const git = (...args: readonly string[]) => spawnSync("git", args, { cwd: root, encoding: "utf8" });

/**
 * Returns the commit to compare with: the last one, or the one before it when nothing is uncommitted. Undefined outside
 * of a repository, and without that commit; then all tests run.
 */
function commitBefore(): string | undefined {
  const { status, stdout } = git("status", "--porcelain");
  if (status !== 0) return undefined;
  const commit = stdout === "" ? "HEAD~1" : "HEAD";
  return git("rev-parse", "--verify", "--quiet", commit).status === 0 ? commit : undefined;
}

/** Whether a folder has changed since the commit to compare with. */
export function hasChanged(folder: string): boolean {
  const since = commitBefore();
  const isSame = since !== undefined && git("diff", "--quiet", since, "--", folder).status === 0;
  return !isSame || git("ls-files", "--others", "--exclude-standard", "--", folder).stdout !== "";
}

type Units = Readonly<{
  projects: readonly string[];
  isOnDatabases?: boolean;
  /** Only the tests whose files import a changed one. */
  isForChanges?: boolean;
  filters?: readonly string[];
}>;

/** Runs tests of vitest's projects; `filters` choose some. */
export function unitTests({ projects, isOnDatabases = false, isForChanges = false, filters = [] }: Units): Runner {
  return async ({ machine, reports, isLong }) => {
    const since = isForChanges ? commitBefore() : undefined;
    const report = join(reports, `${projects[0]}.json`);
    const args = [
      ...["run", `--maxWorkers=${unitWorkers}`, "--reporter=default", "--reporter=json"],
      ...[`--outputFile.json=${report}`, ...projects.flatMap((project) => ["--project", project])],
      ...(isLong ? ["--sequence.shuffle"] : []),
      ...(since ? ["--changed", since, "--passWithNoTests"] : []),
      ...filters,
    ];
    const env = {
      TEST_MYSQL_URL: machine.mysql?.url,
      TEST_MEDIA_URL: machine.bucket ?? undefined,
      // Every run with unit tests builds first.
      TEST_BUILT: "1",
      REACT: isLong ? "development" : undefined,
    };
    const code = await start("vitest", args, { env }).ended;
    return read(report, (run: VitestReport) => {
      if (since && code === 0 && run.testResults.length === 0) return outcome({ passed: 0, failed: 0 });
      const counts = sum([vitestCounts(run), ...(isOnDatabases ? [databasesOf(run, machine)] : [])]);
      return outcome(honest(counts, code), { failures: vitestFailures(run), slow: vitestTimes(run) });
    });
  };
}

/** Reports the tests of the backend that need something the machine lacks. */
export const unitsLeftOut: Runner = async ({ machine }) => {
  const lacking = [
    ...(machine.mysql ? [] : [leaveOut("mysql", "repository and HTTP tests on MySQL")]),
    ...(machine.bucket ? [] : [leaveOut("bucket", "tests of the object storage")]),
  ];
  return outcome(sum(lacking), { leftOut: lacking.flatMap(({ leftOut }) => leftOut) });
};

export function browserTests(database: Database, filters: readonly string[] = []): Runner {
  return async ({ machine, reports, isLong }) => {
    const { chromium, mysql } = machine;
    if (!chromium) return leaveOut("chromium", `browser tests on ${database}`);
    if (database === "MySQL" && !mysql) return leaveOut("mysql", `browser tests on ${database}`);
    // Screens and journeys test the same product, so one database is enough for each, except at night.
    const project = database === "MySQL" ? "journeys" : "screens";
    const some = filters.length || isLong || !mysql ? filters : [`--project=${project}`];
    const file = join(reports, `browser-${database}.json`);
    const env = {
      E2E_DATABASE_URL: database === "MySQL" ? mysql?.url : undefined,
      // At night, the journeys also run on a computer that is four times as slow.
      E2E_SLOWDOWN: isLong && database === "SQLite" ? "4" : undefined,
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    };
    const args = ["test", "--config=e2e/playwright.config.ts", "--reporter=list,json", ...some];
    const code = await start("playwright", args, { env }).ended;
    return read(file, (run: PlaywrightReport) =>
      outcome(honest(playwrightCounts(run), code), {
        failures: playwrightFailures(run, database),
        slow: playwrightTimes(run, database),
      }),
    );
  };
}

/**
 * Runs the reliability scenarios in their short form, or the long one at night. They start a MySQL of their own, since
 * they kill it.
 */
export const reliabilityRuns: Runner = async ({ machine, reports, isLong }) => {
  const file = join(reports, "torture.json");
  const env = { SHORT: isLong ? "" : "1", TORTURE_REPORT: file, TEST_MEDIA_URL: machine.bucket ?? undefined };
  const code = await start("node", ["torture/main.ts"], { env }).ended;
  return read(file, ({ failures, ...counts }: Counts & Pick<Outcome, "failures">) =>
    outcome(honest(counts, code), { failures }),
  );
};
