import { kinds } from "@etalase/contracts/kinds";
import type { NewsFacets, NewsPage, NewsSummary } from "@etalase/contracts/news.schema";
import type { OwnPage } from "@etalase/contracts/pages.schema";
import type { PortfolioItem } from "@etalase/contracts/portfolio.schema";
import type { RenderPage } from "@etalase/contracts/public-api";
import { articlePath } from "@etalase/contracts/site/paths";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { answerOf, bearer, invalid, postJson, signUp, startTestApp, type TestApp } from "../../test/app.ts";
import { dialects } from "../../test/databases.ts";
import { newsRecord, pageRecord, pictureRecord, portfolioRecord } from "../../test/records.ts";

/** Renders articles at their own address, and leads there from others. */
const render: RenderPage = async (url, api) => {
  const page = { html: "<!doctype html>", policy: "default-src 'none'", indexable: true };
  const found = await api.article(url.split("/").at(-1) ?? "");
  if (!found) return { ...page, status: 404 };
  const location = articlePath(found.slug, found.language);
  return location === url ? { ...page, status: 200 } : { ...page, status: 301, location };
};

describe.each(dialects)("content in two languages, on %s", (dialect) => {
  let app: TestApp;
  let staff: ReturnType<typeof bearer>;
  beforeEach(async () => {
    app = await startTestApp({ dialect, render });
    staff = bearer((await signUp(app)).token);
  });
  afterEach(() => app.close());

  const bodyOf = async <T>(path: string, headers?: Record<string, string>) =>
    (await answerOf<T>(app.fetch(path, headers ? { headers } : {}))).body;
  const put = (path: string, change: object) => answerOf(postJson(app, path, change, staff, "PUT"));

  const { news, portfolio, pages } = {
    news: (changes: Parameters<typeof newsRecord>[0]) => app.services.demo.news.insert(newsRecord(changes)),
    portfolio: (changes: Parameters<typeof portfolioRecord>[0]) =>
      app.services.demo.portfolio.insert(portfolioRecord({ featuredImage: pictureRecord(), ...changes })),
    pages: (changes: Parameters<typeof pageRecord>[0]) => app.services.demo.pages.insert(pageRecord(changes)),
  };
  const change = (write: () => Promise<unknown>) => app.services.demo.changeContent(write);

  test.each([
    ["news", news],
    ["portfolio", portfolio],
    ["pages", pages],
  ] as const)(
    "%s lead to each other while both are public, and only the first translation counts",
    async (kind, insert) => {
      const id = (name: string) => name.padStart(24, "a");
      await change(async () => {
        await insert({ id: id("1"), slug: "asli" });
        await insert({ id: id("2"), slug: "original", language: "en", translationOf: id("1") });
      });
      const translationOf = async (slug: string) =>
        (await bodyOf<Pick<OwnPage, "translation">>(`/api/${kind}/slug/${slug}`)).translation;
      const tagOf = async () => (await app.fetch(`/api/${kind}/slug/asli`)).headers.get("ETag");
      const tag = await tagOf();
      expect(await translationOf("asli")).toEqual({ language: "en", slug: "original" });
      expect(await translationOf("original")).toEqual({ language: "id", slug: "asli" });
      await put(`/api/${kind}/${id("2")}`, { status: "draft" });
      expect(await translationOf("asli")).toBeNull();
      // The same version has another answer now. An edit may still name it.
      expect(await tagOf()).not.toBe(tag);
      const named = { ...staff, "If-Match": tag ?? "" };
      const edit = await postJson(app, `/api/${kind}/${id("1")}`, { title: "Judul yang asli" }, named, "PUT");
      expect(edit.status).toBe(200);
      expect(await put(`/api/${kind}/${id("2")}`, { status: "published", language: "id" })).toMatchObject({
        body: { language: "id", translationOf: "", translation: null },
      });
      expect(await translationOf("asli")).toBeNull();
      await put(`/api/${kind}/${id("2")}`, { language: "en", translationOf: id("1") });
      await change(() => insert({ id: id("3"), slug: "second", language: "en", translationOf: id("1") }));
      expect([await translationOf("asli"), await translationOf("second")]).toEqual([
        { language: "en", slug: "original" },
        null,
      ]);
      await app.fetch(`/api/${kind}/${id("1")}`, { method: "DELETE", headers: staff });
      expect(await translationOf("original")).toBeNull();
      // Its original is gone: it may keep the id, which no stranger reads.
      expect((await put(`/api/${kind}/${id("2")}`, { translationOf: id("1"), noindex: true })).status).toBe(200);
      expect((await bodyOf<OwnPage>(`/api/${kind}/slug/original`)).translationOf).toBe("");
      expect((await bodyOf<OwnPage>(`/api/${kind}/slug/original`, staff)).translationOf).toBe(id("1"));
      expect(kinds[kind].pageOf("original", "en")).toMatch(/^\/en\/(?:berita\/|portfolio\/)?original$/);
    },
  );

  test.each([
    ["news", "pages"],
    ["portfolio", "news"],
    ["pages", "portfolio"],
  ] as const)("%s can only be translations of an original of their kind", async (kind, other) => {
    const insert = { news, portfolio, pages };
    const id = (name: string) => name.padStart(24, "b");
    await change(async () => {
      await insert[kind]({ id: id("1"), slug: "asli" });
      await insert[kind]({ id: id("2"), slug: "original", language: "en", translationOf: id("1") });
      await insert[kind]({ id: id("3"), slug: "second", language: "en" });
      await insert[other]({ id: id("4"), slug: "lain" });
    });
    const name = (translationOf: string) => put(`/api/${kind}/${id("3")}`, { translationOf });
    // Itself, a translation, a record of another kind, and none.
    for (const unknown of ["3", "2", "4", "5"])
      expect(await name(id(unknown)), unknown).toEqual(
        invalid({ translationOf: "Translation of must be an Indonesian record of the same kind" }),
      );
    expect(await name(id("1"))).toMatchObject({ status: 200, body: { translationOf: id("1") } });
    expect(await name("")).toMatchObject({ status: 200, body: { translationOf: "" } });
  });

  test("visitors get one language of every list, staff both unless they ask for one", async () => {
    await change(async () => {
      await news({ slug: "asli", title: "Artikel asli", category: "Bisnis", tags: ["umkm"] });
      const translationOf = "d".repeat(24);
      await news({
        slug: "english",
        title: "An article",
        category: "Business",
        tags: ["seo"],
        language: "en",
        translationOf,
      });
    });
    const titles = async (query: string, headers?: Record<string, string>) =>
      (await bodyOf<NewsPage>(`/api/news${query}`, headers)).news.map(({ title }) => title).toSorted();
    expect(await titles("")).toEqual(["Artikel asli"]);
    expect(await titles("?language=en")).toEqual(["An article"]);
    expect(await titles("", staff)).toEqual(["An article", "Artikel asli"]);
    expect(await titles("?language=id", staff)).toEqual(["Artikel asli"]);
    expect(await titles(`?translationOf=${"d".repeat(24)}`, staff)).toEqual(["An article"]);
    expect(await titles(`?translationOf=${"e".repeat(24)}`, staff)).toEqual([]);
    expect(await bodyOf("/api/news?language=fr")).toMatchObject({ message: "language must be one of: id, en" });
    const categories = async (query: string, headers?: Record<string, string>) =>
      (await bodyOf<NewsFacets>(`/api/news/facets${query}`, headers)).categories.map(({ name }) => name);
    expect(await categories("")).toEqual(["Bisnis"]);
    expect(await categories("?language=en")).toEqual(["Business"]);
    expect(await categories("", staff)).toEqual(["Bisnis", "Business"]);
    expect(await bodyOf("/api/news/categories")).toEqual(["Bisnis"]);
  });

  test("an article's kin and a project's neighbour speak its language", async () => {
    const kin = { category: "Bisnis", tags: ["umkm"] };
    const id = "b".repeat(24);
    await change(async () => {
      await news({ slug: "satu", title: "Satu", ...kin });
      await news({ id, slug: "one", title: "One", language: "en", ...kin });
      await news({ slug: "two", title: "Two", language: "en", ...kin });
      await portfolio({ slug: "kopi", title: "Situs kopi", isFeatured: true, projectType: "Toko" });
      await portfolio({ id, slug: "coffee", title: "Coffee", isFeatured: true, projectType: "Shop", language: "en" });
      await portfolio({ slug: "tea", title: "Tea", projectType: "Shop", language: "en" });
    });
    const related = await bodyOf<readonly NewsSummary[]>(`/api/news/${id}/related`);
    expect(related.map(({ title }) => title)).toEqual(["Two"]);
    expect((await bodyOf<PortfolioItem>(`/api/portfolio/${id}/next`)).title).toBe("Tea");
    const featured = async (query: string) =>
      (await bodyOf<readonly PortfolioItem[]>(`/api/portfolio/featured${query}`)).map(({ title }) => title);
    expect([await featured(""), await featured("?language=en")]).toEqual([["Situs kopi"], ["Coffee"]]);
    expect(await bodyOf("/api/portfolio/project-types")).toEqual(["Toko"]);
    expect(await bodyOf("/api/portfolio/project-types?language=en")).toEqual(["Shop"]);
  });

  test("sitemap and feeds know the other language once the site speaks it", async () => {
    await change(async () => {
      await news({ slug: "asli", title: "Artikel asli", tags: ["umkm"] });
      await news({ slug: "english", title: "An article", tags: ["seo"], language: "en" });
      await portfolio({ slug: "coffee", title: "Coffee", language: "en" });
    });
    const text = async (path: string) => (await app.fetch(path)).text();
    const places = async () =>
      [...(await text("/sitemap.xml")).matchAll(/<loc>[^<]+?(\/en[^<]*)/g)].map(([, at]) => at);
    expect(await places()).toEqual([]);
    expect((await app.fetch("/en/rss.xml")).status).toBe(404);
    await put("/api/settings", { english: true });
    expect(await places()).toEqual([
      "/en",
      "/en/berita",
      "/en/portfolio",
      "/en/berita/english",
      "/en/portfolio/coffee",
      "/en/berita/tag/seo",
    ]);
    const [own, english] = [await text("/rss.xml"), await text("/en/rss.xml")];
    expect([own.includes("Artikel asli"), own.includes("An article")]).toEqual([true, false]);
    expect(english).toContain("<language>en</language>");
    expect(english).toContain("/en/berita/english</link>");
    expect(english).not.toContain("Artikel asli");
  });

  test("an article in English is sent to no subscriber, since letters are in Indonesian", async () => {
    const id = "c".repeat(24);
    await change(() => news({ id, slug: "english", title: "An article", language: "en" }));
    const sent = await answerOf(postJson(app, `/api/news/${id}/digest`, {}, staff));
    expect(sent.status).toBe(400);
  });

  test("a record whose language goes there and back leads nobody in a circle once it is gone", async () => {
    const id = "f".repeat(24);
    await put("/api/settings", { english: true });
    await change(() => news({ id, slug: "kopi", title: "Kopi" }));
    const look = async (path: string) => {
      app.pass(1_000);
      const { status } = await app.fetch(path);
      await app.services.askedCounter.write();
      return status;
    };
    for (const language of ["en", "id", "en"]) {
      await put(`/api/news/${id}`, { language });
      const [here, elsewhere] =
        language === "en" ? ["/en/berita/kopi", "/berita/kopi"] : ["/berita/kopi", "/en/berita/kopi"];
      expect([await look(here), await look(elsewhere)]).toEqual([200, 301]);
    }
    await app.fetch(`/api/news/${id}`, { method: "DELETE", headers: staff });
    for (const path of ["/berita/kopi", "/en/berita/kopi"]) expect(await look(path), path).toBe(404);
    const { redirects } = await bodyOf<{ redirects: unknown[] }>("/api/redirects?page=1", staff);
    expect(redirects).toEqual([]);
  });

  test("a redirect gives way to pages in English as long as there are some", async () => {
    await change(() => news({ slug: "english", title: "An article", language: "en" }));
    const redirect = (from: string) => answerOf(postJson(app, "/api/redirects", { from, to: "/berita" }, staff));
    expect((await redirect("/en/berita/tag/seo")).status).toBe(201);
    await put("/api/settings", { english: true });
    for (const from of ["/en/berita/english/", "/en/berita", "/en/berita/tag/toko"])
      expect(await redirect(from)).toMatchObject({ body: { errors: { from: "A page of the site has this address" } } });
    for (const from of ["/en/login", "/en/portfolio"]) expect((await redirect(from)).status).toBe(201);
  });
});
