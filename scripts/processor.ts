import { readFileSync } from "node:fs";

/** Linux reports CPU time to programs in hundredths of a second. */
const perSecond = 100;

/** Returns the fields of /proc/PID/stat after the program's name, which may contain spaces: from the third on. */
const fieldsOf = (pid: number | "self") => readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ");

const sumOf = (fields: readonly string[] | undefined, from: number) =>
  (Number(fields?.[from]) + Number(fields?.[from + 1])) / perSecond;

/** Null when the system does not tell (Linux does). */
function spent(pid: number | "self", from: number): number | null {
  try {
    return sumOf(fieldsOf(pid), from);
  } catch {
    return null;
  }
}

/** Returns the CPU seconds that a process has used so far. */
export const spentBy = (pid: number) => spent(pid, 11);

/** Returns the CPU seconds of all ended child processes. */
export const spentByChildren = () => spent("self", 13);
