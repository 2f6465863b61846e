import { createHash } from "node:crypto";
import { otherNames } from "@etalase/contracts/leads/sources";
import { EntitySchema } from "@mikro-orm/core";
import { type Insertable, sql } from "kysely";
import type { VisitRepository, VisitTally } from "../application/statistics/visits.ts";
import { direct, namesADay, sourceNameMax } from "../domain/leads/sources.ts";
import { shiftDay } from "../domain/time.ts";
import type { Dialect, Em } from "./repository.ts";

type VisitDayRow = Readonly<{ day: string; isDemo: boolean; visitors: number; views: number }>;

/** Daily totals; demo content has rows of its own, so that they can be removed with it. */
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

/** Visitors who were counted today, as hashes. */
export const visitorSchema = new EntitySchema<Readonly<{ day: string; visitor: string }>>({
  name: "Visitor",
  tableName: "visitors",
  properties: {
    day: { type: "character", length: 10, primary: true },
    visitor: { type: "character", length: 32, primary: true },
  },
});

type What = VisitTally["what"];

/** The names of the demo's counts, which differ so that they can be removed with it. */
export const demoCounts = {
  source: "demo-source",
  campaign: "demo-campaign",
  article: "demo-article",
  section: "demo-section",
} as const satisfies Readonly<Record<What, string>>;

type VisitTotalRow = Readonly<{
  day: string;
  what: What | (typeof demoCounts)[What];
  name: string;
  visitors: number;
}>;
type VisitMarkRow = Readonly<{ day: string; visitor: string; mark: string }>;

/** The number of a day's visitors who came from a source or by a campaign, read an article, or had a section on the screen. */
export const visitTotalSchema = new EntitySchema<VisitTotalRow>({
  name: "VisitTotal",
  tableName: "visit_totals",
  properties: {
    day: { type: "character", length: 10, primary: true },
    what: { type: "string", length: 20, primary: true },
    name: { type: "string", length: sourceNameMax, primary: true },
    visitors: { type: "integer" },
  },
});

const markMax = 50;

/** The counts in which today's visitors are already included. */
export const visitMarkSchema = new EntitySchema<VisitMarkRow>({
  name: "VisitMark",
  tableName: "visit_marks",
  properties: {
    day: { type: "character", length: 10, primary: true },
    visitor: { type: "character", length: 32, primary: true },
    mark: { type: "string", length: markMax, primary: true },
  },
});

type Tables = {
  visit_totals: VisitTotalRow;
  visit_marks: VisitMarkRow;
  visit_days: { day: string; is_demo: number; visitors: number; views: number };
  visitors: { day: string; visitor: string };
};

/** The number of days in one statement, for whose time SQLite blocks this process. */
const countedDays = 28;

const countedAs = (what: VisitTotalRow["what"]) => what.replace(/^demo-/, "") as What; // only these words occur

/** Names a count in the marks of its visitors; a name too long for the column is hashed. */
function markOf({ what, name }: VisitTally): string {
  const mark = `${what}:${name}`;
  return mark.length <= markMax
    ? mark
    : `${what}:${createHash("sha256").update(name).digest("base64url")}`.slice(0, markMax);
}

type Needs = Readonly<{ em: Em; dialect: Dialect }>;

/** Counts visits; the two databases write some of these statements differently. */
function createCounters({ em, dialect }: Needs) {
  const kysely = () => em.getKysely<Tables>();

  /** Inserts a row, and tells whether it is the first one like it. */
  const isNew = async <Table extends "visitors" | "visit_marks">(table: Table, row: Insertable<Tables[Table]>) => {
    const insert = kysely().insertInto(table).values(row);
    const ignoring = dialect === "mysql" ? insert.ignore() : insert.onConflict((conflict) => conflict.doNothing());
    return (await ignoring.executeTakeFirst()).numInsertedOrUpdatedRows === 1n;
  };

  const countDay = async (day: string, { visitors, views }: Readonly<{ visitors: number; views: number }>) => {
    const insert = kysely().insertInto("visit_days").values({ day, is_demo: 0, visitors, views });
    const next = {
      visitors: sql<number>`visit_days.visitors + ${visitors}`,
      views: sql<number>`visit_days.views + ${views}`,
    };
    await (dialect === "mysql"
      ? insert.onDuplicateKeyUpdate(next)
      : insert.onConflict((conflict) => conflict.columns(["day", "is_demo"]).doUpdateSet(next))
    ).execute();
  };

  const count = async (day: string, { what, name }: VisitTally) => {
    const insert = kysely().insertInto("visit_totals").values({ day, what, name, visitors: 1 });
    const next = { visitors: sql<number>`visit_totals.visitors + 1` };
    await (dialect === "mysql"
      ? insert.onDuplicateKeyUpdate(next)
      : insert.onConflict((conflict) => conflict.columns(["day", "what", "name"]).doUpdateSet(next))
    ).execute();
  };

  /** Counts a visitor once. */
  const countOnce = async (day: string, visitor: string, tally: VisitTally) => {
    if (await isNew("visit_marks", { day, visitor, mark: markOf(tally) })) await count(day, tally);
  };

  /** Counts under the name, or under a collective one when the day has no room for another. */
  const countChosen = async (day: string, visitor: string, { what, name }: VisitTally) => {
    const where = { day, what };
    const isKnown = (await em.count(visitTotalSchema, { ...where, name })) > 0;
    const hasRoom = isKnown || (await em.count(visitTotalSchema, where)) < namesADay;
    await countOnce(day, visitor, { what, name: hasRoom ? name : otherNames });
  };

  return { isNew, countDay, countOnce, countChosen };
}

