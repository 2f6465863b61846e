import type { Undo } from "../../domain/history.ts";
import type { AuditLog } from "../audit.ts";
import type { ChangeContent } from "../content.ts";
import { inParts } from "../in-parts.ts";
import type { History, Pause } from "../ports.ts";
import { createKeptPictures, type PictureNeeds } from "./pictures.ts";
import { createPutBack } from "./put-back.ts";
import { createRevisions } from "./revisions.ts";
import { createTrash } from "./trash.ts";
import { createUndo } from "./undo.ts";
import { createWatch, type WatchNeeds } from "./watch.ts";

type Needs = WatchNeeds &
  PictureNeeds &
  Readonly<{ changeContent: ChangeContent; audit: Pick<AuditLog, "record">; pause: Pause }>;

/** An undo may hold what it brings back of many records. */
const undosAtOnce = 50;

/**
 * The one history of all content and of the settings. Every write tells it, in its own transaction, what it changes;
 * from that come the versions of a record, the way back of a write and the trash. Of a kind of content it knows nothing
 * but its repository.
 */
export function createHistory(needs: Needs) {
  const pictures = createKeptPictures(needs);
  const parts = { ...needs, pictures, putBack: createPutBack(needs), watch: createWatch(needs) };
  const history: History = {
    watch: parts.watch,
    showing: pictures.showing,
    release: ({ user, leavesNoHistory, leavesHistory }, dropped) =>
      (user || leavesHistory) && !leavesNoHistory ? pictures.hide(dropped) : pictures.discard(dropped),
    revisions: createRevisions(parts),
    async firstVersion(resource, id, own) {
      const newest = (await needs.revisions.highest(resource, [id])).get(id);
      return newest === undefined ? own : Math.max(newest, own) + 1;
    },
  };
  return {
    history,
    undos: createUndo(parts),
    /** Forgets the ways to take writes back whose time is over, with all that was kept for them. */
    forgetUndos: () => needs.undos.removeExpired(needs.now()),
    /** Forgets the ways to take back what was done to these records: they are to stay away for good. */
    async endUndosOf(resource: string, ids: readonly string[]) {
      const gone = new Set(ids);
      const isOver = ({ steps }: Undo) => steps.some((step) => step.resource === resource && gone.has(step.id));
      for await (const some of inParts(needs.undos.after, { limit: undosAtOnce, pause: needs.pause }))
        for (const { id } of some.filter(isOver)) await needs.undos.remove(id);
    },
    trash: createTrash(parts),
  };
}
