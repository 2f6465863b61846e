import { EntitySchema } from "@mikro-orm/core";
import type { SettingsRepository } from "../application/settings.ts";
import { namedIn, type PictureFieldsOf, picturesIn } from "../domain/picture.ts";
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

const pictures: PictureFieldsOf<Settings> = { logo: true, favicon: true, ogImage: true };

export function createSettingsRepository(em: Em): SettingsRepository {
  const find = async () => (await em.findOne(settingsSchema, { id: 1 }, fresh))?.value ?? null;

  return {
    find,
    async save(settings) {
      await em.upsert(settingsSchema, { id: 1, value: settings });
    },
    async uses() {
      const settings = await find();
      const named = settings ? namedIn(settings, pictures) : [];
      return named.map((use) => ({ id: "settings", title: "Website Settings", ...use }));
    },
    async pictures() {
      const settings = await find();
      return settings ? picturesIn(settings, pictures) : [];
    },
  };
}
