import { setImmediate as nextTurn } from "node:timers/promises";
import type { Queue } from "../queue/queue.ts";

/** Returns the function that waits for its turn: for all who asked before to have handed on what `take` gave them. */
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
 * Returns a function that waits for the process's others, requests among them, once its callers have kept them waiting
 * for so many milliseconds: statements that end at once follow each other without a pause.
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
