import { expect, test } from "vitest";
import { alignNumbers } from "./alignNumbers.ts";

const row = (tag: "th" | "td", ...cells: readonly string[]) =>
  `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join("")}</tr>`;

/** Tells for each cell, row by row, whether it is marked. */
const marks = (...rows: readonly string[]) =>
  [...alignNumbers(`<table><tbody>${rows.join("")}</tbody></table>`).matchAll(/<tr>.*?<\/tr>/g)].map(([text]) =>
    [...text.matchAll(/<t[hd]( class="number")?>/g)].map(([, mark]) => mark !== undefined),
  );

test.each([
  "4,1 MB",
  "0 KB",
  "Rp 3.100.000",
  "38",
  "12%",
  "≤ 2,5 detik",
  "&gt; 500 milidetik",
  "<strong>1,8 s</strong>",
])("a column of numbers is marked with its head: %s", (cell) => {
  expect(marks(row("th", "Bagian", "Nilai"), row("td", "Huruf", cell))).toEqual([
    [false, true],
    [false, true],
  ]);
});

test.each(["Sekali", "Butir 4 dan 6", "3 × 24 jam", "", "2 surat, 1 telepon"])(
  "a column that holds anything else is not: %j",
  (cell) => {
    expect(marks(row("th", "Bagian", "Nilai"), row("td", "Huruf", cell)).flat()).not.toContain(true);
  },
);

test("a cell of a column of numbers may be empty", () => {
  expect(marks(row("td", "Rp 300.000"), row("td", "<p></p>"))).toEqual([[true], [true]]);
});

test("a table whose cells span others is left as it is", () => {
  const table = '<table><tbody><tr><td colspan="2">1</td></tr><tr><td>1</td><td>2</td></tr></tbody></table>';
  expect(alignNumbers(table)).toBe(table);
});
