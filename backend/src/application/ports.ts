import type { Act } from "../domain/audit.ts";
import type { Revision } from "../domain/history.ts";
import type { Picture } from "../domain/picture.ts";
import type { Actor, Source, Visitor } from "../domain/user.ts";
import type { Files } from "./media.ts";

/** The present moment. */
export type Clock = () => Date;

/** A new record id: 24 lower-case hex characters, ascending with time. */
export type NewId = () => string;

/**
 * Runs the work in one database transaction; an error rolls everything back. Nested calls join the outer transaction.
 * @throws {UnknownOutcome} when the work was done, and the connection broke during the commit
 */
export type Transaction = <T>(work: () => Promise<T>) => Promise<T>;

/** Resolves when all other waiting work has had a turn: with SQLite, queries themselves never yield. */
export type Pause = () => Promise<unknown>;

/** Called with each saved record, in the transaction of the save. */
export interface SavedRecords {
  saved(by: Actor, resource: string, id: string): Promise<unknown>;
}

/** One save of a form, by which the same save is known again after its answer was lost. */
export type Save = Readonly<{
  /** Stands for the person, the kind of record and the key. */
  id: string;
  /** Identifies equal values and pictures. */
  digest: string;
  recordId: string;
  /** The version that the save has made. */
  version: number;
  savedAt: Date;
}>;

/** A save before its record is there. */
export type NewSave = Omit<Save, "recordId" | "version">;

export interface SaveRepository {
  find(id: string): Promise<Save | null>;
  /** @throws {SavedBefore} when the id is taken */
  insert(save: Save): Promise<unknown>;
  /** Replaces a save with the same id. */
  put(save: Save): Promise<unknown>;
  remove(save: Save): Promise<unknown>;
  removeBefore(time: Date): Promise<unknown>;
}

type SentForm = Readonly<{
  by: Actor | Source | Visitor;
  resource: string;
  /** A new record has the key of its request, an edit that of `editKey`. */
  key: string | undefined;
  values: object;
  files?: Files;
}>;

/** The saves of the last day. */
export type Saves = Omit<SaveRepository, "removeBefore"> &
  Readonly<{
    /** Undefined without a person or a key: nobody would know such a save again. */
    of(sent: SentForm): Promise<NewSave | undefined>;
    /** Tells whether the save is stored, and its record is still as the save has left it. */
    isStored(save: NewSave | undefined, record: Versioned): Promise<boolean>;
    removeEnded(): Promise<unknown>;
  }>;

/** The key of an edit: the record, and the version that it was made on. No request can send such a key. */
export const editKey = (id: string, ifVersion: number | undefined): string | undefined =>
  ifVersion === undefined ? undefined : `${id} ${ifVersion}`;

/** Facts about the whole site that every instance shares. */
export interface SiteState {
  /** Makes other transactions with this lock wait until this one ends. */
  lock(): Promise<unknown>;
  /** Marks a change of public content, inside its transaction. */
  contentChanged(): Promise<unknown>;
  /** Calls `changed` after each change of public content that this instance has stored, or may have stored. */
  onContentChange(changed: () => void): void;
  /** Grows with each change of public content. */
  contentVersion(): Promise<number>;
  /** Admins and superadmins must sign in with a second factor. */
  twoFactorRequired(): Promise<boolean>;
  requireTwoFactor(required: boolean): Promise<unknown>;
}

/** Counts events in fixed windows, shared by all instances and across restarts. */
export interface RateLimiter {
  /** Counts one event, and returns the number in the current window, and the seconds until it ends. */
  count(key: string, windowMs: number): Promise<Readonly<{ count: number; retryAfter: number }>>;
  /** The number in the current window. */
  counted(key: string): Promise<number>;
  /** Takes one counted event back. */
  giveBack(key: string): Promise<unknown>;
  clear(key: string): Promise<unknown>;
  /** Clears every key with this beginning. */
  clearAll(start: string): Promise<unknown>;
  /** Forgets the windows that have ended. */
  removeEnded(): Promise<unknown>;
}

/** The writer. `undoable` takes the token of the undo. */
export type Writer = Source & Pick<Actor, "undoable">;

/** The least that history needs to know of a record. */
export type Versioned = Readonly<{ version: number }>;

/** Records of several kinds, by the name of the kind. */
export type ByKind<Row extends Versioned = Versioned> = Readonly<Record<string, readonly Row[]>>;

/** The outcome of a write. */
type Written<R> = Readonly<{
  /** The present records, without those that the write deletes. */
  after?: ByKind;
  /** Its entries of the audit log. */
  acts: readonly Act[];
  result: R;
}>;

/** Versions of the records of one kind, or of a single record. */
export interface Revisions<Whole> {
  /** The newest first. @throws {DomainError} "notFound" */
  list(id: string): Promise<readonly Omit<Revision, "snapshot">[]>;
  /** @throws {DomainError} "notFound" */
  get(id: string, version: number): Promise<Readonly<{ revision: Omit<Revision, "snapshot">; values: Whole }>>;
  /**
   * Restores an earlier version as a new one. `ifVersion` makes this conditional on the record's version.
   * @throws {DomainError} "notFound", "stale"
   */
  restore(id: string, version: number, by: Actor, ifVersion?: number): Promise<Whole>;
}

/**
 * Stores the changes of writes, so that each write can be undone. A write without a signed-in person is final, unless it
 * asks for a history.
 */
export interface History {
  /**
   * Runs a write of records in the caller's transaction, and adds its versions, deleted records, undo and entries of
   * the audit log. `before` are the records that it changes or deletes; each kind that it writes must be named. The
   * library hides pictures that nothing uses afterwards, and shows those that come back.
   */
  write<R>(by: Writer, before: ByKind, work: () => Promise<Written<R>>): Promise<R>;
  /** Removes pictures of removed records for good, once the write is stored, if it has left no history. */
  discard(by: Writer, pictures: readonly Picture[]): Promise<unknown>;
  revisions<Whole extends Versioned>(resource: string): Revisions<Whole>;
  /** The first version of a record from another site under this id: its own, or one above all stored ones. */
  firstVersion(resource: string, id: string, own: number): Promise<number>;
}
