import { setTimeout } from "node:timers/promises";

const everyMs = 20;

type Until = Readonly<{ what: string; withinMs?: number }>;

/**
 * Polls until a condition holds, and returns the milliseconds it took; an error counts as a no. @throws {Error} when it
 * takes too long
 */
export async function until(holds: () => unknown, { what, withinMs = 90_000 }: Until): Promise<number> {
  const startedAt = performance.now();
  let cause: unknown;
  for (;;) {
    try {
      if (await holds()) return performance.now() - startedAt;
    } catch (error) {
      cause = error;
    }
    if (performance.now() - startedAt > withinMs)
      throw new Error(`Waited ${withinMs / 1000} s in vain for ${what}`, { cause });
    await setTimeout(everyMs);
  }
}
