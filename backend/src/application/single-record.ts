import type { EditedResource } from "@etalase/contracts/kinds";
import { changeOf } from "../domain/audit.ts";
import { isActor } from "../domain/user.ts";
import { refuseStale } from "./content.ts";
import { editKey, type Versioned } from "./ports.ts";
import type { ContentNeeds } from "./record-changes.ts";
import type { EditBy } from "./writing.ts";

export interface SingleRepository<T> {
  /** Null until the record is saved for the first time. */
  find(): Promise<T | null>;
  save(value: T): Promise<unknown>;
}

/** The dependencies of edits of single records. */
export type SingleNeeds = Pick<ContentNeeds, "changeContent" | "history" | "desk" | "saves">;

type Needs<T, R> = SingleNeeds &
  Readonly<{
    resource: EditedResource;
    get: () => Promise<T>;
    save: (value: T) => Promise<unknown>;
    /** The record as its history keeps it. */
    recordOf: (value: T) => Promise<R>;
  }>;

/** The edits of a kind with a single record that has no pictures. */
export function createSingleEdits<T extends Versioned, R extends Versioned>(needs: Needs<T, R>) {
  const { resource, get, save, recordOf, changeContent, history, desk, saves } = needs;
  const about = { resource, record: null } as const;

  return {
    revisions: history.revisions<R>(resource),

    /**
     * Stores the record that `edited` returns; `values` are the fields that the edit names. An edit that comes again is
     * a success.
     * @throws {DomainError} "stale" when `ifVersion` is no longer the record's
     */
    async edit(edited: (record: T) => T, values: object, { by, ifVersion }: EditBy): Promise<T> {
      const sent = await saves.of({ by, resource, key: editKey(resource, ifVersion), values });
      return changeContent(async () => {
        const current = await get();
        const endInput = async () => void (isActor(by) && (await desk.saved(by, resource, resource)));
        if (await saves.isStored(sent, current)) {
          await endInput();
          return current;
        }
        refuseStale(current, ifVersion);
        const saved = edited(current);
        const [before, after] = [await recordOf(current), await recordOf(saved)];
        return history.write(by, { [resource]: [before] }, async () => {
          await save(saved);
          await endInput();
          if (sent) await saves.put({ ...sent, recordId: resource, version: saved.version });
          const detail = changeOf(before, after, Object.keys(values));
          return { after: { [resource]: [after] }, acts: [{ ...about, action: "update", detail }], result: saved };
        });
      });
    },
  };
}
