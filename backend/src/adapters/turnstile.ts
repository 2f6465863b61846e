import { DomainError } from "../domain/errors.ts";

type Limits = Readonly<{
  atOnce: number;
  /** As many callers may wait for their turn; the next one is refused. */
  waiting: number;
  /** Seconds that a refused caller is told to wait. */
  retryAfter: number;
}>;

/** Lets few pieces of heavy work run at once. */
export function createTurnstile({ atOnce, waiting, retryAfter }: Limits) {
  let running = 0;
  const queue: (() => void)[] = [];

  const enter = async () => {
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (queue.length >= waiting) throw new DomainError("busy", { retryAfter });
    // Whoever leaves hands its place over, so `running` stays as it is.
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
