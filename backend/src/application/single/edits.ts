import type { EditedResource } from "@etalase/contracts/kinds";
import { changeOf } from "../../domain/audit.ts";
import { type ChangeContent, refuseStale } from "../content.ts";
import type { History, SavedRecords, Versioned } from "../ports.ts";
import { isActor, isRepeated } from "../record-changes.ts";
import type { EditBy } from "../writing.ts";

type Needs<T, R> = Readonly<{
  resource: EditedResource;
  get: () => Promise<T>;
  save: (value: T) => Promise<void>;
  /** The record as its history keeps it. */
  recordOf: (value: T) => Promise<R>;
  changeContent: ChangeContent;
  history: History;
  desk: SavedRecords;
}>;

/** The edits of a kind with a single record that has no pictures. */
export function createSingleEdits<T extends Versioned, R extends Versioned>(needs: Needs<T, R>) {
  const { resource, get, save, recordOf, changeContent, history, desk } = needs;
  const revisions = history.revisions<R>(resource);
  const about = { resource, record: null } as const;

  return {
    revisions,

    /**
     * Stores the record that `edited` returns; `asked` are the fields that the edit names. An edit that comes again is
     * a success.
     * @throws {DomainError} "stale" when `ifVersion` is no longer the record's
     */
    async edit(edited: (found: T) => T, asked: readonly string[], { by, ifVersion }: EditBy): Promise<T> {
      const found = await get();
      const sent = async () => recordOf(edited(found));
      if (await isRepeated({ id: resource, before: await recordOf(found), by, ifVersion, revisions, edited: sent })) {
        if (isActor(by)) await changeContent(() => desk.saved(by, resource, resource));
        return found;
      }
      return changeContent(async () => {
        const found = await get();
        refuseStale(found, ifVersion);
        const saved = edited(found);
        const [before, after] = [await recordOf(found), await recordOf(saved)];
        return history.write(by, { [resource]: [before] }, async () => {
          await save(saved);
          if (isActor(by)) await desk.saved(by, resource, resource);
          const detail = changeOf(before, after, asked);
          return { after: { [resource]: [after] }, acts: [{ ...about, action: "update", detail }], result: saved };
        });
      });
    },
  };
}
