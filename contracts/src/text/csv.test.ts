import { describe, expect, test } from "vitest";
import { csvCell, csvOf } from "./csv.ts";

describe("a cell", () => {
  test.each(["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", "＝1+1"])(
    "that begins like a formula is text: %j",
    (text) => {
      expect(csvCell(text)).toBe(`"'${text}"`);
    },
  );

  test("keeps its own quotes, separators and lines inside", () => {
    expect(csvCell('7" layar, dua\nbaris')).toBe('"7"" layar, dua\nbaris"');
  });

  test("cannot break out of its quotes into a formula", () => {
    expect(csvCell('",=1+1,"')).toBe('""",=1+1,"""');
  });

  test("of a number, a truth and nothing", () => {
    expect([0, true, undefined].map(csvCell)).toEqual(['"0"', '"true"', '""']);
  });
});

test("a file begins with the byte order mark and the headings, and ends each line as Excel expects", () => {
  const columns = [
    { name: "Title", of: ({ title }: { title: string }) => title },
    { name: "=Length", of: ({ title }: { title: string }) => title.length },
  ];
  expect(csvOf(columns, [{ title: "Kopi" }])).toBe('\ufeff"Title";"\'=Length"\r\n"Kopi";"4"\r\n');
});
