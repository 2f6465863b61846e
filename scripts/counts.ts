export type Counts = Readonly<{ passed: number; failed: number }>;

export const sum = (all: readonly Counts[]): Counts => ({
  passed: all.reduce((total, { passed }) => total + passed, 0),
  failed: all.reduce((total, { failed }) => total + failed, 0),
});

type UnitTest = Readonly<{ status: string; fullName: string }>;
export type VitestReport = Readonly<{
  testResults: readonly Readonly<{ status: string; assertionResults: readonly UnitTest[] }>[];
}>;

/** What did not pass failed, a skipped test too; so does a file that could not be loaded. */
export function vitestCounts({ testResults }: VitestReport): Counts {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const passed = tests.filter(({ status }) => status === "passed").length;
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === "failed" && !assertionResults.some((test) => test.status === "failed"),
  );
  return { passed, failed: tests.length - passed + broken.length };
}

/** How many passed of those that name this database. */
export const passedOn = (database: string, { testResults }: VitestReport): number =>
  testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, fullName }) => status === "passed" && fullName.includes(database)).length;

type PlaywrightReport = Readonly<{
  stats: Readonly<{ expected: number; unexpected: number; flaky: number; skipped: number }>;
  errors: readonly unknown[];
}>;

/** Only a test that passes the first time passed. `errors` are those outside of tests. */
export function playwrightCounts({ stats, errors }: PlaywrightReport): Counts {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped + errors.length };
}

/** A runner that fails, or finds no tests, without a failed test to show for it is one failure. */
export function honest({ passed, failed }: Counts, exitCode: number): Counts {
  const clean = exitCode === 0 && passed > 0;
  return { passed, failed: clean ? failed : Math.max(failed, 1) };
}
