import type { VisitorPeriod } from "@etalase/contracts/statistics/dashboard";
import type { Stat } from "@etalase/contracts/statistics/dashboard.schema";
import { clockFormat, formatNumber, numberFormat } from "../parts/format.ts";

const percents = numberFormat({ maximumFractionDigits: 1 });
const signedPercents = numberFormat({ maximumFractionDigits: 1, signDisplay: "exceptZero" });

/** Formats a percentage with its sign: "+12.4%". */
export const formatChange = (percent: number): string => `${signedPercents.format(percent)}%`;

export const periodNames: Readonly<Record<VisitorPeriod, string>> = {
  "30d": "30 days",
  "3m": "3 months",
  "6m": "6 months",
  "1y": "1 year",
};

/** Names the previous period within a sentence. */
export const previousPeriod = (period: VisitorPeriod): string =>
  `the previous ${period === "1y" ? "year" : periodNames[period]}`;

function comparison(percentChange: number | null, before: string): string {
  if (percentChange === null) return `There is no full count of ${before} to compare with`;
  if (percentChange === 0) return `Visitors are as many as in ${before}`;
  return `Visitors are ${percentChange > 0 ? "up" : "down"} ${percents.format(Math.abs(percentChange))}% on ${before}`;
}

/** Compares the period's visitors with those of the period before, in one line. */
export function visitorFacts({ count, percentChange, newThisMonth }: Stat, period: VisitorPeriod): string {
  if (count === 0 && newThisMonth === 0) return "No visitor has been counted yet.";
  const came = newThisMonth === 0 ? "nobody" : formatNumber(newThisMonth);
  return `${comparison(percentChange, previousPeriod(period))}; ${came} came this month.`;
}

const monthsOf = (locale?: string): readonly string[] => {
  const format = clockFormat({ month: "short" }, locale);
  return Array.from({ length: 12 }, (_, month) => format.format(new Date(Date.UTC(2026, month, 15))));
};

const indonesian = monthsOf("id-ID");
const shown = monthsOf();

/** Says the day that names a point of a chart in the screen's language; the API has it in Indonesian, as "16 Agu". */
export const sayPoint = (name: string): string =>
  name.replace(/\p{L}+$/u, (month) => shown[indonesian.indexOf(month)] ?? month);
