import { stripVTControlCharacters } from "node:util";

export type Counts = Readonly<{ passed: number; failed: number }>;

export const sum = (all: readonly Counts[]): Counts => ({
  passed: all.reduce((total, { passed }) => total + passed, 0),
  failed: all.reduce((total, { failed }) => total + failed, 0),
});

type UnitTest = Readonly<{ status: string; fullName: string; failureMessages?: readonly string[] }>;
export type VitestReport = Readonly<{
  testResults: readonly Readonly<{ status: string; name?: string; assertionResults: readonly UnitTest[] }>[];
}>;

const summaryMax = 600;

/** One line for the summary, which is read where the run's whole output is not at hand: all but the stack. */
function failure(test: string, ...messages: readonly string[]): string {
  const lines = stripVTControlCharacters(messages.join("\n")).split("\n");
  const said = lines.map((line) => line.trim()).filter((line) => line && !line.startsWith("at "));
  return `${test}: ${said.join(" | ").slice(0, summaryMax)}`;
}

/** What did not pass failed, a skipped test too; so does a file that could not be loaded. */
export function vitestCounts({ testResults }: VitestReport): Counts {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const passed = tests.filter(({ status }) => status === "passed").length;
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === "failed" && !assertionResults.some((test) => test.status === "failed"),
  );
  return { passed, failed: tests.length - passed + broken.length };
}

export const vitestFailures = ({ testResults }: VitestReport): string[] =>
  testResults.flatMap(({ status, name, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === "failed");
    if (status === "failed" && !failed.length) return [failure(name ?? "", "could not be run")];
    return failed.map(({ fullName, failureMessages }) => failure(`${name} › ${fullName}`, ...(failureMessages ?? [])));
  });

/** How many passed of those that name this database. */
export const passedOn = (database: string, { testResults }: VitestReport): number =>
  testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, fullName }) => status === "passed" && fullName.includes(database)).length;

type BrowserTest = Readonly<{ results: readonly Readonly<{ errors?: readonly Readonly<{ message?: string }>[] }>[] }>;
type BrowserSpec = Readonly<{ file: string; line: number; title: string; ok: boolean; tests: readonly BrowserTest[] }>;
type BrowserSuite = Readonly<{ specs?: readonly BrowserSpec[]; suites?: readonly BrowserSuite[] }>;

export type PlaywrightReport = Readonly<{
  stats: Readonly<{ expected: number; unexpected: number; flaky: number; skipped: number }>;
  errors: readonly Readonly<{ message?: string }>[];
  suites: readonly BrowserSuite[];
}>;

/** Only a test that passes the first time passed. `errors` are those outside of tests. */
export function playwrightCounts({ stats, errors }: Pick<PlaywrightReport, "stats" | "errors">): Counts {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped + errors.length };
}

const specsIn = (suites: readonly BrowserSuite[]): readonly BrowserSpec[] =>
  suites.flatMap((suite) => [...(suite.specs ?? []), ...specsIn(suite.suites ?? [])]);

export const playwrightFailures = ({ suites, errors }: Omit<PlaywrightReport, "stats">): string[] => [
  ...errors.map(({ message }) => failure("outside of the tests", message ?? "")),
  ...specsIn(suites)
    .filter(({ ok }) => !ok)
    .map(({ file, line, title, tests }) => {
      const errors = tests.flatMap(({ results }) => results).flatMap((result) => result.errors ?? []);
      return failure(`${file}:${line} › ${title}`, ...errors.map(({ message }) => message ?? ""));
    }),
];

/** A runner that fails, or finds no tests, without a failed test to show for it is one failure. */
export function honest({ passed, failed }: Counts, exitCode: number): Counts {
  const clean = exitCode === 0 && passed > 0;
  return { passed, failed: clean ? failed : Math.max(failed, 1) };
}
