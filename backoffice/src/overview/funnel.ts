import type { FunnelStep, VisitorPeriod } from "@etalase/contracts/statistics";
import type { Funnel } from "@etalase/contracts/statistics.schema";
import { keepPreviousData } from "@tanstack/react-query";
import { useCall } from "../kit/data/useCall.ts";
import { t } from "../kit/language/t.ts";
import { counted, numberFormat } from "../kit/parts/format.ts";

/** Loads how a period's visits turned into orders. The figures chosen before stay until the new ones arrive. */
export const useFunnel = (period: VisitorPeriod) =>
  useCall<Funnel>(`dashboard/funnel?period=${period}`, ["dashboard", "funnel", period], {
    placeholderData: keepPreviousData,
    // The section asks after the sentence above it.
    staleTime: 60_000,
  });

const percents = numberFormat({ style: "percent", maximumFractionDigits: 1 });

const least = 0.001;

/** Returns a part of a whole: "2.4%", or a dash when the whole is 0. A small part is never shown as zero. */
export function rateOf(part: number, whole: number): string {
  if (whole === 0) return "–";
  const rate = part / whole;
  return part > 0 && rate < least ? `<${percents.format(least)}` : percents.format(rate);
}

const numbers = numberFormat({ maximumFractionDigits: 1 });
const hour = 60;
const day = 24 * hour;

/** Describes a time in minutes, in words. */
export function durationOf(minutes: number): string {
  if (minutes < 1) return t("less than a minute");
  if (minutes < hour) return t("{minutes} min", { minutes: Math.round(minutes) });
  return minutes < day
    ? t("{hours} h", { hours: numbers.format(minutes / hour) })
    : t("{days} days", { days: numbers.format(minutes / day) });
}

type Counts = Readonly<Record<FunnelStep, number>>;

export const countsOf = ({ steps }: Funnel): Counts =>
  Object.fromEntries(steps.map(({ name, count }) => [name, count])) as Counts; // the contract names every step

export const leadsIn = ({ orders, consultations, contacts }: Counts): number => orders + consultations + contacts;

/** Describes the funnel in one sentence. */
export function factsOf(counts: Counts, medianAnswerMinutes: number | null): string {
  const leads = leadsIn(counts);
  if (leads === 0) return t("Nobody has clicked an order button or written in this period.");
  const answer =
    medianAnswerMinutes === null
      ? t("none answered yet")
      : t("median answer time {duration}", { duration: durationOf(medianAnswerMinutes) });
  return t("{leads} from {visitors}, {won} won; {answer}.", {
    leads: counted(leads, "lead"),
    visitors: counted(counts.visitors, "visitor"),
    won: counts.won,
    answer,
  });
}
