import { knownSettings, type SettingsRepository } from "../application/settings.ts";
import { namedIn, type PictureFieldsOf, picturesIn } from "../domain/picture.ts";
import type { Settings } from "../domain/settings.ts";
import type { Em } from "./repository.ts";
import { createSingle, singleSchema } from "./single-record.ts";
import { changeZone } from "./zone-change.ts";

export const settingsSchema = singleSchema("Settings", "settings");

const pictures: PictureFieldsOf<Settings> = { logo: true, favicon: true, ogImage: true };

export function createSettingsRepository(em: Em): SettingsRepository {
  const single = createSingle<Settings>(em, settingsSchema);
  return {
    ...single,
    async save(value) {
      const { timeZone } = knownSettings(value);
      const before = knownSettings((await single.find()) ?? {});
      await single.save(value);
      if (before.timeZone !== timeZone) await changeZone(em, timeZone);
      return value;
    },
    async *naming() {
      const settings = await single.find();
      if (!settings) return;
      const [held, named] = [picturesIn(settings, pictures), namedIn(settings, pictures)];
      yield [{ id: "settings", title: "Website Settings", pictures: held, named }];
    },
  };
}
