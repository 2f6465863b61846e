import { setTimeout as delay } from "node:timers/promises";
import { patience } from "../../application/patience.ts";
import type { Edition } from "../../application/planning/edition.ts";
import { DomainError } from "../../domain/errors.ts";
import { outageOf } from "../outages.ts";

/**
 * The newest edition of the content, or the last one known, if there is any, with what keeps the newest away. `heardAt`
 * is when the database has last told it, `at` is now, both in milliseconds.
 */
export type Known = Readonly<{ heardAt: number; at: number }> &
  (
    | Readonly<{ isNewest: true; edition: Edition }>
    | Readonly<{ isNewest: false; edition: Edition | undefined; error: unknown }>
  );
export type KnownVersion = () => Promise<Known>;

/** A page waits this long for the database, in milliseconds. */
const maxWaitMs = 400;
const recheckMs = 250;

/** What was made for an edition of the content, and when; `endsAt` is when something that it shows ends. */
export type Made = Readonly<{ edition: string; madeAt: number; endsAt: number }>;

/** Content changed shortly before the database went away; what is older may show what nobody is to see any more. */
const maxOutdatedMs = 10 * 60_000;

/**
 * Tells what may be shown while nothing newer can be had: never what shows something that has ended by now. That
 * something has become public meanwhile is no reason to show nothing.
 */
export const isGoodEnough = ({ edition, madeAt, endsAt }: Made, known: Known): boolean =>
  known.at < endsAt && (edition === known.edition?.name || known.heardAt - madeAt <= maxOutdatedMs);

const away = () => new DomainError("busy", { retryAfter: 5 });

/**
 * Finds the edition of the content, as `edition` says. When that takes too long, nobody waits for it again until it has
 * answered; it is asked in the background.
 */
export function createKnownVersion(edition: () => Promise<Edition>, now: () => Date): KnownVersion {
  let last: Edition | undefined;
  let heardAt = 0;
  let isLate = false;

  const time = () => now().getTime();
  const lastKnown = (error: unknown): Known => ({ isNewest: false, edition: last, heardAt, at: time(), error });

  const ask = (): Promise<Known> =>
    edition().then((newest) => {
      last = newest;
      heardAt = time();
      return { isNewest: true, edition: newest, heardAt, at: heardAt };
    }, lastKnown);

  async function waitInBackground(asked: Promise<Known>) {
    isLate = true;
    let known = await asked;
    while (!known.isNewest && outageOf(known.error) === "away") {
      await delay(recheckMs, undefined, { ref: false });
      known = await ask();
    }
    isLate = false;
  }

  return async () => {
    if (isLate) return lastKnown(away());
    const asked = ask();
    const { runsOut, end } = patience(maxWaitMs);
    const known = await Promise.race([asked, runsOut]);
    end();
    if (known) return known;
    if (!isLate) void waitInBackground(asked);
    return lastKnown(away());
  };
}
