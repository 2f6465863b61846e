import type { Clock, Transaction } from "../ports.ts";

/**
 * The newest time that the site has seen and believes; null before the first look. `lookedAt` is when the clock was last
 * looked at, `doubtedMs` how long the site has run since by a clock that is too far past it.
 */
export type TimeMark = Readonly<{ newestAt: Date | null; lookedAt: Date | null; doubtedMs: number }>;

export interface TimeMarks {
  read(): Promise<TimeMark>;
  save(mark: TimeMark): Promise<void>;
}

/** The same time outside of the database, which may be set back. */
export interface OutsideMark {
  newestAt(): Promise<Date | null>;
}

/** `leftMs` is how long the clock has to hold until it is believed. */
export type ClockState = Readonly<{ isAhead: boolean; newestAt: Date; leftMs: number }>;

const dayMs = 24 * 60 * 60 * 1000;
/** A site may have been off for a weekend. */
const trustedMs = 2 * dayMs;
const beliefMs = dayMs;

type Needs = Readonly<{
  marks: TimeMarks;
  outside: OutsideMark;
  /** When the site has last noted something; null where it never has. */
  lastNoted: () => Promise<Date | null>;
  /** Instances look one after the other. */
  exclusively: Transaction;
  now: Clock;
  /** Milliseconds since some moment, by a clock that nobody can set. */
  elapsed: () => number;
}>;

const latest = (times: readonly (Date | null)[]): Date | null =>
  times.reduce((one, other) => (one && (!other || one > other) ? one : other), null);

/**
 * Watches the clock, by which much is forgotten for good: one that has jumped ahead is believed only once it has held
 * for a day of running.
 */
export function createTimeWatch({ marks, outside, lastNoted, exclusively, now, elapsed }: Needs) {
  let lookedAfter: number | undefined;

  const newestIn = async ({ newestAt }: TimeMark): Promise<Date | null> =>
    latest([newestAt ?? (await lastNoted()), await outside.newestAt()]);

  const isPast = (newest: Date | null, at: Date): newest is Date =>
    newest !== null && at.getTime() - newest.getTime() > trustedMs;

  const stateOf = (newest: Date | null, doubtedMs: number, at: Date): ClockState => ({
    isAhead: isPast(newest, at),
    newestAt: newest ?? at,
    leftMs: isPast(newest, at) ? Math.max(0, beliefMs - doubtedMs) : 0,
  });

  /** How long this process has run since the last look of any: a clock may be set, and a process may have slept. */
  const ranFor = ({ lookedAt }: TimeMark, at: Date): number => {
    const after = elapsed();
    const own = lookedAfter === undefined ? 0 : after - lookedAfter;
    lookedAfter = after;
    return lookedAt ? Math.max(0, Math.min(own, at.getTime() - lookedAt.getTime())) : 0;
  };

  return {
    /** As it is now. Nothing is written. */
    async state(): Promise<ClockState> {
      const mark = await marks.read();
      return stateOf(await newestIn(mark), mark.doubtedMs, now());
    },

    /** Looks at the clock, and keeps what it says. To be called every minute or so. */
    look: (): Promise<ClockState> =>
      exclusively(async () => {
        const [mark, at] = [await marks.read(), now()];
        const newest = await newestIn(mark);
        const ran = ranFor(mark, at);
        const doubtedMs = isPast(newest, at) ? mark.doubtedMs + ran : 0;
        const isBelieved = !isPast(newest, at) || doubtedMs >= beliefMs;
        const newestAt = isBelieved ? latest([newest, at]) : newest;
        const after = { newestAt, lookedAt: at, doubtedMs: isBelieved ? 0 : doubtedMs };
        await marks.save(after);
        return stateOf(newestAt, after.doubtedMs, at);
      }),
  };
}

export type TimeWatch = ReturnType<typeof createTimeWatch>;
