import { expect, test } from "vitest";
import { initialSettings } from "../../application/settings.ts";
import { sitemap } from "./sitemap.ts";

const changedAt = new Date("2026-11-02T03:00:00Z");

/** The sitemap of a site with so many articles. */
async function sitemapOf(articles: number, english = false) {
  const addresses = Array.from({ length: articles }, (_, index) => ({
    id: `${index}`,
    slug: `artikel-${index}`,
    changedAt,
    noindex: false,
    language: "id" as const,
  }));
  const { text } = sitemap({
    news: { addresses: async () => addresses, facets: async () => ({ categories: [], tags: [], archives: [] }) },
    portfolio: { addresses: async () => [] },
    pages: { addresses: async () => [] },
    settings: { get: async () => ({ ...initialSettings, english }) },
    publicUrl: "https://etalase.example",
  });
  return (await text()) ?? "";
}

const placesIn = (text: string) => [...text.matchAll(/<loc>([^<]+)/g)].map(([, loc]) => loc);

test("a file has no more addresses than search engines read", async () => {
  expect(placesIn(await sitemapOf(60_000))).toHaveLength(45_000);
});

test("the landing page in English is there where the site has it, and each names the other", async () => {
  const both = await sitemapOf(1, true);
  expect(placesIn(both)).toEqual(expect.arrayContaining(["https://etalase.example/", "https://etalase.example/en"]));
  for (const [code, path] of [
    ["id", "/"],
    ["en", "/en"],
  ])
    expect(
      both.split(`<xhtml:link rel="alternate" hreflang="${code}" href="https://etalase.example${path}"/>`),
    ).toHaveLength(3);
  expect(both).toContain('xmlns:xhtml="http://www.w3.org/1999/xhtml"');
  const one = await sitemapOf(1);
  expect(one).not.toContain("/en<");
  expect(one).not.toContain("xhtml");
});
