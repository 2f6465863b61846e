import type { Context } from "koa";
import type { Edition } from "../../application/planning/edition.ts";
import { type Freshness, isGoodEnough, type Known, type KnownVersion } from "../cache/known-version.ts";
import { outageOf } from "../outages.ts";

/**
 * Marks an answer from the cache while the database is away: it has the content as last known. A cached page is served
 * that way for the whole outage.
 */
export const staleHeader = { name: "X-Etalase-Stale", value: "database-away" } as const;

const maxAnswers = 500;

/** Marks an answer that shows the last known content. */
export const markStale = (ctx: Context) => ctx.set(staleHeader.name, staleHeader.value);

/** `lasts` is the time until the content changes by itself, in milliseconds; Infinity for ever. */
type Answered<T> = Readonly<{ answer: T; lasts: number }>;

/**
 * Makes an answer, or repeats the last one of this name: while the database is away, or while the content is unchanged
 * if the answer depends on nothing else (`tellsContent`).
 */
export type Fallback = <T>(
  ctx: Context,
  name: string,
  make: () => Promise<T>,
  options?: Readonly<{ tellsContent?: boolean }>,
) => Promise<Answered<T>>;

const lastsOf = ({ edition, at }: Known) => Math.max(0, (edition?.changesAt ?? 0) - at);

/**
 * The time until which an answer about records may stand in: the first end of any record, since nobody knows which it
 * shows.
 */
export const untilSomethingEnds = ({ endsAt }: Edition): number => endsAt;
const never = () => Number.POSITIVE_INFINITY;

/** Stores the answers that pages need beside themselves; `endOf` returns how long those of an edition may stand in. */
export function createFallback(knownVersion: KnownVersion, endOf: (edition: Edition) => number = never): Fallback {
  const answers = new Map<string, Freshness & Readonly<{ answer: unknown }>>();

  function keep(name: string, freshness: Freshness, answer: unknown) {
    answers.delete(name);
    answers.set(name, { ...freshness, answer });
    const oldest = answers.keys().next();
    if (answers.size > maxAnswers && !oldest.done) answers.delete(oldest.value);
  }

  return async <T>(
    ctx: Context,
    name: string,
    make: () => Promise<T>,
    { tellsContent = false } = {},
  ): Promise<Answered<T>> => {
    const known = await knownVersion();
    const lasts = lastsOf(known);
    const entry = answers.get(name);
    const last = entry && isGoodEnough(entry, known) ? entry : undefined;
    // The entry of a name is always the result of its `make`.
    if (tellsContent && known.isNewest && last?.edition === known.edition.name)
      return { answer: last.answer as T, lasts };
    try {
      if (!known.isNewest && last) throw known.error;
      const answer = await make();
      if (known.isNewest)
        keep(name, { edition: known.edition.name, madeAt: known.heardAt, endsAt: endOf(known.edition) }, answer);
      return { answer, lasts };
    } catch (error) {
      if (!last || (known.isNewest && !outageOf(error))) throw error;
      markStale(ctx);
      return { answer: last.answer as T, lasts }; // see above
    }
  };
}
