import { clockFormat } from "../../kit/parts/format.ts";

/** Days YYYY-MM-DD and months YYYY-MM, in the agency's time zone. */
export const monthOf = (day: string): string => day.slice(0, 7);

/** Returns the noon of a day, for formats of moments. */
export const noonOf = (day: string): string => `${day}T05:00:00.000Z`;

const dateOf = (month: string, months = 0, day = 1) => {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + months, day, 5));
};

export const shiftMonth = (month: string, months: number): string => monthOf(dateOf(month, months).toISOString());

export const daysOf = (month: string): readonly string[] =>
  Array.from(
    { length: dateOf(month, 1, 0).getUTCDate() },
    (_, index) => `${month}-${String(index + 1).padStart(2, "0")}`,
  );

/** Returns the day's column, from 1 for Monday. */
export const columnOf = (day: string): number => ((new Date(noonOf(day)).getUTCDay() + 6) % 7) + 1;

const months = clockFormat({ month: "long", year: "numeric" });

/** "May 2026" */
export const sayMonth = (month: string): string => months.format(dateOf(month));

const names = clockFormat({ weekday: "short" });

/** The short names of the weekdays; that month began on a Monday. */
export const weekdays = Array.from({ length: 7 }, (_, index) => names.format(dateOf("2024-01", 0, index + 1)));
