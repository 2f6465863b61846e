import { readFileSync } from "node:fs";

/** Linux reports CPU time to programs in hundredths of a second. */
const perSecond = 100;

/** Returns the fields of /proc/PID/stat after the program's name, which may contain spaces: from the third on. */
const fieldsOf = (pid: number | "self") => readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ");

const sumOf = (fields: readonly string[] | undefined, from: number) =>
  (Number(fields?.[from]) + Number(fields?.[from + 1])) / perSecond;

/** Returns the CPU seconds of all ended child processes; null when the system does not tell (Linux does). */
export function spentByChildren(): number | null {
  try {
    return sumOf(fieldsOf("self"), 13);
  } catch {
    return null;
  }
}
