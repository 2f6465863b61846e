import type { NewsArticle, NewsFacets, NewsPage, NewsSummary } from "@etalase/contracts/news.schema";
import { beforeAll, describe, expect, test } from "vitest";
import { answerOf, browser, notFound, postJson, postNews, testApp } from "../../../test/app.ts";
import { sqliteByDay } from "../../../test/databases.ts";
import { newId } from "../../../test/records.ts";

describe.each(sqliteByDay)("reading news on %s", (dialect) => {
  let newest: NewsArticle;
  let oldest: NewsArticle;
  const { app, superadmin: staff } = testApp({ dialect, accounts: ["superadmin"] });
  beforeAll(async () => {
    const post = async (fields: Record<string, string>) => {
      app.pass(1000);
      return postNews(app, staff, fields);
    };
    oldest = await post({ title: "Etalase 100% daring", category: "Bisnis", tags: '["Toko Daring","seo"]' });
    await post({ title: "Judul kedua", category: "Desain", tags: '["seo"]', isHighlighted: "true" });
    await post({ title: "Masih rahasia", category: "Rahasia", tags: '["rahasia"]', status: "draft" });
    newest = await post({ title: "Judul terakhir", category: "Bisnis", tags: "[]" });
  });

  const get = <T>(path: string, headers: Record<string, string> = {}) => answerOf<T>(app.fetch(path, { headers }));
  const titles = async (query: string, headers: Record<string, string> = {}) =>
    (await get<NewsPage>(`/api/news${query}`, headers)).body.news.map(({ title }) => title);

  describe("GET /api/news", () => {
    test("answers the newest first, with counts, and never with content", async () => {
      const { status, body } = await get<NewsPage>("/api/news");
      expect(status).toBe(200);
      expect(body).toMatchObject({ total: 3, page: 1, totalPages: 1 });
      expect(body.news.map(({ title }) => title)).toEqual(["Judul terakhir", "Judul kedua", "Etalase 100% daring"]);
      const { content: _content, ...article } = newest;
      expect(body.news[0]).not.toHaveProperty("content");
      expect(article).toMatchObject(body.news[0] ?? {});
    });

    test("answers the spec's own calls", async () => {
      expect(await titles("?limit=4&status=published")).toHaveLength(3);
      expect(await titles("?page=1&category=Bisnis&status=draft", staff)).toEqual([]);
      expect(await titles("")).toHaveLength(3);
    });

    test.each([
      ["?category=Bisnis", ["Judul terakhir", "Etalase 100% daring"]],
      ["?tag=toko-daring", ["Etalase 100% daring"]],
      ["?tag=Toko%20Daring", ["Etalase 100% daring"]],
      ["?tag=toko-daring&tag=seo", ["Judul kedua", "Etalase 100% daring"]],
      ["?search=JUDUL", ["Judul terakhir", "Judul kedua"]],
      ["?search=100%25", ["Etalase 100% daring"]],
      ["?search=_", []],
      ["?search=rahasia", []],
      ["?archive=2026-11", ["Judul terakhir", "Judul kedua", "Etalase 100% daring"]],
      ["?archive=2026-10", []],
      ["?isHighlighted=true", ["Judul kedua"]],
      ["?sort=oldest&limit=1", ["Etalase 100% daring"]],
      ["?sort=featured", ["Judul kedua", "Judul terakhir", "Etalase 100% daring"]],
      ["?sort=titleAsc", ["Etalase 100% daring", "Judul kedua", "Judul terakhir"]],
      ["?category=Bisnis&search=judul&unknown=1", ["Judul terakhir"]],
    ])("answers %s", async (query, expected) => {
      expect(await titles(query)).toEqual(expected);
    });

    test("searches the category for staff, and finds their drafts", async () => {
      expect(await titles("?search=rahasia", staff)).toEqual(["Masih rahasia"]);
      expect(await titles("?search=desain", staff)).toEqual(["Judul kedua"]);
      expect(await titles("?status=draft", staff)).toEqual(["Masih rahasia"]);
    });

    test.each([
      ["page=1&page=2", "page must be a whole number from 1 to 10000"],
      ["status=deleted", "status must be one of: draft, published"],
      ["isHighlighted=maybe", "isHighlighted must be true or false"],
      ["archive=2026-13", "archive must be a month like 2026-11"],
      [
        "tag[$ne]=x&search[$ne]=x&search=%00",
        "search contains characters that cannot be used: U+0000 at the beginning",
      ],
    ])("refuses ?%s under its field", async (query, sentence) => {
      const field = sentence.split(" ")[0] ?? "";
      expect(await get(`/api/news?${query}`)).toEqual({
        status: 400,
        body: { message: sentence, errors: { [field]: sentence } },
      });
    });
  });

  describe("GET /api/news/categories and /facets", () => {
    test("tell what the caller may see", async () => {
      expect(await get("/api/news/categories")).toEqual({ status: 200, body: ["Bisnis", "Desain"] });
      expect((await get("/api/news/categories", staff)).body).toEqual(["Bisnis", "Desain", "Rahasia"]);
      expect((await get<NewsFacets>("/api/news/facets")).body).toEqual({
        categories: [
          { name: "Bisnis", count: 2 },
          { name: "Desain", count: 1 },
        ],
        tags: [
          { name: "seo", slug: "seo", count: 2 },
          { name: "Toko Daring", slug: "toko-daring", count: 1 },
        ],
        archives: [{ month: "2026-11", count: 3 }],
      });
      expect((await get<NewsFacets>("/api/news/facets", staff)).body.archives).toEqual([
        { month: "2026-11", count: 4 },
      ]);
    });
  });

  describe("one article", () => {
    test("is answered whole, by id and by slug", async () => {
      // The account behind the byline is for staff.
      const expected = { ...newest, authorId: null };
      expect(await get(`/api/news/${newest.id}`)).toEqual({ status: 200, body: expected });
      expect(await get(`/api/news/slug/judul-terakhir`)).toEqual({ status: 200, body: expected });
      for (const time of [newest.date, newest.createdAt, newest.updatedAt])
        expect(time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    });

    test.each([
      "x",
      "6560F0A1B2C3D4E5F6A7B8C9",
      "6560f0a1b2c3d4e5f6a7b8c9",
      "%00",
      "%ZZ",
      "..%2f..%2fhealthz",
      "constructor",
    ])("is not found at /api/news/%s", async (id) => {
      expect(await get(`/api/news/${id}`)).toEqual(notFound);
      expect(await get(`/api/news/slug/${id}`)).toEqual(notFound);
      expect((await app.raw(`/berita/${id}`, { headers: [["Host", "localhost:8080"]] })).status).toBe(404);
    });

    test("is found in its exact spelling of the address alone", async () => {
      for (const path of [
        `/api/news/${newest.id}/`,
        `/api/NEWS/${newest.id}`,
        "/api/news/",
        "/api/nothing",
        "/api/news/slug/",
      ])
        expect((await app.fetch(path)).status).toBe(404);
    });

    test("at an address that it had moves to the new one for good, on its page too", async () => {
      const { id } = await postNews(app, staff, { slug: "alamat-lama" });
      await postJson(app, `/api/news/${id}`, { slug: "alamat-kedua" }, staff, "PUT");
      await postJson(app, `/api/news/${id}`, { slug: "alamat-baru" }, staff, "PUT");
      for (const old of ["alamat-lama", "alamat-kedua"])
        for (const path of ["/api/news/slug/", "/berita/"]) {
          const response = await app.fetch(`${path}${old}`);
          expect([response.status, response.headers.get("Location")]).toEqual([
            301,
            `http://localhost:8080${path}alamat-baru`,
          ]);
        }
      expect((await get<NewsArticle>("/api/news/slug/alamat-baru")).body.id).toBe(id);
      await postJson(app, `/api/news/${id}`, { status: "draft" }, staff, "PUT");
      expect(await get("/api/news/slug/alamat-lama")).toEqual(notFound);
      await app.fetch(`/api/news/${id}`, { method: "DELETE", headers: staff });
      expect(await get("/api/news/slug/alamat-lama", staff)).toEqual(notFound);
    });

    test("has up to three related ones", async () => {
      const { body } = await get<NewsSummary[]>(`/api/news/${oldest.id}/related`);
      expect(body.map(({ title }) => title)).toEqual(["Judul kedua", "Judul terakhir"]);
      expect(body[0]).not.toHaveProperty("content");
      for (const id of [newId(), "x"]) expect(await get(`/api/news/${id}/related`)).toEqual(notFound);
    });
  });

  describe("asking again", () => {
    // Sent without fetch, which would add a header against cached answers.
    const ask = (path: string, tag: string) => app.raw(path, { headers: [["If-None-Match", tag]] });

    test("lists and facets are 304 until they change", async () => {
      for (const path of ["/api/news?limit=2", "/api/news/facets", "/api/news/categories"]) {
        const tag = (await app.fetch(path)).headers.get("ETag") ?? "";
        expect(tag).toMatch(/^"[\w-]{43}(?:-gzip)?"$/);
        expect((await ask(path, tag)).status).toBe(304);
        expect((await ask(path, '"else"')).status).toBe(200);
      }
    });
  });

  describe("POST /api/news/{id}/view", () => {
    const view = (id: string, headers: Record<string, string> = {}) =>
      app.fetch(`/api/news/${id}/view`, { method: "POST", headers: { "User-Agent": browser, ...headers } });
    const views = async () => (await get<NewsArticle>(`/api/news/${newest.id}`)).body.views;

    test("counts a visitor once, and changes neither ETag nor time", async () => {
      const before = await get<NewsArticle>(`/api/news/${newest.id}`);
      const response = await view(newest.id);
      expect([response.status, await response.text()]).toEqual([204, ""]);
      expect((await view(newest.id)).status).toBe(204);
      const after = await app.fetch(`/api/news/${newest.id}`);
      expect(after.headers.get("ETag")).toBe('"1"');
      expect(await after.json()).toEqual({ ...before.body, views: 1 });
    });

    test("tells visitors apart by address and browser", async () => {
      const before = await views();
      await view(newest.id, { "X-Forwarded-For": "203.0.113.7" });
      await view(newest.id, { "User-Agent": `${browser} other` });
      expect(await views()).toBe(before + 2);
    });

    test("does not count robots and staff", async () => {
      const before = await views();
      for (const headers of [
        staff,
        { Cookie: "etalase_staff=1" },
        { "User-Agent": "Googlebot/2.1 (+http://www.google.com/bot.html)" },
        { "User-Agent": "curl/8.5.0" },
        { "User-Agent": "" },
      ])
        expect((await view(newest.id, { "X-Forwarded-For": "203.0.113.8", ...headers })).status).toBe(204);
      expect(await views()).toBe(before);
    });

    test("finds nothing where there is nothing, whoever asks", async () => {
      for (const headers of [{}, staff, { "User-Agent": "curl/8.5.0" }])
        for (const id of [newId(), "x"]) expect(await answerOf(view(id, headers))).toEqual(notFound);
    });
  });

  test("finds an article from its time to its end", async () => {
    const after = (ms: number) => new Date(app.now().getTime() + ms).toISOString();
    await postNews(app, staff, { title: "Sebentar", publishAt: after(60_000), unpublishAt: after(120_000) });
    for (const found of [[], ["Sebentar"], []]) {
      expect(await titles("?search=sebentar")).toEqual(found);
      app.pass(60_000);
    }
  });
});
