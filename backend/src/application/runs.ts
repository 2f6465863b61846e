/**
 * Works a queue off, one piece after the other.
 * @param next does one piece, and tells whether there was one
 * @param rest is called when nothing is left for now
 */
export function createRuns(next: () => Promise<boolean>, rest: () => void = () => undefined) {
  let isStopping = false;
  let underWay: Promise<void> | undefined;

  async function runAll() {
    let count = 0;
    while (!isStopping && (await next())) count += 1;
    if (count > 0) rest();
  }

  return {
    /** Does everything that is due, or joins the run in progress. */
    run(): Promise<void> {
      underWay ??= runAll().finally(() => {
        underWay = undefined;
      });
      return underWay;
    },
    /** Starts no other piece, and waits for the current one. */
    async stop(): Promise<void> {
      isStopping = true;
      await underWay;
    },
  };
}

export type Runs = ReturnType<typeof createRuns>;
