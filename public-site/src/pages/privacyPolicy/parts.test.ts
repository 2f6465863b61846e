import { describe, expect, test } from "vitest";
import { privacyText } from "./parts.ts";

describe("the text of the privacy policy", () => {
  test("is divided at its headings, which keep their ids or get one from their words", () => {
    const text = privacyText(
      '<p>Satu.</p><p>Dua <strong>kata</strong>.</p><h2 id="hak">Hak <em>Anda</em></h2><p>Tiga.</p><h2>Data &amp; kita</h2><ul><li><p>a</p></li></ul><h2>&amp;</h2>',
    );
    expect(text).toEqual({
      lead: "<p>Satu.</p><p>Dua <strong>kata</strong>.</p>",
      summary: null,
      opening: "",
      parts: [
        { id: "hak", title: "Hak <em>Anda</em>", html: "<p>Tiga.</p>" },
        { id: "bagian-2", title: "Data &amp; kita", html: "<ul><li><p>a</p></li></ul>" },
        { id: "bagian-3", title: "&amp;", html: "" },
      ],
    });
    expect(privacyText("<h2>Hak Anda</h2>").parts).toEqual([{ id: "hak-anda", title: "Hak Anda", html: "" }]);
  });

  test("has the summary that begins it as a quotation, and leaves other quotations in their places", () => {
    const quoted = "<blockquote><h2>Singkatnya</h2><p>a</p></blockquote>";
    expect(privacyText(`<p>Satu.</p>${quoted}<hr><h2>Hak</h2>`)).toMatchObject({
      summary: { id: "singkatnya", title: "Singkatnya", html: "<p>a</p>" },
      opening: "<hr>",
      parts: [{ id: "hak" }],
    });
    expect(privacyText(`<h2>Hak</h2>${quoted}<img src="/a.webp" alt=""><p>b</p>`)).toMatchObject({
      lead: "",
      summary: null,
      parts: [{ html: `${quoted}<img src="/a.webp" alt=""><p>b</p>` }],
    });
  });

  test("has an id of its own for each part, also below equal headings", () => {
    const { summary, parts } = privacyText(
      '<blockquote><h2>Data</h2></blockquote><h2>Data</h2><h2>Data</h2><h2 id="data-2">Lain</h2>',
    );
    expect([summary, ...parts].map((part) => part?.id)).toEqual(["data", "data-3", "data-4", "data-2"]);
  });

  test("may have neither headings nor paragraphs", () => {
    expect(privacyText("<ul><li>a</li></ul>")).toEqual({
      lead: "",
      summary: null,
      opening: "<ul><li>a</li></ul>",
      parts: [],
    });
  });
});
