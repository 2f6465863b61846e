import type { Tools } from "./tools.ts";

/** The progress of the site: the newest time that it trusts, and the audit log's last entry. */
export type HighWater = Readonly<{ newestAt: Date; number: number; hash: string }>;

/** Stored outside of the database, so that it reveals a database that was set back. */
export interface HighWaterMark {
  /** "changed" for a mark that this site has not written, null for none. */
  read(): Promise<HighWater | "changed" | null>;
  save(mark: HighWater): Promise<unknown>;
}

/**
 * The newest time that the site has seen and trusts; null before the first check. `lookedAt` is the time of the last
 * check, `doubtedMs` the running time since with a clock that is too far from it, on the same side.
 */
export type TimeMark = Readonly<{ newestAt: Date | null; lookedAt: Date | null; doubtedMs: number }>;

export interface TimeMarks {
  read(): Promise<TimeMark>;
  save(mark: TimeMark): Promise<unknown>;
}

/** `leftMs` is the time that the clock must still hold until it is trusted. */
export type ClockState = Readonly<{ isAhead: boolean; newestAt: Date; leftMs: number }>;

const dayMs = 24 * 60 * 60 * 1000;
/** A site may have been off for a weekend. */
const trustedMs = 2 * dayMs;
const beliefMs = dayMs;
/** A site that runs for a third of each day keeps up with the clock. */
const keepUp = 4;

type Needs = Pick<Tools, "exclusively" | "now" | "elapsed"> &
  Readonly<{
    marks: TimeMarks;
    /** Holds the same time outside of the database, which may be set back. */
    outside: HighWaterMark;
    /** The time of the site's latest record; null when there is none. */
    lastNoted: () => Promise<Date | null>;
  }>;

const latest = (times: readonly (Date | null)[]): Date | null =>
  times.reduce((one, other) => (one && (!other || one > other) ? one : other), null);

/** The position of the clock relative to the newest trusted time. */
type Side = "near" | "ahead" | "behind";

function sideOf(newest: Date | null, at: Date): Side {
  const pastMs = newest ? at.getTime() - newest.getTime() : 0;
  if (Math.abs(pastMs) <= trustedMs) return "near";
  return pastMs > 0 ? "ahead" : "behind";
}

/**
 * The newest time after a check with a clock near it. A clock that is advanced again and again in small steps leaves it
 * behind: it moves no faster than the site runs, times `keepUp`.
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
 * Watches the clock, by which much data is forgotten for good. A clock that jumped ahead is trusted only after it has
 * held for a day of running, and so is one that was set back: otherwise the time of a wrong clock would count for good.
 */
export function createTimeWatch({ marks, outside, lastNoted, exclusively, now, elapsed }: Needs) {
  let lookedAfter: number | undefined;

  const outsideMark = async () => {
    const mark = await outside.read();
    return mark === "changed" ? null : mark;
  };

  const newestIn = async ({ newestAt }: TimeMark): Promise<Date | null> =>
    latest([newestAt ?? (await lastNoted()), (await outsideMark())?.newestAt ?? null]);

  /** Sets the mark outside back to that time; its position in the audit log stays the same. */
  async function lower(newestAt: Date) {
    const mark = await outsideMark();
    if (mark && mark.newestAt > newestAt) await outside.save({ ...mark, newestAt });
  }

  /** The time that this process ran since any instance's last check: clocks may be set, and processes may sleep. */
  const ranFor = ({ lookedAt }: TimeMark, at: Date): number => {
    const after = elapsed();
    const own = lookedAfter === undefined ? 0 : after - lookedAfter;
    lookedAfter = after;
    return lookedAt ? Math.max(0, Math.min(own, at.getTime() - lookedAt.getTime())) : 0;
  };

  /** The mark after a check, and whether a clock that was far from it is trusted from now on. */
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
    /** The present state. Nothing is written. */
    async state(): Promise<ClockState> {
      const mark = await marks.read();
      return stateOf(await newestIn(mark), mark.doubtedMs, now());
    },

    /** Checks the clock and saves its time. To be called about every minute. */
    look: (): Promise<ClockState> =>
      exclusively(async () => {
        const [mark, at] = [await marks.read(), now()];
        const { isBelieved, ...after } = markAfter(mark, await newestIn(mark), at);
        // The later one of the two marks counts, so both are set back.
        if (isBelieved) await lower(at);
        await marks.save({ ...after, lookedAt: at });
        return stateOf(after.newestAt, after.doubtedMs, at);
      }),
  };
}

export type TimeWatch = ReturnType<typeof createTimeWatch>;
