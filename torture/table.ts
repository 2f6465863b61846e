import type { DatabaseName, Outcome } from "./bench/scenario.ts";

export type Result = Readonly<{
  scenario: string;
  database: DatabaseName;
  verdict: "ok" | "FAILED" | "LEFT OUT";
  seconds: number;
  outcome: Outcome;
}>;

const heads = ["scenario", "database", "result", "s", "what was done", "what was lost", "figures"];

const cellsOf = ({ scenario, database, verdict, seconds, outcome }: Result): readonly string[] => [
  ...[scenario, database, verdict, seconds.toFixed(0)],
  ...[outcome.did, outcome.lost, outcome.figures],
];

/** All results as one table in Markdown, followed by what failed. */
export function tableOf(results: readonly Result[]): string {
  const rows = [heads, heads.map(() => "---"), ...results.map(cellsOf)];
  const failures = results.flatMap(({ scenario, database, outcome }) =>
    outcome.failures.map((failure) => `${scenario} on ${database}: ${failure}`),
  );
  return [...rows.map((cells) => `| ${cells.join(" | ")} |`), ...(failures.length ? ["", ...failures] : [])].join("\n");
}
