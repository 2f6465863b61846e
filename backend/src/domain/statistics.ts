import { articlePath, ownPath } from "@etalase/contracts/site/paths";
import type { ContentPeriod, VisitorPeriod } from "@etalase/contracts/statistics";
import type { Stat } from "@etalase/contracts/statistics.schema";
import { isSlug } from "@etalase/contracts/text/slug";
import { dayOf, shiftDay } from "./time.ts";

/** The length of each period in days, and the number of days in one point of the chart. */
const periods: Record<VisitorPeriod, Readonly<{ days: number; step: number }>> = {
  "30d": { days: 30, step: 1 },
  "3m": { days: 91, step: 7 },
  "6m": { days: 182, step: 7 },
  "1y": { days: 364, step: 28 },
};

const trendPoints = 12;

type Counted = Readonly<{ day: string; visitors: number }>;
type DayRange = Readonly<{ from: string; to: string }>;

/** Returns the period that ends today, and the one of the same length before it. */
export function rangesOf(period: VisitorPeriod, today: string): Readonly<{ current: DayRange; previous: DayRange }> {
  const { days } = periods[period];
  const from = shiftDay(today, 1 - days);
  return { current: { from, to: today }, previous: { from: shiftDay(from, -days), to: shiftDay(from, -1) } };
}

const inYear = { timeZone: "UTC", day: "numeric", month: "short" } as const;
const label = new Intl.DateTimeFormat("id-ID", inYear);
const datedLabel = new Intl.DateTimeFormat("id-ID", { ...inYear, year: "numeric" });

/** Names a day, with its year when that is not the last day's. */
const nameOf = (day: string, last: string): string =>
  (day.slice(0, 4) === last.slice(0, 4) ? label : datedLabel).format(new Date(day));

const sumOf = (days: readonly Counted[], { from, to }: DayRange) =>
  days.reduce((sum, { day, visitors }) => (day >= from && day <= to ? sum + visitors : sum), 0);

/** Returns the chart's points, oldest first; each is named after its first day. */
export function visitorSeries(days: readonly Counted[], period: VisitorPeriod, { from, to }: DayRange) {
  const points: { name: string; visitors: number }[] = [];
  for (let first = from; first <= to; first = shiftDay(first, periods[period].step)) {
    const range = { from: first, to: shiftDay(first, periods[period].step - 1) };
    points.push({ name: nameOf(first, to), visitors: sumOf(days, range) });
  }
  return points;
}

/** Returns the growth in percent with one decimal; from zero to any number it is a hundred. */
export function percentChange(now: number, before: number): number {
  if (before === 0) return now === 0 ? 0 : 100;
  return Math.round(((now - before) / before) * 1000) / 10;
}

/** Tells whether the counting had begun before the period, give or take a week. */
const isCovered = (days: readonly Counted[], { from }: DayRange) => days.some(({ day }) => day <= shiftDay(from, 6));

export function visitorStat(days: readonly Counted[], period: VisitorPeriod, today: string): Stat {
  const { current, previous } = rangesOf(period, today);
  const count = sumOf(days, current);
  return {
    count,
    // A partly counted period would only seem quiet.
    percentChange: isCovered(days, previous) ? percentChange(count, sumOf(days, previous)) : null,
    newThisMonth: sumOf(days, { from: `${today.slice(0, 7)}-01`, to: today }),
    trend: visitorSeries(days, period, current).map(({ visitors }) => visitors),
  };
}

/** The number of records of a kind that were created on a day. */
export type MadeOnDay = Readonly<{ day: string; count: number }>;

/** The number of records at the end of that day, by the days of their creation. */
export const existingAt = (counts: readonly MadeOnDay[], end: string): number =>
  counts.reduce((sum, { day, count }) => (day <= end ? sum + count : sum), 0);

/** Returns the figures of records, by the days of their creation: their number, its change and its trend. */
export function contentStat(counts: readonly MadeOnDay[], period: VisitorPeriod, now: Date): Stat {
  const today = dayOf(now);
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  const before = existingAt(counts, endOf("lastMonth", today));
  const { days } = periods[period];
  const trend = Array.from({ length: trendPoints }, (_, point) =>
    existingAt(counts, shiftDay(today, Math.round((days / (trendPoints - 1)) * (point - trendPoints + 1)))),
  );
  return {
    count: all,
    percentChange: percentChange(all, before),
    newThisMonth: all - before,
    trend,
  };
}

/** Returns the last day of the period: today, or the last day of the month or quarter before. */
export function endOf(period: ContentPeriod, today: string): string {
  const [year = 0, month = 1] = today.split("-").map(Number);
  if (period === "current") return today;
  const firstMonth = period === "lastMonth" ? month : Math.floor((month - 1) / 3) * 3 + 1;
  return shiftDay(`${year}-${String(firstMonth).padStart(2, "0")}-01`, -1);
}

/** The slug or id in an article's address; null for other pages. */
export function articleKeyOf(path: string): string | null {
  const page = ownPath(path.split(/[?#]/)[0] ?? "");
  const key = page.startsWith(articlePath("")) ? page.slice(articlePath("").length) : "";
  return isSlug(key) ? key : null;
}
