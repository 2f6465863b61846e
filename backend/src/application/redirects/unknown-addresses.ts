import { redirectLimits } from "@etalase/contracts/redirects";
import type { UnknownQuery } from "@etalase/contracts/redirects.schema";
import { foldedPath } from "@etalase/contracts/site/folded-path";
import { isPageLike, type UnknownAddress } from "../../domain/redirects/redirects.ts";
import { pageOf, type Rows } from "../content.ts";
import type { Clock, Transaction } from "../ports.ts";

/** `target` is the address that the visitor was sent to; null for none. `hasMoved`: the page itself has moved. */
type Lead = Readonly<{ path: string; target: string | null; hasMoved: boolean; referrer: string }>;

/** The number of requests for an address. */
export type PathHits = Lead & Readonly<{ hits: number; lastHitAt: Date }>;

export interface AskedAddresses {
  /**
   * Adds the requests to the stored ones. A page that has moved becomes a redirect; the number of stored unknown ones
   * is limited.
   */
  add(counts: readonly PathHits[]): Promise<void>;
}

type CounterNeeds = Readonly<{
  addresses: AskedAddresses;
  transaction: Transaction;
  now: Clock;
  failed: (step: string, error: unknown) => void;
}>;

/** A larger number of new addresses at once comes from a program that guesses them. */
const maxCounted = 500;
const writtenAfterMs = 5_000;

const hostOf = (referrer: string) => (URL.canParse(referrer) ? new URL(referrer).host.slice(0, 100) : "");

/** Counts requests for missing pages in memory and stores them at intervals, so no request waits for the database. */
export function createAskedCounter({ addresses, transaction, now, failed }: CounterNeeds) {
  let counted = new Map<string, PathHits>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function write() {
    clearTimeout(timer);
    timer = undefined;
    const counts = [...counted.values()];
    counted = new Map();
    if (counts.length > 0) await transaction(() => addresses.add(counts));
  }

  return {
    count({ path: rawPath, target, hasMoved, referrer }: Lead) {
      const path = target === null ? foldedPath(rawPath) : rawPath;
      if (target === null && !isPageLike(path)) return;
      const before = counted.get(path);
      if (!before && counted.size >= maxCounted) return;
      const hits = (before?.hits ?? 0) + 1;
      counted.set(path, { path, target, hasMoved, hits, lastHitAt: now(), referrer: hostOf(referrer) });
      timer ??= setTimeout(() => {
        write().catch((error: unknown) => failed("asked addresses", error));
      }, writtenAfterMs).unref();
    },
    /** Stores the counts before the process ends. */
    write,
  };
}

export type AskedCounter = ReturnType<typeof createAskedCounter>;

export interface UnknownAddressRepository {
  /** The addresses that nobody has ignored, the most requested first. */
  list(query: UnknownQuery): Promise<Rows<UnknownAddress>>;
  ignore(paths: readonly string[]): Promise<void>;
  remove(paths: readonly string[]): Promise<void>;
  removeBefore(time: Date): Promise<void>;
}

/** Requests are counted under the folded path; earlier versions stored each spelling. */
export const spellings = (path: string): readonly string[] => [path, foldedPath(path)];

type Needs = Readonly<{ unknown: UnknownAddressRepository; now: Clock }>;

const dayMs = 24 * 60 * 60 * 1000;

/** The inbox of addresses that visitors requested and that do not exist. */
export function createUnknownAddresses({ unknown, now }: Needs) {
  return {
    async unknown(query: UnknownQuery) {
      return pageOf(await unknown.list(query), query);
    },

    countUnknown: async () => (await unknown.list({ page: 1, limit: 1 })).total,

    ignore: (path: string) => unknown.ignore(spellings(path)),

    /** Forgets addresses that nobody has requested for a long time. */
    forget: () => unknown.removeBefore(new Date(now().getTime() - redirectLimits.forgetDays * dayMs)),
  };
}
