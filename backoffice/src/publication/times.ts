import { dayNumberOf, momentIn, wallTimeIn } from "@etalase/contracts/site/time-zone";
import { zone } from "../kit/data/zone.ts";
import { distanceIn, language } from "../kit/language/language.ts";
import { t } from "../kit/language/t.ts";
import { clockFormat, formatClock } from "../kit/parts/format.ts";

/** Formats a moment for inputs of type datetime-local: "2026-05-04T09:00". */
export const wallTimeOf = (iso: string): string => wallTimeIn(new Date(iso), zone).slice(0, 16);

/** Parses the value of such an input; null when it is no moment, such as a year still being typed. */
export function momentOf(wallTime: string): string | null {
  const at = momentIn(wallTime, zone);
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
export const sayMoment = (iso: string): string =>
  t("{day}, {time} {zone}", { day: sayDay(iso), time: formatClock(iso), zone });

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Numbers calendar days, since distances count days, not hours. */
const calendarDay = (time: number) => dayNumberOf(time, zone);

/** Returns "in 3 days", "tomorrow", "2 hours ago". */
export function sayDistance(iso: string, now: number): string {
  const at = new Date(iso).getTime();
  const away = Math.abs(at - now);
  if (away >= day) return distanceIn(calendarDay(at) - calendarDay(now), "day");
  if (away >= hour) return distanceIn(Math.trunc((at - now) / hour), "hour");
  if (away >= minute) return distanceIn(Math.trunc((at - now) / minute), "minute");
  return at <= now ? t("just now") : t("in less than a minute");
}
