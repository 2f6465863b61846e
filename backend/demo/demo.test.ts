import { readdirSync, readFileSync, statSync } from "node:fs";
import { newsInput } from "@etalase/contracts/news.schema";
import { slugOf, visibleText } from "@etalase/contracts/text";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import records from "./news.json" with { type: "json" };

const folder = (path: string) => new URL(path, import.meta.url);
const bodyOf = (slug: string) => readFileSync(folder(`news/${slug}.html`), "utf8");
const published = records.filter(({ status }) => status === "published");
const distinct = (values: readonly string[]) => new Set(values).size;

describe.each(records)("the demo article $slug", (record) => {
  const { slug, image } = record;
  const body = bodyOf(slug);

  test("could have been written in the dashboard", () => {
    expect(newsInput.safeParse({ ...record, content: body }).error?.issues).toBeUndefined();
    expect(slug).toBe(slugOf(record.title));
  });

  test("has an author, a picture with its description, and times in order", async () => {
    expect(record.author).toMatch(/\S/);
    const { format, width, height } = await sharp(readFileSync(folder(`media/${image}`))).metadata();
    expect({ format, width, height }).toEqual({ format: "webp", width: 1600, height: 1000 });
    if (record.status === "draft") return expect(record.publishedAt).toBeNull();
    expect(record.publishedAt).toMatch(/^2026-\d\d-\d\dT\d\d:\d\d:00\.000Z$/);
    expect(Date.parse(record.createdAt)).toBeLessThan(Date.parse(record.publishedAt ?? ""));
  });

  test("is long enough to read and holds only what the editor can make", () => {
    expect(visibleText(body).split(" ").length).toBeGreaterThan(350);
    const tags = new Set([...body.matchAll(/<([a-z0-9]+)/g)].map(([, tag]) => tag));
    const known = "p h2 h3 h4 ul ol li blockquote strong em u s code pre a table thead tbody tr th td hr".split(" ");
    expect([...tags].filter((tag) => tag && !known.includes(tag))).toEqual([]);
  });

  test("links only to pages that visitors can open", () => {
    const open = published.map((article) => `/berita/${article.slug}`);
    const links = [...body.matchAll(/href="([^"]*)"/g)].map(([, href]) => href ?? "");
    expect(links.filter((href) => !href.startsWith("https://") && !open.includes(href))).toEqual([]);
  });
});

test("no two demo articles share a slug", () => {
  expect(distinct(records.map(({ slug }) => slug))).toBe(records.length);
});

test("the demo fills every filter of the blog", () => {
  expect(published.length).toBe(12);
  expect(records.length).toBe(14);
  expect(distinct(published.map(({ category }) => category))).toBeGreaterThanOrEqual(4);
  expect(distinct(published.map(({ publishedAt }) => publishedAt?.slice(0, 7) ?? ""))).toBeGreaterThanOrEqual(6);
  expect(published.filter(({ isHighlighted }) => isHighlighted).length).toBe(4);
});

test("the demo pictures stay light", () => {
  const names = readdirSync(folder("media/"));
  const bytes = names.reduce((sum, name) => sum + statSync(folder(`media/${name}`)).size, 0);
  expect(bytes).toBeLessThanOrEqual(1024 * 1024);
});
