import type { ChainState } from "../application/audit-chain.ts";
import { runProgram } from "./program.ts";
import { withSite } from "./with-site.ts";

function linesOf({ problem, since, entries, isMarked }: ChainState): readonly string[] {
  if (problem) return ["The audit log is broken.", problem];
  const span = since ? `is unbroken since ${since.toISOString()}: ${entries} entries` : "has no entries";
  const unmarked = "DATA_DIR has no high-water.json, so a log that was cut or set back does not show.";
  return [`The audit log ${span}.`, ...(isMarked ? [] : [unmarked])];
}

/** `make audit`: checks every entry of the audit log, also while the site runs. Exits with 1 when there is a fault. */
const run = () =>
  withSite(async ({ auditChain }) => {
    const result = await auditChain.check();
    process.stdout.write(`${linesOf(result).join("\n")}\n`);
    if (result.problem) process.exitCode = 1;
  });

runProgram(run);
