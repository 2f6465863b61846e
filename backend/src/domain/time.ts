import { dateOf, dayMs, dayNumberOf, momentIn, type TimeZone, wallTimeIn } from "@etalase/contracts/site/time-zone";

/**
 * Days and months are those of the site's zone, which the settings hold. Every edition of the content reads it again, so
 * that it follows the settings of whichever instance saved them, and pure rules need not ask a database.
 */
let zone: TimeZone = "WIB";

export const siteZone = (): TimeZone => zone;

export const followZone = (next: TimeZone): void => {
  zone = next;
};

/** YYYY-MM-DD. */
export const dayOf = (time: Date): string => wallTimeIn(time, zone).slice(0, 10);

/** HH:MM:SS. */
export const clockOf = (time: Date): string => wallTimeIn(time, zone).slice(11, 19);

/** From 1 for Monday to 7 for Sunday. */
export const weekdayOf = (ofDay: string): number => new Date(`${ofDay}T00:00Z`).getUTCDay() || 7;

/** YYYY-MM. */
export const monthOf = (time: Date): string => dayOf(time).slice(0, 7);

/** Returns the beginning of that month, and that of the next one. */
export const boundsOfMonth = (month: string): readonly [Date, Date] => {
  const first = `${month}-01`;
  return [startOfDay(first), startOfDay(`${shiftDay(first, 31).slice(0, 7)}-01`)];
};

/** Returns the beginning of that day; a day always has 24 hours. */
export const startOfDay = (ofDay: string): Date => momentIn(`${ofDay}T00:00`, zone);

/** Returns the beginning of the following day. */
export const endOfDay = (ofDay: string): Date => new Date(startOfDay(ofDay).getTime() + dayMs);

/** Returns the day `days` later, or earlier when negative. */
export const shiftDay = (from: string, days: number): string =>
  dateOf(dayNumberOf(startOfDay(from).getTime(), zone) + days);

/** Returns the same time of day that many months earlier; a day that a shorter month lacks becomes one after it. */
export const monthsBefore = (time: Date, months: number): Date => {
  const earlier = new Date(time);
  earlier.setUTCMonth(earlier.getUTCMonth() - months);
  return earlier;
};
