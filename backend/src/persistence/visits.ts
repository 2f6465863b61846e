import { EntitySchema } from "@mikro-orm/core";
import { sql } from "kysely";
import type { VisitRepository } from "../application/statistics/visits.ts";
import { type Dialect, type Em, fresh } from "./repository.ts";

type VisitDayRow = Readonly<{ day: string; isDemo: boolean; visitors: number; views: number }>;
type VisitorRow = Readonly<{ day: string; visitor: string }>;

/** Daily totals; demo content brings rows of its own, so that they can go with it. */
export const visitDaySchema = new EntitySchema<VisitDayRow>({
  name: "VisitDay",
  tableName: "visit_days",
  properties: {
    day: { type: "character", length: 10, primary: true },
    isDemo: { type: "boolean", primary: true },
    visitors: { type: "integer" },
    views: { type: "integer" },
  },
});

/** Who has been counted today, as hashes. */
export const visitorSchema = new EntitySchema<VisitorRow>({
  name: "Visitor",
  tableName: "visitors",
  properties: {
    day: { type: "character", length: 10, primary: true },
    visitor: { type: "character", length: 32, primary: true },
  },
});

type Tables = {
  visit_days: { day: string; is_demo: number; visitors: number; views: number };
  visitors: { day: string; visitor: string };
};

export function createVisitRepository({ em, dialect }: Readonly<{ em: Em; dialect: Dialect }>): VisitRepository {
  /** Tells whether the visitor is a new one of that day. */
  const isNew = async (day: string, visitor: string) => {
    const insert = em.getKysely<Tables>().insertInto("visitors").values({ day, visitor });
    const ignoring = dialect === "mysql" ? insert.ignore() : insert.onConflict((conflict) => conflict.doNothing());
    return (await ignoring.executeTakeFirst()).numInsertedOrUpdatedRows === 1n;
  };

  return {
    async record(day, visitor) {
      const more = (await isNew(day, visitor)) ? 1 : 0;
      const insert = em
        .getKysely<Tables>()
        .insertInto("visit_days")
        .values({ day, is_demo: 0, visitors: more, views: 1 });
      const next = {
        visitors: sql<number>`visit_days.visitors + ${more}`,
        views: sql<number>`visit_days.views + 1`,
      };
      await (dialect === "mysql"
        ? insert.onDuplicateKeyUpdate(next)
        : insert.onConflict((conflict) => conflict.columns(["day", "is_demo"]).doUpdateSet(next))
      ).execute();
    },
    async between(from, to) {
      const rows = await em.find(
        visitDaySchema,
        { day: { $gte: from, $lte: to } },
        { ...fresh, orderBy: { day: "asc" } },
      );
      const days = new Map<string, { visitors: number; views: number }>();
      for (const { day, visitors, views } of rows) {
        const sum = days.get(day) ?? { visitors: 0, views: 0 };
        days.set(day, { visitors: sum.visitors + visitors, views: sum.views + views });
      }
      return [...days].map(([day, sums]) => ({ day, ...sums }));
    },
    async forgetVisitorsBefore(day) {
      await em.nativeDelete(visitorSchema, { day: { $lt: day } });
    },
  };
}
