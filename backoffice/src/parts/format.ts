const shortDay = { day: "numeric", month: "short", year: "numeric" } as const;
const days = new Intl.DateTimeFormat("id-ID", { ...shortDay, timeZone: "Asia/Jakarta" });

/** A day as the editors read it: "19 Nov 2026". */
export const formatDay = (iso: string): string => days.format(new Date(iso));

const moments = new Intl.DateTimeFormat("id-ID", { dateStyle: "medium", timeStyle: "short", timeZone: "Asia/Jakarta" });

/** A moment as the editors read it: "19 Nov 2026, 10.15". */
export const formatMoment = (iso: string): string => moments.format(new Date(iso));

const isoDays = new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Jakarta" });

/** For files and machines: "2026-11-21". */
export const isoDay = (moment: Date): string => isoDays.format(moment);

const calendarDays = new Intl.DateTimeFormat("id-ID", { ...shortDay, timeZone: "UTC" });

/** A calendar date YYYY-MM-DD, which belongs to no time zone: "30 Sep 2026". */
export const formatCalendarDay = (day: string): string => calendarDays.format(new Date(`${day}T00:00:00Z`));

const numbers = new Intl.NumberFormat("id-ID");
export const formatNumber = (count: number): string => numbers.format(count);

/** An amount in whole rupiah: "Rp 1.500.000". */
export const rupiah = (amount: number): string => `Rp ${formatNumber(amount)}`;

export const capitalised = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

const plurals = new Intl.PluralRules("en");
/** "1 article", "24 articles". */
export const counted = (count: number, noun: string): string =>
  `${formatNumber(count)} ${plurals.select(count) === "one" ? noun : `${noun}s`}`;
