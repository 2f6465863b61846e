import { EntitySchema } from "@mikro-orm/core";
import type { Save, SaveRepository } from "../../application/ports.ts";
import { SavedBefore } from "../../domain/errors.ts";
import { dateColumn, type Em, fresh, refusingTaken } from "../repository.ts";

export const saveSchema = new EntitySchema<Save>({
  name: "Save",
  tableName: "saves",
  properties: {
    id: { type: "character", length: 64, primary: true },
    digest: { type: "character", length: 64 },
    recordId: { type: "character", length: 24 },
    version: { type: "integer" },
    savedAt: { ...dateColumn, index: true },
  },
});

export const createSaveRepository = (em: Em): SaveRepository => ({
  find: (id) => em.findOne(saveSchema, { id }, fresh),
  insert: (save) =>
    refusingTaken(
      async () => void (await em.insert(saveSchema, save)),
      () => new SavedBefore("The record was saved before"),
    ),
  put: async (save) => void (await em.upsert(saveSchema, save)),
  remove: async ({ id, recordId }) => void (await em.nativeDelete(saveSchema, { id, recordId })),
  removeBefore: async (time) => void (await em.nativeDelete(saveSchema, { savedAt: { $lt: time } })),
});
