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
