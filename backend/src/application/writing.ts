import { type Act, statusOf } from "../domain/audit.ts";
import type { Content } from "../domain/content.ts";
import { SavedBefore } from "../domain/errors.ts";
import { type Actor, isActor, type Source, type Visitor } from "../domain/user.ts";
import { refuseEmpty, refuseStale } from "./content.ts";
import { type Files, requestsOf, type Stored } from "./media.ts";
import { editKey, type NewSave } from "./ports.ts";
import { type Changes, createChanges, type Provenance, type Writing } from "./record-changes.ts";

/** Returns the function that creates one record, with its pictures. */
function createMaking<T extends Content, Input, Update extends object>(
  kind: Writing<T, Input, Update>,
  { about, newRecord, saveOthers }: Changes<T, Input, Update>,
) {
  const { resource, records, desk, saves, history, registry, fields, rivals = async () => [] } = kind;

  return (
    input: Input,
    files: Files,
    by: Actor | Visitor | Source,
    { save, ...past }: Provenance<T> & Readonly<{ save?: NewSave }> = {},
  ): Promise<T> =>
    registry.change({ fields, files, owner: by.user }, async (stored) => {
      const record = await newRecord(input, stored, past);
      const others = await rivals(input, record.id);
      return history.write(by, { [resource]: others.map((other) => other.before) }, async () => {
        const saved = await saveOthers(others);
        // Before the record: the same save is told apart from another record with its slug.
        if (save) await saves.insert({ ...save, recordId: record.id, version: record.version });
        await records.insert(record);
        if (isActor(by)) await desk.saved(by, resource, record.id);
        const act: Act = { ...about(record), action: "create", detail: statusOf(record) };
        return { after: { [resource]: [record, ...saved.records] }, acts: [act, ...saved.acts], result: record };
      });
    });
}

type Make<T extends Content, Input> = ReturnType<typeof createMaking<T, Input, object>>;

/** Edits a record by the repeated save that has created it. */
type UpdateAgain<T, Update> = (
  id: string,
  change: Update,
  options: Readonly<{ by: Actor; files: Files; ifVersion: number; save: NewSave }>,
) => Promise<T>;

/** Creates one record for each key of a person, although the same save may come again. */
function createOnce<T extends Content, Input, Update extends object>(
  { resource, records, saves, desk, changeContent }: Writing<T, Input, Update>,
  { make, update }: Readonly<{ make: Make<T, Input>; update: UpdateAgain<T, Update> }>,
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

  const create = async (input: Input, files: Files, by: Actor | Visitor): Promise<T> => {
    const key = isActor(by) ? by.saveKey : undefined;
    const save = await saves.of({ by, resource, key, values: Object(input), files });
    if (!save || !isActor(by)) return make(input, files, by);
    const earlier = await madeBefore(input, files, by, save);
    if (earlier) return earlier;
    try {
      return await make(input, files, by, { save });
    } catch (error) {
      // Another request with the key was faster.
      if (error instanceof SavedBefore) return create(input, files, by);
      throw error;
    }
  };
  return create;
}

/** The editor of a record, and new pictures. `ifVersion` makes the edit conditional on the record's version. */
export type Edit = Readonly<{ by: Actor; files?: Files; ifVersion?: number | undefined }>;

/**
 * The same for an editor without an account, such as the terminal; `save` is the save that the edit repeats with other
 * values.
 */
export type EditBy = Omit<Edit, "by"> & Readonly<{ by: Actor | Source; save?: NewSave }>;

/** Returns the function that edits one record, with its pictures. */
function createEditing<T extends Content, Input, Update extends object>(
  kind: Writing<T, Input, Update>,
  { editOf, find, save, saveOthers }: Changes<T, Input, Update>,
) {
  const { resource, desk, saves, history, registry, fields, rivals = async () => [], changeContent } = kind;

  /** @throws {DomainError} "stale" when `ifVersion` is given and no longer the record's, unless it is repeated. */
  return async (id: string, change: Update, { by, files = {}, ifVersion, ...rest }: EditBy): Promise<T> => {
    // Checked before the pictures are processed, and again in the transaction.
    const found = await find(id);
    const pictured = [...new Set(requestsOf(fields, files).map(({ field }) => field))];
    if (pictured.length === 0) refuseEmpty(change);
    const edit = { by, resource, key: editKey(id, ifVersion), values: change, files };
    const sent = rest.save ?? (await saves.of(edit));
    const endInput = async () => void (isActor(by) && (await desk.saved(by, resource, id)));
    if (await saves.isStored(sent, found)) {
      await changeContent(endInput);
      return found;
    }
    return registry.change({ fields, files, owner: by.user }, async (stored) => {
      const before = await find(id);
      refuseStale(before, ifVersion);
      const others = await rivals(change, id);
      return history.write(by, { [resource]: [before, ...others.map((other) => other.before)] }, async () => {
        const saved = await saveOthers(others);
        const after = await save(before, change, stored);
        await endInput();
        if (sent) await saves.put({ ...sent, recordId: id, version: after.version });
        return {
          after: { [resource]: [after, ...saved.records] },
          acts: [editOf(before, after, [...Object.keys(change), ...pictured]), ...saved.acts],
          result: after,
        };
      });
    });
  };
}

/** Editing and removing many records at once. */
function createMany<T extends Content, Input, Update extends object>(
  { resource, records, changeContent, history, picturesOf, inMany = (_, change) => change }: Writing<T, Input, Update>,
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
          const edits: Readonly<{ before: T; after: T; fields: readonly string[] }>[] = [];
          for (const before of found) {
            const change = inMany(before, update);
            edits.push({ before, after: await save(before, change), fields: Object.keys(change) });
          }
          return {
            after: { [resource]: edits.map(({ after }) => after) },
            acts: edits.map(({ before, after, fields }) => editOf(before, after, fields)),
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
      await history.discard(by, removed.flatMap(picturesOf));
      return removed.length;
    },
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

    /** The writes of imports: records come with their past, and forms have no say in them. */
    imports: {
      create: make,
      update,
      /** The record that an edit would store. Nothing is written. @throws {DomainError} like the edit */
      edited: (before: T, change: Update, stored: Stored) => kind.edited(before, change, { stored, at: kind.now() }),
    },
  };
}
