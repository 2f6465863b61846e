import { inEnglish } from "@etalase/contracts/refusals/refusal";
import { describe, expect, test } from "vitest";
import { fileWith } from "../../../test/exchange-site.ts";
import type { Entry } from "../../application/exchange/entry.ts";
import { openImport } from "./formats.ts";

/** A refused row, in English. */
type Told = Readonly<{ where: string; problem: string }>;

/** Reads a table like an import does. */
async function read(text: string | Uint8Array) {
  const file = await openImport(await fileWith(text));
  expect(inEnglish(file.name)).toBe("CSV export");
  const entries: (Entry | Told)[] = [];
  for await (const one of file.read())
    entries.push("problem" in one ? { where: inEnglish(one.where), problem: inEnglish(one.problem) } : one);
  return entries;
}

/** The value of one cell in a table with this character between cells. */
async function cell(column: string, written: string, delimiter = ";") {
  const resource = column === "completionDate" ? "portfolio" : column.startsWith("pr") ? "packages" : "news";
  const [entry] = await read(`resource${delimiter}${column}\n${resource}${delimiter}"${written}"\n`);
  if (!entry || "problem" in entry) return entry?.problem;
  return column === "promoEndsAt" ? Object(entry.values.promo).endsAt : entry.values[column];
}

describe("a table is read with", () => {
  const expected = [
    { resource: "packages", values: { name: "Paket A", price: "5" } },
    { resource: "packages", values: { name: "Paket B", price: "6" } },
  ];
  test.each([
    ["a line that tells the separator", "sep=;\r\nresource;name;price\r\npackages;Paket A;5\r\npackages;Paket B;6"],
    ["a separator told after a mark", "\ufeffSEP=|\nresource|name|price\npackages|Paket A|5\npackages|Paket B|6\n"],
    ["a separator told with cells after", "sep=,,,\nresource,name,price\npackages,Paket A,5\npackages,Paket B,6\n"],
    ["a tab told", "sep=\t\nresource\tname\tprice\npackages\tPaket A\t5\npackages\tPaket B\t6\n"],
    ["empty columns at the right", "resource,name,price,,\npackages,Paket A,5,,\npackages,Paket B,6, ,\n,,,,\n"],
    ["an empty column between", "resource;;name;price\npackages;;Paket A;5\npackages;;Paket B;6\n"],
    ["more cells than columns, all empty", "resource;name;price\npackages;Paket A;5;;;\npackages;Paket B;6\n"],
    ["empty rows above", ";;\n\nresource;name;price\npackages;Paket A;5\npackages;Paket B;6\n"],
  ])("%s", async (_what, text) => {
    expect(await read(text)).toMatchObject(expected);
  });

  test("lines within cells, however they end", async () => {
    for (const end of ["\n", "\r\n"]) {
      const [entry] = await read(`resource;features${end}packages;"Satu${end}Dua"${end}`);
      expect(entry).toMatchObject({ values: { features: ["Satu", "Dua"] } });
    }
  });
});

test("a text that is typed into a table keeps its paragraphs and lines", async () => {
  expect(await cell("content", "Jam buka:\npagi & sore\n\nSampai jumpa")).toBe(
    "<p>Jam buka:<br>pagi &amp; sore</p><p>Sampai jumpa</p>",
  );
  expect(await cell("content", "<p>Satu\ndua</p>")).toBe("<p>Satu\ndua</p>");
});

test("a cell beside the named columns is not lost silently", async () => {
  expect(await read("resource,name,\npackages,Paket A,49000\n")).toEqual([
    { where: "line 2", problem: "“49000” is in a column without a name" },
  ]);
});

test("a bad row is named as the spreadsheet counts it", async () => {
  const table = "sep=;\nresource;name;price\npackages;Paket;\npackages;Dua\n";
  expect((await read(table)).at(-1)?.where).toBe("line 4, row 3");
});

