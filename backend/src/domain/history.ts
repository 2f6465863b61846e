import type { Deed } from "@etalase/contracts/history";
import { filesInText, isPictureOf, type Picture } from "./picture.ts";
import type { User } from "./user.ts";

/** A record of any kind, as far as its history knows it. */
export type KeptRecord = Readonly<{ id: string; version: number }> & Readonly<Record<string, unknown>>;

/** Who did it, under the name of that time; no id where nobody was signed in. */
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
    /** The whole record, as `packed` makes it. */
    snapshot: string;
  }>;

/** A record whose field led to another one, which is deleted. */
export type Reference = Readonly<{ resource: string; id: string; field: string; target: string }>;

/** A deleted record; `id` is its own. */
export type TrashItem = Doer &
  Readonly<{
    id: string;
    resource: string;
    title: string;
    deletedAt: Date;
    snapshot: string;
    /** Every slug that led to it. */
    slugs: readonly string[];
    /** What led to it. */
    references: readonly Reference[];
  }>;

/** What a write did to one record; versions are null where there was no record before, or is none after. */
export type Step = Readonly<{
  resource: string;
  id: string;
  from: number | null;
  to: number | null;
  slugs: readonly string[];
  /** The record before, as `packed` makes it, where neither versions nor the trash keep it, and what led to it. */
  was?: string;
  references?: readonly Reference[];
  /** Pictures that came into sight with the record: taken back, it takes them along. */
  brought?: readonly Picture[];
}>;

/** A write that can be taken back, as one tells of it. */
export type UndoInList = Doer &
  Readonly<{
    /** The hash of the token. */
    id: string;
    /** What the write was about; its steps may be of other kinds, too. */
    resource: string;
    /** What the first of its records is called. */
    title: string;
    /** Of its records. */
    count: number;
    deed: Deed;
    expiresAt: Date;
  }>;

/** How a write is taken back. `order` holds ids where it did nothing but move records. */
export type Undo = UndoInList &
  Readonly<{
    steps: readonly Step[];
    order: Readonly<{ before: readonly string[]; after: readonly string[] }> | null;
  }>;

/** Fields that writers of their own change, which raise no version. */
const ownWriters: readonly string[] = ["order", "views", "isKept"];

/** A record without what is no matter of its versions. */
export const ofVersions = (record: KeptRecord): KeptRecord => ({
  // The entries that are left are those of the record, which ends with its id and version again.
  ...Object.fromEntries(Object.entries(record).filter(([field]) => !ownWriters.includes(field))),
  id: record.id,
  version: record.version,
});

/** What nobody has written: it counts itself, or follows from what somebody has. */
const consequences: readonly string[] = [
  ...ownWriters,
  ...["id", "createdAt", "updatedAt", "version", "readingTime", "publishedAt", "date", "bytes", "digest"],
];

/** The fields by which two versions differ. */
export function differences(before: KeptRecord, after: KeptRecord): readonly string[] {
  const fields = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...fields].filter(
    (field) => !consequences.includes(field) && JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  );
}

/** Every picture that a value holds, however deep. */
export function picturesWithin(value: unknown): readonly Picture[] {
  if (typeof value !== "object" || value === null) return [];
  return isPictureOf(value) ? [value] : Object.values(value).flatMap(picturesWithin);
}

/** The stored files that texts within a value show, however deep. */
export function textFilesWithin(value: unknown): readonly string[] {
  if (typeof value === "string") return filesInText(value);
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textFilesWithin) : [];
}

/** The order that a move is taken back to; null when what it moved has been moved or deleted since. */
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
  // What came since stays where it is.
  return current.map((id) => (known.has(id) ? (back.next().value ?? id) : id));
}

/** A record's texts alone: its pictures have come with the write that it is of. */
export const textsOf = ({ id, version, ...fields }: Readonly<{ id: string; version: number }>): KeptRecord => ({
  ...Object.fromEntries(Object.entries(fields).filter(([, value]) => typeof value === "string")),
  ...{ id, version },
});
