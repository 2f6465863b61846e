import type { Failure } from "../scripts/report.ts";
import type { DatabaseName, Outcome } from "./bench/scenario.ts";

export type Result = Readonly<{
  scenario: string;
  database: DatabaseName;
  verdict: "ok" | "FAILED" | "LEFT OUT";
  seconds: number;
  outcome: Required<Outcome> & Readonly<{ failures: readonly string[] }>;
}>;

const heads = ["scenario", "database", "result", "s", "what was done", "what was lost", "figures"];

const cellsOf = ({ scenario, database, verdict, seconds, outcome }: Result): readonly string[] => [
  ...[scenario, database, verdict, seconds.toFixed(0)],
  ...[outcome.did, outcome.lost, outcome.figures],
];

/** Returns all results as one table in Markdown. */
export const tableOf = (results: readonly Result[]): string =>
  [heads, heads.map(() => "---"), ...results.map(cellsOf)].map((cells) => `| ${cells.join(" | ")} |`).join("\n");

/** Returns the failed claims, each with the command that repeats it. */
export const failuresOf = (results: readonly Result[]): readonly Failure[] =>
  results.flatMap(({ scenario, database, outcome }) =>
    outcome.failures.map((failure) => ({
      line: `${scenario} on ${database}: ${failure}`,
      alone: `make torture SHORT=1 ONLY=${scenario.split(" ").at(-1)}`,
    })),
  );
