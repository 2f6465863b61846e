import { isRecordId } from "@etalase/contracts/text/text";
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

type Foreign = Readonly<{ id: string; slug: string; title: string; date: string | null }>;

/** The address of a site as far as its moves leave it: without the protocol, "www." and a closing slash. */
function siteOf(home: string): string {
  const url = URL.parse(home);
  return url ? `${url.host.replace(/^www\./, "")}${url.pathname.replace(/\/+$/, "")}` : "";
}

/**
 * Names the origins of the articles of one file from another product. An id of Ghost is that of no other article; one
 * of WordPress is a number of its site, and where the file does not name the site, the article itself stands in.
 */
export function createOriginNames(home: string) {
  const site = siteOf(home);
  const named = new Set<string>();
  return ({ id, slug, title, date }: Foreign): string => {
    const place = site || `${slug || title} ${date ?? title}`;
    const name = isRecordId(id) ? id : `${place} ${id}`;
    // A file that was put together from several may give an id twice.
    const own = id !== "" && !named.has(name) ? name : `${name} ${slug}`;
    named.add(own);
    return own;
  };
}
