import { aheadMs } from "@etalase/contracts/site/time-zone";
import { type RawBuilder, sql } from "kysely";
import type { ContentDays } from "../application/statistics/dashboard.ts";
import { shiftDay, siteZone } from "../domain/time.ts";
import type { Dialect, Em } from "./repository.ts";

type Row = { created_at: Date };
type Tables = { news: Row; portfolio: Row; partners: Row };

const firstDay = "1970-01-01";

/** The number of the day since the first one, by the site's clock: SQLite stores milliseconds, MySQL times in UTC. */
const dayNumbers = {
  sqlite: (ahead) => sql<number>`(created_at + ${sql.lit(ahead)}) / 86400000`,
  mysql: (ahead) =>
    sql<number>`datediff(created_at + interval ${sql.lit(ahead * 1000)} microsecond, ${sql.lit(firstDay)})`,
} as const satisfies Readonly<Record<Dialect, (aheadMs: number) => RawBuilder<number>>>;

/** Counts all existing records by the days of their creation. */
export function createContentDays({ em, dialect }: Readonly<{ em: Em; dialect: Dialect }>): () => Promise<ContentDays> {
  const daysIn = async (table: keyof Tables) => {
    const rows = await em
      .getKysely<Tables>()
      .selectFrom(table)
      .select(({ fn }) => [dayNumbers[dialect](aheadMs(siteZone())).as("number"), fn.countAll().as("count")])
      .groupBy("number")
      .execute();
    return rows.map(({ number, count }) => ({ day: shiftDay(firstDay, Number(number)), count: Number(count) }));
  };
  return async () => {
    const [news, portfolio, partners] = await Promise.all([daysIn("news"), daysIn("portfolio"), daysIn("partners")]);
    return { news, portfolio, partners };
  };
}
