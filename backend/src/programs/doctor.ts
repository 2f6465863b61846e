import { readConfig } from "../config/config.ts";
import { examine } from "../doctor/doctor.ts";
import { runProgram } from "./program.ts";

/** `make doctor`: lists the faults of a site and how to fix them, also while it runs. Exits with 1 if there are any. */
async function run() {
  const findings = await examine(readConfig());
  for (const { kind, what, mend } of findings)
    process.stdout.write(`${kind === "wrong" ? "WRONG" : "hint "}  ${what}\n       ${mend}\n`);
  const count = findings.filter(({ kind }) => kind === "wrong").length;
  process.stdout.write(count === 0 ? "Nothing is wrong.\n" : `${count} to mend.\n`);
  if (count > 0) process.exitCode = 1;
}

runProgram(run);
