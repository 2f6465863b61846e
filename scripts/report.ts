export type Counts = Readonly<{ passed: number; failed: number }>;

/** A test and its duration in seconds. */
export type Timed = Readonly<{ name: string; seconds: number }>;

/** A failed test in one line, and the command that runs it alone. */
export type Failure = Readonly<{ line: string; alone: string }>;

export type Result = Counts &
  Readonly<{
    title: string;
    seconds: number;
    /** CPU seconds; null when the system does not tell. */
    spent: number | null;
    failures: readonly Failure[];
    /** The tests that the machine could not run, each with how to get its need. */
    leftOut: readonly string[];
    slow: readonly Timed[];
  }>;

const shown = 10;

/** Formats seconds as "3:07". */
export const minutes = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;

function partLine({ title, passed, failed, seconds, spent }: Result): string {
  const processor = spent === null ? "" : `, ${spent.toFixed(0)} s of processor`;
  return `${(failed ? "FAILED" : "ok").padEnd(7)} ${title}: ${passed} passed, ${failed} failed (${seconds.toFixed(1)} s${processor})`;
}

/** Returns the slowest tests of all parts, slowest first. */
export const slowest = (results: readonly Result[], most = shown): readonly Timed[] =>
  results
    .flatMap(({ slow }) => slow)
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, most);

/** Returns the lines between the last test and the closing count. */
export function summary(results: readonly Result[], isCi: boolean): readonly string[] {
  const timed = slowest(results);
  return [
    "== summary",
    ...results.map(partLine),
    ...(timed.length
      ? ["The slowest:", ...timed.map(({ name, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${name}`)]
      : []),
    ...results.flatMap(({ failures }) =>
      failures.flatMap(({ line, alone }) => [`failed: ${line}`, `  alone: ${alone}`]),
    ),
    ...results.flatMap(({ leftOut }) => leftOut.map((what) => `LEFT OUT${isCi ? ", a failure in CI" : ""}: ${what}`)),
  ];
}
