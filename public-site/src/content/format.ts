const zone = { timeZone: "Asia/Jakarta" } as const;
const longDate = new Intl.DateTimeFormat("id-ID", { ...zone, day: "numeric", month: "long", year: "numeric" });
const monthName = new Intl.DateTimeFormat("id-ID", { ...zone, month: "long", year: "numeric" });
const whole = new Intl.NumberFormat("id-ID");

/** "17 November 2026", as it is in Jakarta. */
export const formatDate = (iso: string): string => longDate.format(new Date(iso));

/** "November 2026" for a month, a day or a time in ISO 8601. What has no time begins at seven in Jakarta: still the same. */
export const formatMonth = (iso: string): string => monthName.format(new Date(iso));

/** "1.284" */
export const formatCount = (count: number): string => whole.format(count);

/** "Rp 1.499.999" */
export const formatRupiah = (rupiah: number): string => `Rp ${whole.format(rupiah)}`;