/** Takes a visitor out of the counts that the visitor's marks name. */
const takingBack =
  ({ em }: Needs, { countDay }: ReturnType<typeof createCounters>): VisitRepository["takeBack"] =>
  async (day, visitor) => {
    const kysely = em.getKysely<Tables>();
    const { numDeletedRows } = await kysely
      .deleteFrom("visitors")
      .where("day", "=", day)
      .where("visitor", "=", visitor)
      .executeTakeFirst();
    if (numDeletedRows === 0n) return;
    await countDay(day, { visitors: -1, views: 0 });
    const marks = kysely.selectFrom("visit_marks").select("mark").where("day", "=", day).where("visitor", "=", visitor);
    const names = new Set((await marks.execute()).map(({ mark }) => mark));
    const totals = await kysely.selectFrom("visit_totals").select(["what", "name"]).where("day", "=", day).execute();
    for (const { what, name } of totals)
      if (names.has(`${markOf({ what: what as What, name })}`))
        await kysely
          .updateTable("visit_totals")
          .set({ visitors: sql`visitors - 1` })
          .where("day", "=", day)
          .where("what", "=", what)
          .where("name", "=", name)
          .execute();
    await em.nativeDelete(visitTotalSchema, { day, visitors: 0 });
    await em.nativeDelete(visitMarkSchema, { day, visitor });
  };

/** Reads the counts, the demo's among them, and adds them up. */
function createFigures(em: Em) {
  const kysely = () => em.getKysely<Tables>();

  return {
    async between(from, to) {
      const rows = await kysely()
        .selectFrom("visit_days")
        .select(({ fn }) => ["day", fn.sum("visitors").as("visitors"), fn.sum("views").as("views")])
        .where("day", ">=", from)
        .where("day", "<=", to)
        .groupBy("day")
        .orderBy("day")
        .execute();
      return rows.map(({ day, visitors, views }) => ({ day, visitors: Number(visitors), views: Number(views) }));
    },
    async *counted(from, to) {
      for (let first = from; first <= to; first = shiftDay(first, countedDays)) {
        const rows = await kysely()
          .selectFrom("visit_totals")
          .select(({ fn }) => ["what", "name", fn.sum("visitors").as("visitors")])
          .where("day", ">=", first)
          .where("day", "<", shiftDay(first, countedDays))
          .where("day", "<=", to)
          .groupBy(["what", "name"])
          .execute();
        yield rows.map(({ what, name, visitors }) => ({ what: countedAs(what), name, visitors: Number(visitors) }));
      }
    },
  } satisfies Partial<VisitRepository>;
}

export function createVisitRepository(needs: Needs): VisitRepository {
  const { em } = needs;
  const counters = createCounters(needs);
  const { isNew, countDay, countOnce, countChosen } = counters;

  return {
    ...createFigures(em),
    // All calls lock the day's row first, so that they cannot deadlock.
    async record(day, visitor, { views = 1, source = direct, campaign = "", tallies = [] } = {}) {
      const isFirst = await isNew("visitors", { day, visitor });
      await countDay(day, { visitors: isFirst ? 1 : 0, views });
      if (isFirst) await countChosen(day, visitor, { what: "source", name: source });
      if (isFirst && campaign) await countChosen(day, visitor, { what: "campaign", name: campaign });
      for (const tally of tallies) await countOnce(day, visitor, tally);
    },
    takeBack: takingBack(needs, counters),
    async forgetVisitorsBefore(day) {
      await em.nativeDelete(visitorSchema, { day: { $lt: day } });
      await em.nativeDelete(visitMarkSchema, { day: { $lt: day } });
    },
  };
}
