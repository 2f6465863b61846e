const rowsIn = /<tr(?=[\s>])[\s\S]*?<\/tr>/g;
const cellsIn = /<(t[hd])(?=[\s>])([^>]*)>([\s\S]*?)<\/\1>/g;

/** Matches a number with its unit before or after it: "4,1 MB", "Rp 300.000", "&gt; 500 milidetik". */
const isNumber = (text: string) => /^(?:[≤≥<>±+−-]|&[lg]t;)?\s*(?:Rp)?\s*\d[\d.,]*\s*[\p{L}%]*$/u.test(text);

type Cell = Readonly<{ isHead: boolean; text: string }>;

const cellsOf = (row: string): readonly Cell[] =>
  [...row.matchAll(cellsIn)].map(([, tag, , html = ""]) => ({
    isHead: tag === "th",
    text: html.replace(/<[^>]*>|&nbsp;/g, " ").trim(),
  }));

/** Tells whether a column has only numbers below its head. Cells may be empty, but not all of them. */
function isNumeric(rows: readonly (readonly Cell[])[], column: number): boolean {
  const texts = rows.map((cells) => cells[column]).map((cell) => (cell?.isHead ? "" : (cell?.text ?? "")));
  return texts.some(Boolean) && texts.every((text) => text === "" || isNumber(text));
}

/** Marks the columns of numbers in a stored table; a table with spanning cells stays as it is. */
export function alignNumbers(table: string): string {
  if (/(?:col|row)span/.test(table)) return table;
  const rows = [...table.matchAll(rowsIn)].map(([row]) => cellsOf(row));
  return table.replace(rowsIn, (row) => {
    let column = -1;
    return row.replace(cellsIn, (cell) => {
      column += 1;
      return isNumeric(rows, column) ? cell.replace(/^<t[hd]/, '$& class="number"') : cell;
    });
  });
}
