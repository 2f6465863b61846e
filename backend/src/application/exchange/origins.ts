import type { Entry } from "./entry.ts";

/** The records here, by the digests of the origins from which they were imported. */
export interface OriginRepository {
  find(origin: string): Promise<string | null>;
  put(origin: string, recordId: string): Promise<void>;
}

export type OriginNeeds = Readonly<{
  origins: OriginRepository;
  /** Identifies equal bytes. */
  digestOf: (bytes: Uint8Array) => string;
}>;

/** Remembers the records that came from other products, so that another import of the same article finds its record. */
export function createOrigins({ origins, digestOf }: OriginNeeds) {
  // A file can name an origin of any length.
  const keyOf = (origin: string) => digestOf(new TextEncoder().encode(origin));
  return {
    recordOf: async ({ origin }: Entry): Promise<string | null> => (origin ? await origins.find(keyOf(origin)) : null),
    async keep({ origin }: Entry, recordId: string) {
      if (!origin) return;
      const key = keyOf(origin);
      if ((await origins.find(key)) !== recordId) await origins.put(key, recordId);
    },
  };
}

export type Origins = ReturnType<typeof createOrigins>;
