/** One column of an export: its heading, and the value for a record. */
export type CsvColumn<T> = Readonly<{ name: string; of: (record: T) => string | number | boolean | undefined }>;

/**
 * A spreadsheet treats a cell that starts like this as a formula, even in quotes; a leading apostrophe makes it text.
 * Full-width forms count too, since some spreadsheets fold them. A text that already has apostrophes there gets one
 * more, so that the original can be restored.
 */
const formulaStart = /^'*[=+\-@\t\r＝＋－＠]/;

/** Returns a quoted cell that no spreadsheet executes. */
export function csvCell(value: string | number | boolean | undefined): string {
  const text = String(value ?? "");
  const safe = formulaStart.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** Restores the text of an unquoted cell that `csvCell` made. */
export const fromCsvCell = (cell: string): string =>
  cell.startsWith("'") && formulaStart.test(cell) ? cell.slice(1) : cell;

/** Returns a line (RFC 4180). Excel set to Indonesia takes ";" between cells, since "," is in its numbers. */
export const csvLine = (cells: readonly (string | number | boolean | undefined)[]): string =>
  `${cells.map(csvCell).join(";")}\r\n`;

// Without a BOM, Excel reads UTF-8 in the system's own encoding.
export const csvStart = "\ufeff";

/** Returns a CSV file with a line of headings and one line for each record. */
export function csvOf<T>(columns: readonly CsvColumn<T>[], records: readonly T[]): string {
  const rows = [columns.map(({ name }) => name), ...records.map((record) => columns.map(({ of }) => of(record)))];
  return `${csvStart}${rows.map(csvLine).join("")}`;
}
