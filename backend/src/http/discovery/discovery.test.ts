import { readFileSync } from "node:fs";
import { join } from "node:path";
import { settingsUpdate } from "@etalase/contracts/settings.schema";
import { SaxesParser } from "saxes";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { testApp } from "../../../test/app.ts";
import { sqliteByDay } from "../../../test/databases.ts";
import { on } from "../../../test/on-each-database.ts";
import { actor, newsRecord, pictureRecord, portfolioRecord } from "../../../test/records.ts";
import { pictureUpload } from "../../../test/services.ts";
import type { News } from "../../domain/news.ts";
import type { PortfolioItem } from "../../domain/portfolio.ts";

/** The texts of the elements of that name, in order. @throws when the text is no XML */
function textsOf(xml: string, name: string): readonly string[] {
  const found: string[] = [];
  const parser = new SaxesParser();
  const open: string[] = [];
  parser.on("opentag", (tag) => {
    open.push(tag.name);
    if (tag.name === name) found.push("");
  });
  parser.on("text", (text) => {
    if (open.at(-1) === name) found[found.length - 1] += text;
  });
  parser.on("closetag", () => open.pop());
  parser.on("error", (error) => {
    throw error;
  });
  parser.write(xml).close();
  return found;
}

describe.each(sqliteByDay)("what makes the site found, on %s", (dialect) => {
  const { app } = testApp({ dialect, publicUrl: "https://etalase.example", anew: true });

  const get = (path: string, init: RequestInit & { headers?: Record<string, string> } = {}) =>
    app.raw(path, {
      method: init.method ?? "GET",
      headers: Object.entries({ Host: "etalase.example", ...init.headers }),
    });
  const textOf = async (path: string) => (await get(path)).text;
  const news = (changes: Partial<News>) => app.services.demo.news.insert(newsRecord(changes));
  const portfolio = (changes: Partial<PortfolioItem>) => app.services.demo.portfolio.insert(portfolioRecord(changes));
  const save = (change: Record<string, unknown>, files = {}) =>
    app.services.settings.update(settingsUpdate.parse(change), { by: actor({ role: "superadmin" }), files });

  const types = {
    "/sitemap.xml": "application/xml; charset=utf-8",
    "/rss.xml": "application/rss+xml; charset=utf-8",
    "/robots.txt": "text/plain; charset=utf-8",
    "/manifest.webmanifest": "application/manifest+json; charset=utf-8",
    "/dashboard/manifest.webmanifest": "application/manifest+json; charset=utf-8",
  };

  test.each(Object.entries(types))("%s is kept for minutes, and asked about by its ETag", async (path, type) => {
    const first = await get(path);
    expect(first).toMatchObject({
      status: 200,
      headers: {
        "content-type": type,
        "cache-control": "public, max-age=300",
        "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
      },
    });
    const again = await get(path, { headers: { "If-None-Match": first.headers.etag ?? "" } });
    expect([again.status, again.text]).toEqual([304, ""]);
    const head = await get(path, { method: "HEAD" });
    expect([head.status, head.headers.etag, head.text]).toEqual([200, first.headers.etag, ""]);
  });

  test.each([...Object.keys(types), "/favicon.ico", "/feed", "/apple-touch-icon.png"])(
    "%s takes no other method",
    async (path) => {
      for (const method of ["POST", "PUT", "DELETE"])
        expect(await get(path, { method })).toMatchObject({ status: 405, headers: { allow: "GET, HEAD" } });
    },
  );

  test.each(["/feed", "/feed/", "/Feed", "/rss", "/rss/", "/feed/atom/", "/feed.xml", "/feeds/posts/default?alt=rss"])(
    "%s leads readers of feeds to the RSS",
    async (path) =>
      expect(await get(path)).toMatchObject({ status: 301, headers: { location: "https://etalase.example/rss.xml" } }),
  );

  test.each([
    "/apple-touch-icon.png",
    "/apple-touch-icon-precomposed.png",
    "/apple-touch-icon-120x120.png",
    "/apple-touch-icon-152x152-precomposed.png",
  ])("%s leads to the icon", async (path) =>
    expect(await get(path)).toMatchObject({
      status: 302,
      headers: { location: "https://etalase.example/assets/apple-touch-icon.png" },
    }),
  );

  describe("the sitemap", () => {
    /** The time of the privacy policy that every site begins with. */
    const policyAt = new Date("2026-11-23");

    test("of an empty site has its fixed pages", async () => {
      expect(textsOf(await textOf("/sitemap.xml"), "loc")).toEqual([
        "https://etalase.example/",
        "https://etalase.example/berita",
        "https://etalase.example/portfolio",
        "https://etalase.example/privacy-policy",
      ]);
    });

    test("has every published article, project and tag, with the time of the last change", async () => {
      await news({ slug: "lama", date: on(1), updatedAt: on(9), tags: ["Toko Daring", "日本"] });
      await news({ slug: "baru", date: on(2), updatedAt: on(3), tags: ["toko daring"] });
      await portfolio({ slug: "kopi", updatedAt: on(7) });
      const xml = await textOf("/sitemap.xml");
      expect(textsOf(xml, "loc").slice(4)).toEqual([
        "https://etalase.example/berita/baru",
        "https://etalase.example/berita/lama",
        "https://etalase.example/portfolio/kopi",
        "https://etalase.example/berita/tag/toko-daring",
        expect.stringMatching(/^https:\/\/etalase\.example\/berita\/tag\/[a-z0-9-]+$/),
      ]);
      expect(textsOf(xml, "lastmod")).toEqual(
        [on(9), on(9), on(7), policyAt, on(3), on(9), on(7)].map((at) => at.toISOString()),
      );
    });

    test("never has a change from before the publication, as imported and planned articles have", async () => {
      await news({ slug: "impor", date: on(5), publishedAt: on(5), updatedAt: on(2) });
      await news({ slug: "lagi", date: on(1), publishedAt: on(1), updatedAt: on(3), publishAt: on(4) });
      await portfolio({ slug: "rencana", publishedAt: on(6), publishAt: on(6), updatedAt: on(1) });
      const xml = await textOf("/sitemap.xml");
      const [, , , , impor, lagi, rencana] = textsOf(xml, "lastmod");
      expect([impor, lagi, rencana]).toEqual([on(5), on(4), on(6)].map((at) => at.toISOString()));
    });

    test("has no draft, nor a tag of drafts only", async () => {
      const before = await textOf("/sitemap.xml");
      await news({ status: "draft", publishedAt: null, tags: ["rahasia"] });
      await portfolio({ status: "draft", publishedAt: null });
      expect(await textOf("/sitemap.xml")).toBe(before);
    });
  });

  describe("the feed", () => {
    test("has the newest twenty articles", async () => {
      for (let day = 1; day <= 22; day++) await news({ title: `Hari ${day}`, date: on(day) });
      const titles = textsOf(await textOf("/rss.xml"), "title");
      expect(titles).toEqual(["Etalase", ...Array.from({ length: 20 }, (_, index) => `Hari ${22 - index}`)]);
    });

    test("tells of an article what a reader shows, markup as text", async () => {
      await save({ siteName: "R&D <Studio>", siteDescription: '"Kata" & rupa' });
      const image = pictureRecord({ width: 1600, height: 900 });
      const title = `Untung & rugi: 3 < 5 ]]> "kutip"`;
      const id = "6560f0a1b2c3d4e5f6a7b8c9";
      await news({ id, title, slug: "untung", category: "A&B", excerpt: "<b>", date: on(5, 3), featuredImage: image });
      const xml = await textOf("/rss.xml");
      const found = Object.fromEntries(
        ["title", "link", "guid", "pubDate", "category", "description", "language"].map((name) => [
          name,
          textsOf(xml, name),
        ]),
      );
      expect(found).toEqual({
        title: ["R&D <Studio>", title],
        link: ["https://etalase.example/berita", "https://etalase.example/berita/untung"],
        guid: [`https://etalase.example/berita/${id}`],
        pubDate: ["Thu, 05 Nov 2026 03:00:00 GMT"],
        category: ["A&B"],
        description: ['"Kata" & rupa', "<b>"],
        language: ["id"],
      });
      expect(xml).toContain('<atom:link href="https://etalase.example/rss.xml" rel="self"');
      expect(xml).toContain(
        `<media:content url="https://etalase.example/media/${image.file}" medium="image" width="1600" height="900"/>`,
      );
    });

    test("has no draft", async () => {
      await news({ title: "Rahasia", status: "draft", publishedAt: null });
      expect(textsOf(await textOf("/rss.xml"), "title")).toEqual(["Etalase"]);
    });
  });

  test("robots.txt keeps crawlers out of what is no page of the site, and names the sitemap", async () => {
    expect((await textOf("/robots.txt")).split("\n")).toEqual([
      "User-agent: *",
      "Disallow: /dashboard",
      "Disallow: /api",
      "Disallow: /login",
      "Disallow: /register",
      "",
      "Sitemap: https://etalase.example/sitemap.xml",
      "",
    ]);
  });

  describe("the icons", () => {
    type Manifest = Readonly<{ icons: readonly Readonly<{ src: string; sizes: string; type: string }>[] }>;
    const manifest = async (place = "") => JSON.parse(await textOf(`${place}/manifest.webmanifest`)) as Manifest;

    test("of a site without one are drawn, each of the size that the manifest says", async () => {
      const { icons, ...rest } = await manifest();
      expect(rest).toMatchObject({ name: "Etalase", lang: "id", start_url: "/", display: "minimal-ui" });
      const assets = join(import.meta.dirname, "../../../../public-site/public");
      for (const { src, sizes, type } of icons) {
        const { width, height, format } = await sharp(readFileSync(join(assets, src))).metadata();
        expect([`${width}x${height}`, `image/${format}`]).toEqual([sizes, type]);
      }
      expect(icons).toHaveLength(3);
      expect(await get("/favicon.ico")).toMatchObject({
        status: 302,
        headers: { location: "https://etalase.example/assets/icon-192.png" },
      });
    });

    test("and the manifest have the owner's colours", async () => {
      await save({ brand: { primary: "#7A1FA2", dark: "#1B1030" } });
      const { icons, ...rest } = await manifest();
      expect(rest).toMatchObject({ theme_color: "#7A1FA2" });
      expect(icons[0]?.src).toBe("/site/colours/7A1FA2-own-1B1030/icon-192.png");
      for (const path of ["/favicon.ico", "/apple-touch-icon.png"])
        expect((await get(path)).headers.location).toMatch(/\/site\/colours\/7A1FA2-own-1B1030\/[\w-]+\.png$/);
    });

    test("are the site's own where it has one", async () => {
      await save({ siteName: "Studio <Kirana>" }, { favicon: [await pictureUpload()] });
      const { icons, ...rest } = await manifest();
      expect(rest).toMatchObject({ name: "Studio <Kirana>", short_name: "Studio <Kirana>" });
      const src = expect.stringMatching(/^\/media\/[0-9a-f]{32}\.png$/);
      expect(icons).toEqual([{ src, sizes: "64x40", type: "image/png" }]);
      const dashboard = await manifest("/dashboard");
      expect(dashboard).toMatchObject({
        name: "Studio <Kirana>",
        id: "/dashboard",
        start_url: "/dashboard",
        scope: "/dashboard",
        display: "standalone",
        share_target: {
          action: "/dashboard/leads/create",
          method: "GET",
          params: { title: "title", text: "text", url: "url" },
        },
      });
      // Too small for a browser to install the dashboard by it.
      expect(dashboard.icons).toHaveLength(3);
      const { status, headers } = await get("/favicon.ico", { method: "HEAD" });
      expect([status, headers.location]).toEqual([302, `https://etalase.example${icons[0]?.src}`]);
    });
  });
});
