import { language, locale } from "../language/language.ts";
import { t } from "../language/t.ts";
import { isThisYear } from "../parts/format.ts";

/** Calendar days YYYY-MM-DD and months YYYY-MM, independent of time zones. */
const dayMs = 24 * 60 * 60 * 1000;

const atNoon = (day: string) => new Date(`${day}T12:00:00Z`);
const dayOf = (date: Date) => date.toISOString().slice(0, 10);

export const shiftDay = (day: string, days: number): string => dayOf(new Date(atNoon(day).getTime() + days * dayMs));

export const firstOf = (month: string): string => `${month}-01`;
export const monthOf = (day: string): string => day.slice(0, 7);

export function shiftMonth(month: string, months: number): string {
  const first = atNoon(firstOf(month));
  return dayOf(new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + months, 1, 12))).slice(0, 7);
}

export const lastOf = (month: string): string => shiftDay(firstOf(shiftMonth(month, 1)), -1);

/** Weeks start on Monday. */
const weekdayOf = (day: string) => (atNoon(day).getUTCDay() + 6) % 7;

/** Returns the whole weeks that contain days of a month. */
export function weeksOf(month: string): readonly (readonly string[])[] {
  const first = shiftDay(firstOf(month), -weekdayOf(firstOf(month)));
  const last = shiftDay(lastOf(month), 6 - weekdayOf(lastOf(month)));
  const weeks: string[][] = [];
  for (let monday = first; monday <= last; monday = shiftDay(monday, 7))
    weeks.push(Array.from({ length: 7 }, (_, index) => shiftDay(monday, index)));
  return weeks;
}

export const isMonth = (text: string | null): text is string => text !== null && /^\d{4}-(0[1-9]|1[0-2])$/.test(text);

const inUtc = { timeZone: "UTC" } as const;
const months = new Intl.DateTimeFormat(locale, { ...inUtc, month: "long", year: "numeric" });
const inYear = { ...inUtc, weekday: "long", day: "numeric", month: "long" } as const;
const [wholeDays, datedDays] = [
  new Intl.DateTimeFormat(locale, inYear),
  new Intl.DateTimeFormat(locale, { ...inYear, year: "numeric" }),
];

/** "May 2026" */
export const sayMonth = (month: string): string => months.format(atNoon(firstOf(month)));

/** Returns "Monday 4 May", or "Senin, 4 Mei", with the year when that is not this one. */
export const sayWeekday = (day: string): string => {
  const noon = atNoon(day);
  const said = (isThisYear(noon) ? wholeDays : datedDays).format(noon);
  return language === "id" ? said : said.replace(",", "");
};

export const weekdays = [
  t("Monday"),
  t("Tuesday"),
  t("Wednesday"),
  t("Thursday"),
  t("Friday"),
  t("Saturday"),
  t("Sunday"),
] as const;
