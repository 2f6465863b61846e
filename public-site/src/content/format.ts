import { useSite } from "../site/site.ts";

function formatsIn(locale: string) {
  const month = { timeZone: "Asia/Jakarta", month: "long", year: "numeric" } as const;
  const longDate = new Intl.DateTimeFormat(locale, { ...month, day: "numeric" });
  const monthName = new Intl.DateTimeFormat(locale, month);
  const whole = new Intl.NumberFormat(locale);
  const formatCount = (count: number): string => whole.format(count);
  return {
    /** Formats a date in Jakarta's time zone: "17 Desember 2026", in English "17 December 2026". */
    formatDate: (iso: string): string => longDate.format(new Date(iso)),
    /**
     * Formats a month, a day or a time in ISO 8601: "November 2026". Without a time, it starts at seven in Jakarta, in
     * the same month.
     */
    formatMonth: (iso: string): string => monthName.format(new Date(iso)),
    /** Formats a number: "1.284", in English "1,284". */
    formatCount,
    /** Formats an amount: "Rp 1.499.999", in English "Rp 1,499,999". */
    formatRupiah: (rupiah: number): string => `Rp ${formatCount(rupiah)}`,
  };
}

export type Formats = ReturnType<typeof formatsIn>;

export const formats = { id: formatsIn("id-ID"), en: formatsIn("en-GB") };

/** Returns the formats of the page's language. */
export const useFormats = (): Formats => formats[useSite().language ?? "id"];
