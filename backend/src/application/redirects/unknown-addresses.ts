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
/** Lists search while a visitor types; a search that has stood for so long is typed to its end. */
const typedMs = 10_000;

const hostOf = (referrer: string) => (URL.canParse(referrer) ? new URL(referrer).host.slice(0, 100) : "");

/** Counts in memory and stores the counts at intervals, so no request waits for the database. */
function createCounter({ addresses, transaction, now, failed }: CounterNeeds) {
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
    add(lead: Lead) {
      const before = counted.get(lead.path);
      if (!before && counted.size >= maxCounted) return;
      counted.set(lead.path, { ...lead, hits: (before?.hits ?? 0) + 1, lastHitAt: now() });
      timer ??= setTimeout(() => {
        write().catch((error: unknown) => failed("asked addresses", error));
      }, writtenAfterMs).unref();
    },
  };
}

type Search = Readonly<{ text: string; isFound: boolean }>;

/** Keeps the last search of each visitor until it is typed to its end; nothing of the visitor is passed on. */
function createTyping(finished: (search: Search) => void) {
  const typing = new Map<string, Readonly<{ search: Search; timer: NodeJS.Timeout }>>();

  function finish(visitor: string) {
    const last = typing.get(visitor);
    if (!last) return;
    clearTimeout(last.timer);
    typing.delete(visitor);
    finished(last.search);
  }

  return {
    finishAll() {
      for (const visitor of typing.keys()) finish(visitor);
    },
    /** A search takes the place of its beginnings, whichever comes first. */
    type(search: Search, visitor: string) {
      const { search: last, timer: before } = typing.get(visitor) ?? { search };
      const isBeginning = last.text !== search.text && last.text.startsWith(search.text);
      if (isBeginning || search.text.startsWith(last.text)) clearTimeout(before);
      else finish(visitor);
      if (!typing.has(visitor) && typing.size >= maxCounted) return;
      const timer = setTimeout(finish, typedMs, visitor).unref();
      typing.set(visitor, { search: isBeginning ? last : search, timer });
    },
  };
}

/** Tells whether a search may name a person: addresses and numbers of telephones are not kept. */
const isPersonal = (text: string) => text.includes("@") || (text.match(/\d/g)?.length ?? 0) > 5;

const isKept = ({ text, isFound }: Search) =>
  !isFound && /\p{L}.*\p{L}/u.test(text) && lengthOf(text) <= pageLimits.searchMax && !isPersonal(text);

/** Counts requests for missing pages, and searches that nothing holds. */
export function createAskedCounter(needs: CounterNeeds) {
  const [requests, searches] = [createCounter(needs), createCounter(needs)];
  const typing = createTyping((search) => {
    if (isKept(search)) searches.add({ path: searchMark + search.text, target: null, hasMoved: false, referrer: "" });
  });
  return {
    count({ path: rawPath, target, hasMoved, referrer }: Lead) {
      const path = target === null ? foldedPath(rawPath) : rawPath;
      if (target !== null || isPageLike(path)) requests.add({ path, target, hasMoved, referrer: hostOf(referrer) });
    },
    /** A search that is found counts, too, in place of its beginnings, which were not in vain. */
    countSearch: ({ text, isFound }: Search, visitor: string) =>
      typing.type({ text: searchKey(text), isFound }, visitor),
    /** Stores the counts before the process ends. */
    async write() {
      typing.finishAll();
      try {
        await requests.write();
      } finally {
        await searches.write();
      }
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

    removeSearch: (text: string) => unknown.remove([searchMark + searchKey(text)]),

    /** Forgets what nobody has asked for in a long time. */
    forget: () => unknown.removeBefore(new Date(now().getTime() - redirectLimits.forgetDays * dayMs)),
  };
}
