import type { TrashQuery, UndoQuery } from "@etalase/contracts/history.schema";
import type { KeptRecord, Reference, Revision, TrashItem, Undo, UndoInList } from "../../domain/history.ts";
import type { Rows } from "../content.ts";
import type { ReadAfter } from "../in-parts.ts";
import type { KeptFiles } from "../library/repository.ts";

export type RevisionInList = Omit<Revision, "snapshot">;

/** Identifies a version. */
export type VersionOf = Pick<Revision, "recordId" | "version">;

export interface RevisionRepository {
  find(resource: string, versions: readonly VersionOf[]): Promise<readonly Revision[]>;
  /** The newest first. */
  list(resource: string, recordId: string): Promise<readonly RevisionInList[]>;
  /** The newest stored version of each of these records that has one. At least one id. */
  highest(resource: string, ids: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** @throws when a version is already stored: a new one never replaces it */
  insert(revisions: readonly Revision[]): Promise<unknown>;
  /** Writes only the snapshot. */
  rewrite(revision: Pick<Revision, "id" | "snapshot">): Promise<unknown>;
  /** Forgets versions older than the time, except for the newest `keep`. */
  prune(resource: string, recordId: string, keep: number, time: Date): Promise<unknown>;
  /** The kinds with versions under this id: one, unless the database was changed by hand. */
  kindsOf(recordId: string): Promise<readonly string[]>;
  /** The snapshots of all versions of these records. */
  snapshots(resource: string, ids: readonly string[]): Promise<readonly string[]>;
  removeOf(resource: string, ids: readonly string[]): Promise<unknown>;
  /** The versions of any records after this id, in the order of their ids. */
  after(id: string, limit: number): Promise<readonly Revision[]>;
  /** Forgets only these versions, of any records. */
  remove(ids: readonly string[]): Promise<unknown>;
}

export interface UndoRepository {
  /** The undos that have not expired, the newest first, without the kinds in `without`. */
  list(query: UndoQuery, now: Date, without: readonly string[]): Promise<Rows<UndoInList>>;
  find(id: string): Promise<Undo | null>;
  after: ReadAfter<Undo>;
  insert(undo: Undo): Promise<unknown>;
  remove(id: string): Promise<unknown>;
  removeExpired(now: Date): Promise<unknown>;
}

export interface TrashRepository {
  /** The most recently deleted first. */
  list(query: TrashQuery): Promise<Rows<TrashItem>>;
  findByIds(ids: readonly string[]): Promise<readonly TrashItem[]>;
  /** @throws {DomainError} "conflict" when a record of another kind is in the trash under the same id */
  insert(item: TrashItem): Promise<unknown>;
  remove(resource: string, ids: readonly string[]): Promise<unknown>;
  /** Items of one kind after this id, in the order of their ids. */
  after(resource: string, id: string, limit: number): Promise<readonly TrashItem[]>;
  /** Up to `limit` items that were deleted before the time. */
  idsBefore(time: Date, limit: number): Promise<readonly string[]>;
}

/** The references between records. */
export interface References {
  /** The references to these records, which are cleared when the records are deleted. */
  to(resource: string, ids: readonly string[]): Promise<readonly Reference[]>;
  /** Restores references that were cleared. */
  putBack(references: readonly Reference[]): Promise<unknown>;
  /** The fields of a kind that refer to other records. */
  fieldsOf(resource: string): readonly string[];
  /** The record, with null in place of references to deleted records. */
  withoutDangling(resource: string, record: KeptRecord): Promise<KeptRecord>;
}

/** The tokens that undo a write: only their hashes are stored. */
export interface UndoTokens {
  create(): string;
  hashOf(token: string): string;
}

export type HistoryStore = Readonly<{
  revisions: RevisionRepository;
  undos: UndoRepository;
  trash: TrashRepository;
  references: References;
  files: KeptFiles;
}>;
