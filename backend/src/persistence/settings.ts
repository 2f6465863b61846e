import { type TimeZone, wallTimeIn } from "@etalase/contracts/site/time-zone";
import { knownSettings, type SettingsRepository } from "../application/settings.ts";
import { namedIn, type PictureFieldsOf, picturesIn } from "../domain/picture.ts";
import type { Settings } from "../domain/settings.ts";
import { newsSchema } from "./news.ts";
import { portfolioSchema } from "./portfolio.ts";
import { type Em, fresh } from "./repository.ts";
import { createSingle, singleSchema } from "./single-record.ts";

/**
 * Writes the months and days by which lists are sorted and counted anew where they differ, in the transaction that
 * changes the zone. Counted days of visits stay as they are: nobody knows any more at what hour the visits were.
 */
async function changeZone(em: Em, zone: TimeZone): Promise<void> {
  const dayIn = (time: Date) => wallTimeIn(time, zone).slice(0, 10);
  for (const { id, date, month } of await em.find(newsSchema, {}, { ...fresh, fields: ["id", "date", "month"] }))
    if (!dayIn(date).startsWith(month)) await em.nativeUpdate(newsSchema, { id }, { month: dayIn(date).slice(0, 7) });
  const undated = { completionDate: "" };
  for (const { id, createdAt } of await em.find(portfolioSchema, undated, { ...fresh, fields: ["id", "createdAt"] }))
    await em.nativeUpdate(portfolioSchema, { id }, { releaseDay: dayIn(createdAt) });
}

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
