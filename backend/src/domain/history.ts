import type { Deed } from "@etalase/contracts/history";
import { meansTheSame } from "@etalase/contracts/text/meaning";
import { filesInText, isPictureOf, type Picture } from "./picture.ts";
import { untranslated } from "./publication.ts";
import type { User } from "./user.ts";

/** A record of any kind, with the fields that its history needs. */
export type KeptRecord = Readonly<{ id: string; version: number }> & Readonly<Record<string, unknown>>;

/** The person who did it, with the name of that time; the id is null when nobody was signed in. */
export type Doer = Readonly<{ userId: string | null; userName: string }>;

export const doerOf = (user: User | null): Doer => ({ userId: user?.id ?? null, userName: user?.name ?? "" });
export const nobody: Doer = doerOf(null);

/** One version of a record. */
export type Revision = Doer &
  Readonly<{
    id: string;
    resource: string;
    recordId: string;
    version: number;
    at: Date;
    /** The fields that differ from the version before. */
    fields: readonly string[];
    /** The whole record, packed by `packed`. */
    snapshot: string;
  }>;

/** A record with a field that named another record, which is deleted. */
export type Reference = Readonly<{ resource: string; id: string; field: string; target: string }>;

/** A deleted record; `id` is the record's own. */
export type TrashItem = Doer &
  Readonly<{
    id: string;
    resource: string;
    title: string;
    deletedAt: Date;
    snapshot: string;
    /** Every slug that led to the record. */
    slugs: readonly string[];
    /** The fields of other records that named the record. */
    references: readonly Reference[];
  }>;

/** The change of one record by a write; `from` is null for a new record, `to` for a deleted one. */
export type Step = Readonly<{
  resource: string;
  id: string;
  from: number | null;
  to: number | null;
  slugs: readonly string[];
  /**
   * The record before the write, packed by `packed`, when neither versions nor the trash keep it; and the fields that
   * named it.
   */
  was?: string;
  references?: readonly Reference[];
}>;

/** A write that can be undone, as lists show it. */
export type UndoInList = Doer &
  Readonly<{
    /** The hash of the token. */
    id: string;
    /** The kind of the written records; steps may be of other kinds, too. */
    resource: string;
    /** The title of the first written record. */
    title: string;
    /** The number of written records. */
    count: number;
    deed: Deed;
    expiresAt: Date;
  }>;

/** The instructions to undo a write. `order` holds ids when the write only moved records. */
export type Undo = UndoInList &
  Readonly<{
    steps: readonly Step[];
    order: Readonly<{ before: readonly string[]; after: readonly string[] }> | null;
  }>;

/** Fields with writers of their own, whose changes do not raise the version. */
const ownWriters: readonly string[] = ["order", "views", "isKept"];

/** Versions of articles and projects from before these had a language are in the site's own. */
const spoken = (record: KeptRecord) =>
  "noindex" in record && !("language" in record) ? { ...untranslated, ...record } : record;

/** The record without the fields that its versions leave out. */
export const ofVersions = (record: KeptRecord): KeptRecord => ({
  // The remaining entries are those of the record, which ends with its id and version again.
  ...Object.fromEntries(Object.entries(spoken(record)).filter(([field]) => !ownWriters.includes(field))),
  id: record.id,
  version: record.version,
});

/** Fields that no editor writes: counters, and values that follow from other fields. */
const consequences: readonly string[] = [
  ...ownWriters,
  ...["id", "createdAt", "updatedAt", "version", "readingTime", "publishedAt", "date", "bytes", "digest"],
];

/** The fields that differ between two versions. */
export function differences(before: KeptRecord, after: KeptRecord): readonly string[] {
  const fields = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...fields].filter((field) => !consequences.includes(field) && !meansTheSame(before[field], after[field]));
}

/** Every picture within a value, at any depth. */
export function picturesWithin(value: unknown): readonly Picture[] {
  if (typeof value !== "object" || value === null) return [];
  return isPictureOf(value) ? [value] : Object.values(value).flatMap(picturesWithin);
}

/** The stored files that texts within a value show, at any depth. */
export function textFilesWithin(value: unknown): readonly string[] {
  if (typeof value === "string") return filesInText(value);
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textFilesWithin) : [];
}

/** The order after undoing a move; null when a moved record was moved again or deleted since. */
export function movedBack(
  current: readonly string[],
  { before, after }: NonNullable<Undo["order"]>,
): readonly string[] | null {
  const present = new Set(current);
  const known = new Set(after);
  const seen = current.filter((id) => known.has(id));
  const expected = after.filter((id) => present.has(id));
  const isMoved = (id: string, place: number) => before[place] !== id;
  if (after.some((id, place) => isMoved(id, place) && !present.has(id))) return null;
  if (seen.some((id, place) => id !== expected[place])) return null;
  const back = before.filter((id) => present.has(id)).values();
  // Records that were added since keep their place.
  return current.map((id) => (known.has(id) ? (back.next().value ?? id) : id));
}
