import { setTimeout as delay } from "node:timers/promises";
import type { Edition } from "../../application/planning/edition.ts";
import { workingTimeout } from "../../application/working-time.ts";
import { DomainError } from "../../domain/errors.ts";
import { outageOf } from "../outages.ts";

/**
 * The newest edition of the content, or else the last known one, if any, with the error that hides the newest.
 * `heardAt` is the time of the database's last answer, `at` is now, both in milliseconds.
 */
export type Known = Readonly<{ heardAt: number; at: number }> &
  (
    | Readonly<{ isNewest: true; edition: Edition }>
    | Readonly<{ isNewest: false; edition: Edition | undefined; error: unknown }>
  );
export type KnownVersion = () => Promise<Known>;

/**
 * Milliseconds that a page waits for the database; the longer time is for a page that nothing can stand in for, since a
 * slow machine is no reason to refuse it.
 */
const maxWaitMs = { usual: 400, late: 5_000 };
const recheckMs = 250;

/**
 * A page or answer for one edition of the content, with its time; `endsAt` is the time when something that it shows
 * ends.
 */
export type Freshness = Readonly<{ edition: string; madeAt: number; endsAt: number }>;

/**
 * Content may have changed shortly before the database went away; older pages may show content that is no longer
 * public.
 */
const maxOutdatedMs = 10 * 60_000;

/**
 * Tells whether a page may be shown while no newer one can be made: never when something that it shows has ended since.
 * Content that has become public meanwhile is no reason to show nothing.
 */
export const isGoodEnough = ({ edition, madeAt, endsAt }: Freshness, known: Known): boolean =>
  known.at < endsAt && (edition === known.edition?.name || known.heardAt - madeAt <= maxOutdatedMs);

const away = () => new DomainError("busy", { retryAfter: 5 });

/**
 * Finds the edition of the content by `edition`. After a timeout, callers no longer query the database: a retry runs in
 * the background until it answers. `patient` waits longer, for the first query.
 */
export function createKnownVersion(edition: () => Promise<Edition>, now: () => Date) {
  let last: Edition | undefined;
  let heardAt = 0;
  let late: Promise<Known | undefined> | undefined;

  const time = () => now().getTime();
  const lastKnown = (error: unknown): Known => ({ isNewest: false, edition: last, heardAt, at: time(), error });

  const ask = (): Promise<Known> =>
    edition().then((newest) => {
      last = newest;
      heardAt = time();
      return { isNewest: true, edition: newest, heardAt, at: heardAt };
    }, lastKnown);

  async function askUntilThere(request: Promise<Known>) {
    let known = await request;
    while (!known.isNewest && outageOf(known.error) === "away") {
      await delay(recheckMs, undefined, { ref: false });
      known = await ask();
    }
    late = undefined;
  }

  /** Shares one promise, which always settles in time, so that an outage does not pile up waiting callers. */
  async function becomeLate(request: Promise<Known>) {
    const { runsOut, end } = workingTimeout(maxWaitMs.late);
    void askUntilThere(request);
    return (await Promise.race([request.finally(end), runsOut])) ?? undefined;
  }

  const known: KnownVersion = async () => {
    if (late !== undefined) return lastKnown(away());
    const request = ask();
    const { runsOut, end } = workingTimeout(maxWaitMs.usual);
    const answer = await Promise.race([request, runsOut]);
    end();
    if (answer) return answer;
    late ??= becomeLate(request);
    return lastKnown(away());
  };

  /** The database may have answered since it was late. */
  const patient: KnownVersion = async () => (late === undefined ? known() : ((await late) ?? lastKnown(away())));

  return { known, patient };
}
