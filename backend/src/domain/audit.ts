import type { AuditAction, AuditOutcome } from "@etalase/contracts/audit";
import { DomainError, type DomainErrorKind } from "./errors.ts";
import type { User } from "./user.ts";

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

/** The fields in `fieldNames` that an edit has changed, with the new values of switches, and both values of the status. */
export function changeOf(
  before: object,
  after: object,
  fieldNames: readonly string[],
): AuditDetail & Readonly<{ fields: readonly string[] }> {
  const was = new Map<string, unknown>(Object.entries(before));
  const about = new Set(fieldNames);
  const changed = Object.entries(after).filter(
    ([field, value]) => about.has(field) && JSON.stringify(value) !== JSON.stringify(was.get(field)),
  );
  const details = changed.filter((entry): entry is [string, string | boolean] => isTold(...entry));
  const fields = changed.map(([field]) => field);
  const former = fields.includes("status") ? formerStatus(was.get("status")) : {};
  return { fields, ...Object.fromEntries(details), ...former };
}

const hourMs = 60 * 60_000;

/** `most` entries of refusals are stored in an hour, and after that one for each power of ten. */
export type Budget = Readonly<{ key: string; most: number; factName: "refusals" | "ownRefusals" }>;

export const budgetMs = hourMs;

/**
 * Keeps refusals from filling the disk, and people from exhausting each other's entries: signed-in people have separate
 * budgets from visitors, with a limit for each account and each address.
 */
export const budgetsOf = (user: Pick<User, "id"> | null, ip: string | null): readonly Budget[] =>
  user
    ? [
        { key: `audit:account:${user.id}`, most: 60, factName: "ownRefusals" },
        { key: "audit:accounts", most: 500, factName: "refusals" },
      ]
    : [
        { key: `audit:address:${ip}`, most: 40, factName: "ownRefusals" },
        { key: "audit:anybody", most: 500, factName: "refusals" },
      ];

export const isPowerOfTen = (count: number): boolean => /^10*$/.test(String(count));

const reasons: Partial<Record<DomainErrorKind, string>> = {
  tooManyAttempts: "limit",
  forbidden: "closed",
  conflict: "taken",
};

/** The reason for the refusal of a signed-in person; undefined when it does not concern security. */
export function ownReasonOf(error: unknown): string | undefined {
  if (!(error instanceof DomainError)) return undefined;
  return error.kind === "tooManyAttempts" ? "limit" : error.reason;
}

/**
 * The reason for the refusal of an attempt on an account, in a word; undefined when it does not concern rights, for
 * example when a password is too common.
 */
export function reasonOf(error: unknown, user: User | null): string | undefined {
  if (!(error instanceof DomainError)) return undefined;
  if (error.twoFactor) return "code";
  if (error.kind !== "unauthenticated") return reasons[error.kind];
  if (!user) return "unknown";
  return user.disabled ? "disabled" : "credentials";
}
