import { lengthOf } from "@etalase/contracts/text/text";
import { describe, expect, test } from "vitest";
import { newsRecord } from "../../test/records.ts";
import { excerptOf, readingMinutes, relatedTo } from "./news.ts";

const words = (count: number) => `<p>${"kata ".repeat(count)}</p>`;

describe("the reading time", () => {
  test.each([
    [0, 1],
    [1, 1],
    [200, 1],
    [201, 2],
    [400, 2],
    [401, 3],
  ])("of %i words is %i minutes", (count, minutes) => {
    expect(readingMinutes(words(count))).toBe(minutes);
  });

  test("does not count tags, attributes and entities for spaces as words", () => {
    expect(readingMinutes(`<p>${'<a href="a b c d e">satu</a>&nbsp;'.repeat(200)}</p>`)).toBe(1);
  });
});

describe("the excerpt", () => {
  test("of a short text is the text", () => {
    expect(excerptOf("<h2>Judul</h2><p>Isi &amp; <b>kutipan</b>.</p>")).toBe("Judul Isi & kutipan.");
    expect(excerptOf(`<p>${"a".repeat(300)}</p>`)).toBe("a".repeat(300));
  });

  test("of a long text ends between words, within 300 characters", () => {
    const excerpt = excerptOf(words(100));
    expect(excerpt).toMatch(/^(kata )+kata…$/);
    expect(lengthOf(excerpt)).toBeLessThanOrEqual(300);
    expect(lengthOf(excerpt)).toBeGreaterThan(290);
  });

  test("does not end in punctuation before its ellipsis", () => {
    expect(excerptOf(`<p>${"a".repeat(290)}, ${"b".repeat(50)}</p>`)).toBe(`${"a".repeat(290)}…`);
  });

  test("never cuts an emoji in half", () => {
    const excerpt = excerptOf(`<p>${"🎉".repeat(400)}</p>`);
    expect(excerpt).toBe(`${"🎉".repeat(299)}…`);
  });
});

describe("related articles", () => {
  const article = { category: "Bisnis", tags: ["seo", "umkm"] };
  const on = (day: number) => new Date(Date.UTC(2026, 10, day));
  const kin = (title: string, category: string, tags: readonly string[], day = 1) =>
    newsRecord({ title, category, tags, date: on(day) });
  const titles = (others: Parameters<typeof relatedTo>[1]) =>
    relatedTo(article, others).map((other) => (other as ReturnType<typeof newsRecord>).title);

  test("share category and tag first, then a tag, then the category", () => {
    const others = [
      kin("category", "Bisnis", ["lain"], 9),
      kin("tag", "Desain", ["seo"], 5),
      kin("both", "Bisnis", ["umkm"], 1),
      kin("neither", "Desain", ["lain"], 9),
    ];
    expect(titles(others)).toEqual(["both", "tag", "category"]);
  });

  test("are the newest within their kind, three at most", () => {
    const others = [1, 4, 3, 2].map((day) => kin(`day ${day}`, "Bisnis", ["seo"], day));
    expect(titles(others)).toEqual(["day 4", "day 3", "day 2"]);
  });

  test("share a tag whatever its case and spelling with hyphens", () => {
    expect(titles([kin("same", "Desain", ["SEO"]), kin("other", "Desain", ["seo lokal"])])).toEqual(["same"]);
  });
});
