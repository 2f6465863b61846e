import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { sum } from "./counts.ts";
import { type Need, prepareMachine, without } from "./machine.ts";
import { endAll, interrupted, root } from "./processes.ts";
import { spentByChildren } from "./processor.ts";
import { minutes, type Result, slowest, summary } from "./report.ts";
import {
  alarmCheck,
  browserTests,
  check,
  failed,
  hasChanged,
  migrationCheck,
  type Outcome,
  outcome,
  type Runner,
  type RunOptions,
  reliabilityRuns,
  unitsLeftOut,
  unitTests,
} from "./runners.ts";
import { mysqlServer, s3Server } from "./servers.ts";

/** `about` is the duration in seconds on two idle cores. */
type Step = Readonly<{ stage: string; title: string; about: number; run: Runner; needs?: readonly Need[] }>;

const screenProjects = ["backoffice", "public-site", "contracts"];
const screens = unitTests({ projects: screenProjects });
const backend = unitTests({ projects: ["backend"], isOnDatabases: true });

// Each checker resolves the libraries' types for itself: four programs side by side with one checker each take three
// quarters of the time that they take one after the other with two.
const types = (base: string) =>
  beside(...[base, "e2e", "public-site", "backoffice"].map((path) => check(`tsc -p ${path} --checkers 1`)));
/** The reliability runs in addition to the base of all; a change elsewhere rarely breaks their types. */
const allTypes = types("torture");
const build: Step = { stage: "build", title: "build", about: 8, run: check("make --no-print-directory build") };

const steps: readonly Step[] = [
  { stage: "lint", title: "format and lint", about: 13, run: check("biome check .") },
  { stage: "types", title: "types", about: 14, run: allTypes },
  build,
  { stage: "build", title: "production bundle", about: 6, run: check("node scripts/try-bundle.ts") },
  { stage: "sizes", title: "sizes", about: 2, run: check("node scripts/size.ts") },
  { stage: "unit", title: "migrations", about: 1, run: migrationCheck, needs: ["mysql"] },
  { stage: "unit", title: "alarms", about: 2, run: alarmCheck, needs: ["promtool"] },
  { stage: "unit", title: "unit and component tests of the screens", about: 135, run: screens },
  {
    stage: "unit",
    title: "unit, repository and HTTP tests of the backend",
    about: 200,
    run: beside(backend, unitsLeftOut),
    needs: ["mysql", "bucket"],
  },
  {
    stage: "browser",
    title: "browser tests on SQLite",
    about: 105,
    run: browserTests("SQLite"),
    needs: ["chromium", "mysql"],
  },
  {
    stage: "browser",
    title: "browser tests on MySQL",
    about: 130,
    run: browserTests("MySQL"),
    needs: ["chromium", "mysql"],
  },
  { stage: "torture", title: "reliability runs", about: 85, run: reliabilityRuns, needs: ["mysql"] },
];

const reached = "that the changes reach";

/** For checks in between: no server, no browser, and only tests that import a changed file. */
const quick: readonly Step[] = [
  ...steps.filter(({ stage }) => stage === "lint"),
  { stage: "types", title: "types", about: 14, run: hasChanged("torture") ? allTypes : types("tsconfig.json") },
  build,
  {
    stage: "unit",
    title: `unit and component tests of the screens ${reached}`,
    about: 60,
    run: unitTests({ projects: screenProjects, isForChanges: true }),
  },
  {
    stage: "unit",
    title: `unit, repository and HTTP tests on SQLite ${reached}`,
    about: 50,
    run: unitTests({ projects: ["backend"], isForChanges: true }),
  },
  // These read the sources, and so import none of them.
  {
    stage: "unit",
    title: "rules of the house",
    about: 10,
    run: unitTests({ projects: ["backend"], filters: ["scripts/"] }),
  },
];

/** Stages that run the built product. */
const onBuilt = new Set(["sizes", "unit", "browser", "torture"]);
const stages = [...new Set(steps.map(({ stage }) => stage))];
const only = process.argv.slice(2);
const { FILE: file, NAME: name, ON: database = "SQLite" } = process.env;

/** Runs several at once, and counts them as one. */
function beside(...runners: readonly Runner[]): Runner {
  return async (options) => {
    const all = await Promise.all(runners.map((run) => run(options)));
    return {
      ...sum(all),
      failures: all.flatMap(({ failures }) => failures),
      leftOut: all.flatMap(({ leftOut }) => leftOut),
      slow: all.flatMap(({ slow }) => slow),
    };
  };
}

