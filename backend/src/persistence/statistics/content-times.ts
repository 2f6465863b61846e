import type { ContentTimes } from "../../application/statistics/dashboard.ts";
import type { Em } from "../repository.ts";

type Row = { created_at: number | string };
type Tables = { news: Row; portfolio: Row; partners: Row };

/** SQLite stores milliseconds, MySQL answers with a text that is in UTC. */
const timeOf = ({ created_at: time }: Row) => new Date(typeof time === "number" ? time : `${time}Z`);

/** Of all records there are, which the ORM would take ten times as long to read. */
export function createContentTimes(em: Em): () => Promise<ContentTimes> {
  const timesIn = async (table: keyof Tables) =>
    (await em.getKysely<Tables>().selectFrom(table).select("created_at").execute()).map(timeOf);
  return async () => {
    const [news, portfolio, partners] = await Promise.all([timesIn("news"), timesIn("portfolio"), timesIn("partners")]);
    return { news, portfolio, partners };
  };
}
