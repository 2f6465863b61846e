import type { SiteContext } from "@etalase/contracts/public-api";
import { intlZone, type TimeZone } from "@etalase/contracts/site/time-zone";
import { useSite } from "../site/site.ts";

function formatsIn(locale: string, zone: TimeZone) {
  const timeZone = intlZone(zone);
  const month = { timeZone, month: "long", year: "numeric" } as const;
  const longDate = new Intl.DateTimeFormat(locale, { ...month, day: "numeric" });
  const monthName = new Intl.DateTimeFormat(locale, month);
  const clock = new Intl.DateTimeFormat(locale, { timeZone, hour: "2-digit", minute: "2-digit" });
  const whole = new Intl.NumberFormat(locale);
  const formatCount = (count: number): string => whole.format(count);
  return {
    /** Formats a date in the site's time zone: "17 Desember 2026", in English "17 December 2026". */
    formatDate: (iso: string): string => longDate.format(new Date(iso)),
    /** Formats a time of day in the site's time zone: "23.59", in English "23:59". */
    formatClock: (iso: string): string => clock.format(new Date(iso)),
    /**
     * Formats a month, a day or a time in ISO 8601: "November 2026". Without a time, it starts in the morning of all the
     * zones, in the same month.
     */
    formatMonth: (iso: string): string => monthName.format(new Date(iso)),
    /** Formats a number: "1.284", in English "1,284". */
    formatCount,
    /** Formats an amount: "Rp 1.499.999", in English "Rp 1,499,999". */
    formatRupiah: (rupiah: number): string => `Rp ${formatCount(rupiah)}`,
  };
}

export type Formats = ReturnType<typeof formatsIn>;

const made = new Map<string, Formats>();

/** Returns the formats of a page's language and of the site's time zone. */
export function formatsOf({ language, settings: { timeZone } }: Pick<SiteContext, "language" | "settings">): Formats {
  const key = `${language} ${timeZone}`;
  const formats = made.get(key) ?? formatsIn(language ? "en-GB" : "id-ID", timeZone);
  made.set(key, formats);
  return formats;
}

export const useFormats = (): Formats => formatsOf(useSite());
