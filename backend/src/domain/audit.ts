import type { AuditAction, AuditOutcome } from "@etalase/contracts/audit";

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
