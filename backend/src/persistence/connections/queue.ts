/** Counts the holders of a database's connections, and the callers that wait for one. */
export const createQueue = (places: number) => {
  const figures = { places, held: 0, waiting: 0, turns: 0, waitedMs: 0 };
  return {
    figures: figures as Readonly<typeof figures>,
    /** Waits by `take` for a connection, which its holder returns by `left`. */
    async enter<T>(take: () => Promise<T>): Promise<T> {
      const begunAt = performance.now();
      figures.waiting += 1;
      try {
        const taken = await take();
        figures.held += 1;
        figures.turns += 1;
        return taken;
      } finally {
        figures.waiting -= 1;
        figures.waitedMs += performance.now() - begunAt;
      }
    },
    left() {
      figures.held -= 1;
    },
  };
};

export type Queue = ReturnType<typeof createQueue>;
