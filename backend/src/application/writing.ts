import { type Act, statusOf } from "../domain/audit.ts";
import type { Content } from "../domain/content.ts";
import { SavedBefore } from "../domain/errors.ts";
import type { Actor, Source, Visitor } from "../domain/user.ts";
import { refuseEmpty, refuseStale } from "./content.ts";
import { type Files, requestsOf } from "./media.ts";
import { createPicturedWrite, type Stored } from "./pictured-write.ts";
import type { NewSave } from "./ports.ts";
import {
  type Changes,
  createChanges,
  createPicturedSaves,
  isRepeated,
  type Past,
  type Writing,
} from "./record-changes.ts";

/** The editor of a record, and new pictures. `ifVersion` makes the edit conditional on the record's version. */
export type Edit = Readonly<{ by: Actor; files?: Files; ifVersion?: number | undefined }>;

/**
 * The same for an editor without an account, such as the terminal. `keepsInput` says that the edit saves no form, so
 * that the editor's working copy stays; `save` is the save that the edit repeats with other values.
 */
type EditBy = Omit<Edit, "by"> & Readonly<{ by: Actor | Source; keepsInput?: boolean; save?: NewSave }>;

const isActor = (by: Actor | Visitor | Source): by is Actor => by.user !== null;

/** Creating and editing one record, with its pictures. */
function createOne<T extends Content, Input, Update extends object>(
  kind: Writing<T, Input, Update>,
  { about, editOf, find, made, save, saveOthers }: Changes<T, Input, Update>,
) {
  const { resource, records, desk, saves, history, fields, picturesOf, yielding = async () => [] } = kind;
  const revisions = history.revisions<T>(resource);
  const withPictures = createPicturedWrite<T>(kind);
  const picturedSaves = createPicturedSaves({ saves, resource, revisions });

  const make = (
    input: Input,
    files: Files,
    by: Actor | Visitor | Source,
    { save, ...past }: Past<T> & Readonly<{ save?: NewSave }> = {},
  ): Promise<T> =>
    withPictures(files, by, async (stored, show) => {
      const record = await made(input, stored, past);
      const others = await yielding(input, record.id);
      return history.write(by, { [resource]: others.map((other) => other.before) }, async () => {
        const yielded = await saveOthers(others);
        // Before the record: the same save is told apart from another record with its slug.
        if (save) await saves.insert({ ...save, recordId: record.id, version: record.version });
        await records.insert(record);
        // Moving files may take long, so the rows of the desk are locked after it.
        const brought = await show(null, record);
        if (isActor(by)) await desk.saved(by, resource, record.id);
        const act: Act = { ...about(record), action: "create", detail: statusOf(record) };
        return {
          after: { [resource]: [record, ...yielded.records] },
          brought,
          acts: [act, ...yielded.acts],
          result: record,
        };
      });
    });

  /** A working copy that was typed since then is as stored as the edit. */
  const isOwn = async (before: T, change: Update, { by, ifVersion }: EditBy) => {
    const edited = async () => kind.edited(before, change, { stored: () => [], at: kind.now() });
    return isRepeated({ id: before.id, before, by, ifVersion, revisions, edited });
  };

  return {
    make,

    /** @throws {DomainError} "stale" when `ifVersion` is given and no longer the record's, unless it is repeated. */
    async update(id: string, change: Update, given: EditBy): Promise<T> {
      const { by, files = {}, ifVersion, keepsInput = false } = given;
      // Checked before the pictures are processed, and again in the transaction.
      const found = await find(id);
      const pictured = [...new Set(requestsOf(fields, files).map(({ field }) => field))];
      if (pictured.length === 0) refuseEmpty(change);
      const edit = { by, files, ifVersion };
      const sent = given.save ?? (pictured.length === 0 ? undefined : await picturedSaves.of(id, change, edit));
      const isRepeatedEdit = sent
        ? await picturedSaves.isRepeated(id, found.version, sent, edit)
        : pictured.length === 0 && (await isOwn(found, change, edit));
      if (isRepeatedEdit) {
        if (isActor(by)) await kind.changeContent(() => desk.saved(by, resource, id));
        return found;
      }
      const { before, after } = await withPictures(files, by, async (stored, show) => {
        const before = await find(id);
        refuseStale(before, ifVersion);
        const others = await yielding(change, id);
        return history.write(by, { [resource]: [before, ...others.map((other) => other.before)] }, async () => {
          const yielded = await saveOthers(others);
          const after = await save(before, change, stored);
          const brought = await show(before, after);
          if (isActor(by) && !keepsInput) await desk.saved(by, resource, id);
          if (sent) await saves.put({ ...sent, recordId: id, version: after.version });
          return {
            after: { [resource]: [after, ...yielded.records] },
            brought,
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
  };
}

/** Creates one record for each key of a person, although the same save may come again. */
function createOnce<T extends Content, Input, Update extends object>(
  { resource, records, saves, desk, changeContent }: Writing<T, Input, Update>,
  { make, update }: ReturnType<typeof createOne<T, Input, Update>>,
) {
  /**
   * The record that the key has made, with the newest values; null when there is none any more.
   * @throws {DomainError} "stale" when the values are others now, and the record was edited since
   */
  const madeBefore = async (input: Input, files: Files, by: Actor, save: NewSave): Promise<T | null> => {
    const known = await saves.find(save.id);
    const record = known && (await records.findById(known.recordId));
    if (known && !record) await saves.remove(known);
    if (!record) return null;
    const { id } = record;
    if (known.digest === save.digest) {
      await changeContent(() => desk.saved(by, resource, id));
      return record;
    }
    // The cast is safe: all values of a new record may be edited.
    return update(id, input as unknown as Update, { by, files, ifVersion: known.version, save });
  };

  const once = async (input: Input, files: Files, by: Actor, key: string): Promise<T> => {
    const save = await saves.of({ by, resource, key, values: Object(input), files });
    const found = await madeBefore(input, files, by, save);
    if (found) return found;
    try {
      return await make(input, files, by, { save });
    } catch (error) {
      // Another request with the key was faster.
      if (error instanceof SavedBefore) return once(input, files, by, key);
      throw error;
    }
  };

  return (input: Input, files: Files, by: Actor | Visitor): Promise<T> =>
    isActor(by) && by.saveKey !== undefined ? once(input, files, by, by.saveKey) : make(input, files, by);
}

/** Editing and removing many records at once. */
function createMany<T extends Content, Input, Update extends object>(
  { resource, records, changeContent, history, picturesOf }: Writing<T, Input, Update>,
  { about, editOf, findAll, save }: Changes<T, Input, Update>,
) {
  return {
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
  };
}

/** Creating, editing and removing content of one kind: records and pictures change together, or not at all. */
export function createWriting<T extends Content, Input, Update extends object>(kind: Writing<T, Input, Update>) {
  const changes = createChanges(kind);
  const one = createOne(kind, changes);
  return {
    create: createOnce(kind, one),

    /** Creates a record that comes from another site with its past. */
    bringIn: one.make,

    /** The records that writes would store. Nothing is written. @throws {DomainError} like the writes */
    foreseen: {
      created: changes.made,
      edited: (before: T, change: Update, stored: Stored) => kind.edited(before, change, { stored, at: kind.now() }),
    },
    update: one.update,
    ...createMany(kind, changes),
    revisions: kind.history.revisions<T>(kind.resource),
  };
}
