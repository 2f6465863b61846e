import { type Freshness, isGoodEnough, type Known } from "./known-version.ts";

type Options<T> = Readonly<{
  maxBytes: number;
  /** Milliseconds until a page is stale: it is still served while it is rendered again. */
  maxAgeMs: number;
  /** Maximum stale age in milliseconds. */
  maxStaleMs: number;
  now: () => Date;
  /** The time in milliseconds when something that the page shows ends: from then on the stale page is not shown. */
  endOf: (page: T) => number;
  /** Returns the bytes that a page takes; null for a page that must not be cached. */
  roomFor: (page: T) => number | null;
}>;

type CachedPage<T> = Freshness & Readonly<{ page: T; bytes: number }>;
type Entry<T> = Readonly<{
  edition: string;
  begunAt: number;
  making: Promise<T>;
  lastPage?: CachedPage<T> | undefined;
}>;

/** Bounded by bytes; evicts the least recently put entries. */
function createEntries<T>(maxBytes: number) {
  // A map keeps its order: the most recently put entry comes last.
  const entries = new Map<string, Entry<T>>();
  let total = 0;

  function remove(key: string) {
    total -= entries.get(key)?.lastPage?.bytes ?? 0;
    entries.delete(key);
  }

  function put(key: string, entry: Entry<T>) {
    remove(key);
    entries.set(key, entry);
    total += entry.lastPage?.bytes ?? 0;
    for (const oldest of entries.keys()) {
      if (total <= maxBytes) return;
      remove(oldest);
    }
  }

  return {
    get: (key: string) => entries.get(key),
    put,
    /** Puts `next`, or nothing, in place of `entry`, unless an entry of the next edition has replaced it. */
    replace(key: string, entry: Entry<T>, next: Entry<T> | undefined) {
      if (entries.get(key) !== entry) return;
      if (next) put(key, next);
      else remove(key);
    },
  };
}

/** Leaves the former page for `standIn`, and lets the next caller try again. Waiting callers get the error. */
const lapsed = <T>(entry: Entry<T>): Entry<T> | undefined =>
  entry.lastPage && { ...entry, begunAt: Number.NEGATIVE_INFINITY };

/**
 * An LRU cache of pages, each for one edition of the content. Concurrent callers of a missing page share one rendering.
 * lru-cache was ruled out: it would join a rendering from before the content changed (CONTRIBUTING.md).
 */
export function createPageCache<T>({ maxBytes, maxAgeMs, maxStaleMs, now, endOf, roomFor }: Options<T>) {
  const entries = createEntries<T>(maxBytes);

  /** The entry once its page is made; undefined for a page that must not be cached. */
  function finish(entry: Entry<T>, page: T): Entry<T> | undefined {
    const bytes = roomFor(page);
    if (bytes === null) return undefined;
    const { edition, begunAt } = entry;
    const lastPage = { edition, madeAt: begunAt, endsAt: endOf(page), page, bytes };
    return { ...entry, making: Promise.resolve(page), lastPage };
  }

  /** Stores the result of `making` in place of `entry`. */
  const settle = (key: string, entry: Entry<T>, making: Promise<T>) =>
    making.then(
      (page) => entries.replace(key, entry, finish(entry, page)),
      () => entries.replace(key, entry, lapsed(entry)),
    );

  return {
    /**
     * `make` gets the page that was cached under this key before, since it may not have changed. When `make` throws,
     * that page stays for `standIn`.
     */
    async find(key: string, edition: string, make: (former?: T) => Promise<T>): Promise<T> {
      const known = entries.get(key);
      const begunAt = now().getTime();
      const isCurrent = known?.edition === edition;
      const age = isCurrent ? begunAt - known.begunAt : Number.POSITIVE_INFINITY;
      if (known && (age < maxAgeMs || (age < maxStaleMs && known.lastPage?.edition === edition))) {
        const entry = age < maxAgeMs ? known : { ...known, begunAt };
        entries.put(key, entry);
        if (entry !== known) void settle(key, entry, make(known.lastPage?.page));
        return known.making;
      }
      const making = make(known?.lastPage?.page);
      const entry: Entry<T> = { edition, begunAt, making, lastPage: known?.lastPage };
      entries.put(key, entry);
      void settle(key, entry, making);
      return making;
    },

    /** The page that `find` would return without waiting, when it need not be made anew. */
    fresh(key: string, edition: string): T | undefined {
      const entry = entries.get(key);
      if (entry?.lastPage?.edition !== edition || now().getTime() - entry.begunAt >= maxAgeMs) return undefined;
      entries.put(key, entry);
      return entry.lastPage.page;
    },

    /** The page that may be shown while no newer one can be made. */
    standIn(key: string, known: Known): T | undefined {
      const lastPage = entries.get(key)?.lastPage;
      return lastPage && isGoodEnough(lastPage, known) ? lastPage.page : undefined;
    },
  };
}

export type PageCache<T> = ReturnType<typeof createPageCache<T>>;
