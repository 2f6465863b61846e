import { EntitySchema } from "@mikro-orm/core";
import { sql } from "kysely";
import type { KeptDay, LeadDays } from "../../application/leads/days.ts";
import { endOfDay, shiftDay, startOfDay } from "../../domain/time.ts";
import { type Dialect, type Em, jsonOf } from "../repository.ts";

/** Cached counts, so that not all leads are counted each time: missing or outdated ones are made again. */
export const leadDaySchema = new EntitySchema<KeptDay>({
  name: "LeadDay",
  tableName: "lead_days",
  properties: {
    day: { type: "character", length: 10, primary: true },
    print: { type: "string", length: 80 },
    counts: { type: "json" },
  },
});

/** Raised when counts get other fields, so that days cached in the former shape are counted again. */
const countsForm = 3;

type Tables = { lead_days: { day: string; print: string; counts: unknown } };
type Sums = Readonly<{ day: string } & Record<"leads" | "versions" | "times", number | string | null>>;

/** The milliseconds since midnight, whose sums stay within the exact integers of JavaScript. */
const msOfDay = {
  sqlite: sql<number>`created_at % 86400000`,
  mysql: sql<number>`time_to_sec(created_at) * 1000 + microsecond(created_at) div 1000`,
} as const satisfies Readonly<Record<Dialect, unknown>>;

export function createLeadDays({ em, dialect }: Readonly<{ em: Em; dialect: Dialect }>): LeadDays {
  const kysely = () => em.getKysely<Tables>();
  const keptOf = (from: string, to: string) =>
    kysely().selectFrom("lead_days").where("day", ">=", from).where("day", "<=", to);

  /** Queries one day, which an index answers directly. One query grouped by days would sort all leads first. */
  const printOf = (day: string) => {
    const [from, before] = [startOfDay(day), endOfDay(day)];
    return sql`select ${sql.lit(day)} as day, count(*) as leads, sum(version) as versions, sum(${msOfDay[dialect]}) as times from leads where created_at >= ${from} and created_at < ${before}`;
  };

  return {
    // An edit raises a version. When one lead was removed and another added, their times of arrival differ.
    async prints(from, to) {
      const days: string[] = [];
      for (let day = from; day <= to; day = shiftDay(day, 1)) days.push(day);
      const { rows } = await sql<Sums>`${sql.join(days.map(printOf), sql` union all `)}`.execute(kysely());
      const some = rows.filter(({ leads }) => Number(leads) > 0);
      return new Map(
        some.map(({ day, leads, versions, times }) => [
          day,
          [countsForm, leads, versions, times].map(Number).join(" "),
        ]),
      );
    },
    async keptPrints(from, to) {
      const rows = await keptOf(from, to).select(["day", "print"]).execute();
      return new Map(rows.map(({ day, print }) => [day, print]));
    },
    async kept(from, to) {
      const rows = await keptOf(from, to).selectAll().execute();
      return rows.map((row) => ({ ...row, counts: jsonOf(row.counts) as KeptDay["counts"] }));
    },
    async keep(days) {
      await kysely()
        .replaceInto("lead_days")
        .values(days.map((one) => ({ ...one, counts: JSON.stringify(one.counts) })))
        .execute();
    },
    async forgetBefore(day) {
      await em.nativeDelete(leadDaySchema, { day: { $lt: day } });
    },
  };
}
