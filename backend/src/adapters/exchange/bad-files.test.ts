import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { exported, imported } from "../../../test/exchange-site.ts";
import { startTestServices } from "../../../test/services.ts";
import { openImport } from "./formats.ts";
import { lineAt } from "./text-file.ts";

let site: Awaited<ReturnType<typeof startTestServices>>;
beforeAll(async () => {
  site = await startTestServices();
});
afterAll(() => site.close());

const header = '[{"etalase":"export","format":1},\n';
const pack = (fields: object) =>
  JSON.stringify({ resource: "packages", name: "Paket", price: 5, features: ["Satu"], ...fields });
const partner = (logo: object) => `{"resource":"partners","name":"Nusa",${JSON.stringify(logo).slice(1)}`;
const file = `${"a".repeat(32)}.webp`;
const csv = (lines: readonly string[]) => `${lines.join("\r\n")}\r\n`;

/** Files with one good record and one fault. */
const bad: readonly (readonly [what: string, file: string | Uint8Array, refusals: readonly RegExp[]])[] = [
  ["cut off", `${header}${pack({})},\n{"resource":"pack`, [/^line 3: The file is cut off/]],
  ["no JSON in the middle", `${header}${pack({})},\n{"resource": packages}\n]`, [/^line 3: This is not valid JSON/]],
  ["goes on after its end", `${header}${pack({})}]\n[]`, [/^line 3: There is something after/]],
  ["of another version", '[{"etalase":"export","format":2}]', [/^line 1: .*another version/]],
  ["of an unknown kind", `${header}{"resource":"leads"}]`, [/^line 2: “leads” is not one of/]],
  [
    "with more old addresses than a record has",
    `${header}${JSON.stringify({ resource: "news", title: "Judul", oldPaths: Array(1001).fill("/a") })}]`,
    [/^line 2 \(“Judul”\): .*oldPaths: oldPaths must be a list of at most 1000 paths|^line 2/],
  ],
  [
    "with an unknown field",
    `${header}${pack({ colour: "red" })}]`,
    [/^line 2 \(“Paket”\): packages have no field “colour”$/],
  ],
  [
    "against the rules",
    `${header}${pack({ price: -1, features: [] })}]`,
    [/price: Price must be a whole number.*; features: At least one/],
  ],
  [
    "a slug twice",
    `${header}${pack({ slug: "x-y" })},\n${pack({ slug: "x-y" })}]`,
    [/^line 3 \(“Paket”\): It has the same slug as line 2/],
  ],
  ["without a picture that must be there", `${header}{"resource":"partners","name":"Nusa"}]`, [/logo: /]],
  [
    "with a picture from elsewhere",
    `${header}${partner({ logo: `/media/${file}` })}]`,
    [/logo: The picture is neither in the file nor/],
  ],
  [
    "with a picture that is none",
    `${header}{"picture":{"file":"${file}","base64":"bm9uZQ=="}},\n${partner({ logo: `/media/${file}` })}]`,
    [/^line 3 \(“Nusa”\): logo: .*could not be read|logo: /],
  ],
  [
    "in Latin-1",
    Buffer.from(`${header}${pack({ name: "Caf\u00e9 baru" })}]`, "latin1"),
    [/^line 2: The text is not UTF-8/],
  ],
  [
    "a table with an unknown column",
    csv(["resource,name,colour", "packages,Paket,red"]),
    [/^line 1: There is no column “colour”$/],
  ],
  [
    "a table with too few cells",
    csv(["resource,name,price", "packages,Paket"]),
    [/^line 2: The row has 2 cells, but there are 3 columns$/],
  ],
  ["a table that is cut off", 'resource,name\r\npackages,"Pak', [/^line 2: A quoted cell has no end/]],
  [
    "a table in Latin-1",
    Buffer.from("resource,name\r\npackages,Kopi\r\npackages,Caf\u00e9\r\npackages,Teh\r\n", "latin1"),
    [/^line 3: The text is not UTF-8/],
  ],
  ["nested without end", `${header}{"a":${"[".repeat(100_000)}}`, [/^line 2: The JSON is nested deeper than 200/]],
  [
    "several in one line",
    `${header}{"resource":"leads"},{"resource":"users"}]`,
    [/^line 2: “leads” is not one of/, /^line 2: “users” is not one of/],
  ],
  ["of nothing but lists", `${header}{"a":[${"[],".repeat(60_000)}1]}`, [/^line 2: One record holds more than 100000/]],
  ["of nothing but fields", `${header}{${'"a":1,'.repeat(110_000)}}`, [/^line 2: One record holds more than 100000/]],
  [
    "a table with two wrong rows",
    csv(["resource;name;price;features", "packages;Satu;5;a", "packages;D;5;a", "packages;Tiga;x;a"]),
    [/^line 3 .*name: /, /^line 4 .*price: /],
  ],
];

describe("a file is refused with its line, and nothing is written", () => {
  test.each(bad)("%s", async (_what, text, refusals) => {
    const before = [await exported(site), await site.services.siteState.contentVersion()];
    const result = await imported(site, text);
    expect(result.refusals).toHaveLength(refusals.length);
    for (const [index, refusal] of refusals.entries()) expect(result.refusals[index]).toMatch(refusal);
    expect([await exported(site), await site.services.siteState.contentVersion()]).toEqual(before);
    expect(await site.mediaFiles()).toEqual([]);
  });

  test.each([
    ["nothing", ""],
    ["UTF-16", Buffer.from('\ufeff[{"etalase":"export"}]', "utf16le")],
    ["a letter", "Dengan hormat,"],
    ["a table that does not say of what", "title,slug\r\nSatu,satu\r\n"],
  ])("%s is no file to be imported", async (_what, text) => {
    await expect(imported(site, text)).rejects.toThrow(/none of the formats.*“resource” among them$|UTF-16/);
  });

  test("a folder is none", async () => {
    await expect(openImport(import.meta.dirname)).rejects.toThrow(/cannot be read: EISDIR/);
  });

  test.each([
    ["ZIP archive: unpack it", Buffer.from("504b03040a00", "hex")],
    ["gzip archive: unpack it", Buffer.from("1f8b08000000", "hex")],
    ["spreadsheet: save it as CSV", Buffer.from("PK\u0003\u0004\n\0_rels/.rels\0xl/workbook.xml")],
  ])("a %s is said of what is no text", async (sentence, bytes) => {
    await expect(imported(site, bytes)).rejects.toThrow(`This is a ${sentence}`);
  });
});

test("what is imported can be taken back, and its earlier version stays", async () => {
  const first = await imported(site, `${header}${pack({ name: "Paket Uji", slug: "uji" })}]`);
  expect(first).toMatchObject({ create: 1, refusals: [] });
  const changed = `${header}${pack({ name: "Paket Uji", slug: "uji", price: 7, features: ["Satu", "Dua"] })}]`;
  expect(await imported(site, changed, { dry: true })).toMatchObject({
    update: 1,
    outcomes: [
      {
        place: lineAt(2),
        differences: [
          { field: "price", before: "5", after: "7" },
          { field: "features", before: "Satu", after: "Satu, Dua" },
        ],
      },
    ],
  });
  expect(await imported(site, changed)).toMatchObject({ update: 1 });
  const { id } = await site.services.packages.getBySlug("uji", "staff");
  expect((await site.services.packages.revisions.list(id)).map(({ version }) => version)).toEqual([2, 1]);
  expect(await imported(site, changed)).toMatchObject({ same: 1, update: 0 });
});
