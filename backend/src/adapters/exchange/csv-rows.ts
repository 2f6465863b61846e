import { type Refusal, refusal } from "@etalase/contracts/refusals/refusal";
import { amountIn } from "@etalase/contracts/rules/amount";
import { cleanLine } from "@etalase/contracts/text/characters";
import type { ValueType } from "../../application/exchange/kinds.ts";
import { htmlOf, paragraphsOf } from "./html/tree.ts";
import { BrokenFile, textOf } from "./text-file.ts";
import { momentIn, writtenTime } from "./written-times.ts";

export type Row = Readonly<{ line: number; cells: readonly string[] }>;

/** The longest row in characters: a row is held in memory. */
const rowMax = 4_000_000;

/** The line before a table that tells Excel the character between cells. */
const toldDelimiter = /^"?sep=([^"\w])/i;

export const tellsDelimiter = ({ cells }: Row): boolean => /^sep=/i.test(cells[0] ?? "");

/** Returns the character between cells, which differs between countries, and the line that names the columns. */
export function beginningOf(head: string): Readonly<{ delimiter: string; names: string }> {
  const [first = "", second = ""] = head.split(/[\r\n]+/).filter((line) => /[^\s,;"]/.test(line));
  const [, delimiter] = toldDelimiter.exec(first) ?? [];
  if (delimiter) return { delimiter, names: second };
  const count = (one: string) => first.split(one).length;
  return { delimiter: [";", "\t"].find((one) => count(one) > count(",")) ?? ",", names: first };
}

/** Reads the rows of a table (RFC 4180), and holds one at a time. @throws {BrokenFile} */
export async function* rowsOf(path: string, delimiter: string): AsyncGenerator<Row> {
  let [line, startLine, quotedAt, length] = [1, 1, 0, 0];
  let [cell, cells, isQuoted, wasQuote]: [string, string[], boolean, boolean] = ["", [], false, false];
  const ended = (): Row => {
    const row = { line: startLine, cells: [...cells, cell] };
    [cell, cells, wasQuote, length] = ["", [], false, 0];
    return row;
  };
  for await (const text of textOf(path, "save the table again as “CSV UTF-8”"))
    for (const letter of text) {
      if (letter === "\r") continue;
      length += 1;
      if (length > rowMax)
        throw new BrokenFile(startLine, refusal("A row is longer than {max} characters", { max: rowMax }));
      if (letter === "\n") line += 1;
      if (isQuoted) {
        if (letter === '"') [isQuoted, wasQuote] = [false, true];
        else cell += letter;
      } else if (letter === '"' && wasQuote) {
        cell += letter;
        [isQuoted, wasQuote] = [true, false];
      } else if (letter === '"' && cell === "") [isQuoted, quotedAt] = [true, line];
      else if (letter === delimiter) {
        cells.push(cell);
        [cell, wasQuote] = ["", false];
      } else if (letter === "\n") {
        yield ended();
        startLine = line;
      } else [cell, wasQuote] = [cell + letter, false];
    }
  if (isQuoted)
    throw new BrokenFile(
      quotedAt,
      refusal("A quoted cell has no end: the file is cut off, or a quotation mark is missing"),
    );
  if (cell !== "" || cells.length > 0) yield ended();
}

/** A column and the type of its values. */
export type Column = Readonly<{ name: string; type: ValueType }>;

const isDated = ({ is }: ValueType) => is === "date" || is === "moment";

/** A table with commas may come from a country where the month is first. */
const isDayFirst = (delimiter: string) => delimiter !== ",";

/** Returns the problem with a cell that can be read as two days. */
export function unclearDay({ name, type }: Column, cell: string, delimiter: string): Refusal | null {
  const time = isDated(type) ? writtenTime(cleanLine(cell), isDayFirst(delimiter)) : null;
  if (!time?.isUnclear) return null;
  const { day } = time;
  const problem = refusal("“{cell}” could be either of two dates; write the year first, like {day}", { cell, day });
  return refusal("{name}: {refusal}", { name, refusal: problem });
}

function dated({ is, isEnd }: ValueType, cell: string, delimiter: string): string {
  const time = writtenTime(cell, isDayFirst(delimiter));
  if (is === "date") return time && !time.timeMs ? time.day : cell;
  // A day alone says when something begins, but not when it ends.
  if (isEnd && time?.timeMs === null) return cell;
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
