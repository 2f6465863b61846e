import type { Get } from "@etalase/contracts/public-api";
import type { Lookups } from "../metrics/measures.ts";
import { firstEnd } from "./first-end.ts";
import type { KnownVersion } from "./known-version.ts";
import { createPageCache } from "./page-cache.ts";

type Needs = Readonly<{ get: Get; knownVersion: KnownVersion; now: () => Date; lookups?: Lookups | undefined }>;

type Read = Readonly<{ answer: unknown; endsAt: number; bytes: number }>;

const limits = {
  maxBytes: 8 * 1024 * 1024,
  // Counting views does not change the content, so its edition stays the same.
  maxAgeMs: 60_000,
  maxStaleMs: 60_000,
};

/** The factor from an answer's text to the memory of its objects. */
const spread = 3;

/** The number of searches is unlimited, so they are not cached. */
const isEndless = (path: string) => /[?&]search=/.test(path);

/** Caches reads for drawings, which repeat each other, for one edition of the content. */
export function createCachedGet({ get, knownVersion, now, lookups }: Needs): Get {
  const endOf = ({ endsAt }: Read) => endsAt;
  const cache = createPageCache<Read>({ ...limits, now, endOf, roomFor: ({ bytes }) => bytes, lookups });

  const read = async (path: string): Promise<Read> => {
    const answer = await get(path);
    return { answer, endsAt: firstEnd(answer), bytes: spread * JSON.stringify(answer).length };
  };

  return async <T>(path: string) => {
    const known = await knownVersion();
    if (!known.isNewest || isEndless(path)) return get<T>(path);
    const { answer } = await cache.find(path, known.edition.name, () => read(path));
    return answer as T | null; // the answer of `get` to this path
  };
}
