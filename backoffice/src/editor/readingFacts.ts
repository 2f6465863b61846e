import { newsLimits } from "@etalase/contracts/news";
import { visibleText } from "@etalase/contracts/text";
import { counted, formatNumber } from "../parts/format.ts";

/** "147 words · 1 min read". */
export function readingFacts(html: string): string {
  const words = visibleText(html).split(" ").filter(Boolean).length;
  return `${counted(words, "word")} · ${formatNumber(Math.ceil(words / newsLimits.wordsPerMinute))} min read`;
}
