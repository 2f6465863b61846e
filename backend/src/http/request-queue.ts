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
 * A queue that starts one request per turn of the event loop, in order of arrival, so that the loop accepts new
 * requests and finishes running work before it starts more.
 */
export function createRequestQueue({ few, queueMs, elapsed }: Needs) {
  const waiting: (() => void)[] = [];
  /** The queue of staff, which has priority. */
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
    /** Estimates from recent turns whether one more request would wait longer than the queue allows. */
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
