import type { KeptRecord, Revision } from "../domain/history.ts";
import type { Picture } from "../domain/picture.ts";
import type { Actor, User } from "../domain/user.ts";

/** The present moment. */
export type Clock = () => Date;

/** A new record id: 24 lower-case hex characters, ascending in time. */
export type NewId = () => string;

/**
 * Runs the work in one database transaction; what it throws undoes everything. Nested calls join the outer one.
 * @throws {UnknownOutcome} when the work was done, and the way to the database broke while it was to be stored
 */
export type Transaction = <T>(work: () => Promise<T>) => Promise<T>;

/** Resolves when all others who wait for the process have had a turn: a database in the process never makes one wait. */
export type Pause = () => Promise<unknown>;

/** Hears of each record that is saved, in the transaction that saves it. */
export interface SavedRecords {
  saved(by: Actor, resource: string, id: string): Promise<void>;
}

/** Facts about the whole site that every instance shares. */
export interface SiteState {
  /** Makes other transactions that lock wait until this one ends. */
  lock(): Promise<void>;
  /** Marks that public content has changed; inside the transaction that changes it. */
  contentChanged(): Promise<void>;
  /** Calls `changed` after each change of public content that this instance has stored, or may have. */
  onContentChange(changed: () => void): void;
  /** Grows with each change of public content. */
  contentVersion(): Promise<number>;
  /** Superadmins have to sign in by a second factor. */
  twoFactorRequired(): Promise<boolean>;
  requireTwoFactor(required: boolean): Promise<void>;
}

/** Counts events in fixed windows, shared by all instances and across restarts. */
export interface RateLimiter {
  /** Counts one event and tells how many there were in the current window, and the seconds until it ends. */
  count(key: string, windowMs: number): Promise<Readonly<{ count: number; retryAfter: number }>>;
  /** Takes one counted event back. */
  giveBack(key: string): Promise<void>;
  clear(key: string): Promise<void>;
  /** Clears every key that begins so. */
  clearAll(start: string): Promise<void>;
  /** Forgets the windows that have ended. */
  removeEnded(): Promise<void>;
}

/**
 * Whose write it is. `undoable` is told what takes it back; what nobody signed in does, or is done for good, leaves no
 * history.
 */
type Writer = Readonly<{
  user: User | null;
  leavesNoHistory?: true;
  /** The site's own terminal does it, and what it overwrites is kept all the same. */
  leavesHistory?: true;
  undoable?: Actor["undoable"];
}>;

/** A record, of which no more is needed to keep it. */
export type Versioned = Readonly<{ version: number }>;

/** Records of several kinds, under the names of these. */
export type ByKind<Kept extends Versioned = Versioned> = Readonly<Record<string, readonly Kept[]>>;

/** A write that is watched. */
export interface Watched {
  /**
   * Comes at the end of the write, with the records as they are now: without those that it deletes. `brought` are the
   * pictures that came into sight with them: uploads, and what a history alone has kept.
   */
  done(by: Writer, after: ByKind, brought?: readonly Picture[]): Promise<void>;
}

/** Versions of the records of one kind, or of what there is one of. */
export interface Revisions<Whole> {
  /** The newest first. @throws {DomainError} "notFound" */
  list(id: string): Promise<readonly Omit<Revision, "snapshot">[]>;
  /** @throws {DomainError} "notFound" */
  get(id: string, version: number): Promise<Readonly<{ revision: Omit<Revision, "snapshot">; values: Whole }>>;
  /**
   * Makes a new version of an earlier one. `ifVersion` makes it conditional on the record's version.
   * @throws {DomainError} "notFound", "stale"
   */
  restore(id: string, version: number, by: Actor, ifVersion?: number): Promise<Whole>;
}

/** Told of records as they were, and as they are to be. */
/** @returns the pictures that came back into sight */
export type Show = (before: readonly KeptRecord[], after: readonly KeptRecord[]) => Promise<readonly Picture[]>;

/** Keeps what writes change, so that each can be taken back. */
export interface History {
  /** Looks at what a write is about to change or delete, in its transaction; each kind that it writes is named. */
  watch(before: ByKind): Promise<Watched>;
  /**
   * Runs a write that may show pictures again which a history alone has kept: they are served, and stand in the
   * library, before the write is stored.
   */
  showing<T>(write: (show: Show) => Promise<T>): Promise<T>;
  /** Takes pictures away that a write's records no longer show, once the write is done. */
  release(by: Writer, pictures: readonly Picture[]): Promise<void>;
  revisions<Whole extends Versioned>(resource: string): Revisions<Whole>;
  /** The version that a record of elsewhere begins with under this id: its own, or one above all that are kept of it. */
  firstVersion(resource: string, id: string, own: number): Promise<number>;
}
