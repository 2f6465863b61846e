import { type TimeZone, wallTimeIn } from "@etalase/contracts/site/time-zone";
import { newsSchema } from "./news.ts";
import { portfolioSchema } from "./portfolio.ts";
import { type Em, fresh } from "./repository.ts";

/**
 * Writes the months and days by which lists are sorted and counted anew where they differ, in the transaction that
 * changes the zone. Counted days of visits stay as they are: nobody knows any more at what hour the visits were.
 */
export async function changeZone(em: Em, zone: TimeZone): Promise<void> {
  const dayIn = (time: Date) => wallTimeIn(time, zone).slice(0, 10);
  for (const { id, date, month } of await em.find(newsSchema, {}, { ...fresh, fields: ["id", "date", "month"] }))
    if (!dayIn(date).startsWith(month)) await em.nativeUpdate(newsSchema, { id }, { month: dayIn(date).slice(0, 7) });
  const undated = { completionDate: "" };
  for (const { id, createdAt } of await em.find(portfolioSchema, undated, { ...fresh, fields: ["id", "createdAt"] }))
    await em.nativeUpdate(portfolioSchema, { id }, { releaseDay: dayIn(createdAt) });
}
