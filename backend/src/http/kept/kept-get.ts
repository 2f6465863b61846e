import type { Get } from "@etalase/contracts/public-api";
import type { Lookups } from "../metrics/measures.ts";
import { firstEnd } from "./first-end.ts";
import type { KnownVersion } from "./known-version.ts";
import { createPageCache } from "./page-cache.ts";

type Needs = Readonly<{ get: Get; knownVersion: KnownVersion; now: () => Date; lookups?: Lookups | undefined }>;

type Read = Readonly<{ answer: unknown; endsAt: number; bytes: number }>;

const limits = {
  maxBytes: 8 * 1024 * 1024,
  // Views are counted without a change of content.
  maxAgeMs: 60_000,
  maxStaleMs: 60_000,
};

/** What an answer takes as objects, beside its text. */
const spread = 3;

/** Of what is searched for there is no end. */
const isEndless = (path: string) => /[?&]search=/.test(path);

/** Reads for drawings, which ask for much of the same: once for one edition of the content. */
export function createKeptGet({ get, knownVersion, now, lookups }: Needs): Get {
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
    return answer as T | null; // what `get` has answered to that path
  };
}
