import { EntitySchema } from "@mikro-orm/core";
import type { SettingsRepository } from "../application/settings.ts";
import type { Settings } from "../domain/settings.ts";
import { type Em, fresh } from "./repository.ts";

/** One row. Its values are read and written together, so they are one value. */
type SettingsRow = Readonly<{ id: number; value: Settings }>;

export const settingsSchema = new EntitySchema<SettingsRow>({
  name: "Settings",
  tableName: "settings",
  properties: {
    id: { type: "integer", primary: true, autoincrement: false },
    value: { type: "json" },
  },
});

export const createSettingsRepository = (em: Em): SettingsRepository => ({
  async find() {
    return (await em.findOne(settingsSchema, { id: 1 }, fresh))?.value ?? null;
  },
  async save(settings) {
    await em.upsert(settingsSchema, { id: 1, value: settings });
  },
});
