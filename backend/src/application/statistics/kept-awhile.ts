type Keeping = Readonly<{
  /** Milliseconds since some moment, by a monotonic clock. */
  elapsed: () => number;
  /** The factor from an answer's cost to the time for which it is cached. */
  times: number;
  maxMs: number;
}>;

type Kept<T> = Readonly<{ answer: Promise<T>; until: () => number }>;

/**
 * Caches each answer in proportion to its cost, so that any number of requests takes no more than a share of the
 * processor; a cheap answer is fresh. Callers that arrive meanwhile wait for the read in progress.
 */
export function keptAwhile<Query extends string, T>(
  { elapsed, times, maxMs }: Keeping,
  read: (query: Query) => Promise<T>,
): (query: Query) => Promise<T> {
  const kept = new Map<Query, Kept<T>>();

  function begin(query: Query): Kept<T> {
    const begunAt = elapsed();
    let until = Number.POSITIVE_INFINITY;
    const answer = read(query);
    const mine = { answer, until: () => until };
    kept.set(query, mine);
    answer.then(
      () => {
        until = elapsed() + Math.min((elapsed() - begunAt) * times, maxMs);
      },
      // A failure is not cached.
      () => kept.delete(query),
    );
    return mine;
  }

  return (query) => {
    const known = kept.get(query);
    return known && elapsed() < known.until() ? known.answer : begin(query).answer;
  };
}
