import { language } from "../site/texts.ts";

const inEach = <T>(make: (locale: string) => T) => ({ id: make("id-ID"), en: make("en-GB") });

const month = { timeZone: "Asia/Jakarta", month: "long", year: "numeric" } as const;
const longDate = inEach((locale) => new Intl.DateTimeFormat(locale, { ...month, day: "numeric" }));
const monthName = inEach((locale) => new Intl.DateTimeFormat(locale, month));
const whole = inEach((locale) => new Intl.NumberFormat(locale));

/** Formats a date in Jakarta's time zone: "17 Desember 2026", in English "17 December 2026". */
export const formatDate = (iso: string): string => longDate[language].format(new Date(iso));

/**
 * Formats a month, a day or a time in ISO 8601: "November 2026". Without a time, it starts at seven in Jakarta, in the
 * same month.
 */
export const formatMonth = (iso: string): string => monthName[language].format(new Date(iso));

/** Formats a number: "1.284", in English "1,284". */
export const formatCount = (count: number): string => whole[language].format(count);

/** Formats an amount: "Rp 1.499.999", in English "Rp 1,499,999". */
export const formatRupiah = (rupiah: number): string => `Rp ${formatCount(rupiah)}`;
