import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Counts, sum } from "./counts.ts";
import { stopMysql } from "./mysql.ts";
import { endAll, interrupted } from "./processes.ts";
import {
  alarmCheck,
  browserTestsOn,
  check,
  failures,
  leftOut,
  migrationCheck,
  type Runner,
  reliabilityRuns,
  unitTests,
} from "./runners.ts";
import { stopS3 } from "./s3.ts";

type Step = Readonly<{ stage: string; title: string; run: Runner }>;

const steps: readonly Step[] = [
  { stage: "lint", title: "format and lint", run: check("biome check .") },
  { stage: "types", title: "types of backend and contracts", run: check("tsc -p tsconfig.json") },
  { stage: "types", title: "types of the browser tests", run: check("tsc -p e2e/tsconfig.json") },
  { stage: "types", title: "types of public-site", run: check("tsc -p public-site/tsconfig.json") },
  { stage: "types", title: "types of backoffice", run: check("tsc -p backoffice/tsconfig.json") },
  { stage: "build", title: "build", run: check("make --no-print-directory build") },
  { stage: "build", title: "production bundle", run: check("node scripts/try-bundle.ts") },
  { stage: "sizes", title: "sizes", run: check("node scripts/size.ts") },
  { stage: "unit", title: "migrations", run: migrationCheck },
  { stage: "unit", title: "alarms", run: alarmCheck },
  { stage: "unit", title: "unit, repository, HTTP and component tests", run: unitTests },
  { stage: "browser", title: "browser tests on SQLite", run: browserTestsOn("SQLite") },
  { stage: "browser", title: "browser tests on MySQL", run: browserTestsOn("MySQL") },
  { stage: "torture", title: "reliability runs, short form", run: reliabilityRuns },
];

/** They run the built product. */
const onBuilt = new Set(["sizes", "unit", "browser", "torture"]);
const stages = [...new Set(steps.map(({ stage }) => stage))];
const only = process.argv.slice(2);

function chosen(): readonly Step[] {
  const needed = only.some((stage) => onBuilt.has(stage)) ? [...only, "build"] : only;
  return only.length ? steps.filter(({ stage }) => needed.includes(stage)) : steps;
}

/** A step that throws is a failed one, not the end of the run. */
const attempt = (step: Step, reports: string): Promise<Counts> =>
  step.run(reports).catch((error: unknown) => {
    console.error(error);
    return { passed: 0, failed: 1 };
  });

function report(results: readonly (Counts & Readonly<{ title: string; seconds: number }>)[]): number {
  console.log("\n== summary");
  for (const { title, passed, failed, seconds } of results) {
    const verdict = failed ? "FAILED" : "ok";
    console.log(`${verdict.padEnd(7)} ${title}: ${passed} passed, ${failed} failed (${seconds.toFixed(1)} s)`);
  }
  for (const line of failures) console.log(`failed: ${line}`);
  for (const what of leftOut) console.log(`LEFT OUT${process.env.CI ? ", a failure in CI" : ""}: ${what}`);
  const { passed, failed } = sum(results);
  console.log(`${passed} passed, ${failed} failed`);
  return failed ? 1 : 0;
}

let isInterrupted = false;

async function runAll(reports: string): Promise<number> {
  const results = [];
  for (const step of chosen()) {
    console.log(`\n== ${step.title}`);
    const begin = performance.now();
    const counts = await attempt(step, reports);
    // What ended now was ended; nothing more may start, and a count would mislead.
    if (isInterrupted) return 1;
    results.push({ ...counts, title: step.title, seconds: (performance.now() - begin) / 1000 });
  }
  return report(results);
}

if (only.some((name) => !stages.includes(name))) {
  console.error(`ONLY takes some of: ${stages.join(" ")}`);
  process.exit(2);
}

const reports = mkdtempSync(join(tmpdir(), "etalase-test-"));
const code = await Promise.race([runAll(reports), interrupted()]);
isInterrupted = true;
await endAll();
await stopMysql();
await stopS3();
rmSync(reports, { recursive: true, force: true });
process.exit(code);
