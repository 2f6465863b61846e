import { BrokenFile, textOf } from "./text-file.ts";

export type Row = Readonly<{ line: number; cells: readonly string[] }>;

/** The longest row in characters: a row is held in memory. */
const rowMax = 4_000_000;

/** The character between cells: spreadsheets of some countries do not use the comma. */
export function delimiterIn(head: string): string {
  const [first = ""] = head.split(/\r?\n/, 1);
  const count = (one: string) => first.split(one).length;
  return [";", "\t"].find((one) => count(one) > count(",")) ?? ",";
}

/** Reads the rows of a table (RFC 4180), and holds one at a time. @throws {BrokenFile} */
export async function* rowsOf(path: string, delimiter: string): AsyncGenerator<Row> {
  let [line, begun, quotedAt, length] = [1, 1, 0, 0];
  let [cell, cells, isQuoted, wasQuote]: [string, string[], boolean, boolean] = ["", [], false, false];
  const ended = (): Row => {
    const row = { line: begun, cells: [...cells, cell.endsWith("\r") ? cell.slice(0, -1) : cell] };
    [cell, cells, wasQuote, length] = ["", [], false, 0];
    return row;
  };
  for await (const text of textOf(path, "save the table again as “CSV UTF-8”"))
    for (const letter of text) {
      length += 1;
      if (length > rowMax) throw new BrokenFile(begun, `A row is longer than ${rowMax} characters`);
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
    throw new BrokenFile(quotedAt, "A quoted cell has no end: the file is cut off, or a quotation mark is missing");
  if (cell !== "" || cells.length > 0) yield ended();
}
