import { language } from "../site/texts.ts";

const zone = { timeZone: "Asia/Jakarta" } as const;
const longDate = new Intl.DateTimeFormat("id-ID", { ...zone, day: "numeric", month: "long", year: "numeric" });
const monthName = new Intl.DateTimeFormat("id-ID", { ...zone, month: "long", year: "numeric" });
const whole = new Intl.NumberFormat("id-ID");

/** Formats a date in Jakarta's time zone: "17 November 2026". */
export const formatDate = (iso: string): string => longDate.format(new Date(iso));

/**
 * Formats a month, a day or a time in ISO 8601: "November 2026". Without a time, it starts at seven in Jakarta, in the
 * same month.
 */
export const formatMonth = (iso: string): string => monthName.format(new Date(iso));

/** Formats a number: "1.284". */
export const formatCount = (count: number): string => whole.format(count);

/** Formats an amount: "Rp 1.499.999", in English "Rp 1,499,999". */
export const formatRupiah = (rupiah: number): string =>
  `Rp ${language === "en" ? rupiah.toLocaleString("en-US") : formatCount(rupiah)}`;
