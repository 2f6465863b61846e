import type { Content } from "../domain/content.ts";
import type { Actor, Source } from "../domain/user.ts";
import { refuseEmpty, refuseStale } from "./content.ts";
import { createMaking, createOnce } from "./creating.ts";
import { type Files, requestsOf } from "./media.ts";
import { createPicturedWrite, type Stored, withoutFiles } from "./pictured-write.ts";
import type { NewSave } from "./ports.ts";
import {
  type Changes,
  createChanges,
  createPicturedSaves,
  isActor,
  isRepeated,
  type Writing,
} from "./record-changes.ts";

/** The editor of a record, and new pictures. `ifVersion` makes the edit conditional on the record's version. */
export type Edit = Readonly<{ by: Actor; files?: Files; ifVersion?: number | undefined }>;

/**
 * The same for an editor without an account, such as the terminal. `keepsInput` says that the edit saves no form, so
 * that the editor's working copy stays; `save` is the save that the edit repeats with other values.
 */
export type EditBy = Omit<Edit, "by"> & Readonly<{ by: Actor | Source; keepsInput?: boolean; save?: NewSave }>;

/** An edit that changes the record; `pictured` are the fields with new pictures. */
type Checked = Readonly<{
  by: Actor | Source;
  files: Files;
  ifVersion: number | undefined;
  keepsInput: boolean;
  save: NewSave | undefined;
  pictured: readonly string[];
}>;

/** Returns the function that writes an edit and its pictures in one transaction. */
function createEditWrite<T extends Content, Input, Update extends object>(
  kind: Writing<T, Input, Update>,
  { editOf, find, save, saveOthers }: Changes<T, Input, Update>,
) {
  const { resource, desk, saves, history, yielding = async () => [] } = kind;
  const withPictures = createPicturedWrite<T>(kind);

  return (id: string, change: Update, { by, files, ifVersion, keepsInput, save: sent, pictured }: Checked) =>
    withPictures(files, by, async (stored, show) => {
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
}

/** Returns the function that edits one record, with its pictures. */
function createEditing<T extends Content, Input, Update extends object>(
  kind: Writing<T, Input, Update>,
  changes: Changes<T, Input, Update>,
) {
  const { resource, desk, saves, history, fields, picturesOf } = kind;
  const revisions = history.revisions<T>(resource);
  const write = createEditWrite(kind, changes);
  const picturedSaves = createPicturedSaves({ saves, resource, revisions });

  /** A working copy that was typed since then is as stored as the edit. */
  const isOwn = async (before: T, change: Update, { by, ifVersion }: EditBy) => {
    const edited = async () => kind.edited(before, change, { stored: () => [], at: kind.now() });
    return isRepeated({ id: before.id, before, by, ifVersion, revisions, edited });
  };

  /** @throws {DomainError} "stale" when `ifVersion` is given and no longer the record's, unless it is repeated. */
  return async (id: string, change: Update, given: EditBy): Promise<T> => {
    const { by, files = {}, ifVersion, keepsInput = false } = given;
    // Checked before the pictures are processed, and again in the transaction.
    const found = await changes.find(id);
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
    const { before, after } = await write(id, change, { ...edit, keepsInput, save: sent, pictured });
    const stays = new Set(picturesOf(after).map(({ file }) => file));
    await history.release(
      by,
      picturesOf(before).filter(({ file }) => !stays.has(file)),
    );
    return after;
  };
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

/** The writes of imports: records come with their past, and forms have no say in them. */
function createImportWriting<T extends Content, Input, Update extends object>(kind: Writing<T, Input, Update>) {
  const changes = createChanges(kind);
  return {
    create: createMaking(kind, changes),
    update: createEditing(kind, changes),
    /** The record that an edit would store. Nothing is written. @throws {DomainError} like the edit */
    edited: (before: T, change: Update, stored: Stored) => kind.edited(before, change, { stored, at: kind.now() }),
  };
}

/** Creating, editing and removing content of one kind: records and pictures change together, or not at all. */
export function createWriting<T extends Content, Input, Update extends object>(kind: Writing<T, Input, Update>) {
  const changes = createChanges(kind);
  const make = createMaking(kind, changes);
  const update = createEditing(kind, changes);
  return {
    create: createOnce(kind, { make, update }),
    update,
    ...createMany(kind, changes),
    revisions: kind.history.revisions<T>(kind.resource),
    imports: createImportWriting(kind),
    /** The same for a transaction that is rolled back: the files of pictures stay where they are. */
    dryRun: createImportWriting({ ...kind, history: { ...kind.history, ...withoutFiles } }),
  };
}
