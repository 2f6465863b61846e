import {
  type HeldReason,
  heldReasons,
  type LeadChange,
  type LeadKind,
  type LeadSource,
  type LeadStatus,
  type LostReason,
} from "@etalase/contracts/leads/leads";
import type { Content } from "../content.ts";

/** A package at the time of the request. */
export type WantedPackage = Readonly<{ slug: string; name: string; price: number }>;

type Value = string | number | null;

/** An act on a lead; `by` holds the name of that time. */
export type LeadHistoryEntry = Readonly<{
  at: Date;
  by: Readonly<{ id: string | null; name: string }>;
  what: LeadChange;
  /** Null for a note. */
  from: Value;
  to: Value;
  note: string | null;
}>;

/** A request of a possible customer. Texts may be empty; prices and the value are whole rupiah. */
export type Lead = Content &
  Readonly<{
    code: string;
    kind: LeadKind;
    package: WantedPackage | null;
    name: string;
    phone: string;
    email: string;
    message: string;
    status: LeadStatus;
    value: number | null;
    /** Null for a lead that is not lost. */
    lostReason: LostReason | null;
    source: LeadSource;
    /** The account that is responsible for the lead. */
    assignee: string | null;
    /** YYYY-MM-DD: the day of the next contact. */
    followUpAt: string | null;
    /** The time when the lead was first contacted or quoted. */
    firstAnswerAt: Date | null;
    /** Sent by staff from the public site, to try it. */
    isTest: boolean;
    /** Null for a lead that is not held back, or no more. */
    heldBack: HeldReason | null;
    /** Leads with different marks are never one person, even with the same number; null for one that was never split. */
    apart: string | null;
    /** The oldest first. */
    history: readonly LeadHistoryEntry[];
  }>;

/** The fields of a lead that staff can change one by one. */
export type LeadFields = Pick<Lead, Exclude<LeadChange, "note">>;

type Edit = Readonly<{ change: Partial<LeadFields>; note: string; by: LeadHistoryEntry["by"]; at: Date }>;

/**
 * The changes that follow from an edit: a won lead needs no follow-up, an open one has no reason, and one that somebody
 * works on is not held back.
 */
function closing(before: Lead, change: Partial<LeadFields>): Partial<LeadFields> {
  const status = change.status ?? before.status;
  const isWon = status === "won" && before.status !== "won";
  return {
    ...(isWon && before.followUpAt !== null ? { followUpAt: null } : {}),
    ...(status !== "lost" && before.lostReason !== null ? { lostReason: null } : {}),
    ...(before.heldBack !== null ? { heldBack: null } : {}),
  };
}

/** The statuses that imply an answer: a lead can be won by a call, or lost in silence, without one. */
const answers: readonly LeadStatus[] = ["contacted", "quoted"];

/** The lead after an edit, which is added to its history; an empty note is none. */
export function edited(before: Lead, { change: wanted, note, by, at }: Edit): Lead {
  const change = { ...closing(before, wanted), ...wanted };
  const fields = Object.keys(change) as (keyof LeadFields)[]; // the type has no other keys
  const changes = fields.flatMap((what): readonly LeadHistoryEntry[] => {
    const [from, to] = [before[what], change[what]];
    return to === undefined || to === from ? [] : [{ at, by, what, from, to, note: null }];
  });
  const noted: readonly LeadHistoryEntry[] = note ? [{ at, by, what: "note", from: null, to: null, note }] : [];
  const after = { ...before, ...change, history: [...before.history, ...changes, ...noted] };
  const isAnswered = after.status !== before.status && answers.includes(after.status);
  return { ...after, firstAnswerAt: before.firstAnswerAt ?? (isAnswered ? at : null), updatedAt: at };
}

/** The time when a won lead was won: that of its arrival if its history does not tell. */
export const wonAt = ({ history, createdAt }: Pick<Lead, "history" | "createdAt">): Date =>
  history.findLast(({ what, to }) => what === "status" && to === "won")?.at ?? createdAt;

/** The marks of leads that no figure counts: tests, and messages held back, by their reason. */
export const setAside = ["test", ...heldReasons] as const;

/** A lead's mark; empty for one that counts. */
export const asideOf = ({ isTest, heldBack }: Pick<Lead, "isTest" | "heldBack">): (typeof setAside)[number] | "" =>
  isTest ? "test" : (heldBack ?? "");

const ofPeople: readonly LeadChange[] = ["name", "phone", "email", "note"];

type Texts = Pick<Lead, "name" | "phone" | "email" | "message" | "history">;

/** Tells whether the lead has, or may have, personal data; earlier values remain in the history. */
export const isPersonal = ({ name, phone, email, message, history }: Texts): boolean =>
  [name, phone, email, message].some((text) => text !== "") || history.some(({ what }) => ofPeople.includes(what));
