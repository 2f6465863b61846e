import { type OfficeTime, officeMinutes } from "@etalase/contracts/site/office-hours";
import type { Lead } from "./lead.ts";

export type AnsweredLead = Readonly<{ [time in "createdAt" | "firstAnswerAt"]: NonNullable<Lead[time]> }>;

/** The median, or the mean of the two in the middle; null when there are none. */
export function medianOf(numbers: readonly number[]): number | null {
  const sorted = Float64Array.from(numbers).sort();
  const [below, above] = [sorted.at((sorted.length - 1) / 2), sorted.at(sorted.length / 2)];
  return below === undefined || above === undefined ? null : (below + above) / 2;
}

/** Fewer answers say nothing of the next one. */
const leastAnswers = 10;

/** Returns the median of the whole minutes of open office until an answer; null under ten answers. */
export function usualAnswerMinutes(leads: readonly AnsweredLead[], office: OfficeTime): number | null {
  if (leads.length < leastAnswers) return null;
  const minutes = leads.map(({ createdAt, firstAnswerAt }) => officeMinutes(office, createdAt, firstAnswerAt));
  return Math.round(medianOf(minutes) ?? 0);
}
