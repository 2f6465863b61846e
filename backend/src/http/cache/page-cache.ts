import type { Lookups } from "../metrics/measures.ts";
import { isGoodEnough, type Known, type Made } from "./known-version.ts";

type Options<T> = Readonly<{
  maxBytes: number;
  /** Milliseconds until a page is made anew; the former one is shown meanwhile. */
  maxAgeMs: number;
  /** Milliseconds until the former page is no longer shown. */
  maxStaleMs: number;
  now: () => Date;
  /** The time in milliseconds when something that the page shows ends: from then on the stale page is not shown. */
  endOf: (page: T) => number;
  /** Returns the bytes that a page takes; null for a page that must not be cached. */
  roomFor: (page: T) => number | null;
  /** The counters of lookups. */
  lookups?: Lookups | undefined;
}>;

type Kept<T> = Made & Readonly<{ page: T; bytes: number }>;
type Entry<T> = Readonly<{ edition: string; begunAt: number; making: Promise<T>; kept?: Kept<T> | undefined }>;

/**
 * Caches pages in memory, each for one edition of the content; the least recently requested pages make room. Callers
 * that ask for a page while it is being made for the first time wait for that one. lru-cache was ruled out: it would
 * join a page that was begun before the content changed (CONTRIBUTING.md).
 */
export function createPageCache<T>({ maxBytes, maxAgeMs, maxStaleMs, now, endOf, roomFor, lookups }: Options<T>) {
  // A map keeps its order: the most recently requested page comes last.
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

  /** Replaces `entry` by `page`, unless an entry of the next edition has replaced it. */
  function keep(key: string, entry: Entry<T>, page: T) {
    if (entries.get(key) !== entry) return;
    const bytes = roomFor(page);
    if (bytes === null) remove(key);
    else put(key, { ...entry, making: Promise.resolve(page), kept: { ...madeFor(entry, page), page, bytes } });
  }

  /** Leaves the former page for `kept`, and lets the next caller try again. Waiting callers get the error. */
  function lapse(key: string, entry: Entry<T>) {
    if (entries.get(key) !== entry) return;
    if (entry.kept) put(key, { ...entry, begunAt: Number.NEGATIVE_INFINITY });
    else remove(key);
  }

  function count(result: keyof Lookups) {
    if (lookups) lookups[result] += 1;
  }

  /** Stores the result of `making` in place of `entry`. */
  const settle = (key: string, entry: Entry<T>, making: Promise<T>) =>
    making.then(
      (page) => keep(key, entry, page),
      () => lapse(key, entry),
    );

  return {
    /**
     * `make` gets the page that was cached under this key before, since it may not have changed. When `make` throws,
     * that page stays for `kept`.
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

    /** The page that `find` would return without waiting, when it need not be made anew. */
    fresh(key: string, edition: string): T | undefined {
      const entry = entries.get(key);
      if (entry?.kept?.edition !== edition || now().getTime() - entry.begunAt >= maxAgeMs) return undefined;
      put(key, entry);
      return entry.kept.page;
    },

    /** The page that may be shown while no newer one can be made. */
    kept(key: string, known: Known): T | undefined {
      const kept = entries.get(key)?.kept;
      return kept && isGoodEnough(kept, known) ? kept.page : undefined;
    },
  };
}
