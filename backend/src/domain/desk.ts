import { type DeskResource, settingsKey } from "@etalase/contracts/desk/desk";
import type { User } from "./user.ts";

/** A form's fields by name, as they were typed. */
export type Values = Readonly<Record<string, unknown>>;

/** Which record: its id, that of the settings, or `new-` and a UUID for one that was never saved. */
export type DeskPlace = Readonly<{ resource: DeskResource; key: string }>;

export type Author = Readonly<{ id: string; name: string }>;
export const authorOf = ({ id, name }: User): Author => ({ id, name });

/** What somebody has typed into a record's form and not saved. Each person has one of a record. */
export type WorkingCopy = DeskPlace &
  Readonly<{
    title: string;
    /** The changed fields alone. */
    values: Values;
    /** What those were before; null where nobody said. */
    base: Values | null;
    /** The record's version that was edited; null of a new one. */
    baseVersion: number | null;
    by: Author;
    updatedAt: Date;
  }>;

/** Values to be looked at for a while. `key` is all it takes to see them. */
export type Preview = Readonly<{
  key: string;
  place: DeskPlace;
  values: Values;
  by: Author;
  expiresAt: Date;
}>;

/** An item as the API would show it, with what is typed in place of what is saved. */
export type Shown = Readonly<Record<string, unknown>>;

/** A link for somebody without an account. It follows a working copy, that of `by`, until what it shows is approved. */
export type Review = DeskPlace &
  Readonly<{
    id: string;
    title: string;
    shown: Shown;
    by: Author;
    createdAt: Date;
    expiresAt: Date;
    revokedAt: Date | null;
    approvedAt: Date | null;
  }>;

export type ReviewComment = Readonly<{
  id: string;
  reviewId: string;
  name: string;
  text: string;
  at: Date;
  approves: boolean;
}>;

export const isOpen = ({ revokedAt, expiresAt }: Review, now: Date): boolean => revokedAt === null && expiresAt > now;

/** What a form calls its record, by whichever field names it; empty while nobody has said. */
export function titleIn({ title, name, siteName }: Values): string {
  const named = [title, name, siteName].find((text) => typeof text === "string" && text.trim() !== "");
  return typeof named === "string" ? named.trim() : "";
}

export const isSettings = ({ resource, key }: DeskPlace): boolean => resource === "settings" && key === settingsKey;
