import { type Refusal, refusal } from "@etalase/contracts/refusals/refusal";
import { amountIn } from "@etalase/contracts/rules/amount";
import { cleanLine } from "@etalase/contracts/text/characters";
import type { ValueType } from "../../application/exchange/kinds.ts";
import { htmlOf, paragraphsOf } from "./html/tree.ts";
import { momentIn, writtenTime } from "./written-times.ts";

/** A column and the type of its values. */
export type Column = Readonly<{ name: string; type: ValueType }>;

const isDated = ({ is }: ValueType) => is === "date" || is === "moment";

/** A table with commas may come from a country where the month is first. */
const isDayFirst = (delimiter: string) => delimiter !== ",";

/** Returns the problem with a cell that can be read as two days. */
export function unclearDay({ name, type }: Column, cell: string, delimiter: string): Refusal | null {
  const written = isDated(type) ? writtenTime(cleanLine(cell), isDayFirst(delimiter)) : null;
  if (!written?.isUnclear) return null;
  const { day } = written;
  const problem = refusal("“{cell}” can be two days; write the year first, like {day}", { cell, day });
  return refusal("{name}: {refusal}", { name, refusal: problem });
}

function dated({ is, isEnd }: ValueType, cell: string, delimiter: string): string {
  const written = writtenTime(cell, isDayFirst(delimiter));
  if (is === "date") return written && !written.timeMs ? written.day : cell;
  // A day alone says when something begins, but not when it ends.
  if (isEnd && written?.timeMs === null) return cell;
  return momentIn(cell, isDayFirst(delimiter))?.toISOString() ?? cell;
}

/** Returns a cell in the form of the API: spreadsheets change how numbers and dates are written. */
export function asTyped(type: ValueType, cell: string, delimiter: string): string {
  if (type.is === "number") return String(amountIn(cell) ?? cell);
  return isDated(type) ? dated(type, cleanLine(cell), delimiter) : cell;
}

/** Returns the value of a cell in the form of the API. */
export function valueIn({ is }: ValueType, cell: string): unknown {
  // A text without tags is one that somebody has typed into the table.
  if (is === "html" && !/<[a-z]/i.test(cell)) return htmlOf(paragraphsOf(cell));
  if (is === "list")
    return cell
      .split("\n")
      .map((one) => one.trim())
      .filter(Boolean);
  if (is === "byline") return { name: cell };
  // Spreadsheets write TRUE and FALSE.
  return is === "flag" ? cell.trim().toLowerCase() : cell;
}

/** Tells whether an empty cell means no value; it empties other fields. */
export const isAbsentIfEmpty = ({ is, min, groups }: ValueType): boolean =>
  is === "flag" || is === "choice" || is === "byline" || Boolean(groups && min);
