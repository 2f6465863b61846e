import { expect, test } from "vitest";
import { initialSettings } from "../../application/settings.ts";
import { sitemaps } from "./sitemap.ts";

const changedAt = new Date("2026-11-02T03:00:00Z");

/** The files of a site with so many articles, by their paths. */
async function filesOf(articles: number, english = false) {
  const addresses = Array.from({ length: articles }, (_, index) => ({
    id: `${index}`,
    slug: `artikel-${index}`,
    changedAt,
    noindex: false,
    language: "id" as const,
  }));
  const files = sitemaps({
    news: { addresses: async () => addresses, facets: async () => ({ categories: [], tags: [], archives: [] }) },
    portfolio: { addresses: async () => [] },
    pages: { addresses: async () => [] },
    settings: { get: async () => ({ ...initialSettings, english }) },
    publicUrl: "https://etalase.example",
  });
  const texts = await Promise.all(
    Object.entries(files).map(async ([path, { text }]): Promise<[string, string | null]> => [path, await text()]),
  );
  return new Map(texts.filter(([, text]) => text !== null));
}

const placesIn = (text: string | null | undefined) => [...(text ?? "").matchAll(/<loc>([^<]+)/g)].map(([, loc]) => loc);

test("a site that fits into one sitemap has no other", async () => {
  const files = await filesOf(44_997);
  expect([...files.keys()]).toEqual(["/sitemap.xml"]);
  expect(placesIn(files.get("/sitemap.xml"))).toHaveLength(45_000);
});

test("one page more makes a second sitemap, and an index of both", async () => {
  const files = await filesOf(44_998);
  expect(files.get("/sitemap.xml")).toContain("<sitemapindex ");
  const parts = [1, 2].map((number) => placesIn(files.get(`/sitemap-${number}.xml`)).length);
  expect([parts, files.size]).toEqual([[45_000, 1], 3]);
});

test("a larger site has an index of sitemaps, which together have every page once", async () => {
  const files = await filesOf(90_000);
  expect(placesIn(files.get("/sitemap.xml"))).toEqual(
    [1, 2, 3].map((number) => `https://etalase.example/sitemap-${number}.xml`),
  );
  expect(files.get("/sitemap.xml")).toContain("<sitemapindex ");
  const parts = [1, 2, 3].map((number) => placesIn(files.get(`/sitemap-${number}.xml`)));
  expect(parts.map((part) => part.length)).toEqual([45_000, 45_000, 3]);
  expect(new Set(parts.flat()).size).toBe(90_003);
  expect(files.size).toBe(4);
});

test("the landing page in English is there where the site has it, and each names the other", async () => {
  const both = (await filesOf(1, true)).get("/sitemap.xml") ?? "";
  expect(placesIn(both)).toEqual(expect.arrayContaining(["https://etalase.example/", "https://etalase.example/en"]));
  for (const [code, path] of [
    ["id", "/"],
    ["en", "/en"],
  ])
    expect(
      both.split(`<xhtml:link rel="alternate" hreflang="${code}" href="https://etalase.example${path}"/>`),
    ).toHaveLength(3);
  expect(both).toContain('xmlns:xhtml="http://www.w3.org/1999/xhtml"');
  const one = (await filesOf(1)).get("/sitemap.xml") ?? "";
  expect(one).not.toContain("/en<");
  expect(one).not.toContain("xhtml");
});
