import { language, locale } from "../kit/language/language.ts";
import { t } from "../kit/language/t.ts";
import { clockFormat, formatClock } from "../kit/parts/format.ts";

/** The agency's time zone has no daylight saving time. */
const offset = "+07:00";

const walls = clockFormat(
  { year: "numeric", month: "2-digit", day: "2-digit", hour: "2-digit", minute: "2-digit" },
  "sv-SE",
);

/** Formats a moment for inputs of type datetime-local: "2026-05-04T09:00". */
export const wallTimeOf = (iso: string): string => walls.format(new Date(iso)).replace(" ", "T");

/** Parses the value of such an input; null when it is no moment, such as a year still being typed. */
export function momentOf(wallTime: string): string | null {
  const at = new Date(`${wallTime}:00${offset}`);
  return wallTime < "1970" || Number.isNaN(at.getTime()) ? null : at.toISOString();
}

/** Returns tomorrow and the next Monday, at nine. */
export function quickTimes(now: number): readonly Readonly<{ name: string; at: string }>[] {
  const at = (days: number) =>
    momentOf(`${wallTimeOf(new Date(now + days * day).toISOString()).slice(0, 10)}T09:00`) ?? "";
  const untilMonday = 7 - ((calendarDay(now) + 3) % 7);
  const tomorrow = { name: t("Tomorrow, {time}", { time: formatClock(at(1)) }), at: at(1) };
  const monday = { name: t("Monday, {time}", { time: formatClock(at(untilMonday)) }), at: at(untilMonday) };
  return untilMonday > 1 ? [tomorrow, monday] : [tomorrow];
}

const days = clockFormat({ weekday: "long", day: "numeric", month: "long", year: "numeric" });

/** Returns "Monday 4 May 2026", or "Senin, 4 Mei 2026". */
export const sayDay = (iso: string): string => {
  const day = days.format(new Date(iso));
  return language === "id" ? day : day.replace(",", "");
};

/** Returns "Monday 4 May 2026, 09:00 WIB". */
export const sayMoment = (iso: string): string => t("{day}, {time} WIB", { day: sayDay(iso), time: formatClock(iso) });

const distances = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Numbers calendar days in the agency's time zone, since distances count days, not hours. */
const calendarDay = (time: number) => Math.floor((time + 7 * hour) / day);

/** Returns "in 3 days", "tomorrow", "2 hours ago". */
export function sayDistance(iso: string, now: number): string {
  const at = new Date(iso).getTime();
  const away = Math.abs(at - now);
  if (away >= day) return distances.format(calendarDay(at) - calendarDay(now), "day");
  if (away >= hour) return distances.format(Math.trunc((at - now) / hour), "hour");
  if (away >= minute) return distances.format(Math.trunc((at - now) / minute), "minute");
  return at <= now ? t("just now") : t("in less than a minute");
}
