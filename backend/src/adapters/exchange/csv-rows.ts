import { refusal } from "@etalase/contracts/refusals/refusal";
import { BrokenFile, textOf } from "./text-file.ts";

export type Row = Readonly<{ line: number; cells: readonly string[] }>;

/** The longest row in characters: a row is held in memory. */
const rowMax = 4_000_000;

/** The line before a table that tells Excel the character between cells. */
const toldDelimiter = /^"?sep=([^"\w])/i;

export const tellsDelimiter = ({ cells }: Row): boolean => /^sep=/i.test(cells[0] ?? "");

/** Returns the character between cells, which differs between countries, and the line that names the columns. */
export function beginningOf(head: string): Readonly<{ delimiter: string; names: string }> {
  const [first = "", second = ""] = head.split(/[\r\n]+/).filter((line) => /[^\s,;"]/.test(line));
  const [, told] = toldDelimiter.exec(first) ?? [];
  if (told) return { delimiter: told, names: second };
  const count = (one: string) => first.split(one).length;
  return { delimiter: [";", "\t"].find((one) => count(one) > count(",")) ?? ",", names: first };
}

/** Reads the rows of a table (RFC 4180), and holds one at a time. @throws {BrokenFile} */
export async function* rowsOf(path: string, delimiter: string): AsyncGenerator<Row> {
  let [line, begun, quotedAt, length] = [1, 1, 0, 0];
  let [cell, cells, isQuoted, wasQuote]: [string, string[], boolean, boolean] = ["", [], false, false];
  const ended = (): Row => {
    const row = { line: begun, cells: [...cells, cell] };
    [cell, cells, wasQuote, length] = ["", [], false, 0];
    return row;
  };
  for await (const text of textOf(path, "save the table again as “CSV UTF-8”"))
    for (const letter of text) {
      if (letter === "\r") continue;
      length += 1;
      if (length > rowMax)
        throw new BrokenFile(begun, refusal("A row is longer than {max} characters", { max: rowMax }));
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
        begun = line;
      } else [cell, wasQuote] = [cell + letter, false];
    }
  if (isQuoted)
    throw new BrokenFile(
      quotedAt,
      refusal("A quoted cell has no end: the file is cut off, or a quotation mark is missing"),
    );
  if (cell !== "" || cells.length > 0) yield ended();
}
