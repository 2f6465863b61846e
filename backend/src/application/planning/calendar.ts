import { calendarLimits, type ScheduledResource } from "@etalase/contracts/desk/calendar";
import type { CalendarQuery } from "@etalase/contracts/desk/calendar.schema";
import { type Publication, wasPublic } from "../../domain/publication.ts";
import { dayOf, endOfDay, shiftDay, startOfDay } from "../../domain/time.ts";
import type { Clock } from "../ports.ts";

/** The fields of a record that the calendar shows. */
export type Planned = Publication &
  Readonly<{
    id: string;
    resource: ScheduledResource;
    title: string;
    slug: string;
    publishedAt: Date | null;
    version: number;
  }>;

type Range = Readonly<{ from: Date; until: Date }>;

export interface Plan {
  /** The records with one of their times from the first moment on and before the second, up to `limit` of a kind. */
  within(range: Range & Readonly<{ limit: number }>): Promise<readonly Planned[]>;
}

export type Entry = Planned & Readonly<{ event: "publish" | "unpublish"; at: Date }>;

/**
 * The time when a record becomes or became public: the planned time while it is in the future, else the first
 * publication.
 */
function publicFrom({ status, publishAt, publishedAt }: Planned, now: Date): Date | null {
  if (publishAt && publishAt > now) return publishAt;
  return status === "published" && wasPublic({ publishedAt }, now) ? publishedAt : null;
}

function entriesOf(record: Planned, now: Date): readonly Entry[] {
  const from = publicFrom(record, now);
  const { unpublishAt } = record;
  return [
    ...(from ? [{ ...record, event: "publish" as const, at: from }] : []),
    ...(unpublishAt ? [{ ...record, event: "unpublish" as const, at: unpublishAt }] : []),
  ];
}

/** The number of days after the first one. */
const monthDays = 30;

type Needs = Readonly<{ plan: Plan; now: Clock }>;

/** Past publications, planned ones, and planned ends. */
export const createCalendarService = ({ plan, now }: Needs) => ({
  async between(query: CalendarQuery) {
    const { entriesMax } = calendarLimits;
    const first = query.from ?? (query.to ? shiftDay(query.to, -monthDays) : dayOf(now()));
    const [from, until] = [startOfDay(first), endOfDay(query.to ?? shiftDay(first, monthDays))];
    const found = await plan.within({ from, until, limit: entriesMax + 1 });
    const entries = found
      .flatMap((record) => entriesOf(record, now()))
      .filter(({ at }) => at >= from && at < until)
      .sort((one, other) => one.at.getTime() - other.at.getTime() || one.id.localeCompare(other.id));
    return { entries: entries.slice(0, entriesMax), isWhole: entries.length <= entriesMax };
  },
});

export type CalendarService = ReturnType<typeof createCalendarService>;
