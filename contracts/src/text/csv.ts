/** One column of an export: its heading, and what stands there for a record. */
export type CsvColumn<T> = Readonly<{ name: string; of: (record: T) => string | number | boolean | undefined }>;

/**
 * A spreadsheet takes a cell that begins so for a formula, also in quotes; a leading apostrophe makes it text. The wide
 * forms count too: some spreadsheets fold them. A text that has apostrophes there itself gets one more, so that it can be
 * told from others again.
 */
const formulaStart = /^'*[=+\-@\t\r＝＋－＠]/;

/** Returns a cell in quotes, which no spreadsheet runs. */
export function csvCell(value: string | number | boolean | undefined): string {
  const text = String(value ?? "");
  const safe = formulaStart.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** Returns the text of a cell that `csvCell` made, once it is out of its quotes. */
export const fromCsvCell = (cell: string): string =>
  cell.startsWith("'") && formulaStart.test(cell) ? cell.slice(1) : cell;

// Without it Excel takes UTF-8 for the system's own encoding.
export const csvStart = "\ufeff";

/** Returns a file with one line for the headings and one for each record (RFC 4180). */
export function csvOf<T>(columns: readonly CsvColumn<T>[], records: readonly T[]): string {
  const lines = [
    columns.map(({ name }) => csvCell(name)),
    ...records.map((record) => columns.map(({ of }) => csvCell(of(record)))),
  ];
  return `${csvStart}${lines.map((cells) => `${cells.join(",")}\r\n`).join("")}`;
}
