import { clockFormat, formatClock, language } from "../parts/format.ts";

/** The agency's clock has no daylight saving time. */
const offset = "+07:00";

const walls = clockFormat(
  { year: "numeric", month: "2-digit", day: "2-digit", hour: "2-digit", minute: "2-digit" },
  "sv-SE",
);

/** A moment as inputs of type datetime-local take it: "2026-05-04T09:00". */
export const wallTimeOf = (iso: string): string => walls.format(new Date(iso)).replace(" ", "T");

/** The same back; null for what is no moment, such as a year that is still being typed. */
export function momentOf(wallTime: string): string | null {
  const at = new Date(`${wallTime}:00${offset}`);
  return wallTime < "1970" || Number.isNaN(at.getTime()) ? null : at.toISOString();
}

const days = clockFormat({ weekday: "long", day: "numeric", month: "long", year: "numeric" }, language);

/** "Monday 4 May 2026" */
export const sayDay = (iso: string): string => days.format(new Date(iso)).replace(",", "");

/** "Monday 4 May 2026, 09.00 WIB" */
export const sayMoment = (iso: string): string => `${sayDay(iso)}, ${formatClock(iso)} WIB`;

const distances = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Days are counted as calendars do, not in hours. */
const calendarDay = (time: number) => Math.floor((time + 7 * hour) / day);

/** "in 3 days", "tomorrow", "2 hours ago". */
export function sayDistance(iso: string, now: number): string {
  const at = new Date(iso).getTime();
  const away = Math.abs(at - now);
  if (away >= day) return distances.format(calendarDay(at) - calendarDay(now), "day");
  if (away >= hour) return distances.format(Math.trunc((at - now) / hour), "hour");
  if (away >= minute) return distances.format(Math.trunc((at - now) / minute), "minute");
  return at < now ? "just now" : "in less than a minute";
}
