import { DomainError } from "../domain/errors.ts";
import type { Picture } from "../domain/picture.ts";
import { type ChangeContent, type Found, refuseEmpty, refuseStale } from "./content.ts";
import { type Files, type PictureFields, type Pictures, requestsOf } from "./media.ts";
import type { Clock, NewId } from "./ports.ts";

/** What every kind of content has. */
type Content = Readonly<{ id: string; createdAt: Date; updatedAt: Date; version: number }>;

/** What every kind of content is kept by. `Row` is what lists show of it. */
export interface ContentRepository<T, Search, Row = T> {
  list(search: Search): Promise<Found<Row>>;
  findById(id: string): Promise<T | null>;
  findByIds(ids: readonly string[]): Promise<readonly T[]>;
  /** @throws {DomainError} "conflict" under `slug`, where it has one that another record has. */
  insert(record: T): Promise<void>;
  /** Writes an edited record, with its version raised. @throws {DomainError} "conflict" as `insert` does. */
  update(record: T): Promise<T>;
  remove(ids: readonly string[]): Promise<void>;
}

/** What the use cases of every kind of content need besides its repository. */
export type ContentNeeds = Readonly<{ pictures: Pictures; changeContent: ChangeContent; now: Clock; newId: NewId }>;

/** A form's new pictures, by the field that their refusals belong to. */
type Stored = (field: string) => readonly Picture[];

type Writing<T extends Content, Input, Update> = ContentNeeds &
  Readonly<{
    records: Omit<ContentRepository<T, never>, "list">;
    /** Of its form. */
    fields: PictureFields;
    /** All pictures that go when the record goes. */
    picturesOf: (record: T) => readonly Picture[];
    /** The new record; `begun` is what each has at first. */
    created: (input: Input, by: Readonly<{ begun: Content; stored: Stored }>) => T | Promise<T>;
    /** What an edit makes of the record. */
    edited: (before: T, change: Update, by: Readonly<{ stored: Stored; at: Date }>) => T | Promise<T>;
  }>;

/** Creating, editing and removing content of one kind: records and pictures change together, or not at all. */
export function createWriting<T extends Content, Input, Update extends object>(kind: Writing<T, Input, Update>) {
  const { records, pictures, changeContent, now, newId, fields, picturesOf, created, edited } = kind;

  const find = async (id: string): Promise<T> => {
    const found = await records.findById(id);
    if (!found) throw new DomainError("notFound");
    return found;
  };

  /** All or none. @throws {DomainError} "notFound" when one of the ids is unknown */
  const findAll = async (ids: readonly string[]) => {
    const found = await records.findByIds(ids);
    if (found.length !== ids.length) throw new DomainError("notFound");
    return found;
  };

  /** Stores the pictures of the files, and changes content with them. */
  const withPictures = <R>(files: Files, write: (stored: Stored) => Promise<R>): Promise<R> => {
    const requests = requestsOf(fields, files);
    return pictures.during(requests, (stored) =>
      changeContent(() => write((field) => stored.filter((_picture, index) => requests[index]?.field === field))),
    );
  };

  const save = async (before: T, change: Update, stored: Stored = () => []): Promise<T> => {
    const at = now();
    return records.update({ ...(await edited(before, change, { stored, at })), updatedAt: at });
  };

  return {
    create: (input: Input, files: Files): Promise<T> =>
      withPictures(files, async (stored) => {
        const at = now();
        const begun = { id: newId(), createdAt: at, updatedAt: at, version: 1 };
        const record = await created(input, { begun, stored });
        await records.insert(record);
        return record;
      }),

    /** @throws {DomainError} "stale" when `ifVersion` is given and no longer the record's. */
    async update(id: string, change: Update, files: Files, ifVersion?: number): Promise<T> {
      // Before the pictures are worked on, and again in the transaction.
      await find(id);
      if (requestsOf(fields, files).length === 0) refuseEmpty(change);
      const { before, after } = await withPictures(files, async (stored) => {
        const before = await find(id);
        refuseStale(before, ifVersion);
        return { before, after: await save(before, change, stored) };
      });
      const stays = new Set(picturesOf(after).map(({ file }) => file));
      await pictures.remove(picturesOf(before).filter(({ file }) => !stays.has(file)));
      return after;
    },

    /** All or nothing. @throws {DomainError} "notFound" when one id is unknown. */
    async bulkUpdate({ ids, update }: Readonly<{ ids: readonly string[]; update: Update }>): Promise<number> {
      refuseEmpty(update);
      return changeContent(async () => {
        for (const before of await findAll(ids)) await save(before, update);
        return ids.length;
      });
    },

    /** All or nothing; the pictures go once the records are gone. @throws {DomainError} "notFound" */
    async remove(ids: readonly string[]): Promise<number> {
      const removed = await changeContent(async () => {
        const found = await findAll(ids);
        await records.remove(ids);
        return found;
      });
      await pictures.remove(removed.flatMap(picturesOf));
      return removed.length;
    },
  };
}
