import { setTimeout } from "node:timers/promises";

type Until = Readonly<{ what: string; withinMs?: number }>;

/** Polls until a condition holds; an error counts as a no. @throws {Error} when it takes too long */
export async function until(holds: () => Promise<unknown>, { what, withinMs = 90_000 }: Until) {
  const begun = performance.now();
  let last: unknown;
  for (;;) {
    try {
      if (await holds()) return;
    } catch (error) {
      last = error;
    }
    if (performance.now() - begun > withinMs)
      throw new Error(`Waited ${withinMs / 1000} s in vain for ${what}`, { cause: last });
    await setTimeout(100);
  }
}
