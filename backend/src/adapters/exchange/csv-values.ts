import { type Refusal, refusal } from "@etalase/contracts/refusals/refusal";
import { amountIn } from "@etalase/contracts/rules/amount";
import { cleanLine } from "@etalase/contracts/text/characters";
import { momentOf, writtenTime } from "./written-times.ts";

const numbers = new Set("price priceBefore promoPrice rating order views version".split(" "));
const moments = new Set("createdAt updatedAt publishedAt publishAt date promoStartsAt promoEndsAt".split(" "));
const isDated = (column: string) => column === "completionDate" || moments.has(column);

/** A table with commas may come from a country where the month is first. */
const timeIn = (cell: string, delimiter: string) => writtenTime(cell, delimiter !== ",");

/** Returns the problem with a cell that can be read as two days. */
export function unclearDay(column: string, cell: string, delimiter: string): Refusal | null {
  const moment = isDated(column) ? timeIn(cleanLine(cell), delimiter) : null;
  if (!moment?.isUnclear) return null;
  const { day } = moment;
  const problem = refusal("“{cell}” can be two days; write the year first, like {day}", { cell, day });
  return refusal("{name}: {refusal}", { name: column, refusal: problem });
}

function dated(column: string, cell: string, delimiter: string): string {
  const written = timeIn(cell, delimiter);
  if (!written) return cell;
  const { day, timeMs } = written;
  if (!moments.has(column)) return timeMs ? cell : day;
  // A day alone says when something begins, but not when it ends.
  if (timeMs === null && column === "promoEndsAt") return cell;
  return momentOf(written).toISOString();
}

/** Returns a cell in the form of the API: spreadsheets change how numbers and dates are written. */
export function asTyped(column: string, cell: string, delimiter: string): string {
  if (numbers.has(column)) return String(amountIn(cell) ?? cell);
  return isDated(column) ? dated(column, cleanLine(cell), delimiter) : cell;
}
