import { describe, expect, test } from "vitest";
import { pastedHtml } from "../pastedHtml.ts";
import { htmlOfMarkdown } from "./markdown.ts";
import { isMarkdown } from "./markdownSigns.ts";

const article =
  "# Judul\n\nTeks **tebal** dan *miring*.\n\n## Bagian\n\n- satu\n    - anak\n- dua\n\n1. pertama\n2. kedua\n\n> kutipan\n";

const read = (text: string) => pastedHtml(htmlOfMarkdown(text)).replaceAll("\n", "");

const lines = (style: string) =>
  `<div style="${style}">${article
    .split("\n")
    .map((line) => (line ? `<div><span style="font-weight: bold;">${line.replace(">", "&gt;")}</span></div>` : "<br>"))
    .join("")}</div>`;

describe("a text is Markdown", () => {
  test.each([
    ["as plain text", ""],
    ["in one element", `<meta charset="utf-8"><span style="font-family: system-ui">${article}</span>`],
    ["in the lines of a code editor", lines("font-family: Consolas, monospace;white-space: pre;")],
    [
      "in a word processor's wrapper",
      `<b style="font-weight:normal" id="docs-internal-guid-1">${lines("").replaceAll("bold", "400")}</b>`,
    ],
  ])("%s", (_, html) => expect(isMarkdown({ html, plain: article })).toBe(true));

  test.each([
    "## Harga\nMulai Rp 300.000",
    "**Promo** sampai Jumat",
    "Lihat [toko kami](https://toko.example).",
    "- roti\n- kue",
    "* roti\n\n* kue",
    "1. Pilih paket\n2. Bayar",
    "1. Pilih paket\n   yang cocok\n2. Bayar",
    "| Paket | Harga |\n|---|---:|\n| UMKM | 300 |",
    "```js\nlet a;\n```",
    "# Judul\n\n> kutipan",
    "# Judul\r\n\r\n- satu\r\n- dua",
  ])("by its signs: %j", (plain) => expect(isMarkdown({ html: "", plain })).toBe(true));

  test.each([
    "Harga * dapat berubah. #umkm #jakarta",
    "#PromoJuli\nDatang ya!",
    "2 * 3 * 4 = 24",
    "2**3 dan 4**5",
    "1. Kami buka pukul tujuh.",
    "Pada 2024. Tahun yang baik.\n2025. Lebih baik.",
    "*syarat berlaku",
    "- Ana, pemilik toko",
    "Budi_santoso dan nama_file_panjang.txt",
    "> Saya pesan dua.\nBaik, Bu.",
    "[gallery ids=1] (lihat di bawah)",
    "a | b | c",
    "/**\n * Menghitung harga.\n * @param a\n */",
    "# muat berkas\nimport x\n\ndef a():\n    # komentar\n    return 1",
    "Ketik `ya`, lalu kirim.",
    "",
  ])("not by %j", (plain) => expect(isMarkdown({ html: "", plain })).toBe(false));

  test("not where the HTML says what is meant, or where it is a program", () => {
    expect(isMarkdown({ html: "<h2>Judul</h2><p>**a**</p>", plain: article })).toBe(false);
    for (const style of ["font-weight:700", "font-weight: bold", "font-style:italic", "text-decoration:underline"])
      expect(isMarkdown({ html: `<p><span style="${style}">Promo</span></p>`, plain: article })).toBe(false);
    const html = '<div style="font-family: monospace;white-space: pre;"><div>x</div></div>';
    for (const plain of ["# atur\na:\n- b\n- c", "f(**a) + g[0](/b/)", "x = 1\n\n# bagian\n\ny = 2"])
      expect([plain, isMarkdown({ html, plain })]).toEqual([plain, false]);
  });
});

test.each([
  [
    "headings and marks",
    "# a\n\n## b\n**c** *d* ~~e~~ `f`",
    "<h2>a</h2><h2>b</h2><p><strong>c</strong> <em>d</em> <del>e</del> <code>f</code></p>",
  ],
  ["nested lists", "- a\n    - b\n- c", "<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>"],
  ["a list that begins later, and a line below it", "3. a\n4. b\nc", '<ol start="3"><li>a</li><li>b</li></ol><p>c</p>'],
  ["checked boxes", "- [ ] a\n- [x] b", "<ul><li>☐  a</li><li>☑  b</li></ul>"],
  [
    "sizes and spans of time",
    "- 30*20*10 cm\n- 10~15 dan 20~30 menit",
    "<ul><li>30*20*10 cm</li><li>10~15 dan 20~30 menit</li></ul>",
  ],
  ["indented paragraphs", "**a**\n\n    b\n\n\tc", "<p><strong>a</strong></p><p>    b</p><p>\tc</p>"],
  ["the end of a letter", "- a\n\nSalam,\nBudi\n--\nToko", "<ul><li>a</li></ul><p>Salam,<br>Budi<br>--<br>Toko</p>"],
  ["a heading with a line below it", "a\n===\nb", "<h2>a</h2><p>b</p>"],
  ["lines of signs", "~~~ PROMO ~~~\n\n- a", "<p>~~~ PROMO ~~~</p><ul><li>a</li></ul>"],
  [
    "words in square brackets",
    "[Penting]: besok\n\n[a][1]\n\n[1]: https://b.example",
    '<p>[Penting]: besok</p><p><a href="https://b.example">a</a></p>',
  ],
  ["lines", "a\nb\n\nc", "<p>a<br>b</p><p>c</p>"],
  ["signs that are escaped", "\\*a\\* \\# b", "<p>*a* # b</p>"],
  ["words in angle brackets", "Ketik <nama Anda> & 3 < 5<br>b", "<p>Ketik &lt;nama Anda&gt; &amp; 3 &lt; 5<br>b</p>"],
  [
    "a link that counts clicks",
    "[a](https://b.example?utm_source=chatgpt.com)",
    '<p><a href="https://b.example">a</a></p>',
  ],
  ["a picture", "![Rak](https://b.example/a.png)", '<p><img src="https://b.example/a.png" alt="Rak"></p>'],
  ["code as it stands", "```yaml\n- a\nb: **c**\n```", "<pre><code>- ab: **c**</code></pre>"],
  ["items with lines of their own", "- a\n  b\n\n  c\n- d", "<ul><li><p>a<br>b</p><p>c</p></li><li><p>d</p></li></ul>"],
  [
    "a table",
    "| a | b |\n|---|--:|\n| c | d<br>e |",
    '<table><thead><tr><th>a</th><th align="right">b</th></tr></thead><tbody><tr><td>c</td><td align="right">d<br>e</td></tr></tbody></table>',
  ],
])("Markdown becomes %s", (_, text, html) => expect(read(text)).toBe(html));
