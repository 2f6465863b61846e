import { describe, expect, test } from "vitest";
import type * as z from "zod/mini";
import { newsBulkUpdate, newsInput, newsQuery, newsUpdate } from "./news.schema.ts";
import { saidIn } from "./refusals/test/said.ts";
import { bulkDelete } from "./rules/fields.ts";

const valid = { title: "Lima ide promosi", content: "<p>Cerita di balik toko kecil.</p>", category: "Bisnis" };
const id = "6560f0a1b2c3d4e5f6a7b8c9";

/** Field → first sentence, or undefined when the value is accepted. */
function problemsOf(schema: z.ZodMiniType, value: unknown) {
  const issues = schema.safeParse(value).error?.issues;
  return issues && Object.fromEntries([...issues].reverse().map((issue) => [String(issue.path[0]), saidIn(issue)]));
}

const problem = (field: string, value: unknown) => problemsOf(newsInput, { ...valid, [field]: value })?.[field];

test("an article's title is one line, and trimmed", () => {
  expect(problem("title", "Satu\ndua")).toBe('Title contains characters that cannot be used: U+000A after "Satu"');
  expect(newsInput.parse({ ...valid, title: "  Lima ide  " }).title).toBe("Lima ide");
});

describe("an article's content", () => {
  test.each([
    ["Content is required", [undefined, "", "<p> </p><p>&nbsp;</p>"]],
    [
      "Content must be at least 20 characters long",
      ["<p>Sembilan belas hrf</p>", `<p class="${"x".repeat(30)}">Pendek</p>`, `<p>${"&amp;".repeat(19)}</p>`],
    ],
    [
      'Content contains characters that cannot be used: U+0000 after "aaaaaaaaaaaaaaaaaaaa"',
      [`<p>${"a".repeat(20)}\u0000</p>`],
    ],
    ["Content cannot exceed 200000 characters", ["a".repeat(200_001)]],
    ["Content cannot exceed 200000 bytes", ["é".repeat(100_001)]],
  ])("is refused: %s", (sentence, contents) => {
    for (const content of contents) expect(problem("content", content)).toBe(sentence);
  });

  test("has at least 20 visible characters or a picture, and at most 200,000 bytes", () => {
    for (const content of [
      `<p>${"a".repeat(20)}</p>`,
      "é".repeat(100_000),
      '<figure><img src="https://toko.example/teras.jpg" alt=""></figure>',
      '<p>Teras.</p><img alt="" src="https://toko.example/teras.jpg">',
      `<p>Satu\n\tdua\r\n${"tiga ".repeat(5)}</p>`,
    ])
      expect(problem("content", content)).toBeUndefined();
  });
});

describe("an article's tags", () => {
  test.each([
    ["Maximum 5 tags allowed", ['["a","b","c","d","e","f"]', ["a", "b", "c", "d", "e", "f"]]],
    ["Tags must be a list of texts", ["", ["a", null]]],
    ["Tag cannot exceed 50 characters", [["a".repeat(51)]]],
    ['Tag contains characters that cannot be used: U+0000 after "a"', [["a\u0000b"]]],
  ])("are refused: %s", (sentence, lists) => {
    for (const tags of lists) expect(problem("tags", tags)).toBe(sentence);
  });

  test("are counted after trimming, dropping empties and repeats", () => {
    const tags = [" a ", "", "  ", "b", "a", "c", "d", "e"];
    const five = ["a", "b", "c", "d", "e"];
    expect(newsInput.parse({ ...valid, tags }).tags).toEqual(five);
    expect(newsInput.parse({ ...valid, tags: JSON.stringify(tags) }).tags).toEqual(five);
    expect(newsInput.parse({ ...valid, tags: "[]" }).tags).toEqual([]);
  });
});

test("tags that only look different are one, in the first spelling, and C, C++ and C# are three", () => {
  const tags = ["Kopi  Susu", "kopi susu", "KopiSusu", "Ｋopi\u00a0susu", "Cafe\u0301", "Café", "C", "C++", "C#", "c"];
  expect(newsInput.parse({ ...valid, tags }).tags).toEqual(["Kopi Susu", "Café", "C", "C++", "C#"]);
});

describe("an article's defaults and slug", () => {
  test("are a draft that is not highlighted, without tags and slug", () => {
    const parsed = newsInput.parse(valid);
    expect(parsed).toMatchObject({ ...valid, tags: [], status: "draft", isHighlighted: false });
    expect(parsed).not.toHaveProperty("slug");
  });

  test("the slug is refused when it could not be a part of an address, or could be an id", () => {
    for (const slug of ["Besar", "a--b", "-a", "a-", "a_b", "é", "a b", id, "a".repeat(161), 5])
      expect(problem("slug", slug)).toBe("Slug can only contain a-z, 0-9 and single hyphens, at most 160 characters");
  });

  test("the slug has 1 to 160 characters, or none at all", () => {
    for (const slug of ["a", "lima-ide-2", "a".repeat(160), `${id}0`, ""])
      expect(problem("slug", slug)).toBeUndefined();
  });
});

