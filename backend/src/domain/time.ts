/** Days and months are those of the agency's readers. */
const zone = "Asia/Jakarta";
/** The zone has no daylight saving time. */
export const siteOffset = "+07:00";

const day = new Intl.DateTimeFormat("sv", { timeZone: zone, year: "numeric", month: "2-digit", day: "2-digit" });

/** YYYY-MM-DD. */
export const dayOf = (time: Date): string => day.format(time);

const clock = new Intl.DateTimeFormat("sv", { timeZone: zone, hour: "2-digit", minute: "2-digit", second: "2-digit" });

/** HH:MM:SS. */
export const clockOf = (time: Date): string => clock.format(time);

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
export const startOfDay = (ofDay: string): Date => new Date(`${ofDay}T00:00:00${siteOffset}`);

const dayMs = 24 * 60 * 60 * 1000;

/** Returns the beginning of the following day. */
export const endOfDay = (ofDay: string): Date => new Date(startOfDay(ofDay).getTime() + dayMs);

/** Returns the day `days` later, or earlier when negative. */
export const shiftDay = (from: string, days: number): string =>
  dayOf(new Date(startOfDay(from).getTime() + days * dayMs));

/** Returns the same time of day that many months earlier; a day that a shorter month lacks becomes one after it. */
export const monthsBefore = (time: Date, months: number): Date => {
  const earlier = new Date(time);
  earlier.setUTCMonth(earlier.getUTCMonth() - months);
  return earlier;
};
