import type { Lookups } from "../metrics/measures.ts";
import { isGoodEnough, type Known, type Made } from "./known-version.ts";

type Options<T> = Readonly<{
  maxBytes: number;
  /** After this a page is made anew; the former one is shown while that goes on. */
  maxAgeMs: number;
  /** After this nobody gets the former one any more. */
  maxStaleMs: number;
  now: () => Date;
  /** When something that the page shows ends, in milliseconds: from then on it stands in for nothing. */
  endOf: (page: T) => number;
  /** Returns the bytes that a page takes; null for one that must not be kept. */
  roomFor: (page: T) => number | null;
  /** What it was asked is added here. */
  lookups?: Lookups | undefined;
}>;

type Kept<T> = Made & Readonly<{ page: T; bytes: number }>;
type Entry<T> = Readonly<{ edition: string; begunAt: number; making: Promise<T>; kept?: Kept<T> | undefined }>;

/**
 * Keeps pages in memory, each for one edition of the content; those that nobody has asked for longest make room.
 * Callers that ask for a page while it is being made for the first time wait for that one. lru-cache was weighed: it
 * would join a page that was begun before the content changed (CONTRIBUTING.md).
 */
export function createPageCache<T>({ maxBytes, maxAgeMs, maxStaleMs, now, endOf, roomFor, lookups }: Options<T>) {
  // A map remembers its order: what was asked for last stands at the end.
  const entries = new Map<string, Entry<T>>();
  let total = 0;

  function remove(key: string) {
    total -= entries.get(key)?.kept?.bytes ?? 0;
    entries.delete(key);
  }

  function put(key: string, entry: Entry<T>) {
    remove(key);
    entries.set(key, entry);
    total += entry.kept?.bytes ?? 0;
    for (const oldest of entries.keys()) {
      if (total <= maxBytes) return;
      remove(oldest);
    }
  }

  const madeFor = ({ edition, begunAt }: Entry<T>, page: T): Made => ({
    edition,
    madeAt: begunAt,
    endsAt: endOf(page),
  });

  /** Puts `page` in the place of `entry`, unless the next edition has taken it. */
  function keep(key: string, entry: Entry<T>, page: T) {
    if (entries.get(key) !== entry) return;
    const bytes = roomFor(page);
    if (bytes === null) remove(key);
    else put(key, { ...entry, making: Promise.resolve(page), kept: { ...madeFor(entry, page), page, bytes } });
  }

  /** Leaves the former page for `kept`, and lets the next caller ask anew. The callers that wait hear of the failure. */
  function lapse(key: string, entry: Entry<T>) {
    if (entries.get(key) !== entry) return;
    if (entry.kept) put(key, { ...entry, begunAt: Number.NEGATIVE_INFINITY });
    else remove(key);
  }

  function count(result: keyof Lookups) {
    if (lookups) lookups[result] += 1;
  }

  /** Keeps the result of `making` in the place of `entry`. */
  const settle = (key: string, entry: Entry<T>, making: Promise<T>) =>
    making.then(
      (page) => keep(key, entry, page),
      () => lapse(key, entry),
    );

  return {
    /**
     * `make` gets the page that was kept under this key before, since it may not have changed. When it throws, that
     * page stays for `kept`.
     */
    async find(key: string, edition: string, make: (former?: T) => Promise<T>): Promise<T> {
      const known = entries.get(key);
      const begunAt = now().getTime();
      const isCurrent = known?.edition === edition;
      const age = isCurrent ? begunAt - known.begunAt : Number.POSITIVE_INFINITY;
      if (known && (age < maxAgeMs || (age < maxStaleMs && known.kept?.edition === edition))) {
        const entry = age < maxAgeMs ? known : { ...known, begunAt };
        count(entry !== known ? "stale" : known.kept?.edition === edition ? "hit" : "joined");
        put(key, entry);
        if (entry !== known) void settle(key, entry, make(known.kept?.page));
        return known.making;
      }
      count("missed");
      const making = make(known?.kept?.page);
      const entry: Entry<T> = { edition, begunAt, making, kept: known?.kept };
      put(key, entry);
      void settle(key, entry, making);
      return making;
    },

    /** The page as `find` would give it without waiting, where it needs not be made anew. */
    fresh(key: string, edition: string): T | undefined {
      const entry = entries.get(key);
      if (entry?.kept?.edition !== edition || now().getTime() - entry.begunAt >= maxAgeMs) return undefined;
      put(key, entry);
      return entry.kept.page;
    },

    /** The page that may be shown while no newer one can be had. */
    kept(key: string, known: Known): T | undefined {
      const kept = entries.get(key)?.kept;
      return kept && isGoodEnough(kept, known) ? kept.page : undefined;
    },
  };
}