test("everything that is wrong is told at once", () => {
  expect(problemsOf(newsInput, { tags: "x", isHighlighted: "x", status: "x" })).toEqual({
    title: "Title is required",
    content: "Content is required",
    category: "Category is required",
    tags: "Tags must be a list of texts",
    status: "Status must be one of: draft, published",
    isHighlighted: "Highlight must be true or false",
  });
});

test("an edit drops what is not an article's to set", () => {
  expect(newsUpdate.parse({ views: 9, id, authorName: "x", publishedAt: "2020-01-01", version: 3 })).toEqual({});
});

describe("a bulk call", () => {
  const many = (count: number) => Array.from({ length: count }, (_, index) => index.toString(16).padStart(24, "0"));
  const badIds = { ids: "ids must hold 1 to 200 record ids" };

  test("refuses what is no list of 1 to 200 ids", () => {
    for (const ids of [undefined, [], "x", [1], ["x"], [id, null], many(201)])
      expect(problemsOf(newsBulkUpdate, { ids, update: { status: "draft" } })).toEqual(badIds);
  });

  test("takes up to 200 ids and drops repeats", () => {
    expect(newsBulkUpdate.parse({ ids: many(200), update: {} }).ids).toHaveLength(200);
    expect(newsBulkUpdate.parse({ ids: [id, id], update: {} }).ids).toEqual([id]);
    expect(bulkDelete.parse({ ids: `${id},${id}` }).ids).toEqual([id]);
  });

  test("refuses ids that are no list of record ids in an address", () => {
    for (const ids of [undefined, "", "x", `${id},`, many(201).join(","), [id, id]])
      expect(problemsOf(bulkDelete, { ids })).toEqual(badIds);
  });

  test("changes only status and highlight", () => {
    expect(newsBulkUpdate.parse({ ids: [id], update: { title: "x", isHighlighted: "true" } }).update).toEqual({
      isHighlighted: true,
    });
    expect(problemsOf(newsBulkUpdate, { ids: [id] })).toEqual({ update: "No updatable fields" });
  });
});

describe("a list's query", () => {
  test.each([
    ["page", "0", "page must be a whole number from 1 to 10000"],
    ["page", "1.5", "page must be a whole number from 1 to 10000"],
    ["page", "10001", "page must be a whole number from 1 to 10000"],
    ["page", ["1", "2"], "page must be a whole number from 1 to 10000"],
    ["page", "", "page must be a whole number from 1 to 10000"],
    ["limit", "0", "limit must be a whole number from 1 to 100"],
    ["limit", "101", "limit must be a whole number from 1 to 100"],
    ["limit", "1e1", "limit must be a whole number from 1 to 100"],
    ["sort", "constructor", expect.stringMatching(/^sort must be one of: newest, oldest, featured, titleAsc/)],
    ["status", "deleted", "status must be one of: draft, published"],
    ["isHighlighted", "1", "isHighlighted must be true or false"],
    ["archive", "2026-13", "archive must be a month like 2026-11"],
    ["month", "2026-13", "month must be a month like 2026-11"],
    ["month", "9999-12", "month must be a month like 2026-11"],
    ["month", "0000-01", "month must be a month like 2026-11"],
    ["archive", ["2026-11", "2026-12"], "archive must be a month like 2026-11"],
    ["search", "a".repeat(101), "search cannot exceed 100 characters"],
    ["search", "a\u0000", 'search contains characters that cannot be used: U+0000 after "a"'],
    ["category", "a".repeat(51), "category cannot exceed 50 characters"],
    ["tag", "a".repeat(51), "tag cannot exceed 50 characters"],
    ["tag", Array.from({ length: 21 }, (_, index) => `t${index}`), "tag can be given at most 20 times"],
    ["ids", "x", "ids must hold 1 to 200 record ids"],
  ])("refuses a bad %s with its field and a sentence (%#)", (field, value, sentence) => {
    expect(problemsOf(newsQuery, { [field]: value })).toEqual({ [field]: sentence });
  });

  test("takes one tag or several", () => {
    expect(newsQuery.parse({ tag: "seo" }).tag).toEqual(["seo"]);
    expect(newsQuery.parse({ tag: ["seo", "umkm"] }).tag).toEqual(["seo", "umkm"]);
  });

  test("leaves order, page and limit open", () => {
    expect(newsQuery.parse({ unknown: "x" })).toEqual({});
  });
});

test("line ends come as multipart sends them and are stored as they were written", () => {
  const content = "<pre><code>satu\r\ndua\rtiga\nempat</code></pre><p>Cukup panjang untuk sebuah isi.</p>";
  expect(newsUpdate.parse({ content }).content).toContain("satu\ndua\ntiga\nempat");
});
