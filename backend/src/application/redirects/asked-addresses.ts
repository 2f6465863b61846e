import { foldedPath } from "@etalase/contracts/site/folded-path";
import { isPageLike } from "../../domain/redirects/redirects.ts";
import type { Clock, Transaction } from "../ports.ts";

/** `target` is the address that the visitor was sent to; null for none. `hasMoved`: the page itself has moved. */
type Lead = Readonly<{ path: string; target: string | null; hasMoved: boolean; referrer: string }>;

/** The number of requests for an address. */
export type Asked = Lead & Readonly<{ hits: number; lastHitAt: Date }>;

export interface AskedAddresses {
  /**
   * Adds the requests to the stored ones. A page that has moved becomes a redirect; the number of stored unknown ones
   * is limited.
   */
  add(asked: readonly Asked[]): Promise<void>;
}

type Needs = Readonly<{
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
export function createAskedCounter({ addresses, transaction, now, failed }: Needs) {
  let counted = new Map<string, Asked>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function write() {
    clearTimeout(timer);
    timer = undefined;
    const asked = [...counted.values()];
    counted = new Map();
    if (asked.length > 0) await transaction(() => addresses.add(asked));
  }

  return {
    count({ path: asked, target, hasMoved, referrer }: Lead) {
      const path = target === null ? foldedPath(asked) : asked;
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
