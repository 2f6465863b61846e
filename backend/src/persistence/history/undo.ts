import { EntitySchema } from "@mikro-orm/core";
import type { UndoRepository } from "../../application/history/store.ts";
import type { Undo, UndoInList } from "../../domain/history.ts";
import { dateColumn, type Em, fresh } from "../repository.ts";

/** `what` holds the steps and the order as JSON. */
type UndoRow = UndoInList & Readonly<{ what: string }>;

export const undoSchema = new EntitySchema<UndoRow>({
  name: "Undo",
  // "undo" is a reserved word of MySQL.
  tableName: "undos",
  properties: {
    id: { type: "character", length: 64, primary: true },
    resource: { type: "string", length: 50 },
    // Rows of an earlier version lack these columns.
    title: { type: "string", length: 200, default: "" },
    count: { type: "integer", default: 0 },
    deed: { type: "string", length: 10, default: "update" },
    userId: { type: "character", length: 24, nullable: true },
    userName: { type: "string", length: 100, default: "" },
    expiresAt: { ...dateColumn, index: true },
    what: { type: "text", columnType: "mediumtext" },
  },
});

const lastFirst = { expiresAt: "desc", id: "asc" } as const;

function undoOf({ what, ...undo }: UndoRow): Undo {
  const { steps, order }: Pick<Undo, "steps" | "order"> = JSON.parse(what);
  // Steps of an earlier version lack their kind.
  return { ...undo, steps: steps.map((step) => ({ ...step, resource: step.resource ?? undo.resource })), order };
}

export const createUndoRepository = (em: Em): UndoRepository => ({
  async list({ page, limit }, now, without) {
    const where = { expiresAt: { $gt: now }, ...(without.length > 0 ? { resource: { $nin: without } } : {}) };
    const [rows, total] = await em.findAndCount(undoSchema, where, {
      ...fresh,
      exclude: ["what"],
      limit,
      offset: (page - 1) * limit,
      orderBy: lastFirst,
    });
    return { rows, total };
  },
  async find(id) {
    const row = await em.findOne(undoSchema, { id }, fresh);
    return row && undoOf(row);
  },
  async after(id, limit) {
    const inOrder = { ...fresh, limit, orderBy: { id: "asc" } } as const;
    return (await em.find(undoSchema, { id: { $gt: id } }, inOrder)).map(undoOf);
  },
  insert: ({ steps, order, ...undo }) => em.insert(undoSchema, { ...undo, what: JSON.stringify({ steps, order }) }),
  remove: (id) => em.nativeDelete(undoSchema, { id }),
  removeExpired: (now) => em.nativeDelete(undoSchema, { expiresAt: { $lte: now } }),
});
