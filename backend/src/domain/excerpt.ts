import { searchLimits } from "@etalase/contracts/rules/publication";
import { lengthOf } from "@etalase/contracts/text/text";

/** Returns the beginning of a text in the length of an excerpt, cut between words. */
export function beginningOf(text: string): string {
  if (lengthOf(text) <= searchLimits.excerptMax) return text;
  const start = [...text].slice(0, searchLimits.excerptMax - 1).join("");
  return `${start.replace(/\s+\S*$/u, "").replace(/[\s,;:.–-]+$/u, "")}…`;
}
