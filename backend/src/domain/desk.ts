import { type EditedResource, onlyRecordOf, titleOf } from "@etalase/contracts/kinds";
import { capitalised } from "@etalase/contracts/text/text";
import type { User } from "./user.ts";

/** A form's fields by name, as they were typed. */
export type Values = Readonly<Record<string, unknown>>;

/** The place of a record: its id, the name of a kind with a single record, or `new-` and a UUID for a record that was never saved. */
export type DeskPlace = Readonly<{ resource: EditedResource; key: string }>;

export type Author = Readonly<{ id: string; name: string }>;
export const authorOf = ({ id, name }: User): Author => ({ id, name });

/** Unsaved input in a record's form. Each person has at most one working copy of a record. */
export type WorkingCopy = DeskPlace &
  Readonly<{
    title: string;
    /** Only the changed fields. */
    values: Values;
    /** The values of these fields before the edit; null when the form did not send them. */
    base: Values | null;
    /** The version of the record that was edited; null for a new record. */
    baseVersion: number | null;
    by: Author;
    updatedAt: Date;
  }>;

/** Values that are shown for a limited time. `key` alone gives access to them. */
export type Preview = Readonly<{
  key: string;
  place: DeskPlace;
  values: Values;
  by: Author;
  expiresAt: Date;
}>;

/** An item in the API's form, with unsaved input in place of saved values. */
export type Shown = Readonly<Record<string, unknown>>;

/** A link for a person without an account. It follows the working copy of `by`, until a reviewer approves it. */
export type Review = DeskPlace &
  Readonly<{
    id: string;
    title: string;
    shown: Shown;
    by: Author;
    /** The person whose rights the link has. */
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

/** The title of a kind's single record; empty for kinds of many records. */
export const onlyTitleOf = (resource: string): string => capitalised(onlyRecordOf(resource) ?? "");

/** The title of typed values, or that of a single record without one. */
export const typedTitleOf = (resource: EditedResource, values: object): string =>
  titleOf(resource, values) || onlyTitleOf(resource);

/** Fields that a form never changes, or by which pages are found. */
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

/** The field that holds a picture's sizes: its name with "Set" at the end. */
export const setOf = (name: string) => `${name}Set`;
/** The settings have no field of sizes for their logo. */
export const isPicture = (base: Shown, name: string) => setOf(name) in base || name === "logo";

export const isBlank = (value: unknown) => typeof value === "string" && value.trim() === "";

/**
 * Tells whether two items look the same to a reader. A picture that is chosen only in the browser was a placeholder, so
 * it makes no difference.
 */
export function looksAlike(now: Shown, reviewed: Shown): boolean {
  const isSeen = (name: string) =>
    !facts.has(name) && !name.endsWith("Set") && !name.endsWith("At") && name !== "status";
  return Object.entries(reviewed).every(([name, value]) => {
    if (!isSeen(name) || typeof value === "boolean" || (isPicture(reviewed, name) && isBlank(value))) return true;
    return JSON.stringify(value) === JSON.stringify(now[name]);
  });
}
