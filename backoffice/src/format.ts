const days = new Intl.DateTimeFormat("id-ID", {
  day: "numeric",
  month: "short",
  year: "numeric",
  timeZone: "Asia/Jakarta",
});

/** A day as the editors read it: "19 Nov 2026". */
export const formatDay = (iso: string): string => days.format(new Date(iso));

const numbers = new Intl.NumberFormat("id-ID");
export const formatNumber = (count: number): string => numbers.format(count);

const plurals = new Intl.PluralRules("en");
/** "1 article", "24 articles". */
export const counted = (count: number, noun: string): string =>
  `${formatNumber(count)} ${plurals.select(count) === "one" ? noun : `${noun}s`}`;
