import { EntitySchema } from "@mikro-orm/core";
import type { SettingsRepository } from "../application/settings.ts";
import { namedIn, type PictureFieldsOf, picturesIn } from "../domain/picture.ts";
import type { Settings } from "../domain/settings.ts";
import type { Em } from "./repository.ts";

/** A single row. The settings are read and written together, so they are one value. */
type SettingsRow = Readonly<{ id: number; value: Settings }>;

export const settingsSchema = new EntitySchema<SettingsRow>({
  name: "Settings",
  tableName: "settings",
  properties: {
    id: { type: "integer", primary: true, autoincrement: false },
    value: { type: "json" },
  },
});

type Tables = { settings: { id: number; value: Settings | string } };

const pictures: PictureFieldsOf<Settings> = { logo: true, favicon: true, ogImage: true };

export function createSettingsRepository(em: Em): SettingsRepository {
  // The settings are read again after each edit, and the ORM would take ten times as long.
  async function find(): Promise<Settings | null> {
    const rows = em.getKysely<Tables>().selectFrom("settings").select("value").where("id", "=", 1);
    const { value = null } = (await rows.executeTakeFirst()) ?? {};
    // SQLite has no JSON type.
    return typeof value === "string" ? JSON.parse(value) : value;
  }

  return {
    find,
    async save(settings) {
      await em.upsert(settingsSchema, { id: 1, value: settings });
    },
    async *naming() {
      const settings = await find();
      if (!settings) return;
      const [held, named] = [picturesIn(settings, pictures), namedIn(settings, pictures)];
      yield [{ id: "settings", title: "Website Settings", pictures: held, named }];
    },
  };
}
