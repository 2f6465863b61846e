import { type ContentResource, titleOf } from "@etalase/contracts/kinds";
import { photoRule } from "@etalase/contracts/rules/image";
import { type Act, changeOf, statusOf } from "../domain/audit.ts";
import type { Content } from "../domain/content.ts";
import { DomainError } from "../domain/errors.ts";
import { textsOf } from "../domain/history.ts";
import type { Picture } from "../domain/picture.ts";
import type { Actor, Source, User, Visitor } from "../domain/user.ts";
import { type ChangeContent, type Found, refuseEmpty, refuseStale } from "./content.ts";
import {
  type Files,
  type PictureFields,
  type PictureRegistry,
  type Pictures,
  requestsOf,
  storedAheadOf,
} from "./media.ts";
import type { NamesPictures } from "./orphans.ts";
import type { Clock, History, NewId, SavedRecords } from "./ports.ts";

/** The repository of a kind of content. `Row` is the form that lists show. */
export interface ContentRepository<T, Search, Row = T> extends NamesPictures {
  list(search: Search): Promise<Found<Row>>;
  findById(id: string): Promise<T | null>;
  findByIds(ids: readonly string[]): Promise<readonly T[]>;
  /** @throws {DomainError} "conflict" under `slug`, when another record has the slug. */
  insert(record: T): Promise<void>;
  /** Writes an edited record, with its version raised. @throws {DomainError} "conflict" like `insert`. */
  update(record: T): Promise<T>;
  remove(ids: readonly string[]): Promise<void>;
}

/** The needs of every kind's use cases beside its repository. */
export type ContentNeeds = Readonly<{
  pictures: Pictures;
  registry: PictureRegistry;
  changeContent: ChangeContent;
  history: History;
  desk: SavedRecords;
  now: Clock;
  newId: NewId;
}>;

/** The editor of a record, and new pictures. `ifVersion` makes the edit conditional on the record's version. */
export type Edit = Readonly<{ by: Actor; files?: Files; ifVersion?: number | undefined }>;

/** The same for an editor without an account, such as the terminal. */
type EditBy = Omit<Edit, "by"> & Readonly<{ by: Actor | Source }>;

/** A form's new pictures, by the field that their refusals belong to. */
export type Stored = (field: string) => readonly Picture[];

/** The values that a record brings from the site where it was made: only imports give them. */
export type Past<T> = Readonly<{ begun?: Partial<Content>; facts?: Partial<T> }>;

/** The pictures that an article's text shows, beside those of its fields. */
export const inTextField = "inText";

const inTextOf = (files: Files) =>
  (files[inTextField] ?? []).map((upload) => ({ upload, field: "content", rule: photoRule }));

const isActor = (by: Actor | Visitor | Source): by is Actor => by.user !== null;

type Yielding<T> = Readonly<{ before: T; loses: Partial<T> }>;

type Writing<T extends Content, Input, Update> = ContentNeeds &
  Readonly<{
    resource: ContentResource;
    records: Omit<ContentRepository<T, never>, "list" | keyof NamesPictures>;
    /** The picture fields of its form. */
    fields: PictureFields;
    /** All pictures that are removed with the record. */
    picturesOf: (record: T) => readonly Picture[];
    /** The new record; `begun` holds the first values of any record. */
    created: (input: Input, by: Readonly<{ begun: Content; stored: Stored }>) => T | Promise<T>;
    /** The record after an edit. */
    edited: (before: T, change: Update, by: Readonly<{ stored: Stored; at: Date }>) => T | Promise<T>;
    /** The other records that lose a unique value to the record with that id. */
    yielding?: (asked: Input | Update, id: string) => Promise<readonly Yielding<T>[]>;
  }>;

