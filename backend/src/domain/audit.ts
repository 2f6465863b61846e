import { type AuditAction, type AuditOutcome, auditFaults } from "@etalase/contracts/audit";
import type { Refusal } from "@etalase/contracts/refusals/refusal";

/** Further facts about an act; never a secret, and never the contents of a record. */
export type AuditDetail = Readonly<Record<string, string | number | boolean | readonly string[]>>;

/** An act that is to be recorded. */
export type Act = Readonly<{
  action: AuditAction;
  resource: string;
  /** The id and title of the record; null for a resource with a single record. */
  record: Readonly<{ id: string; title: string }> | null;
  outcome?: AuditOutcome;
  detail?: AuditDetail;
}>;

/** An act or a refused attempt. Names are copies, since accounts and records may be deleted before the entry. */
export type AuditEntry = Readonly<{
  id: string;
  /** The entry's place in the chain, from 1 and without gaps. */
  number: number;
  at: Date;
  /** Null when nobody was signed in, with both names empty; entries of earlier versions have only a user name. */
  userId: string | null;
  username: string;
  name: string;
  action: AuditAction;
  /** The kind of record, in the spelling of the dashboard's addresses. */
  resource: string;
  recordId: string | null;
  title: string;
  /** The keyed hash of the client's address; empty for the site itself and its terminal. */
  address: string;
  outcome: AuditOutcome;
  /** AuditDetail as JSON: the exact text that is sealed. */
  detail: string;
  /** The seal of all fields above and of the previous entry's hash. */
  hash: string;
}>;

/** The two ends of the chain: entries that are missing at either end show here. */
export type ChainHead = Readonly<{
  firstNumber: number;
  /** The hash of the forgotten entry before the first one; empty when there was none. */
  anchor: string;
  lastNumber: number;
  lastHash: string;
  /** The seal of these four fields; empty until the chain begins. */
  seal: string;
}>;

/** In the place of the seal of a chain that goes on after it was emptied. */
export const emptiedSeal = "emptied";

/** Makes a text's seal, which cannot be made without the key. */
export type Seal = (text: string) => string;

/** An entry that has no place in the chain yet. */
export type NewEntry = Omit<AuditEntry, "number" | "hash">;

const sealed = [
  "number",
  "id",
  "userId",
  "username",
  "name",
  "action",
  "resource",
  "recordId",
  "title",
  "address",
  "outcome",
  "detail",
] as const satisfies readonly (keyof AuditEntry)[];

const textOf = (entry: AuditEntry, previous: string) =>
  JSON.stringify([previous, Number(entry.at), ...sealed.map((field) => entry[field])]);

const headText = ({ firstNumber, anchor, lastNumber, lastHash }: ChainHead) =>
  JSON.stringify(["head", firstNumber, anchor, lastNumber, lastHash]);

export const isGenuine = (head: ChainHead, seal: Seal): boolean => head.seal === seal(headText(head));

/** Changes the head. A head that this site did not seal stays unsealed for good: its next change must not hide that. */
export function moved(head: ChainHead, change: Partial<ChainHead>, seal: Seal): ChainHead {
  const after = { ...head, ...change };
  return isGenuine(head, seal) || head.seal === "" ? { ...after, seal: seal(headText(after)) } : after;
}

/** Appends entries to the chain. */
export function linked(entries: readonly NewEntry[], head: ChainHead, seal: Seal) {
  let [number, hash] = [head.lastNumber, head.lastHash];
  const chained = entries.map((entry): AuditEntry => {
    number += 1;
    const whole = { ...entry, number, hash: "" };
    hash = seal(textOf(whole, hash));
    return { ...whole, hash };
  });
  return { entries: chained, head: moved(head, { lastNumber: number, lastHash: hash }, seal) };
}

/** The last entry up to which the chain was followed and is unchanged. */
export type Place = Readonly<{ number: number; hash: string }>;

/** A fault of a chain; `number` is the entry's, null for the head. */
export type Break = Readonly<{ number: number | null; reason: Refusal }>;

const missing = (from: number, to: number): Break => ({ number: from, reason: auditFaults.missing(from, to) });
export const added = (number: number): Break => ({ number, reason: auditFaults.added(number) });

/** Follows the chain over its next entries, to the last one or to the first fault. */
export function follow(from: Place, entries: readonly AuditEntry[], seal: Seal): Place | Break {
  let place = from;
  for (const entry of entries) {
    const { number, hash } = entry;
    if (number <= place.number) return added(number);
    if (number > place.number + 1) return missing(place.number + 1, number - 1);
    if (hash !== seal(textOf(entry, place.hash))) return { number, reason: auditFaults.changed(number) };
    place = { number, hash };
  }
  return place;
}

/** Returns the fault when a chain does not end where its head says; null when it does. */
export function endOf({ number, hash }: Place, { lastNumber, lastHash }: ChainHead): Break | null {
  if (number < lastNumber) return missing(number + 1, lastNumber);
  return hash === lastHash ? null : { number: null, reason: auditFaults.headChanged };
}

/** Whether a new record is public at once, where its kind has a status. */
export function statusOf(record: object): AuditDetail {
  const status: unknown = "status" in record ? record.status : undefined;
  return typeof status === "string" ? { status } : {};
}

/** Accepts values that describe an edit but reveal nothing of the record's contents. */
const isTold = (field: string, value: unknown): value is string | boolean =>
  typeof value === "boolean" || (field === "status" && typeof value === "string");

/** The status before a change, if there was one. */
export const formerStatus = (was: unknown): AuditDetail => (typeof was === "string" ? { formerStatus: was } : {});

/** Returns the new and the former status when a write has changed it. */
export function statusChange(before: object, after: object): AuditDetail {
  const [{ status: was }, is] = [statusOf(before), statusOf(after)];
  return was === is.status ? {} : { ...is, ...formerStatus(was) };
}

/** The fields in `asked` that an edit has changed, with the new values of switches, and both values of the status. */
export function changeOf(
  before: object,
  after: object,
  asked: readonly string[],
): AuditDetail & Readonly<{ fields: readonly string[] }> {
  const was = new Map<string, unknown>(Object.entries(before));
  const about = new Set(asked);
  const changed = Object.entries(after).filter(
    ([field, value]) => about.has(field) && JSON.stringify(value) !== JSON.stringify(was.get(field)),
  );
  const told = changed.filter((entry): entry is [string, string | boolean] => isTold(...entry));
  const fields = changed.map(([field]) => field);
  const former = fields.includes("status") ? formerStatus(was.get("status")) : {};
  return { fields, ...Object.fromEntries(told), ...former };
}
