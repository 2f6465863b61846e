import type { TrashQuery, UndoQuery } from "@etalase/contracts/history.schema";
import type { KeptRecord, Reference, Revision, TrashItem, Undo, UndoInList } from "../../domain/history.ts";
import type { Picture } from "../../domain/picture.ts";
import type { Found } from "../content.ts";
import type { ReadAfter } from "../in-parts.ts";

export type RevisionInList = Omit<Revision, "snapshot">;

/** Names a version. */
export type VersionOf = Pick<Revision, "recordId" | "version">;

export interface RevisionRepository {
  find(resource: string, versions: readonly VersionOf[]): Promise<readonly Revision[]>;
  /** The newest first. */
  list(resource: string, recordId: string): Promise<readonly RevisionInList[]>;
  /** The newest version that is kept of each of these records, of which there may be none. At least one id. */
  highest(resource: string, ids: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** @throws where a version is kept already: nothing is forgotten by what comes */
  insert(revisions: readonly Revision[]): Promise<void>;
  /** Writes the snapshot alone. */
  rewrite(revision: Pick<Revision, "id" | "snapshot">): Promise<void>;
  /** Forgets versions that are older than the time, but for the newest `keep`. */
  prune(resource: string, recordId: string, keep: number, time: Date): Promise<void>;
  /** The kinds of which versions are kept under this id: one, but for a database that somebody has changed by hand. */
  kindsOf(recordId: string): Promise<readonly string[]>;
  /** The snapshots of all versions of these records. */
  snapshots(resource: string, ids: readonly string[]): Promise<readonly string[]>;
  removeOf(resource: string, ids: readonly string[]): Promise<void>;
  /** Those of any records that follow this one, the first ones by their ids. */
  after(id: string, limit: number): Promise<readonly Revision[]>;
  /** Forgets these alone, of whichever records. */
  remove(ids: readonly string[]): Promise<void>;
}

export interface UndoRepository {
  /** Those that are not over yet, the last first, without those of the kinds left out. */
  list(query: UndoQuery, now: Date, without: readonly string[]): Promise<Found<UndoInList>>;
  find(id: string): Promise<Undo | null>;
  after: ReadAfter<Undo>;
  insert(undo: Undo): Promise<void>;
  remove(id: string): Promise<void>;
  removeExpired(now: Date): Promise<void>;
}

export interface TrashRepository {
  /** The last deleted first. */
  list(query: TrashQuery): Promise<Found<TrashItem>>;
  findByIds(ids: readonly string[]): Promise<readonly TrashItem[]>;
  /** @throws {DomainError} "conflict" where a record of another kind lies there under the same id */
  insert(item: TrashItem): Promise<void>;
  remove(resource: string, ids: readonly string[]): Promise<void>;
  /** Items of one kind that follow this one, the first ones by their ids. */
  after(resource: string, id: string, limit: number): Promise<readonly TrashItem[]>;
  /** Up to `limit` that were deleted before the time. */
  idsBefore(time: Date, limit: number): Promise<readonly string[]>;
}

/** What leads from one record to another. */
export interface References {
  /** What leads to these records, and forgets them when they are deleted. */
  to(resource: string, ids: readonly string[]): Promise<readonly Reference[]>;
  /** Lets what has led nowhere since lead there again. */
  putBack(references: readonly Reference[]): Promise<void>;
  /** The fields in which records of a kind lead to others. */
  fieldsOf(resource: string): readonly string[];
  /** The record, with null where it leads to a record that is gone. */
  withoutDangling(resource: string, record: KeptRecord): Promise<KeptRecord>;
}

/** The files that revisions and the trash need, each by the 32 digits that its name begins with. */
export interface KeptFiles {
  stems(): Promise<ReadonlySet<string>>;
  /** The pictures of these files that the library once had. */
  pictures(files: readonly string[]): Promise<readonly Picture[]>;
}

/** What lets somebody take a write back: only the hash is kept. */
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