/** Runs one file, or one test of it. */
function alone(path: string): readonly Step[] {
  const step = { stage: "alone", title: path, about: 30 };
  if (path.startsWith("e2e")) {
    const run = browserTests(database === "MySQL" ? "MySQL" : "SQLite", [path, ...(name ? ["-g", name] : [])]);
    return [build, { ...step, run, needs: ["chromium", ...(database === "MySQL" ? (["mysql"] as const) : [])] }];
  }
  const project = ["backoffice", "public-site", "contracts"].find((one) => path.startsWith(one)) ?? "backend";
  // The runner treats a name as a pattern.
  const filters = [path, ...(name ? ["-t", name.replace(/[$()*+.?[\\\]^{|}]/g, "\\$&")] : [])];
  const run = unitTests({ projects: [project], filters });
  return [build, { ...step, run, needs: project === "backend" ? ["mysql", "bucket"] : [] }];
}

function chosen(): readonly Step[] {
  if (file) return alone(file);
  if (only.includes("quick")) return quick;
  const needed = only.some((stage) => onBuilt.has(stage)) ? [...only, "build"] : only;
  return only.length ? steps.filter(({ stage }) => needed.includes(stage)) : steps;
}

/** Counts a step that throws as failed, instead of ending the run. */
const attempt = (step: Step, options: RunOptions): Promise<Outcome> =>
  step.run(options).catch((error: unknown) => {
    console.error(error);
    return outcome(failed);
  });

let isInterrupted = false;

async function runAll(reports: string): Promise<number> {
  const todo = chosen();
  const needs = new Set(todo.flatMap((step) => step.needs ?? []));
  const machine = await prepareMachine(needs);
  for (const need of needs) if (machine[need] === null) console.log(`To be left out: ${without[need]}`);
  const options = { machine, reports, isLong: process.env.LONG === "1" };
  const results: Result[] = [];
  const startedAt = performance.now();
  for (const [index, step] of todo.entries()) {
    const begin = performance.now();
    const left = todo.slice(index).reduce((total, { about }) => total + about, 0);
    const clock = `${minutes((begin - startedAt) / 1000)} so far, about ${minutes(left)} to go on two quiet cores`;
    console.log(`\n== [${index + 1} of ${todo.length}] ${step.title} (${clock})`);
    const spentBefore = spentByChildren();
    const stepOutcome = await attempt(step, options);
    // The step was killed: nothing more may start, and a count would mislead.
    if (isInterrupted) return 1;
    const spentNow = spentByChildren();
    const spent = spentNow === null || spentBefore === null ? null : spentNow - spentBefore;
    // A check that is a single command has printed its errors above.
    const whole = { line: `${step.title}: see part ${index + 1}`, alone: `make test ONLY=${step.stage}` };
    const failures = stepOutcome.failed && !stepOutcome.failures.length ? [whole] : stepOutcome.failures;
    results.push({ ...stepOutcome, failures, title: step.title, seconds: (performance.now() - begin) / 1000, spent });
  }
  return report(results);
}

/** Stores the times of all tests until the next run. */
const timesFile = join(root, "node_modules/.cache/test-times.txt");

function report(results: readonly Result[]): number {
  const times = slowest(results, Number.POSITIVE_INFINITY);
  mkdirSync(dirname(timesFile), { recursive: true });
  writeFileSync(timesFile, times.map(({ name, seconds }) => `${seconds.toFixed(1).padStart(6)} ${name}\n`).join(""));
  const { passed, failed } = sum(results);
  const took = results.reduce((total, { seconds }) => total + seconds, 0);
  for (const line of summary(results, Boolean(process.env.CI))) console.log(line);
  console.log(`It took ${minutes(took)}.\n${passed} passed, ${failed} failed`);
  return failed ? 1 : 0;
}

if (only.some((one) => one !== "quick" && !stages.includes(one))) {
  console.error(`ONLY takes quick, or some of: ${stages.join(" ")}`);
  process.exit(2);
}

const reports = mkdtempSync(join(tmpdir(), "etalase-test-"));
const code = await Promise.race([runAll(reports), interrupted()]);
isInterrupted = true;
await endAll();
await mysqlServer.stop();
await s3Server.stop();
rmSync(reports, { recursive: true, force: true });
process.exit(code);
