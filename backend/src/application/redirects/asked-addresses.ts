import { isPageLike } from "../../domain/redirects/redirects.ts";
import type { Clock, Transaction } from "../ports.ts";

/** `target` is where it led; null for nowhere. It led there by itself where a page `hasMoved`. */
type Lead = Readonly<{ path: string; target: string | null; hasMoved: boolean; referrer: string }>;

/** How often an address was asked for. */
export type Asked = Lead & Readonly<{ hits: number; lastHitAt: Date }>;

export interface AskedAddresses {
  /** Adds to what is known of them. A page that has moved becomes a redirect; so many unknown ones are kept. */
  add(asked: readonly Asked[]): Promise<void>;
}

type Needs = Readonly<{
  addresses: AskedAddresses;
  transaction: Transaction;
  now: Clock;
  failed: (step: string, error: unknown) => void;
}>;

/** More that are new at once are those of a program that tries addresses out. */
const maxCounted = 500;
const writtenAfterMs = 5_000;

const hostOf = (referrer: string) => (URL.canParse(referrer) ? new URL(referrer).host.slice(0, 100) : "");

/** Counts addresses that are no page's in memory, and writes them down now and then: no request waits for that. */
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
    count({ path, target, hasMoved, referrer }: Lead) {
      if (target === null && !isPageLike(path)) return;
      const before = counted.get(path);
      if (!before && counted.size >= maxCounted) return;
      const hits = (before?.hits ?? 0) + 1;
      counted.set(path, { path, target, hasMoved, hits, lastHitAt: now(), referrer: hostOf(referrer) });
      timer ??= setTimeout(() => {
        write().catch((error: unknown) => failed("asked addresses", error));
      }, writtenAfterMs).unref();
    },
    /** Writes down what was counted, as the last thing of a process. */
    write,
  };
}

export type AskedCounter = ReturnType<typeof createAskedCounter>;
