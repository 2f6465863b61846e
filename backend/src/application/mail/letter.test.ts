import { noBrandColours } from "@etalase/contracts/site/brand-colours";
import { paletteOf } from "@etalase/contracts/site/palette";
import { expect, test } from "vitest";
import { drawLetter, type LetterParts } from "./letter.ts";

const long = "Kami menulis surat ini karena seseorang meminta kata sandi baru untuk akun Anda di situs kami.";
const parts: LetterParts = {
  language: "id",
  site: { name: "Toko <Kita>", url: "https://toko.example", colours: noBrandColours },
  subject: "Kata sandi baru",
  blocks: [
    { kind: "paragraph", text: long },
    { kind: "button", label: "Pilih kata sandi", url: "https://toko.example/x?a=1&b=2" },
    { kind: "facts", facts: [["Nama", "<b>Budi</b>"]] },
    { kind: "quote", text: "Baris satu\n\nBaris dua" },
    { kind: "entry", title: "Sebuah artikel", url: "https://toko.example/berita/a" },
    { kind: "rule" },
  ],
  footer: ["Abaikan surat ini kalau bukan Anda.", { label: "Berhenti", url: "https://toko.example/stop" }],
};

test("a letter reads as a plain text", () => {
  expect(drawLetter(parts).text).toBe(`Kata sandi baru

Kami menulis surat ini karena seseorang meminta kata sandi baru
untuk akun Anda di situs kami.

Pilih kata sandi:
https://toko.example/x?a=1&b=2

Nama: <b>Budi</b>

> Baris satu
>
> Baris dua

Sebuah artikel
https://toko.example/berita/a

------------------------

-- 
Abaikan surat ini kalau bukan Anda.
Berhenti: https://toko.example/stop
Toko <Kita>: https://toko.example
`);
});

test("what others have written is text in the page, which loads nothing from anywhere", () => {
  const { subject, html } = drawLetter(parts);
  expect(subject).toBe("Kata sandi baru");
  expect(html).toContain('<html lang="id">');
  expect(html).toContain("&lt;b&gt;Budi&lt;/b&gt;");
  expect(html).toContain("Toko &lt;Kita&gt;");
  expect(html).toContain('href="https://toko.example/x?a=1&amp;b=2"');
  expect(html).not.toMatch(/<(?:b|img|link|script)\b|src=|url\(|@import|undefined/);
});

test("a letter has the owner's colours", () => {
  const site = { ...parts.site, colours: { primary: "#7A1FA2", accent: "", dark: "#1B1030" } };
  const { html } = drawLetter({ ...parts, site });
  expect(html).toContain("background:#7A1FA2;color:#FFFFFF");
  expect(html).toContain("border-top:4px solid #7A1FA2");
  expect(html).toContain(".page { background: #1B1030 !important; }");
  const tones = new Set(Object.values(paletteOf(site.colours)));
  expect((html.match(/#[\da-f]{6}\b/gi) ?? []).filter((colour) => !tones.has(colour))).toEqual([]);
});
