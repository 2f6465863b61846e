import { setTimeout } from "node:timers/promises";

const everyMs = 20;

type Until = Readonly<{ what: string; withinMs?: number }>;

/** Polls until a condition holds, and returns the milliseconds it took. @throws {Error} when it takes too long */
export async function until(holds: () => unknown, { what, withinMs = 60_000 }: Until): Promise<number> {
  const begun = performance.now();
  while (!(await holds())) {
    if (performance.now() - begun > withinMs) throw new Error(`Waited ${withinMs / 1000} s in vain for ${what}`);
    await setTimeout(everyMs);
  }
  return performance.now() - begun;
}
