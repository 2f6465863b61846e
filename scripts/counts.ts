import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { root } from "./processes.ts";
import type { Counts, Failure, Timed } from "./report.ts";

export const sum = (all: readonly Counts[]): Counts => ({
  passed: all.reduce((total, { passed }) => total + passed, 0),
  failed: all.reduce((total, { failed }) => total + failed, 0),
});

type UnitTest = Readonly<{ status: string; fullName: string; failureMessages?: readonly string[] }>;
type UnitFile = Readonly<{
  status: string;
  name?: string;
  startTime?: number;
  endTime?: number;
  assertionResults: readonly UnitTest[];
}>;
export type VitestReport = Readonly<{ testResults: readonly UnitFile[] }>;

/** The longest excerpt of a message, in characters. */
const summaryMax = 600;
const mostMessages = 5;

/** Returns one line for the summary, which is read without the run's whole output: everything but the stacks. */
function lineOf(test: string, ...messages: readonly string[]): string {
  const sentences = messages.slice(0, mostMessages).map((message) => {
    const lines = stripVTControlCharacters(message)
      .split("\n")
      .map((line) => line.trim());
    return lines
      .filter((line) => line && !line.startsWith("at "))
      .join(" | ")
      .slice(0, summaryMax);
  });
  return `${test}: ${sentences.join(" | ")}`;
}

/** Quotes a text for the shell; only a quote needs escaping. */
const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

/** Every test that did not pass counts as failed, also a skipped one; so does a file that failed to load. */
export function vitestCounts({ testResults }: VitestReport): Counts {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const passed = tests.filter(({ status }) => status === "passed").length;
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === "failed" && !assertionResults.some((test) => test.status === "failed"),
  );
  return { passed, failed: tests.length - passed + broken.length };
}

const fileOf = ({ name = "" }: UnitFile) => (name.startsWith("/") ? relative(root, name) : name);

export const vitestFailures = ({ testResults }: VitestReport): Failure[] =>
  testResults.flatMap((file) => {
    const name = fileOf(file);
    const alone = `make test FILE=${name}`;
    const failed = file.assertionResults.filter((test) => test.status === "failed");
    if (file.status === "failed" && !failed.length) return [{ line: lineOf(name, "could not be run"), alone }];
    return failed.map(({ fullName, failureMessages }) => ({
      line: lineOf(`${name} › ${fullName}`, ...(failureMessages ?? [])),
      alone: `${alone} NAME=${quoted(fullName)}`,
    }));
  });

/** Returns the time of each file, the unit that one worker runs. */
export const vitestTimes = ({ testResults }: VitestReport): Timed[] =>
  testResults.map((file) => ({
    name: fileOf(file),
    seconds: ((file.endTime ?? 0) - (file.startTime ?? 0)) / 1000,
  }));

/** Counts the passed tests that name this database. */
export const passedOn = (database: string, { testResults }: VitestReport): number =>
  testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, fullName }) => status === "passed" && fullName.includes(database)).length;

type BrowserResult = Readonly<{ duration?: number; errors?: readonly Readonly<{ message?: string }>[] }>;
type BrowserTest = Readonly<{ results: readonly BrowserResult[] }>;
type BrowserSpec = Readonly<{ file: string; line: number; title: string; ok: boolean; tests: readonly BrowserTest[] }>;
type BrowserSuite = Readonly<{ specs?: readonly BrowserSpec[]; suites?: readonly BrowserSuite[] }>;

export type PlaywrightReport = Readonly<{
  stats: Readonly<{ expected: number; unexpected: number; flaky: number; skipped: number }>;
  errors: readonly Readonly<{ message?: string }>[];
  suites: readonly BrowserSuite[];
}>;

/** Only a test that passes at the first attempt counts as passed. `errors` are those outside of tests. */
export function playwrightCounts({ stats, errors }: Pick<PlaywrightReport, "stats" | "errors">): Counts {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped + errors.length };
}

const specsIn = (suites: readonly BrowserSuite[]): readonly BrowserSpec[] =>
  suites.flatMap((suite) => [...(suite.specs ?? []), ...specsIn(suite.suites ?? [])]);

const resultsOf = ({ tests }: BrowserSpec) => tests.flatMap(({ results }) => results);

export type Database = "SQLite" | "MySQL";

export const playwrightFailures = (
  { suites, errors }: Omit<PlaywrightReport, "stats">,
  database: Database,
): Failure[] => {
  const alone = (file: string) => `make test FILE=${file} ON=${database}`;
  return [
    ...errors.map(({ message }) => ({ line: lineOf("outside of the tests", message ?? ""), alone: alone("e2e") })),
    ...specsIn(suites)
      .filter(({ ok }) => !ok)
      .map((spec) => {
        const messages = resultsOf(spec).flatMap((result) => result.errors ?? []);
        const place = `${spec.file}:${spec.line}`;
        return {
          line: lineOf(`${database}: ${place} › ${spec.title}`, ...messages.map(({ message }) => message ?? "")),
          alone: alone(`e2e/${place}`),
        };
      }),
  ];
};

export const playwrightTimes = ({ suites }: Pick<PlaywrightReport, "suites">, database: Database): Timed[] =>
  specsIn(suites).map((spec) => ({
    name: `e2e/${spec.file}:${spec.line} on ${database}: ${spec.title}`,
    seconds: resultsOf(spec).reduce((total, { duration = 0 }) => total + duration, 0) / 1000,
  }));

/** Counts one failure for a runner that fails, or finds no tests, without a failed test to show for it. */
export function honest({ passed, failed }: Counts, exitCode: number): Counts {
  const clean = exitCode === 0 && passed > 0;
  return { passed, failed: clean ? failed : Math.max(failed, 1) };
}
