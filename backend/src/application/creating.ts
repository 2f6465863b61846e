import { type Act, statusOf } from "../domain/audit.ts";
import type { Content } from "../domain/content.ts";
import { SavedBefore } from "../domain/errors.ts";
import { type Actor, isActor, type Source, type Visitor } from "../domain/user.ts";
import type { Files } from "./media.ts";
import type { NewSave } from "./ports.ts";
import type { Changes, Provenance, Writing } from "./record-changes.ts";

/** Returns the function that creates one record, with its pictures. */
export function createMaking<T extends Content, Input, Update extends object>(
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
export function createOnce<T extends Content, Input, Update extends object>(
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
