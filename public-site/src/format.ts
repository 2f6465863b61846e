const zone = { timeZone: "Asia/Jakarta" } as const;
const longDate = new Intl.DateTimeFormat("id-ID", { ...zone, day: "numeric", month: "long", year: "numeric" });
const monthName = new Intl.DateTimeFormat("id-ID", { ...zone, month: "long", year: "numeric" });
const whole = new Intl.NumberFormat("id-ID");

/** "17 November 2026", as it is in Jakarta. */
export const formatDate = (iso: string): string => longDate.format(new Date(iso));

/** "November 2026" for 2026-11, a date or a time in it. */
export const formatMonth = (month: string): string =>
  monthName.format(new Date(month.length > 7 ? month : `${month}-15T00:00:00Z`));

/** "1.284" */
export const formatCount = (count: number): string => whole.format(count);

/** "Rp 1.499.999" */
export const formatRupiah = (rupiah: number): string => `Rp ${whole.format(rupiah)}`;
