import type { HistoryStore } from "../../application/history/store.ts";
import type { Pause } from "../../application/ports.ts";
import type { Em } from "../repository.ts";
import { createReferences } from "./references.ts";
import { createRevisionRepository, revisionSchema } from "./revisions.ts";
import { createKeptFiles } from "./stems.ts";
import { createTrashRepository, trashSchema } from "./trash.ts";
import { createUndoRepository, undoSchema } from "./undo.ts";

export const historyTables = [revisionSchema, trashSchema, undoSchema];

export const createHistoryStore = (em: Em, pause: Pause): HistoryStore => ({
  revisions: createRevisionRepository(em),
  undos: createUndoRepository(em),
  trash: createTrashRepository(em),
  references: createReferences(em),
  files: createKeptFiles(em, pause),
});
