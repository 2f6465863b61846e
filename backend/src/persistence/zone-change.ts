import { aheadMs, type TimeZone } from "@etalase/contracts/site/time-zone";
import { type RawBuilder, sql } from "kysely";
import type { Dialect, Em } from "./repository.ts";

type Tables = {
  news: { month: string; date: Date };
  portfolio: { release_day: string; completion_date: string; created_at: Date };
};

/** Says the day of a column by the zone's calendar: SQLite stores milliseconds, MySQL times in UTC. */
const dayTexts = {
  sqlite: (column, ahead) =>
    sql<string>`strftime('%Y-%m-%d', (${sql.ref(column)} + ${sql.lit(ahead)}) / 1000, 'unixepoch')`,
  mysql: (column, ahead) =>
    sql<string>`date_format(${sql.ref(column)} + interval ${sql.lit(ahead / 1000)} second, '%Y-%m-%d')`,
} as const satisfies Readonly<Record<Dialect, (column: string, aheadMs: number) => RawBuilder<string>>>;

/**
 * Writes the months and days by which lists are sorted and counted anew, in the transaction that changes the zone.
 * Counted days of visits stay as they are: nobody knows any more at what hour the visits were.
 */
export async function changeZone(em: Em, dialect: Dialect, zone: TimeZone): Promise<void> {
  const kysely = em.getKysely<Tables>();
  const dayIn = (column: string) => dayTexts[dialect](column, aheadMs(zone));
  await kysely
    .updateTable("news")
    .set({ month: sql`substr(${dayIn("date")}, 1, 7)` })
    .execute();
  await kysely
    .updateTable("portfolio")
    .set({ release_day: dayIn("created_at") })
    .where("completion_date", "=", "")
    .execute();
}
