type Options<T> = Readonly<{
  maxBytes: number;
  maxAgeMs: number;
  now: () => Date;
  /** How many bytes a page takes; null for one that must not be kept. */
  roomFor: (page: T) => number | null;
}>;

type Entry<T> = Readonly<{ version: number; begunAt: number; making: Promise<T>; kept?: T; bytes: number }>;

/**
 * Keeps pages in memory, each for one version of the content and no longer than `maxAgeMs`; those that nobody has
 * asked for longest make room. Whoever asks for a page that is being made waits for that one.
 */
export function createPageCache<T>({ maxBytes, maxAgeMs, now, roomFor }: Options<T>) {
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

  async function settle(key: string, entry: Entry<T>) {
    // Whoever has asked hears of a failure.
    const kept = await entry.making.catch(() => undefined);
    const bytes = kept === undefined ? null : roomFor(kept);
    // The next version may have taken its place.
    if (entries.get(key) !== entry) return;
    if (kept === undefined || bytes === null) remove(key);
    else put(key, { ...entry, kept, bytes });
  }

  return {
    /** `make` gets what was kept under this key before, since it may not have changed. */
    async find(key: string, version: number, make: (former?: T) => Promise<T>): Promise<T> {
      const known = entries.get(key);
      const begunAt = now().getTime();
      if (known && known.version === version && begunAt - known.begunAt < maxAgeMs) {
        put(key, known);
        return known.making;
      }
      const entry: Entry<T> = { version, begunAt, making: make(known?.kept), bytes: 0 };
      put(key, entry);
      void settle(key, entry);
      return entry.making;
    },
  };
}
