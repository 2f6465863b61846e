import type { VisitorPeriod } from "@etalase/contracts/statistics";
import type { Stat } from "@etalase/contracts/statistics.schema";
import { t } from "../kit/language/t.ts";
import { clockFormat, counted, numberFormat } from "../kit/parts/format.ts";

const percents = numberFormat({ maximumFractionDigits: 1 });
const signedPercents = numberFormat({ maximumFractionDigits: 1, signDisplay: "exceptZero" });

/** Formats a percentage with its sign: "+12.4%". */
export const formatChange = (percent: number): string => `${signedPercents.format(percent)}%`;

export const periodNames: Readonly<Record<VisitorPeriod, string>> = {
  "30d": t("30 days"),
  "3m": t("3 months"),
  "6m": t("6 months"),
  "1y": t("1 year"),
};

/** Names the previous period within a sentence. */
export const previousPeriod = (period: VisitorPeriod): string =>
  period === "1y" ? t("the previous year") : t("the previous {period}", { period: periodNames[period] });

function comparison(percentChange: number, before: string): string {
  if (percentChange === 0) return t("As many visitors as in {before}", { before });
  const percent = percents.format(Math.abs(percentChange));
  return percentChange > 0
    ? t("Visitors are up {percent}% on {before}", { percent, before })
    : t("Visitors are down {percent}% on {before}", { percent, before });
}

/** Compares the period's visitors with those of the period before, in one line, where that one was counted. */
export function visitorFacts({ count, percentChange, newThisMonth }: Stat, period: VisitorPeriod): string {
  if (count === 0 && newThisMonth === 0) return t("No visitors yet.");
  if (percentChange === null)
    return newThisMonth === 0
      ? t("No visitor yet this month.")
      : t("{visitors} this month.", { visitors: counted(newThisMonth, "visitor") });
  const compared = comparison(percentChange, previousPeriod(period));
  return newThisMonth === 0
    ? t("{compared}; no visitors this month.", { compared })
    : t("{compared}; {count} this month.", { compared, count: newThisMonth });
}

const monthsOf = (locale?: string): readonly string[] => {
  const format = clockFormat({ month: "short" }, locale);
  return Array.from({ length: 12 }, (_, month) => format.format(new Date(Date.UTC(2026, month, 15))));
};

const indonesian = monthsOf("id-ID");
const shown = monthsOf();

/** Says the day that names a point of a chart in the screen's language; the API has it in Indonesian, as "16 Agu 2025". */
export const sayPoint = (name: string): string =>
  name.replace(/\p{L}+/u, (month) => shown[indonesian.indexOf(month)] ?? month);
