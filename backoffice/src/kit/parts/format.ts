import { intlZone } from "@etalase/contracts/site/time-zone";
import { zone } from "../data/zone.ts";
import { language, locale } from "../language/language.ts";
import { type Noun, t } from "../language/t.ts";

/**
 * The dashboard formats days, times and numbers in the language of its screens, whatever that of the browser is, and in
 * the site's time zone. Scheduled times are written as whole sentences by publication/times.ts.
 */
const timeZone = intlZone(zone);
const shortDay = { day: "numeric", month: "short", year: "numeric" } as const;
/** Returns a format of moments in the site's time zone. */
export const clockFormat = (shown: Intl.DateTimeFormatOptions, of = locale) =>
  new Intl.DateTimeFormat(of, { ...shown, timeZone });

const days = clockFormat(shortDay);

/** Formats a day for editors: "19 Nov 2026". */
export const formatDay = (iso: string): string => days.format(new Date(iso));

const moments = clockFormat({ dateStyle: "medium", timeStyle: "short" });

/** Formats a moment for editors: "19 Nov 2026, 10:15". */
export const formatMoment = (iso: string): string => moments.format(new Date(iso));

const indonesianMoments = clockFormat({ dateStyle: "medium", timeStyle: "short" }, "id-ID");

/** Formats a moment in a text for somebody else, which is Indonesian whatever the screen is: "19 Nov 2026, 10.15". */
export const formatForClient = (iso: string): string => indonesianMoments.format(new Date(iso));

const isoDays = clockFormat({}, "sv-SE");

/** Formats a day for files and machines: "2026-11-21". */
export const isoDay = (moment: Date): string => isoDays.format(moment);

const clock = clockFormat({ hour: "2-digit", minute: "2-digit" });

/** "09:00" */
export const formatClock = (iso: string): string => clock.format(new Date(iso));

const nearDays = clockFormat({ day: "numeric", month: "short" });

const yearOf = (moment: Date) => isoDay(moment).slice(0, 4);

/** Tells whether a day needs no year to be clear. */
export const isThisYear = (moment: Date, now = Date.now()): boolean => yearOf(moment) === yearOf(new Date(now));

/** Formats a moment in few words: "4 May, 09:00", with its year when that is not this one. */
export function formatShortly(iso: string, now?: number): string {
  const moment = new Date(iso);
  return `${(isThisYear(moment, now) ? nearDays : days).format(moment)}, ${clock.format(moment)}`;
}

/** Formats a time as "10:32", with its day when that is not today. */
export const formatSince = (iso: string): string =>
  isoDay(new Date(iso)) === isoDay(new Date()) ? formatClock(iso) : formatShortly(iso);

const calendarDays = new Intl.DateTimeFormat(locale, { ...shortDay, timeZone: "UTC" });

/** Formats a calendar date YYYY-MM-DD, which has no time zone: "30 Nov 2026". */
export const formatCalendarDay = (day: string): string => calendarDays.format(new Date(`${day}T00:00:00Z`));

/** The same in few words: "30 Nov", with its year when that is not this one. */
export const formatNearDay = (day: string): string =>
  day.startsWith(yearOf(new Date())) ? nearDays.format(new Date(`${day}T12:00:00Z`)) : formatCalendarDay(day);

const numbers = new Intl.NumberFormat(locale);
export const formatNumber = (count: number): string => numbers.format(count);

/** Returns a format for numbers that are not whole. */
export const numberFormat = (shown: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, shown);

const rupiahs = new Intl.NumberFormat("id-ID");

/** Formats an amount like the public site, in both languages: "1.500.000". */
export const formatAmount = (amount: number): string => rupiahs.format(amount);

/** Formats an amount in whole rupiah: "Rp 1.500.000", which no line breaks. */
export const rupiah = (amount: number): string => `Rp\u00a0${formatAmount(amount)}`;

/** Returns "articles"; Indonesian nouns have one form. */
export const plural = (noun: Noun): string => (language === "id" ? t(noun) : `${noun}s`);

/** Returns "1 article", "1,024 articles". */
export const counted = (count: number, noun: Noun): string =>
  `${formatNumber(count)} ${count === 1 ? t(noun) : plural(noun)}`;
