import { type Act, statusOf } from "../domain/audit.ts";
import type { Content } from "../domain/content.ts";
import type { Actor, Source, Visitor } from "../domain/user.ts";
import { refuseEmpty, refuseStale } from "./content.ts";
import { type Files, requestsOf } from "./media.ts";
import { createPicturedWrite, type Stored } from "./pictured-write.ts";
import { type Changes, createChanges, isRepeated, type Past, type Writing } from "./record-changes.ts";

/** The editor of a record, and new pictures. `ifVersion` makes the edit conditional on the record's version. */
export type Edit = Readonly<{ by: Actor; files?: Files; ifVersion?: number | undefined }>;

/** The same for an editor without an account, such as the terminal. */
type EditBy = Omit<Edit, "by"> & Readonly<{ by: Actor | Source }>;

const isActor = (by: Actor | Visitor | Source): by is Actor => by.user !== null;

/** Creating and editing one record, with its pictures. */
function createOne<T extends Content, Input, Update extends object>(
  kind: Writing<T, Input, Update>,
  { about, editOf, find, made, save, saveOthers }: Changes<T, Input, Update>,
) {
  const { resource, records, desk, history, fields, picturesOf, yielding = async () => [] } = kind;
  const withPictures = createPicturedWrite<T>(kind);

  const create = (input: Input, files: Files, by: Actor | Visitor | Source, past: Past<T> = {}): Promise<T> =>
    withPictures(files, by, async (stored, show) => {
      const record = await made(input, stored, past);
      const others = await yielding(input, record.id);
      return history.write(by, { [resource]: others.map((other) => other.before) }, async () => {
        const yielded = await saveOthers(others);
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
    const revisions = history.revisions<T>(resource);
    if (!(await isRepeated({ id: before.id, before, by, ifVersion, revisions, edited }))) return false;
    if (isActor(by)) await kind.changeContent(() => desk.saved(by, resource, before.id));
    return true;
  };

  return {
    create,

    /** @throws {DomainError} "stale" when `ifVersion` is given and no longer the record's, unless it is repeated. */
    async update(id: string, change: Update, { by, files = {}, ifVersion }: EditBy): Promise<T> {
      // Checked before the pictures are processed, and again in the transaction.
      const found = await find(id);
      const pictured = [...new Set(requestsOf(fields, files).map(({ field }) => field))];
      if (pictured.length === 0) {
        refuseEmpty(change);
        if (await isOwn(found, change, { by, ifVersion })) return found;
      }
      const { before, after } = await withPictures(files, by, async (stored, show) => {
        const before = await find(id);
        refuseStale(before, ifVersion);
        const others = await yielding(change, id);
        return history.write(by, { [resource]: [before, ...others.map((other) => other.before)] }, async () => {
          const yielded = await saveOthers(others);
          const after = await save(before, change, stored);
          const brought = await show(before, after);
          if (isActor(by)) await desk.saved(by, resource, id);
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
  const { create, update } = createOne(kind, changes);
  return {
    create: (input: Input, files: Files, by: Actor | Visitor): Promise<T> => create(input, files, by),

    /** Creates a record that comes from another site with its past. */
    bringIn: create,

    /** The records that writes would store. Nothing is written. @throws {DomainError} like the writes */
    foreseen: {
      created: changes.made,
      edited: (before: T, change: Update, stored: Stored) => kind.edited(before, change, { stored, at: kind.now() }),
    },
    update,
    ...createMany(kind, changes),
    revisions: kind.history.revisions<T>(kind.resource),
  };
}
