import { type OfficeTime, officeMinutes } from "@etalase/contracts/site/office-hours";
import type { Lead } from "./lead.ts";

export type AnsweredLead = Readonly<{ [time in "createdAt" | "firstAnswerAt"]: NonNullable<Lead[time]> }>;

/** Fewer answers say nothing of the next one. */
const leastAnswers = 10;

/** Returns the median of the whole minutes of open office until an answer; null under ten answers. */
export function usualAnswerMinutes(leads: readonly AnsweredLead[], office: OfficeTime): number | null {
  if (leads.length < leastAnswers) return null;
  const minutes = leads.map(({ createdAt, firstAnswerAt }) => officeMinutes(office, createdAt, firstAnswerAt));
  const sorted = minutes.sort((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const [before = 0, after = 0] = [sorted[sorted.length % 2 === 0 ? middle - 1 : middle], sorted[middle]];
  return Math.round((before + after) / 2);
}
