import type { FunnelStep } from "@etalase/contracts/statistics/dashboard";
import type { Funnel } from "@etalase/contracts/statistics/dashboard.schema";
import { counted, formatNumber, numberFormat } from "../parts/format.ts";

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
  if (minutes < 1) return "less than a minute";
  if (minutes < hour) return `${Math.round(minutes)} min`;
  return minutes < day ? `${numbers.format(minutes / hour)} h` : `${numbers.format(minutes / day)} days`;
}

export type Counts = Readonly<Record<FunnelStep, number>>;

export const countsOf = ({ steps }: Funnel): Counts =>
  Object.fromEntries(steps.map(({ name, count }) => [name, count])) as Counts; // the contract names every step

export const leadsIn = ({ orders, consultations, contacts }: Counts): number => orders + consultations + contacts;

/** Describes the funnel in one sentence. */
export function factsOf(counts: Counts, medianAnswerMinutes: number | null): string {
  const leads = leadsIn(counts);
  if (leads === 0) return "Nobody has clicked an order button or written in this period.";
  const many = counts.visitors === 1 ? "1 visitor" : `${formatNumber(counts.visitors)} visitors`;
  const answer =
    medianAnswerMinutes === null
      ? "none answered yet"
      : `half of the answers within ${durationOf(medianAnswerMinutes)}`;
  return `${counted(leads, "lead")} from ${many}, ${formatNumber(counts.won)} won; ${answer}.`;
}
