import type { Undo } from "../../domain/history.ts";
import type { ChangeContent } from "../content.ts";
import { inParts } from "../in-parts.ts";
import type { PictureRegistry } from "../media.ts";
import type { History, Pause } from "../ports.ts";
import { createPutBack } from "./put-back.ts";
import { createRevisions } from "./revisions.ts";
import { createTrash } from "./trash.ts";
import { createUndo } from "./undo.ts";
import { createWrite, isKept, type WriteNeeds } from "./write.ts";

type Needs = WriteNeeds &
  Readonly<{ registry: Pick<PictureRegistry, "follow" | "discard">; changeContent: ChangeContent; pause: Pause }>;

/** Read in small batches, because an undo may hold many records to restore. */
const undosAtOnce = 50;

/**
 * The single history of all content and of the settings. Every write runs through it, in its own transaction; from
 * it come the versions of a record, the undo of a write, and the trash. The history knows nothing about a kind of
 * content except its repository.
 */
export function createHistory(needs: Needs) {
  const { registry } = needs;
  const parts = { ...needs, putBack: createPutBack(needs), write: createWrite(needs) };
  const history: History = {
    write: parts.write,
    discard: async (by, dropped) => void (isKept(by) || (await registry.discard(dropped))),
    revisions: createRevisions(parts),
    async firstVersion(resource, id, own) {
      const newest = (await needs.revisions.highest(resource, [id])).get(id);
      return newest === undefined ? own : Math.max(newest, own) + 1;
    },
  };
  return {
    history,
    undos: createUndo(parts),
    /** Forgets expired undos, with everything that was kept for them. */
    forgetUndos: () => needs.undos.removeExpired(needs.now()),
    /** Forgets the undos of writes to these records, which are to stay deleted. */
    async endUndosOf(resource: string, ids: readonly string[]) {
      const gone = new Set(ids);
      const isOver = ({ steps }: Undo) => steps.some((step) => step.resource === resource && gone.has(step.id));
      for await (const some of inParts(needs.undos.after, { limit: undosAtOnce, pause: needs.pause }))
        for (const { id } of some.filter(isOver)) await needs.undos.remove(id);
    },
    trash: createTrash(parts),
  };
}
