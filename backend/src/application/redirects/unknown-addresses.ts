import { redirectLimits } from "@etalase/contracts/redirects";
import type { UnknownQuery } from "@etalase/contracts/redirects.schema";
import { pageLimits } from "@etalase/contracts/rules/list";
import { foldedPath } from "@etalase/contracts/site/folded-path";
import { lengthOf, searchKey } from "@etalase/contracts/text/text";
import { isPageLike, searchMark, type UnknownAddress } from "../../domain/redirects/redirects.ts";
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
/** Lists search while a visitor types. */
const typingMs = 60_000;

const hostOf = (referrer: string) => (URL.canParse(referrer) ? new URL(referrer).host.slice(0, 100) : "");

/** Counts in memory and stores the counts at intervals, so no request waits for the database. */
function createCounter({ addresses, transaction, now, failed }: CounterNeeds, intervalMs: number) {
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
    write,
    waiting: () => [...counted.keys()],
    drop: (path: string) => counted.delete(path),
    add(lead: Lead) {
      const before = counted.get(lead.path);
      if (!before && counted.size >= maxCounted) return;
      counted.set(lead.path, { ...lead, hits: (before?.hits ?? 0) + 1, lastHitAt: now() });
      timer ??= setTimeout(() => {
        write().catch((error: unknown) => failed("asked addresses", error));
      }, intervalMs).unref();
    },
  };
}

/** Tells whether a search may name a person: addresses and numbers of telephones are not kept. */
const isPersonal = (text: string) => text.includes("@") || (text.match(/\d/g)?.length ?? 0) > 5;

/** Counts requests for missing pages, and searches that found nothing. */
export function createAskedCounter(needs: CounterNeeds) {
  const [requests, searches] = [createCounter(needs, writtenAfterMs), createCounter(needs, typingMs)];
  return {
    count({ path: rawPath, target, hasMoved, referrer }: Lead) {
      const path = target === null ? foldedPath(rawPath) : rawPath;
      if (target !== null || isPageLike(path)) requests.add({ path, target, hasMoved, referrer: hostOf(referrer) });
    },
    /** Counts a search without anything of the person who asked, in place of its beginnings, unless it is one. */
    countSearch(search: string) {
      const text = searchKey(search);
      if (!/\p{L}.*\p{L}/u.test(text) || lengthOf(text) > pageLimits.searchMax || isPersonal(text)) return;
      const path = searchMark + text;
      const others = searches.waiting().filter((other) => other !== path);
      if (others.some((other) => other.startsWith(path))) return;
      for (const other of others) if (path.startsWith(other)) searches.drop(other);
      searches.add({ path, target: null, hasMoved: false, referrer: "" });
    },
    /** Stores the counts before the process ends. */
    async write() {
      await requests.write();
      await searches.write();
    },
  };
}

export type AskedCounter = ReturnType<typeof createAskedCounter>;

export interface UnknownAddressRepository {
  /** The addresses with this start that nobody has ignored, the most requested first. */
  list(query: UnknownQuery & Readonly<{ start: string }>): Promise<Rows<UnknownAddress>>;
  ignore(paths: readonly string[]): Promise<void>;
  remove(paths: readonly string[]): Promise<void>;
  removeBefore(time: Date): Promise<void>;
}

/** Requests are counted under the folded path; earlier versions stored each spelling. */
export const spellings = (path: string): readonly string[] => [path, foldedPath(path)];

type Needs = Readonly<{ unknown: UnknownAddressRepository; now: Clock }>;

const dayMs = 24 * 60 * 60 * 1000;

/** The inbox of addresses that visitors requested and that do not exist, and of searches that found nothing. */
export function createUnknownAddresses({ unknown, now }: Needs) {
  const listed = async (query: UnknownQuery, start: string) => pageOf(await unknown.list({ ...query, start }), query);
  return {
    unknown: (query: UnknownQuery) => listed(query, "/"),

    countUnknown: async () => (await listed({ page: 1, limit: 1 }, "/")).total,

    ignore: (path: string) => unknown.ignore(spellings(path)),

    async searches(query: UnknownQuery) {
      const { rows, ...info } = await listed(query, searchMark);
      const searches = rows.map(({ path, hits, lastHitAt }) => {
        const text = path.slice(searchMark.length);
        return { id: text, text, count: hits, lastAt: lastHitAt };
      });
      return { searches, ...info };
    },

    ignoreSearch: (text: string) => unknown.ignore([searchMark + searchKey(text)]),

    /** Forgets what nobody has asked for in a long time. */
    forget: () => unknown.removeBefore(new Date(now().getTime() - redirectLimits.forgetDays * dayMs)),
  };
}
