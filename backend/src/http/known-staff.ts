import type { Context } from "koa";

const kept = { tokens: 1_000, ms: 10 * 60_000 };

/**
 * Caches recently verified staff tokens, so that requests of staff are recognised without a query. It grants nothing
 * but priority in the queue.
 * @param elapsed milliseconds of a monotonic clock
 */
export function createKnownStaff(elapsed: () => number) {
  const seen = new Map<string, number>();
  return {
    note(token: string, isAtWork: boolean) {
      // The oldest comes first.
      seen.delete(token);
      if (isAtWork) seen.set(token, elapsed());
      const oldest = seen.keys().next();
      if (seen.size > kept.tokens && !oldest.done) seen.delete(oldest.value);
    },
    knows({ req }: Pick<Context, "req">): boolean {
      const at = seen.get(req.headers.authorization?.slice("Bearer ".length) ?? "");
      return at !== undefined && elapsed() - at < kept.ms;
    },
  };
}

export type KnownStaff = ReturnType<typeof createKnownStaff>;