/** Creating, editing and removing content of one kind: records and pictures change together, or not at all. */
export function createWriting<T extends Content, Input, Update extends object>(kind: Writing<T, Input, Update>) {
  const { resource, records, registry, changeContent, desk, history, now, newId } = kind;
  const { fields, picturesOf, created, edited, yielding = async () => [] } = kind;

  /** The record of an act, as the audit log names it. */
  const about = (record: T) => ({ resource, record: { id: record.id, title: titleOf(resource, record) } });
  const editOf = (before: T, after: T, asked: readonly string[]): Act => ({
    ...about(after),
    action: "update",
    detail: changeOf(before, after, asked),
  });

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

  /** Changes content with the pictures of the files, and those that its texts show. */
  const withPictures = <R>(
    files: Files,
    { user }: Readonly<{ user: User | null }>,
    write: (stored: Stored, show: (before: T | null, after: T) => Promise<readonly Picture[]>) => Promise<R>,
  ): Promise<R> => {
    const requests = [...requestsOf(fields, files), ...inTextOf(files)];
    // The picture may have been kept by the history alone.
    const ahead = requests.flatMap(({ upload }) => storedAheadOf(upload)?.picture ?? []);
    return history.showing((show) =>
      registry.change(requests, user, (stored) =>
        write(
          (field) => stored.filter((_picture, index) => requests[index]?.field === field),
          async (before, after) => [
            ...stored,
            ...(await show(before ? [textsOf(before)] : [], [{ ...textsOf(after), ahead }])),
          ],
        ),
      ),
    );
  };

  const save = async (before: T, change: Update, stored: Stored = () => []): Promise<T> => {
    const at = now();
    return records.update({ ...(await edited(before, change, { stored, at })), updatedAt: at });
  };

  /** Takes a unique value from other records. */
  const saveOthers = async (others: readonly Yielding<T>[]) => {
    const saved: (Yielding<T> & Readonly<{ after: T }>)[] = [];
    for (const { before, loses } of others)
      saved.push({ before, loses, after: await records.update({ ...before, ...loses, updatedAt: now() }) });
    return {
      records: saved.map(({ after }) => after),
      acts: saved.map(({ before, loses, after }) => editOf(before, after, Object.keys(loses))),
    };
  };

  /** The new record before it is written. */
  const made = async (input: Input, stored: Stored, { begun, facts }: Past<T>): Promise<T> => {
    const at = now();
    const own = { id: newId(), createdAt: at, updatedAt: at, version: 1, ...begun };
    const version = begun?.id ? await history.firstVersion(resource, begun.id, own.version) : own.version;
    return { ...(await created(input, { begun: { ...own, version }, stored })), ...facts };
  };

  const create = (input: Input, files: Files, by: Actor | Visitor | Source, past: Past<T> = {}): Promise<T> =>
    withPictures(files, by, async (stored, show) => {
      const record = await made(input, stored, past);
      const others = await yielding(input, record.id);
      return history.write(by, { [resource]: others.map((other) => other.before) }, async () => {
        const yielded = await saveOthers(others);
        await records.insert(record);
        if (isActor(by)) await desk.saved(by, resource, record.id);
        const act: Act = { ...about(record), action: "create", detail: statusOf(record) };
        return {
          after: { [resource]: [record, ...yielded.records] },
          brought: await show(null, record),
          acts: [act, ...yielded.acts],
          result: record,
        };
      });
    });

  return {
    create: (input: Input, files: Files, by: Actor | Visitor): Promise<T> => create(input, files, by),

    /** Creates a record that comes from another site with its past. */
    bringIn: create,

    /** The records that writes would store. Nothing is written. @throws {DomainError} like the writes */
    foreseen: {
      created: made,
      edited: (before: T, change: Update, stored: Stored) => edited(before, change, { stored, at: now() }),
    },

    /** @throws {DomainError} "stale" when `ifVersion` is given and no longer the record's. */
    async update(id: string, change: Update, { by, files = {}, ifVersion }: EditBy): Promise<T> {
      // Checked before the pictures are processed, and again in the transaction.
      await find(id);
      const pictured = [...new Set(requestsOf(fields, files).map(({ field }) => field))];
      if (pictured.length === 0) refuseEmpty(change);
      const { before, after } = await withPictures(files, by, async (stored, show) => {
        const before = await find(id);
        refuseStale(before, ifVersion);
        const others = await yielding(change, id);
        return history.write(by, { [resource]: [before, ...others.map((other) => other.before)] }, async () => {
          const yielded = await saveOthers(others);
          const after = await save(before, change, stored);
          if (isActor(by)) await desk.saved(by, resource, id);
          return {
            after: { [resource]: [after, ...yielded.records] },
            brought: await show(before, after),
            acts: [editOf(before, after, [...Object.keys(change), ...pictured]), ...yielded.acts],
            result: { before, after },
          };
        });
      });
      const stays = new Set(picturesOf(after).map(({ file }) => file));
      await history.release(
        by,
        picturesOf(before).filter(({ file }) => !stays.has(file)),
      );
      return after;
    },

    /** Edits all records or none. @throws {DomainError} "notFound" when one id is unknown. */
    async bulkUpdate(
      { ids, update }: Readonly<{ ids: readonly string[]; update: Update }>,
      by: Actor,
    ): Promise<number> {
      refuseEmpty(update);
      return changeContent(async () => {
        const found = await findAll(ids);
        return history.write(by, { [resource]: found }, async () => {
          const edits: Readonly<{ before: T; after: T }>[] = [];
          for (const before of found) edits.push({ before, after: await save(before, update) });
          return {
            after: { [resource]: edits.map(({ after }) => after) },
            acts: edits.map(({ before, after }) => editOf(before, after, Object.keys(update))),
            result: ids.length,
          };
        });
      });
    },

    /** Removes all records or none, and then their pictures. @throws {DomainError} "notFound" */
    async remove(ids: readonly string[], by: Source): Promise<number> {
      const removed = await changeContent(async () => {
        const found = await findAll(ids);
        return history.write(by, { [resource]: found }, async () => {
          await records.remove(ids);
          return { acts: found.map((record) => ({ ...about(record), action: "delete" })), result: found };
        });
      });
      await history.release(by, removed.flatMap(picturesOf));
      return removed.length;
    },

    revisions: history.revisions<T>(resource),
  };
}
