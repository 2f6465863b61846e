type Options<T> = Readonly<{
  maxBytes: number;
  /** After this a page is made anew; the former one is shown while that goes on. */
  maxAgeMs: number;
  /** After this nobody gets the former one any more. */
  maxStaleMs: number;
  now: () => Date;
  /** Returns the bytes that a page takes; null for one that must not be kept. */
  roomFor: (page: T) => number | null;
}>;

type Entry<T> = Readonly<{ version: number; begunAt: number; making: Promise<T>; kept?: T; bytes: number }>;

/**
 * Keeps pages in memory, each for one version of the content; those that nobody has asked for longest make room.
 * Callers that ask for a page while it is being made for the first time wait for that one. lru-cache was weighed: it
 * would join a page that was begun before the content changed (CONTRIBUTING.md).
 */
export function createPageCache<T>({ maxBytes, maxAgeMs, maxStaleMs, now, roomFor }: Options<T>) {
  // A map remembers its order: what was asked for last stands at the end.
  const entries = new Map<string, Entry<T>>();
  let total = 0;

  function remove(key: string) {
    total -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  }

  function put(key: string, entry: Entry<T>) {
    remove(key);
    entries.set(key, entry);
    total += entry.bytes;
    for (const oldest of entries.keys()) {
      if (total <= maxBytes) return;
      remove(oldest);
    }
  }

  /** Puts `page` in the place of `entry`, unless the next version has taken it. */
  function keep(key: string, entry: Entry<T>, page: T) {
    if (entries.get(key) !== entry) return;
    const bytes = roomFor(page);
    if (bytes === null) remove(key);
    else put(key, { ...entry, making: Promise.resolve(page), kept: page, bytes });
  }

  /** Keeps the result of `making` in the place of `entry`. */
  async function settle(key: string, entry: Entry<T>, making: Promise<T>) {
    try {
      keep(key, entry, await making);
    } catch {
      // The callers that wait hear of it; the next one asks anew.
      if (entries.get(key) === entry) remove(key);
    }
  }

  return {
    /** `make` gets the page that was kept under this key before, since it may not have changed. */
    async find(key: string, version: number, make: (former?: T) => Promise<T>): Promise<T> {
      const known = entries.get(key);
      const begunAt = now().getTime();
      const age = known?.version === version ? begunAt - known.begunAt : Number.POSITIVE_INFINITY;
      if (known && (age < maxAgeMs || (age < maxStaleMs && known.kept !== undefined))) {
        const entry = age < maxAgeMs ? known : { ...known, begunAt };
        put(key, entry);
        if (entry !== known) void settle(key, entry, make(known.kept));
        return known.making;
      }
      const making = make(known?.kept);
      const entry: Entry<T> = { version, begunAt, making, bytes: 0 };
      put(key, entry);
      void settle(key, entry, making);
      return making;
    },
  };
}
