import { officeStateAt } from "@etalase/contracts/site/office-hours";
import type { Timetable } from "../../application/publication.ts";
import { knownSettings } from "../../application/settings.ts";
import type { Settings } from "../../domain/settings.ts";
import { followZone } from "../../domain/time.ts";
import { type Em, timeOf } from "../repository.ts";
import { settingsSchema } from "../settings.ts";
import { createSingle } from "../single-record.ts";

/** The tables whose records are published and unpublished by a schedule. */
const scheduledTables = ["news", "portfolio", "pages"] as const;
type ScheduledTable = (typeof scheduledTables)[number];

type Time = Date | null;
type Scheduled = { status: string; publish_at: Time; unpublish_at: Time };
type Promoted = { promo_starts_at: Time; promo_ends_at: Time };
type Tables = Record<ScheduledTable, Scheduled> & { packages: Promoted; site_state: { id: number } };

const soonest = (times: readonly Time[]): Time =>
  times.reduce((first, time) => (first && (!time || first < time) ? first : time), null);

/** Covers the tables whose records appear, disappear or change by time; their indexes find the next row at once. */
export function createTimetable(em: Em): Timetable {
  /** One statement without the ORM: after each edit, every process runs it. */
  async function nextOf(after: Date) {
    const times = await em
      .getKysely<Tables>()
      // This table always has one row.
      .selectFrom("site_state")
      .select(({ selectFrom }) => {
        const next = (table: ScheduledTable, column: "publish_at" | "unpublish_at") =>
          selectFrom(table)
            .select(({ fn }) => fn.min(column).as("time"))
            .where("status", "=", "published")
            .where(column, ">", after);
        /** The next start or end of a promo. */
        const nextPrice = (column: "promo_starts_at" | "promo_ends_at") =>
          selectFrom("packages")
            .select(({ fn }) => fn.min(column).as("time"))
            .where(column, ">", after);
        return [
          ...scheduledTables.map((table) => next(table, "publish_at").as(`${table}Starts`)),
          ...scheduledTables.map((table) => next(table, "unpublish_at").as(`${table}Ends`)),
          nextPrice("promo_starts_at").as("promoStarts"),
          nextPrice("promo_ends_at").as("promoEnds"),
        ];
      })
      .where("id", "=", 1)
      .executeTakeFirstOrThrow();
    const ends = scheduledTables.map((table) => times[`${table}Ends`]);
    return { all: Object.values(times).map(timeOf), ends: ends.map(timeOf) };
  }

  const settings = createSingle<Settings>(em, settingsSchema);

  /** The next moment at which the pages say something else of the office: it opens, closes, or a day begins. */
  async function nextTurn(after: Date): Promise<Time> {
    const current = await knownSettings((await settings.find()) ?? {});
    followZone(current.timeZone);
    const state = officeStateAt(current, after);
    return state ? new Date(state.until) : null;
  }

  return {
    async nextChange(after) {
      const [{ all, ends }, turn] = await Promise.all([nextOf(after), nextTurn(after)]);
      return { changesAt: soonest([...all, turn]), endsAt: soonest(ends) };
    },
  };
}
