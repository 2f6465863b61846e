type Needs = Readonly<{
  /** The number of requests that may always wait, however slow the machine is. */
  few: number;
  queueMs: number;
  /** Milliseconds of a monotonic clock. */
  elapsed: () => number;
}>;

/** The share of the latest turn in the mean: one long task, such as a garbage collection, is no overload. */
const weight = 0.05;

/**
 * Lets requests begin one by one, in the order of their arrival, and one in each turn of the event loop. The loop
 * thereby sees all that have arrived, and ends work that has begun, before it begins more.
 */
export function createRequestQueue({ few, queueMs, elapsed }: Needs) {
  const waiting: (() => void)[] = [];
  /** The row of staff, which begins before the other. */
  const first: (() => void)[] = [];
  let meanMs = 0;
  let lastMs = 0;

  function begin() {
    const now = elapsed();
    meanMs += (now - lastMs - meanMs) * weight;
    lastMs = now;
    (first.shift() ?? waiting.shift())?.();
    if (first.length + waiting.length > 0) setImmediate(begin);
  }

  return {
    /** Tells whether one more request would wait longer than the queue allows, at the pace of the latest turns. */
    isFull: (): boolean => waiting.length >= few && waiting.length * meanMs > queueMs,
    /** Resolves when it is the caller's turn. */
    take(isFirst = false): Promise<void> {
      if (first.length + waiting.length === 0) {
        lastMs = elapsed();
        setImmediate(begin);
      }
      return new Promise((resolve) => {
        (isFirst ? first : waiting).push(resolve);
      });
    },
  };
}
