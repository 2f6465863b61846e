import { dateOf, dayNumberOf, dayStart, minuteMs, type TimeZone } from "./time-zone.ts";

/** A stretch of office hours. Times are local, HH:MM. */
export type OfficeSpan = Readonly<{ opens: string; closes: string }>;
/** The spans of a day in their order, with breaks between them; null is a day off. */
export type OfficeDay = readonly OfficeSpan[] | null;
/** A day with hours of its own, on YYYY-MM-DD. */
export type Holiday = Readonly<{ date: string; name: string; spans: OfficeDay }>;

/** Office hours by day, from Monday on. */
export type OfficeHours = Readonly<{ days: readonly OfficeDay[]; holidays: readonly Holiday[] }>;
/** The part of the settings that says when the office is open. */
export type OfficeTime = Readonly<{ officeHours: OfficeHours; timeZone: TimeZone }>;

export const officeLimits = { spansMax: 3, holidaysMax: 60, holidayNameMax: 60 } as const;

export const noOfficeHours: OfficeHours = { days: [null, null, null, null, null, null, null], holidays: [] };

/** Office hours as earlier releases stored them, too: with one span a day, and the zone inside. */
export type StoredOfficeHours = Readonly<{
  days: readonly (OfficeDay | OfficeSpan)[];
  holidays?: readonly Holiday[];
  zone?: TimeZone;
}>;

/** Returns the spans of a day in their present form. */
export const spansOf = (day: OfficeDay | OfficeSpan): OfficeDay => (day && "opens" in day ? [day] : day);

/** Returns stored office hours in their present form. */
export const officeHoursOf = ({ days, holidays = [] }: StoredOfficeHours): OfficeHours => ({
  days: days.map(spansOf),
  holidays,
});

/** Without hours on any weekday nothing is known of the office. */
export const hasOfficeHours = ({ days }: OfficeHours): boolean => days.some(Boolean);

/** Tells whether each span closes after it opens, and none begins before the one above has ended. */
export const areInOrder = (spans: readonly OfficeSpan[]): boolean =>
  spans.every(({ opens, closes }, place) => opens < closes && opens >= (spans[place - 1]?.closes ?? ""));

/** Returns "HH:MM" as milliseconds since the start of the day. */
const timeOf = (clock: string) => (Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))) * minuteMs;

/** 1 January 1970 was a Thursday. */
const weekdayOf = (dayNumber: number) => (dayNumber + 3) % 7;

/** Returns a function that finds the holiday of a day. */
function holidaysOf({ holidays }: OfficeHours) {
  const byDate = new Map(holidays.map((holiday) => [holiday.date, holiday]));
  return (dayNumber: number) => byDate.get(dateOf(dayNumber));
}

type Stretch = Readonly<{ from: number; to: number; dayNumber: number; opens: string }>;

/**
 * Returns the stretches of open office from the day of a moment on, up to the one that has not ended at another moment.
 * They are bounded even without that one: once all holidays are over, each week has a day with hours.
 */
function* stretchesFrom({ officeHours, timeZone }: OfficeTime, moment: number): Generator<Stretch> {
  const holidayOn = holidaysOf(officeHours);
  for (let dayNumber = dayNumberOf(moment, timeZone); ; dayNumber += 1) {
    const holiday = holidayOn(dayNumber);
    const spans = holiday ? holiday.spans : officeHours.days[weekdayOf(dayNumber)];
    const start = dayStart(dayNumber, timeZone);
    for (const { opens, closes } of spans ?? [])
      yield { from: start + timeOf(opens), to: start + timeOf(closes), dayNumber, opens };
  }
}

/** Returns the stretch of open office at a moment, else the next one; null without office hours. */
function stretchAt(office: OfficeTime, moment: number): Stretch | null {
  if (!hasOfficeHours(office.officeHours)) return null;
  for (const stretch of stretchesFrom(office, moment)) if (moment < stretch.to) return stretch;
  return null;
}

/** Tells whether the office is open; one without office hours always is. */
export function isOpenAt(office: OfficeTime, moment: Date): boolean {
  const stretch = stretchAt(office, moment.getTime());
  return !stretch || stretch.from <= moment.getTime();
}

/** Returns the first opening after a moment, also if the office is open then; null without office hours. */
export function nextOpening(office: OfficeTime, after: Date): Date | null {
  if (!hasOfficeHours(office.officeHours)) return null;
  for (const { from } of stretchesFrom(office, after.getTime())) if (after.getTime() < from) return new Date(from);
  return null;
}

/** Returns the minutes between two moments in which the office was open: all of them without office hours. */
export function officeMinutes(office: OfficeTime, from: Date, to: Date): number {
  const [first, last] = [from.getTime(), to.getTime()];
  if (last <= first) return 0;
  if (!hasOfficeHours(office.officeHours)) return (last - first) / minuteMs;
  let openMs = 0;
  for (const stretch of stretchesFrom(office, first)) {
    if (stretch.from >= last) break;
    openMs += Math.max(0, Math.min(stretch.to, last) - Math.max(stretch.from, first));
  }
  return openMs / minuteMs;
}

/**
 * Whether the office is open, and until when all of that holds; `opens` is the next opening, `inDays` from today.
 * `hours` are those of today, `holiday` is its name on a holiday, `next` the next holiday within two weeks.
 */
export type OfficeState = Readonly<
  { until: string; hours: OfficeDay; holiday?: string; next?: Holiday } & (
    | { isOpen: true }
    | { isOpen: false; opens: Readonly<{ inDays: number; weekday: number; date: string; at: string }> }
  )
>;

const announcedDays = 14;

/** Returns null when no day has hours, since nothing is known then. */
export function officeStateAt(office: OfficeTime, now: Date): OfficeState | null {
  const { officeHours, timeZone } = office;
  const stretch = stretchAt(office, now.getTime());
  if (!stretch) return null;
  const today = dayNumberOf(now.getTime(), timeZone);
  const holidayOn = holidaysOf(officeHours);
  const holiday = holidayOn(today);
  const next = Array.from({ length: announcedDays }, (_, index) => holidayOn(today + 1 + index)).find(Boolean);
  const isOpen = stretch.from <= now.getTime();
  const turn = isOpen ? stretch.to : stretch.from;
  const shared = {
    // At midnight "tomorrow" becomes "today".
    until: new Date(Math.min(turn, dayStart(today + 1, timeZone))).toISOString(),
    hours: (holiday ? holiday.spans : officeHours.days[weekdayOf(today)]) ?? null,
    ...(holiday ? { holiday: holiday.name } : {}),
    ...(next ? { next } : {}),
  };
  if (isOpen) return { ...shared, isOpen };
  const { dayNumber, opens } = stretch;
  const day = { inDays: dayNumber - today, weekday: weekdayOf(dayNumber), date: dateOf(dayNumber) };
  return { ...shared, isOpen, opens: { ...day, at: opens } };
}

const hoursText = (spans: readonly OfficeSpan[]) => spans.map(({ opens, closes }) => `${opens}–${closes}`).join();

/** Merges consecutive days with the same hours. */
export function officeWeek({ days }: OfficeHours) {
  const parts: { first: number; last: number; spans: readonly OfficeSpan[] }[] = [];
  for (const [day, spans] of days.entries()) {
    const before = parts.at(-1);
    if (!spans) continue;
    if (before && before.last === day - 1 && hoursText(before.spans) === hoursText(spans)) before.last = day;
    else parts.push({ first: day, last: day, spans });
  }
  return parts;
}
