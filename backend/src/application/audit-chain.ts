import { type ChainHead, chainFaults, follow, isGenuine, moved, type Place } from "../domain/audit-chain.ts";
import { monthsBefore } from "../domain/time.ts";
import type { AuditNeeds } from "./audit.ts";
import { shareOf } from "./content.ts";
import type { Transaction } from "./ports.ts";
import type { HighWater, HighWaterMark } from "./time-watch.ts";

/** `since` is the time of the first entry, null for a log without entries; `isMarked` tells whether a mark is there. */
export type ChainState = Readonly<{ problem: string | null; since: Date | null; entries: number; isMarked: boolean }>;

type Needs = Pick<AuditNeeds, "entries" | "seal" | "transaction" | "now"> &
  Readonly<{
    mark: HighWaterMark;
    /** The newest time that the site trusts. */
    newestAt: () => Promise<Date>;
    /** Instances save the mark one after the other, and not while one of them checks the clock. */
    exclusively: Transaction;
  }>;

const batch = 500;

const startOf = ({ firstNumber, anchor }: ChainHead): Place => ({ number: firstNumber - 1, hash: anchor });

/** Follows the chain. @returns its last entry, or the first fault */
async function walk({ entries, seal }: Needs, head: ChainHead): Promise<Place | string> {
  let place = startOf(head);
  let next = await entries.between(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER, batch);
  while (next.length > 0) {
    const reached = follow(place, next, seal);
    if (typeof reached === "string") return reached;
    place = reached;
    // Reads the last entry again: only so a copy of it shows.
    next = (await entries.between(place.number - 1, Number.MAX_SAFE_INTEGER, batch)).slice(1);
  }
  return place;
}

/** Whether the entry of the mark is there as the mark knows it, or forgotten. */
const matches = async ({ entries }: Needs, { number, hash }: HighWater, head: ChainHead): Promise<boolean> =>
  number < head.firstNumber || (await entries.between(number - 1, number, 1))[0]?.hash === hash;

async function check(needs: Needs): Promise<ChainState> {
  const { entries, seal, mark } = needs;
  const [known, head] = [await mark.read(), await entries.head()];
  const [first] = await entries.between(head.firstNumber - 1, head.firstNumber, 1);
  const reached = await walk(needs, head);
  const isWhole = typeof reached !== "string";
  const faultOf = async () => {
    if (known === "changed") return chainFaults.mark;
    if (known && !(await matches(needs, known, head))) return chainFaults.setBack(known.number);
    if (!isGenuine(head, seal) && !(isWhole && reached.hash === "")) return chainFaults.head;
    if (!isWhole) return reached;
    return reached.number < head.lastNumber ? chainFaults.missing(reached.number + 1, head.lastNumber) : null;
  };
  const problem = await faultOf();
  // Entries that were forgotten meanwhile are no fault.
  if (problem && (await entries.head()).firstNumber !== head.firstNumber) return check(needs);
  const count = isWhole ? reached.number - head.firstNumber + 1 : 0;
  return { problem, since: first?.at ?? null, entries: count, isMarked: known !== null };
}

/** Checks whether the log is complete, and forgets entries older than a year. */
export function createAuditChain(needs: Needs) {
  const { entries, seal, mark, newestAt, exclusively, transaction, now } = needs;

  return {
    check: () => check(needs),

    /** Saves the end of the log outside of the database, but never of a log that lacks the former end. */
    note: () =>
      exclusively(async () => {
        const [known, head] = [await mark.read(), await entries.head()];
        if (known === "changed" || !isGenuine(head, seal) || (known && !(await matches(needs, known, head)))) return;
        await mark.save({ newestAt: await newestAt(), number: head.lastNumber, hash: head.lastHash });
      }),

    /**
     * Removes entries older than a year, the oldest first, a share of them at a time. Keeps the newest, whatever its
     * age: a log without entries would look like one that was emptied. Keeps all when one of them has been changed.
     */
    forget: () =>
      transaction(async () => {
        const head = await entries.lockHead();
        const { firstNumber, lastNumber } = head;
        const firstKept = (await entries.firstSince(monthsBefore(now(), 12))) ?? lastNumber;
        const share = Math.min(shareOf(lastNumber - firstNumber + 1), batch);
        const last = Math.min(firstKept - 1, firstNumber + share - 1, lastNumber - 1);
        if (!isGenuine(head, seal) || last < firstNumber) return;
        const start = startOf(head);
        const reached = follow(start, await entries.between(start.number, last, share), seal);
        if (typeof reached === "string" || reached.number !== last) return;
        await entries.removeUpTo(last);
        await entries.saveHead(moved(head, { firstNumber: last + 1, anchor: reached.hash }, seal));
      }),
  };
}

export type AuditChain = ReturnType<typeof createAuditChain>;
