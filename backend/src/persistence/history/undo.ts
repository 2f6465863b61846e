import { EntitySchema } from "@mikro-orm/core";
import type { UndoRepository } from "../../application/history/store.ts";
import type { Undo } from "../../domain/history.ts";
import { dateColumn, type Em, fresh } from "../repository.ts";

/** `what` are the steps and the order as JSON. */
type UndoRow = Pick<Undo, "id" | "resource" | "expiresAt"> & Readonly<{ what: string }>;

export const undoSchema = new EntitySchema<UndoRow>({
  name: "Undo",
  // "undo" is a word of MySQL.
  tableName: "undos",
  properties: {
    id: { type: "character", length: 64, primary: true },
    resource: { type: "string", length: 50 },
    expiresAt: { ...dateColumn, index: true },
    what: { type: "text", columnType: "mediumtext" },
  },
});

export const createUndoRepository = (em: Em): UndoRepository => ({
  async find(id) {
    const row = await em.findOne(undoSchema, { id }, fresh);
    if (!row) return null;
    const { what, ...undo } = row;
    const { steps, order }: Pick<Undo, "steps" | "order"> = JSON.parse(what);
    // Those of an earlier version tell no kind.
    return { ...undo, steps: steps.map((step) => ({ ...step, resource: step.resource ?? undo.resource })), order };
  },
  async insert({ steps, order, ...undo }) {
    await em.insert(undoSchema, { ...undo, what: JSON.stringify({ steps, order }) });
  },
  async remove(id) {
    await em.nativeDelete(undoSchema, { id });
  },
  async removeExpired(now) {
    await em.nativeDelete(undoSchema, { expiresAt: { $lte: now } });
  },
});