describe("a day is read as spreadsheets write it:", () => {
  test.each([
    "31/03/2025",
    "31.03.2025",
    "31-03-2025",
    "2025-03-31",
    "2025/3/31",
    "31-Mar-25",
    "31 Maret 2025",
    "31 March 2025",
    " 31/3/2025 ",
    "\u200e31/\u200e03/\u200e2025",
    "31/03/2025 00:00",
  ])("%s", async (written) => {
    expect(await cell("completionDate", written)).toBe("2025-03-31");
    expect(await cell("completionDate", written, ",")).toBe("2025-03-31");
  });

  test.each([
    ["04/03/2025", ";", "2025-03-04"],
    ["04/03/2025", "\t", "2025-03-04"],
    ["04.03.2025", ",", "2025-03-04"],
    ["03/31/2025", ",", "2025-03-31"],
    ["4/4/2025", ",", "2025-04-04"],
    ["01-Mei-99", ";", "1999-05-01"],
  ])("%s between “%s” is %s", async (written, delimiter, day) => {
    expect(await cell("completionDate", written, delimiter)).toBe(day);
  });

  test("one that can be two days is refused, and the safe way to write it is shown", async () => {
    expect(await cell("completionDate", "04/03/2025", ",")).toBe(
      "completionDate: “04/03/2025” could be either of two dates; write the year first, like 2025-03-04",
    );
    expect(await cell("date", "4/3/2025 09:00", ",")).toContain("could be either of two dates");
  });

  test.each(["31/02/2025", "03/31/2025", "31/03/25", "31 Foo 2025", "45747", "Maret 2025", "31/03/2025 25:00"])(
    "%s stays as it is, for the form to refuse",
    async (written) => {
      expect(await cell("completionDate", written)).toBe(written);
    },
  );
});

test.each([
  ["date", "31/03/2025", "2025-03-30T17:00:00.000Z"],
  ["date", "31/03/2025 09:30", "2025-03-31T02:30:00.000Z"],
  ["publishAt", "31/03/2025 9.30", "2025-03-31T02:30:00.000Z"],
  ["publishAt", "2025-03-31 09:30:15", "2025-03-31T02:30:15.000Z"],
  ["date", "2025-03-31T02:00:00.000Z", "2025-03-31T02:00:00.000Z"],
  ["promoEndsAt", "31/03/2025 23:59", "2025-03-31T16:59:00.000Z"],
  ["promoEndsAt", "31/03/2025", "31/03/2025"],
])("a time in the column %s: %s", async (column, written, time) => {
  expect(await cell(column, written)).toBe(time);
});

test("a cell is read by the type that the description of its field says", async () => {
  const every: readonly (readonly [string, string, unknown])[] = [
    ["packages;isFrom", "TRUE", "true"],
    ["portfolio;noindex", " False ", "false"],
    ["testimonials;rating", "5,00", "5"],
    ["pages;order", "3.000", "3000"],
    ["portfolio;technologies", "Koa\n\n Preact", ["Koa", "Preact"]],
    ["news;oldPaths", "/lama", ["/lama"]],
    ["portfolio;images", "", []],
    ["news;unpublishAt", "31/03/2025 09:30", "2025-03-31T02:30:00.000Z"],
    ["news;unpublishAt", "31/03/2025", "31/03/2025"],
    ["faqs;category", "", ""],
    ["news;category", "", undefined],
    ["portfolio;projectStatus", "", undefined],
    ["services;isActive", "", undefined],
  ];
  for (const [place, written, value] of every) {
    const [resource = "", column = ""] = place.split(";");
    const [entry] = await read(`resource;${column}\n${resource};"${written}"\n`);
    const { values }: { values?: object } = Object(entry);
    expect([place, new Map<string, unknown>(Object.entries(values ?? {})).get(column)]).toEqual([place, value]);
  }
});

describe("a number is read as spreadsheets show it:", () => {
  test.each([
    "Rp49.000",
    "49rb",
    "\u200e49.000",
    "Rp 49.000,00",
    "Rp\u00a049.000",
    "rp. 49.000",
    "IDR 49,000.00",
    "49.000",
    "49,000",
    "49 000",
    "49000,00",
    "Rp49.000,-",
    " 49000 ",
  ])("%s", async (written) => {
    expect(await cell("price", written)).toBe("49000");
  });

  test("Rp1.250.000 and the price of a promo", async () => {
    expect(await cell("priceBefore", "Rp1.250.000")).toBe("1250000");
    const [entry] = await read("resource;promoPrice;promoStartsAt\npackages;Rp1.250.000;01/02/2030 08:00\n");
    expect(entry).toMatchObject({ values: { promo: { price: "1250000", startsAt: "2030-02-01T01:00:00.000Z" } } });
  });

  test.each(["49.5", "4,9E+04", "-49.000", "49.00.000", "$49", "1.234,50", ""])(
    "%s stays as it is",
    async (written) => {
      expect(await cell("price", written)).toBe(written);
    },
  );

  test("but not in a text", async () => {
    expect(await cell("title", "Rp49.000")).toBe("Rp49.000");
  });
});
