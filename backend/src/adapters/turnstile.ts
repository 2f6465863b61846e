import { DomainError } from "../domain/errors.ts";

type Limits = Readonly<{
  atOnce: number;
  /** The number of callers that may wait for their turn; the next one is refused. */
  waiting: number;
  /** Seconds after which a refused caller may retry. */
  retryAfter: number;
}>;

/** Limits the concurrency of heavy work. */
export function createTurnstile({ atOnce, waiting, retryAfter }: Limits) {
  let running = 0;
  const queue: (() => void)[] = [];

  const enter = async () => {
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (queue.length >= waiting) throw new DomainError("busy", { retryAfter });
    // A caller that leaves hands over its place, so `running` stays the same.
    await new Promise<void>((resolve) => queue.push(resolve));
  };

  const leave = () => {
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  };

  return {
    /** Runs the work when its turn comes. @throws {DomainError} "busy" when too many wait already. */
    async pass<T>(work: () => Promise<T>): Promise<T> {
      await enter();
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}
