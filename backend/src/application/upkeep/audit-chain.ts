import { auditFaults } from "@etalase/contracts/audit";
import type { Refusal } from "@etalase/contracts/refusals/refusal";
import {
  type AuditEntry,
  added,
  type Break,
  type ChainHead,
  emptiedSeal,
  endOf,
  follow,
  isGenuine,
  moved,
  type Place,
} from "../../domain/audit.ts";
import type { AuditNeeds } from "../audit.ts";
import { shareOf } from "../content.ts";
import type { Pause, Transaction } from "../ports.ts";
import type { HighWaterLine } from "./high-water.ts";

/** `since` is the time since which every entry is unchanged; null for none. `last` is the seal of the last entry. */
export type ChainState = Readonly<{ since: Date | null; entries: number; last: string; problem: Break | null }>;

type Needs = Pick<AuditNeeds, "entries" | "seal" | "transaction" | "now"> &
  Readonly<{
    highWater: HighWaterLine;
    /** The newest time that the site trusts. */
    newestAt: () => Promise<Date>;
    /** Instances save the mark one after the other, and not while one of them checks the clock. */
    exclusively: Transaction;
    pause: Pause;
  }>;

const batch = 500;
const forgottenAtOnce = 5_000;

const headProblem = (reason: Refusal): Break => ({ number: null, reason });

function aYearBefore(time: Date): Date {
  const before = new Date(time);
  before.setUTCFullYear(before.getUTCFullYear() - 1);
  return before;
}

/** Finds a fault of the head alone. */
async function headFault({ entries, seal, highWater }: Needs, head: ChainHead): Promise<Break | null> {
  if (head.seal === emptiedSeal) return headProblem(auditFaults.emptied);
  if (head.seal === "") return headProblem((await entries.newestSealed()) ? auditFaults.emptied : auditFaults.notBegun);
  return isGenuine(head, seal) ? highWater.problemOf(head) : headProblem(auditFaults.headChanged);
}

type Walk = Readonly<{ head: ChainHead; last: number; visit?: (entry: AuditEntry) => void }>;

/** Follows the chain from its first entry to the one with the number `last`, or to the first fault. */
async function walk({ entries, seal, pause }: Needs, { head, last, visit = () => {} }: Walk): Promise<Place | Break> {
  let place: Place = { number: head.firstNumber - 1, hash: head.anchor };
  for (;;) {
    const next = await entries.between(place.number, last, batch);
    const reached = follow(place, next, seal);
    if ("reason" in reached) return reached;
    next.forEach(visit);
    if (next.length < batch) return reached;
    place = reached;
    await pause();
  }
}

/** Finds the first fault, and the time since which there is none. */
async function look(needs: Needs, head: ChainHead): Promise<Pick<ChainState, "since" | "problem">> {
  let since: Date | null = null;
  const visit = ({ action, at }: AuditEntry) => {
    // A chain that began again says nothing about the time before.
    if (since === null || action === "begin") since = at;
  };
  const reached = await walk(needs, { head, last: head.lastNumber, visit });
  if ("reason" in reached) return { since, problem: reached };
  const stray = await needs.entries.stray();
  const problem = endOf(reached, head) ?? (stray === null ? null : added(stray));
  // The newest entry is never forgotten: a log that has had one still has it.
  const isGone = since === null && head.lastNumber > 0;
  return { since, problem: problem ?? (isGone ? headProblem(auditFaults.noneLeft(head.lastNumber)) : null) };
}

async function checked(needs: Needs): Promise<ChainState> {
  const { entries } = needs;
  const head = await entries.head();
  const facts = { entries: head.lastNumber - head.firstNumber + 1, last: head.lastHash };
  const fault = await headFault(needs, head);
  // Entries that were added and noted since must not look like a log that was set back.
  if (fault && (await entries.head()).lastNumber !== head.lastNumber) return checked(needs);
  if (fault) return { ...facts, since: null, problem: fault };
  const found = await look(needs, head);
  const isForgetting = found.problem !== null && (await entries.head()).firstNumber !== head.firstNumber;
  return isForgetting ? checked(needs) : { ...facts, ...found };
}

/** Checks whether the log is complete, and forgets entries older than a year. */
export function createAuditChain(needs: Needs) {
  const { entries, seal, highWater, newestAt, exclusively, transaction, now } = needs;
  let running: Promise<ChainState> | undefined;

  return {
    /** Checks every entry; simultaneous calls share one check. */
    check(): Promise<ChainState> {
      running ??= checked(needs).finally(() => {
        running = undefined;
      });
      return running;
    },

    /** Saves the end of the log outside of the database. @returns the last entry and the head's fault, for the server's log */
    note: (): Promise<Readonly<{ number: number; hash: string; problem: Break | null }>> =>
      exclusively(async () => {
        const head = await entries.head();
        const problem = await headFault(needs, head);
        if (!problem) await highWater.raise(await newestAt(), head);
        return { number: head.lastNumber, hash: head.lastHash, problem };
      }),

    /**
     * Removes entries older than a year, the oldest first, a share of them at a time. Keeps the newest, whatever its
     * age: a log without entries would look like one that was emptied. Keeps all when one of them has been changed.
     */
    forget: () =>
      transaction(async () => {
        const head = await entries.lockHead();
        if (await headFault(needs, head)) return;
        const firstKept = (await entries.firstSince(aYearBefore(now()))) ?? head.lastNumber + 1;
        const share = Math.min(shareOf(head.lastNumber - head.firstNumber + 1), forgottenAtOnce);
        const last = Math.min(firstKept - 1, head.firstNumber + share - 1, head.lastNumber - 1);
        if (last < head.firstNumber) return;
        const reached = await walk(needs, { head, last });
        if ("reason" in reached || reached.number !== last) return;
        await entries.removeUpTo(last);
        await entries.saveHead(moved(head, { firstNumber: last + 1, anchor: reached.hash }, seal));
      }),
  };
}

export type AuditChain = ReturnType<typeof createAuditChain>;
