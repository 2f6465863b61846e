import * as z from "zod/mini";
import { anyName, type FieldName, issue, type Refusal, refusal } from "./refusals/refusal.ts";
import { list } from "./rules/answers.schema.ts";
import { isDay, rule, text } from "./rules/fields.ts";
import { areInOrder, officeLimits as limits, type OfficeDay, type OfficeSpan, spansOf } from "./site/office-hours.ts";
import { timeZones } from "./site/time-zone.ts";

const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;
// Not among the messages, which every screen of the dashboard loads.
const badHours = refusal("Office hours must have seven days, each null or a list of spans with times such as 09:00");
const badHolidays = refusal("Holidays must have a date, a name, and null or a list of spans with times such as 09:00");
const badSpans = (field: FieldName) =>
  refusal("{field} must have one to {max} spans of hours, in order and without overlaps", {
    field,
    max: limits.spansMax,
  });
const badDate = (day: string) => refusal("{day} is no date: write one such as 2026-12-25", { day });
const isTwice = (day: string) => refusal("{day} is a holiday already", { day });
const tooManyHolidays = refusal("There can be at most {max} holidays", { max: limits.holidaysMax });

const dayOf = (bad: Refusal) => {
  // Aborts, since checks of the whole week would run on a value that is not yet a list of spans.
  const clock = z.string(issue(bad)).check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { ...issue(bad), abort: true }));
  const span = z.object({ opens: clock, closes: clock }, issue(bad));
  const spans = z.transform((day: OfficeSpan[] | OfficeSpan | null) => spansOf(day));
  return z.pipe(z.union([z.null(), z.array(span), span], issue(bad)), spans);
};

/** Returns the refusal that names the day, so that its row can be found. */
function problemOf(field: FieldName, spans: OfficeDay): Refusal | undefined {
  const isFine = !spans || (spans.length > 0 && spans.length <= limits.spansMax && areInOrder(spans));
  return isFine ? undefined : badSpans(field);
}

const days = z.array(dayOf(badHours), issue(badHours)).check(
  z.length(7, issue(badHours)),
  rule((all) => weekdays.map((day, place) => problemOf(day, all[place] ?? null)).find(Boolean)),
);

const holiday = z.object(
  {
    date: z.string(issue(badHolidays)),
    name: text({ field: "Name", min: 0, max: limits.holidayNameMax }),
    spans: dayOf(badHolidays),
  },
  issue(badHolidays),
);

const holidays = z.array(holiday, issue(badHolidays)).check(
  z.maxLength(limits.holidaysMax, issue(tooManyHolidays)),
  rule((all) => {
    const wrong = all.find(({ date }) => !isDay(date) || date < "1970");
    return wrong && badDate(wrong.date);
  }),
  rule((all) => {
    const second = all.find(({ date }, place) => all.findIndex((other) => other.date === date) < place);
    return second && isTwice(second.date);
  }),
  rule((all) => all.map(({ date, spans }) => problemOf(anyName(date), spans)).find(Boolean)),
  z.overwrite((all) => all.toSorted((one, other) => (one.date < other.date ? -1 : 1))),
);

/**
 * An edit of the office hours, also in the form that had one span a day, no holidays, and the zone inside. Absent
 * holidays stay unchanged.
 */
export const officeHoursUpdate = z.object(
  { days, holidays: z.optional(holidays), zone: z.optional(z.enum(timeZones, issue(badHours))) },
  issue(badHours),
);

const shown = z.string();
const shownDay = z.nullable(list(z.strictObject({ opens: shown, closes: shown })));

/** The office hours: seven days from Monday on, and days with hours of their own; null for a day off. */
export const officeHours = z.strictObject({
  days: list(shownDay),
  holidays: list(z.strictObject({ date: shown, name: shown, spans: shownDay })),
});
