import { BigIntType, EntitySchema, raw } from "@mikro-orm/core";
import { sql } from "kysely";
import type { LeadTotals, UnstoredClicks } from "../../application/leads/totals.ts";
import type { NewId } from "../../application/ports.ts";
import { countsOf, type LeadCounts } from "../../domain/leads/counts.ts";
import { type LeadTotal, unstored } from "../../domain/leads/totals.ts";
import { shiftDay, startOfDay } from "../../domain/time.ts";
import { type Em, fresh, idColumn, jsonOf } from "../repository.ts";

type LeadTotalRow = LeadTotal & Readonly<{ id: string }>;

const text = { type: "string", length: 500 } as const;

/** The table has an id, since the fields that identify a total are too long for a key on some databases. */
export const leadTotalSchema = new EntitySchema<LeadTotalRow>({
  name: "LeadTotal",
  tableName: "lead_totals",
  properties: {
    id: idColumn,
    day: { type: "character", length: 10, index: true },
    kind: { type: "string", length: 20 },
    slug: { type: "string", length: 160 },
    name: { type: "string", length: 80 },
    source: text,
    campaign: { type: "string", length: 500, default: "" },
    landing: text,
    leads: { type: "integer" },
    won: { type: "integer" },
    value: { type: new BigIntType("number") },
    answerMinutes: { type: "json" },
  },
});

type Tables = {
  lead_totals: Readonly<{
    day: string;
    kind: LeadTotal["kind"];
    slug: string;
    name: string;
    source: string;
    campaign: string;
    landing: string;
    leads: number;
    won: number;
    value: number;
    /** A text on SQLite, which has no type for JSON. */
    answer_minutes: readonly number[] | string;
  }>;
};

/** Databases limit the number of values in one statement. */
const insertedAtOnce = 200;

/** The rows of the days from one to another, both included. */
const totalsBetween = (em: Em, from: string, to: string) =>
  em.getKysely<Tables>().selectFrom("lead_totals").where("day", ">=", from).where("day", "<=", to);

type Totals = ReturnType<typeof totalsBetween>;

/** Returns the day of the row that follows so many others, in the order of their days. */
const dayAfter = async (totals: Totals, rows: number) =>
  (await totals.select("day").orderBy("day").offset(rows).limit(1).executeTakeFirst())?.day;

async function countsIn(totals: Totals): Promise<LeadCounts> {
  const counts = await totals
    .select(["kind", "slug", "name", "source", "campaign", "landing"])
    .select(({ fn }) => [
      fn.sum("leads").as("leads"),
      fn.sum("won").as("won"),
      fn.sum("value").as("value"),
      fn.max("day").as("day"),
    ])
    .groupBy(["kind", "slug", "name", "source", "campaign", "landing"])
    .execute();
  const answered = await totals.select("answer_minutes").where(sql`cast(answer_minutes as char)`, "<>", "[]").execute();
  return countsOf(
    counts.map(({ leads, won, value, day, ...alike }) => ({
      ...alike,
      leads: Number(leads),
      won: Number(won),
      value: Number(value),
      latestMs: startOfDay(day).getTime(),
    })),
    answered.flatMap(({ answer_minutes: minutes }): readonly number[] => jsonOf(minutes) as readonly number[]),
  );
}

/** `atOnce` rows are counted by one statement, for whose time SQLite blocks this process. */
export const createLeadTotals = ({
  em,
  newId,
  atOnce = 1000,
}: Readonly<{ em: Em; newId: NewId; atOnce?: number }>): LeadTotals => ({
  async between(from, to) {
    const where = { day: { $gte: from, $lte: to } };
    const rows = await em.find(leadTotalSchema, where, { ...fresh, orderBy: { day: "asc", id: "asc" } });
    return rows.map((row) => ({ ...row }));
  },
  async *counted(from, to) {
    for (let first = from; first <= to; ) {
      const after = await dayAfter(totalsBetween(em, first, to), atOnce);
      // A day is never split.
      const last = after ? (after > first ? shiftDay(after, -1) : first) : to;
      yield await countsIn(totalsBetween(em, first, last));
      first = shiftDay(last, 1);
    }
  },
  async exchange(before, after) {
    for (let from = 0; from < before.length; from += atOnce)
      await em.nativeDelete(leadTotalSchema, { id: { $in: before.slice(from, from + atOnce).map(({ id }) => id) } });
    for (let from = 0; from < after.length; from += insertedAtOnce)
      await em.insertMany(
        leadTotalSchema,
        after.slice(from, from + insertedAtOnce).map((total) => ({ ...total, id: newId() })),
      );
  },
});

/** The clicks are among the totals, under a source of their own. */
export const createUnstoredClicks = ({ em, newId }: Readonly<{ em: Em; newId: NewId }>): UnstoredClicks => ({
  async count(click) {
    const alike = { ...click, source: unstored, campaign: "", landing: "" };
    const known = await em.nativeUpdate(leadTotalSchema, alike, { leads: raw("leads + 1") });
    // Two clicks that are first at the same time make two rows, which are added up like any others.
    if (known === 0)
      await em.insert(leadTotalSchema, { ...alike, id: newId(), leads: 1, won: 0, value: 0, answerMinutes: [] });
  },
  async since(day) {
    const of = em.getKysely<Tables>().selectFrom("lead_totals").where("day", ">=", day).where("source", "=", unstored);
    const { leads } = await of.select(({ fn }) => fn.sum("leads").as("leads")).executeTakeFirstOrThrow();
    return Number(leads ?? 0);
  },
});
