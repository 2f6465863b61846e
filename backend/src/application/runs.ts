type Needs<Item> = Readonly<{
  /** Takes a piece that is due; null for none. */
  next: () => Promise<Item | null>;
  work: (item: Item) => Promise<unknown>;
  /** Called when nothing is left for now. */
  rest?: (() => void) | undefined;
  /** A server that hangs holds one of so many up. */
  atOnce?: number | undefined;
}>;

/** Works a queue off, as a rule one piece after the other. */
export function createRuns<Item>({ next, work, rest = () => {}, atOnce = 1 }: Needs<Item>) {
  const underWay = new Set<Promise<void>>();
  const failures: unknown[] = [];
  let isStopping = false;
  let starting: Promise<void> | undefined;

  async function startAll() {
    let count = 0;
    for (; !isStopping; count += 1) {
      const item = await next();
      if (!item) break;
      const piece = work(item)
        .catch((error: unknown) => failures.push(error))
        .then(() => {
          underWay.delete(piece);
        });
      underWay.add(piece);
      if (underWay.size >= atOnce) await Promise.race(underWay);
    }
    if (count > 0) rest();
  }

  return {
    /** Starts all that is due, or joins the run that does, and waits until all is done. */
    async run(): Promise<void> {
      // A piece that hangs must not keep the next run from starting others.
      starting ??= startAll().finally(() => {
        starting = undefined;
      });
      await starting;
      await Promise.all(underWay);
      const [failure] = failures.splice(0);
      if (failure) throw failure;
    },
    /** Starts no other piece, and waits for the current ones. */
    async stop(): Promise<void> {
      isStopping = true;
      await starting;
      await Promise.all(underWay);
    },
  };
}

export type Runs = ReturnType<typeof createRuns>;
