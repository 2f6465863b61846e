import type { Clock, Transaction } from "../ports.ts";

/**
 * The newest time that the site has seen and believes; null before the first look. `lookedAt` is when the clock was last
 * looked at, `doubtedMs` how long the site has run since by a clock that is too far from it, on the same side.
 */
export type TimeMark = Readonly<{ newestAt: Date | null; lookedAt: Date | null; doubtedMs: number }>;

export interface TimeMarks {
  read(): Promise<TimeMark>;
  save(mark: TimeMark): Promise<void>;
}

/** The same time outside of the database, which may be set back. */
export interface OutsideMark {
  newestAt(): Promise<Date | null>;
  /** Sets it back to that time, and leaves how far the audit log has come as it is. */
  lower(newestAt: Date): Promise<void>;
}

/** `leftMs` is how long the clock has to hold until it is believed. */
export type ClockState = Readonly<{ isAhead: boolean; newestAt: Date; leftMs: number }>;

const dayMs = 24 * 60 * 60 * 1000;
/** A site may have been off for a weekend. */
const trustedMs = 2 * dayMs;
const beliefMs = dayMs;
/** A site that runs for a third of each day keeps up with the clock. */
const keepUp = 4;

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

/** Where the clock stands, seen from the newest time that is believed. */
type Side = "near" | "ahead" | "behind";

function sideOf(newest: Date | null, at: Date): Side {
  const pastMs = newest ? at.getTime() - newest.getTime() : 0;
  if (Math.abs(pastMs) <= trustedMs) return "near";
  return pastMs > 0 ? "ahead" : "behind";
}

/**
 * The newest time once the clock was looked at, which is near it. A clock that is set on again and again, each time by
 * little, leaves it behind: it goes no faster than the site runs, times `keepUp`.
 */
function followed(newest: Date | null, at: Date, ran: number): Date {
  if (!newest || newest >= at) return newest ?? at;
  return new Date(Math.min(at.getTime(), newest.getTime() + keepUp * ran));
}

const stateOf = (newest: Date | null, doubtedMs: number, at: Date): ClockState => {
  const isAhead = sideOf(newest, at) === "ahead";
  return { isAhead, newestAt: newest ?? at, leftMs: isAhead ? Math.max(0, beliefMs - doubtedMs) : 0 };
};

/**
 * Watches the clock, by which much is forgotten for good: one that has jumped ahead is believed only once it has held
 * for a day of running, and so is one that was set back: else the time of a clock that was wrong would count for good.
 */
export function createTimeWatch({ marks, outside, lastNoted, exclusively, now, elapsed }: Needs) {
  let lookedAfter: number | undefined;

  const newestIn = async ({ newestAt }: TimeMark): Promise<Date | null> =>
    latest([newestAt ?? (await lastNoted()), await outside.newestAt()]);

  /** How long this process has run since the last look of any: a clock may be set, and a process may have slept. */
  const ranFor = ({ lookedAt }: TimeMark, at: Date): number => {
    const after = elapsed();
    const own = lookedAfter === undefined ? 0 : after - lookedAfter;
    lookedAfter = after;
    return lookedAt ? Math.max(0, Math.min(own, at.getTime() - lookedAt.getTime())) : 0;
  };

  /** The mark after a look, and whether a clock that was far from it is believed from now on. */
  function markAfter(mark: TimeMark, newest: Date | null, at: Date) {
    const ran = ranFor(mark, at);
    const side = sideOf(newest, at);
    if (side === "near") return { newestAt: followed(newest, at, ran), doubtedMs: 0, isBelieved: false };
    const hasHeld = mark.lookedAt !== null && sideOf(newest, mark.lookedAt) === side;
    const doubtedMs = hasHeld ? mark.doubtedMs + ran : 0;
    const isBelieved = doubtedMs >= beliefMs;
    return isBelieved ? { newestAt: at, doubtedMs: 0, isBelieved } : { newestAt: newest, doubtedMs, isBelieved };
  }

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
        const { isBelieved, ...after } = markAfter(mark, await newestIn(mark), at);
        // The later one of the two marks counts, so that both go back.
        if (isBelieved) await outside.lower(at);
        await marks.save({ ...after, lookedAt: at });
        return stateOf(after.newestAt, after.doubtedMs, at);
      }),
  };
}

export type TimeWatch = ReturnType<typeof createTimeWatch>;
