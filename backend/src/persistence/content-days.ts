import { sql } from "kysely";
import type { ContentDays } from "../application/statistics/dashboard.ts";
import { shiftDay } from "../domain/time.ts";
import type { Dialect, Em } from "./repository.ts";

type Row = { created_at: Date };
type Tables = { news: Row; portfolio: Row; partners: Row };

const firstDay = "1970-01-01";

/** The number of the day since the first one, by Jakarta's clock: SQLite stores milliseconds, MySQL times in UTC. */
const dayNumbers = {
  sqlite: sql<number>`(created_at + 25200000) / 86400000`,
  mysql: sql<number>`datediff(created_at + interval 7 hour, ${sql.lit(firstDay)})`,
} as const satisfies Readonly<Record<Dialect, unknown>>;

/** Counts all existing records by the days of their creation. */
export function createContentDays({ em, dialect }: Readonly<{ em: Em; dialect: Dialect }>): () => Promise<ContentDays> {
  const daysIn = async (table: keyof Tables) => {
    const rows = await em
      .getKysely<Tables>()
      .selectFrom(table)
      .select(({ fn }) => [dayNumbers[dialect].as("number"), fn.countAll().as("count")])
      .groupBy("number")
      .execute();
    return rows.map(({ number, count }) => ({ day: shiftDay(firstDay, Number(number)), count: Number(count) }));
  };
  return async () => {
    const [news, portfolio, partners] = await Promise.all([daysIn("news"), daysIn("portfolio"), daysIn("partners")]);
    return { news, portfolio, partners };
  };
}
