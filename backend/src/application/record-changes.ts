import { type ContentResource, titleOf } from "@etalase/contracts/kinds";
import { type Act, changeOf } from "../domain/audit.ts";
import type { Content } from "../domain/content.ts";
import type { Picture } from "../domain/picture.ts";
import { allOf, type ChangeContent, existing, type Rows } from "./content.ts";
import type { PictureFields, PictureRegistry, Pictures, Stored } from "./media.ts";
import type { NamesPictures } from "./orphans.ts";
import type { Clock, History, NewId, SavedRecords, Saves } from "./ports.ts";

/** The repository of a kind of content. `Row` is the form that lists show. */
export interface ContentRepository<T, Search, Row = T> extends NamesPictures {
  list(search: Search): Promise<Rows<Row>>;
  findById(id: string): Promise<T | null>;
  findByIds(ids: readonly string[]): Promise<readonly T[]>;
  /** @throws {DomainError} "conflict" under `slug`, when another record has the slug. */
  insert(record: T): Promise<void>;
  /** Writes an edited record, with its version raised. @throws {DomainError} "conflict" like `insert`. */
  update(record: T): Promise<T>;
  remove(ids: readonly string[]): Promise<void>;
}

/** The dependencies of every kind's use cases, apart from its repository. */
export type ContentNeeds = Readonly<{
  pictures: Pictures;
  registry: PictureRegistry;
  changeContent: ChangeContent;
  history: History;
  desk: SavedRecords;
  saves: Saves;
  now: Clock;
  newId: NewId;
}>;

/** The values that a record brings from the site where it was made: only imports give them. */
export type Provenance<T> = Readonly<{ contentFields?: Partial<Content>; facts?: Partial<T> }>;

/** Another record, and the unique values that it loses. */
type Rival<T> = Readonly<{ before: T; loses: Partial<T> }>;

export type Writing<T extends Content, Input, Update> = ContentNeeds &
  Readonly<{
    resource: ContentResource;
    records: Omit<ContentRepository<T, never>, "list" | keyof NamesPictures>;
    /** The picture fields of its form. */
    fields: PictureFields;
    /** All pictures that are removed with the record. */
    picturesOf: (record: T) => readonly Picture[];
    /** The new record; `base` holds the first values of any record. */
    created: (input: Input, by: Readonly<{ base: Content; stored: Stored }>) => T | Promise<T>;
    /** The record after an edit. */
    edited: (before: T, change: Update, by: Readonly<{ stored: Stored; at: Date }>) => T | Promise<T>;
    /** One record's part of an edit of many; by default the edit itself. */
    inMany?: (before: T, change: Update) => Update;
    /** The other records that lose a unique value to the record with that id. */
    rivals?: (input: Input | Update, id: string) => Promise<readonly Rival<T>[]>;
  }>;

/** The changes of single records of one kind, which the use cases put together. */
export function createChanges<T extends Content, Input, Update extends object>(kind: Writing<T, Input, Update>) {
  const { resource, records, history, now, newId, created, edited } = kind;

  /** The record of an act, as the audit log names it. */
  const about = (record: T) => ({ resource, record: { id: record.id, title: titleOf(resource, record) } });
  const editOf = (before: T, after: T, fields: readonly string[]): Act => ({
    ...about(after),
    action: "update",
    detail: changeOf(before, after, fields),
  });

  const find = async (id: string): Promise<T> => existing(await records.findById(id));

  const findAll = (ids: readonly string[]) => allOf(records, ids);

  const save = async (before: T, change: Update, stored: Stored = () => []): Promise<T> => {
    const at = now();
    return records.update({ ...(await edited(before, change, { stored, at })), updatedAt: at });
  };

  /** Takes a unique value from other records. */
  const saveOthers = async (others: readonly Rival<T>[]) => {
    const saved: (Rival<T> & Readonly<{ after: T }>)[] = [];
    for (const { before, loses } of others)
      saved.push({ before, loses, after: await records.update({ ...before, ...loses, updatedAt: now() }) });
    return {
      records: saved.map(({ after }) => after),
      acts: saved.map(({ before, loses, after }) => editOf(before, after, Object.keys(loses))),
    };
  };

  /** The new record before it is written. */
  const newRecord = async (input: Input, stored: Stored, { contentFields, facts }: Provenance<T>): Promise<T> => {
    const at = now();
    const own = { id: newId(), createdAt: at, updatedAt: at, version: 1, ...contentFields };
    const version = contentFields?.id
      ? await history.firstVersion(resource, contentFields.id, own.version)
      : own.version;
    return { ...(await created(input, { base: { ...own, version }, stored })), ...facts };
  };

  return { about, editOf, find, findAll, save, saveOthers, newRecord };
}

export type Changes<T extends Content, Input, Update extends object> = ReturnType<
  typeof createChanges<T, Input, Update>
>;
