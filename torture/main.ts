import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { LeftOut } from "./bench/left-out.ts";
import { type MysqlServer, startMysqlServer } from "./bench/mysql-server.ts";
import type { Bench, DatabaseName, Scenario } from "./bench/scenario.ts";
import { failuresOf, type Result, tableOf } from "./table.ts";

/** Each file of the folder exports its scenarios. */
const folder = join(import.meta.dirname, "scenarios");
const files = readdirSync(folder).sort();
const modules = files.map((file) => import(join(folder, file)) as Promise<Readonly<Record<string, Scenario>>>);
const scenarios = (await Promise.all(modules)).flatMap((module) => Object.values(module));

const isShort = process.env.SHORT === "1";
const only = process.argv.slice(2).map((word) => word.toLowerCase());
/** Matches words in the name and database of a run: "soak", "kill", "sqlite". */
const isChosen = (scenario: Scenario, database: DatabaseName) => {
  const title = `${scenario.name} ${database}`.toLowerCase();
  return only.length === 0 || only.some((word) => title.includes(word));
};

const databasesOf = ({ databases, inShort = databases }: Scenario) => (isShort ? inShort : databases);
const runs = scenarios.flatMap((scenario) =>
  databasesOf(scenario)
    .filter((database) => isChosen(scenario, database))
    .map((database) => ({ scenario, database })),
);

let mysql: Promise<MysqlServer> | undefined;
const ownMysql = () => {
  mysql ??= startMysqlServer();
  return mysql;
};

async function benchFor(database: DatabaseName) {
  const cleanUps: (() => unknown)[] = [];
  const failures: string[] = [];
  const claim = (holds: boolean, otherwise: string) => {
    if (!holds) failures.push(otherwise);
  };
  const server = database === "MySQL" ? await ownMysql() : undefined;
  const bench: Bench = {
    database,
    isShort,
    newDatabase: async () => server?.createDatabase(),
    mysql() {
      if (!server) throw new Error("This scenario is not for SQLite");
      return server;
    },
    later: (cleanUp) => cleanUps.unshift(cleanUp),
    claim,
    claimTime: (holds, otherwise) => claim(holds || isShort, otherwise),
  };
  return {
    bench,
    failures,
    async close() {
      for (const cleanUp of cleanUps) await cleanUp();
    },
  };
}

/** Functions that end running scenarios. */
const ends = new Set<() => Promise<void>>();

async function runIn(database: DatabaseName, { run }: Scenario): Promise<Result["outcome"]> {
  const { bench, failures, close } = await benchFor(database);
  ends.add(close);
  const outcome = await run(bench)
    .finally(close)
    .finally(() => ends.delete(close));
  return { lost: failures.join("; ") || "nothing", ...outcome, failures };
}

function withoutOutcome(error: unknown): Pick<Result, "verdict" | "outcome"> {
  const message = error instanceof Error ? error.message : String(error);
  const outcome = { did: "-", lost: "unknown", figures: message, failures: [message] };
  // In CI nobody would read it, so it counts as a failure.
  if (error instanceof LeftOut && !process.env.CI)
    return { verdict: "LEFT OUT", outcome: { ...outcome, failures: [] } };
  console.error(error);
  return { verdict: "FAILED", outcome };
}

async function resultOf({ scenario, database }: (typeof runs)[number]): Promise<Result> {
  const startedAt = performance.now();
  const result = await runIn(database, scenario).then(
    (outcome) => ({ verdict: outcome.failures.length ? ("FAILED" as const) : ("ok" as const), outcome }),
    withoutOutcome,
  );
  const seconds = (performance.now() - startedAt) / 1000;
  console.log(`${result.verdict.padEnd(8)} ${scenario.name} on ${database} (${seconds.toFixed(1)} s)`);
  return { scenario: scenario.name, database, seconds, ...result };
}

async function removeMysql() {
  const server = await mysql?.catch(() => undefined);
  await server?.remove();
}

/** Ends all started processes, which must not outlive a Ctrl-C. */
async function interrupt() {
  await Promise.allSettled([...ends].map((end) => end()));
  await removeMysql();
  process.exit(130);
}
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void interrupt());

if (runs.length === 0) {
  const known = scenarios.filter((one) => databasesOf(one).length > 0);
  console.error(`ONLY takes words of: ${known.map(({ name }) => name).join(", ")}`);
  process.exit(2);
}
async function resultsOf(lane: typeof runs): Promise<readonly Result[]> {
  const results: Result[] = [];
  for (let run = lane.shift(); run; run = lane.shift()) results.push(await resultOf(run));
  return results;
}

/**
 * Short runs go in two lanes. Those that stop MySQL's server come first in theirs, beside those on SQLite; when both
 * kinds are done, the lanes share the others.
 */
async function inTwoLanes(): Promise<readonly Result[]> {
  const stopping = resultsOf(runs.filter(({ scenario }) => scenario.stopsServer));
  const onSqlite = resultsOf(runs.filter(({ database }) => database === "SQLite"));
  const others = runs.filter(({ database, scenario }) => database !== "SQLite" && !scenario.stopsServer);
  const lanes = [stopping, Promise.all([onSqlite, stopping])].map((lane) => lane.then(() => resultsOf(others)));
  return (await Promise.all([stopping, onSqlite, ...lanes])).flat();
}

const results = [];
try {
  // Long runs measure, and need the machine to themselves.
  results.push(...(await (isShort ? inTwoLanes() : resultsOf(runs))));
} finally {
  await removeMysql();
}
console.log(`\n${tableOf(results)}\n`);
const failures = failuresOf(results);
for (const { line } of failures) console.log(line);
const failed = results.filter(({ verdict }) => verdict === "FAILED").length;
const passed = results.filter(({ verdict }) => verdict === "ok").length;
console.log(`\n${passed} passed, ${failed} failed, ${results.length - passed - failed} left out`);
if (process.env.TORTURE_REPORT) writeFileSync(process.env.TORTURE_REPORT, JSON.stringify({ passed, failed, failures }));
process.exit(failed ? 1 : 0);
