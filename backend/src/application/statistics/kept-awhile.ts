type Keeping = Readonly<{
  /** Milliseconds since some moment, by a clock that nobody can set. */
  elapsed: () => number;
  /** An answer is kept so many times as long as it took. */
  times: number;
  maxMs: number;
}>;

type Kept<T> = Readonly<{ answer: Promise<T>; until: () => number }>;

/**
 * Keeps each answer in proportion to what it cost, so that however often somebody asks, no more than a share of the
 * processor goes into it; an answer that costs little is fresh. Who asks meanwhile waits for the one that is under way.
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
      // A failure is nothing to keep.
      () => kept.delete(query),
    );
    return mine;
  }

  return (query) => {
    const known = kept.get(query);
    return known && elapsed() < known.until() ? known.answer : begin(query).answer;
  };
}
