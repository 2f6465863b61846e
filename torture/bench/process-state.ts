import { readdirSync, readFileSync } from "node:fs";
import { until } from "../topology/until.ts";

/** Counts the files and sockets that a process holds open. */
export const descriptorsOf = (pid: number): number => readdirSync(`/proc/${pid}/fd`).length;

/** Returns the memory of a process in MB: the present one, or the most (VmHWM). */
export const memoryOf = (pid: number, which: "VmRSS" | "VmHWM" = "VmRSS"): number =>
  Number(new RegExp(`^${which}:\\s+(\\d+) kB$`, "m").exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;

/** Files of pools and caches that may have been opened in the meantime. */
const allowance = 12;

type Descriptors = Readonly<{ pid: number; before: number; withinMs?: number }>;

/** Waits until a process holds about as many descriptors as before; returns the final number. */
export async function descriptorsAfter({ pid, before, withinMs = 45_000 }: Descriptors) {
  const isFlat = () => descriptorsOf(pid) <= before + allowance;
  const back = await until(isFlat, { what: "descriptors to be closed", withinMs }).catch(() => undefined);
  return { count: descriptorsOf(pid), isFlat: back !== undefined };
}
