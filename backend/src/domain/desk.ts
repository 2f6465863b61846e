import { settingsKey } from "@etalase/contracts/desk/desk";
import type { EditedResource } from "@etalase/contracts/kinds";
import type { User } from "./user.ts";

/** A form's fields by name, as they were typed. */
export type Values = Readonly<Record<string, unknown>>;

/** Which record: its id, that of the settings, or `new-` and a UUID for one that was never saved. */
export type DeskPlace = Readonly<{ resource: EditedResource; key: string }>;

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
    /** Whose right to show it the link has. */
    madeBy: Author;
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

export const isSettings = ({ resource, key }: DeskPlace): boolean => resource === "settings" && key === settingsKey;

/** What a form never changes, or what pages are found by. */
export const facts: ReadonlySet<string> = new Set([
  "_id",
  "id",
  "slug",
  "version",
  "createdAt",
  "updatedAt",
  "views",
  "readingTime",
  "author",
  "date",
  "order",
]);

/** A picture's sizes stand beside it, under its name with "Set" behind. */
export const setOf = (name: string) => `${name}Set`;
/** The settings tell no sizes of theirs. */
export const isPicture = (base: Shown, name: string) => setOf(name) in base || name === "logo";

export const isBlank = (value: unknown) => typeof value === "string" && value.trim() === "";

/** Tells whether two show the same to a reader. What is chosen only in a browser was a placeholder, and is no difference. */
export function looksAlike(now: Shown, reviewed: Shown): boolean {
  const isSeen = (name: string) =>
    !facts.has(name) && !name.endsWith("Set") && !name.endsWith("At") && name !== "status";
  return Object.entries(reviewed).every(([name, value]) => {
    if (!isSeen(name) || typeof value === "boolean" || (isPicture(reviewed, name) && isBlank(value))) return true;
    return JSON.stringify(value) === JSON.stringify(now[name]);
  });
}
