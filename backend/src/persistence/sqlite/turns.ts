import { setImmediate as nextTurn } from "node:timers/promises";
import type { Queue } from "../connections/queue.ts";

/** Returns a function that waits until all earlier callers have handed on the turn that `take` gave them. */
export function createTurns(queue: Queue) {
  let last: Promise<void> = Promise.resolve();
  return async function take(): Promise<() => void> {
    const before = last;
    const { promise, resolve } = Promise.withResolvers<void>();
    last = promise;
    await queue.enter(() => before);
    return () => {
      queue.left();
      resolve();
    };
  };
}

/**
 * Returns a function that lets other work of the process run, including requests, once its callers have blocked it for
 * `maxMs` milliseconds: short statements follow each other without a pause.
 */
export function createPause(maxMs: number) {
  let begunAt: number | undefined;
  return async (): Promise<void> => {
    if (begunAt === undefined) {
      begunAt = performance.now();
      setImmediate(() => {
        begunAt = undefined;
      });
    } else if (performance.now() - begunAt > maxMs) await nextTurn();
  };
}
