import { newsSorts } from "@etalase/contracts/news";
import type { NewsArticle, NewsPage } from "@etalase/contracts/news.schema";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import {
  account,
  answerOf,
  bearer,
  newsForm,
  pictureBytes,
  postJson,
  postNews,
  signUp,
  startTestApp,
  type TestApp,
  validNews,
} from "../../../test/app.ts";
import { sqliteByDay } from "../../../test/databases.ts";
import { kindCases } from "../../../test/kinds/cases.ts";
import { newId } from "../../../test/records.ts";
import { limits } from "../limits.ts";

kindCases({
  resource: "news",
  key: "news",
  form: validNews,
  json: { ...validNews, tags: ["umkm", "toko daring"] },
  answer: {
    ...validNews,
    tags: ["umkm", "toko daring"],
    slug: "tujuh-tanda-situs-perlu-diperbarui",
    excerpt: "Pelanggan menilai sebuah usaha dari halaman pertamanya.",
    hasOwnExcerpt: false,
    author: { name: account.name },
    authorId: expect.stringMatching(/^[0-9a-f]{24}$/),
    isHighlighted: false,
    views: 0,
    readingTime: 1,
    date: expect.stringMatching(/^2026-11-2/),
    publishAt: null,
    unpublishAt: null,
    noindex: false,
    language: "id",
    translationOf: "",
    translation: null,
    seoTitle: "",
    seoDescription: "",
    shareImage: "",
    shareImageSet: null,
  },
  pictures: {
    featuredImage: {
      isRequired: true,
      megabytes: 5,
      wrongType: "Invalid file type. Only JPEG, JPG, PNG, GIF, and WebP are allowed.",
    },
  },
  least: {
    form: { title: validNews.title, content: validNews.content, category: validNews.category },
    answer: { status: "draft", isHighlighted: false, tags: [] },
  },
  missing: {
    title: "Title is required",
    content: "Content is required",
    category: "Category is required",
    featuredImage: "Featured image is required",
  },
  refusals: [
    [{ title: "abcd" }, { title: "Title must be at least 5 characters long" }],
    [{ content: "<script>nothing that a reader sees</script>" }, { content: "Content is required" }],
  ],
  edit: { category: "Desain" },
  hiding: { status: "draft" },
  showing: { status: "published" },
  fixed: [{ views: 5, role: "superadmin", isFeatured: true }, { featuredImage: "http://localhost:8080/media/a.webp" }],
  maxBytes: limits.uploadBytes,
  hidden: {
    records: ["/slug/SLUG", "/ID/related", "/berita/SLUG", "/berita/ID"],
    lists: ["?category=Bisnis", "?tag=umkm"],
  },
  refusedQueries: [["?sort=title", `sort must be one of: ${newsSorts.join(", ")}`]],
  otherMethods: [
    ["DELETE", "/categories", "GET, HEAD"],
    ["GET", `/${newId()}/view`, "POST"],
  ],
  named: (title) => ({ title }),
});

describe.each(sqliteByDay)("writing news on %s", (dialect) => {
  let app: TestApp;
  let token: string;
  let staff: Record<string, string>;
  let user: Record<string, string>;
  beforeAll(async () => {
    app = await startTestApp({ dialect });
    ({ token } = await signUp(app));
    staff = bearer(token);
    user = bearer((await signUp(app, { username: "budi", email: "budi@example.com" })).token);
  });
  afterEach(async () => {
    // Either way, each article has its one picture, and no upload is left.
    const { news } = await all();
    expect(await app.shownFiles()).toEqual(news.map(({ featuredImage }) => featuredImage.split("/").pop()).sort());
    const leftBelow = (await app.uploadFiles()).filter((name) => name.includes("/"));
    expect(leftBelow).toEqual([]);
    if (news.length > 0)
      await app.fetch(`/api/news?ids=${news.map(({ id }) => id).join(",")}`, { method: "DELETE", headers: staff });
  });
  afterAll(() => app.close());

  const all = async () => (await answerOf<NewsPage>(app.fetch("/api/news", { headers: staff }))).body;
  const create = (body: RequestInit["body"], headers: Record<string, string> = {}) =>
    app.fetch("/api/news", { method: "POST", body, headers: { ...staff, ...headers } });
  const createJson = async (fields: Record<string, unknown> = {}) =>
    postJson(app, "/api/news", { ...validNews, featuredImage: await dataUrl(), ...fields }, staff);
  const put = (id: string, fields: unknown, headers: Record<string, string> = {}) =>
    postJson(app, `/api/news/${id}`, fields, { ...staff, ...headers }, "PUT");
  const putForm = (id: string, form: FormData, headers: Record<string, string> = {}) =>
    app.fetch(`/api/news/${id}`, { method: "PUT", body: form, headers: { ...staff, ...headers } });
  const dataUrl = async () => `data:image/png;base64,${Buffer.from(await pictureBytes()).toString("base64")}`;

  describe("POST /api/news", () => {
    test("stores a form as the dashboard sends it", async () => {
      const response = await create(await newsForm({ isHighlighted: "true" }));
      expect(response.headers.get("ETag")).toBe('"1"');
      expect(response.headers.get("Cache-Control")).toBe("no-store");
      const { status, body } = await answerOf<NewsArticle>(response);
      expect(status).toBe(201);
      expect(body).toMatchObject({
        title: validNews.title,
        slug: "tujuh-tanda-situs-perlu-diperbarui",
        tags: ["umkm", "toko daring"],
        status: "published",
        isHighlighted: true,
        author: { name: account.name },
      });
      // The account behind the byline is for staff.
      expect((await answerOf(app.fetch(`/api/news/${body.id}`))).body).toEqual({ ...body, authorId: null });
      const picture = await fetch(body.featuredImage.replace(app.url, app.base));
      expect([picture.status, picture.headers.get("Content-Type")]).toEqual([200, "image/webp"]);
    });

    test("stores JSON with the picture as a data URL, and tags as list or text", async () => {
      for (const tags of [["umkm", "toko daring"], validNews.tags]) {
        const { status, body } = await answerOf<NewsArticle>(createJson({ tags, isHighlighted: true }));
        expect(status).toBe(201);
        expect(body).toMatchObject({ tags: ["umkm", "toko daring"], isHighlighted: true });
      }
    });

    test("answers what was stored, which is sanitised", async () => {
      const content =
        '<h1 onclick="x()">Judul</h1><p style="color:red">Isi yang cukup panjang.</p><script>x()</script>';
      const { body } = await answerOf<NewsArticle>(createJson({ content }));
      expect(body.content).toBe("<h2>Judul</h2><p>Isi yang cukup panjang.</p>");
    });

    test("takes no notice of what an author may not set", async () => {
      const wish = { id: newId(), _id: newId(), views: 999, version: 7, createdAt: "2020-01-01", date: "2020-01-01" };
      const { status, body } = await answerOf<NewsArticle>(
        createJson({ ...wish, author: "x", authorName: "x", role: "x" }),
      );
      expect(status).toBe(201);
      expect(body).toMatchObject({ views: 0, version: 1, author: { name: account.name } });
      expect([body.id, body._id]).not.toContain(wish.id);
      expect(body.date.startsWith("2026-11-21")).toBe(true);
    });

    test("asks who it is before it reads even a large body", async () => {
      const large = await create("x".repeat(9_000_000), { ...user, "Content-Type": "application/json" });
      expect(large.status).toBe(403);
    });
  });

  describe("PUT /api/news/{id}", () => {
    test("changes what is present and leaves the rest, as JSON and as a form", async () => {
      const before = await postNews(app, token, { isHighlighted: "true" });
      app.pass(1000);
      const { status, body } = await answerOf<NewsArticle>(put(before.id, { category: "Desain" }));
      expect(status).toBe(200);
      expect(body).toEqual({ ...before, category: "Desain", version: 2, updatedAt: body.updatedAt });
      expect(Date.parse(body.updatedAt) - Date.parse(before.updatedAt)).toBe(1000);
      const form = new FormData();
      form.set("isHighlighted", "false");
      form.set("tags", '["baru"]');
      expect((await answerOf<NewsArticle>(putForm(before.id, form))).body).toMatchObject({
        category: "Desain",
        isHighlighted: false,
        tags: ["baru"],
        title: before.title,
        featuredImage: before.featuredImage,
        version: 3,
      });
    });

    test("with a picture puts it in the place of the old one", async () => {
      const before = await postNews(app, token);
      const form = new FormData();
      form.set("featuredImage", new File([new Uint8Array(await pictureBytes(80, 50))], "b.png", { type: "image/png" }));
      const byForm = await answerOf<NewsArticle>(putForm(before.id, form));
      expect(byForm.body.featuredImageSet).toMatchObject({ width: 80, height: 50 });
      const byJson = await answerOf<NewsArticle>(put(before.id, { featuredImage: await dataUrl() }));
      expect(byJson.body.featuredImageSet).toMatchObject({ width: 64, height: 40 });
      expect((await app.fetch(new URL(before.featuredImage).pathname)).status).toBe(404);
    });

    test("follows the title with the slug until it is public, and no longer", async () => {
      const { id } = await postNews(app, token, { status: "draft" });
      const slugAfter = async (fields: object) => (await answerOf<NewsArticle>(put(id, fields))).body.slug;
      expect(await slugAfter({ title: "Judul kedua" })).toBe("judul-kedua");
      expect(await slugAfter({ status: "published" })).toBe("judul-kedua");
      expect(await slugAfter({ title: "Judul ketiga" })).toBe("judul-kedua");
      expect(await slugAfter({ slug: "alamat-sendiri" })).toBe("alamat-sendiri");
    });
  });

  describe("PUT /api/news/bulk-update", () => {
    const bulk = (body: unknown, headers = staff) => postJson(app, "/api/news/bulk-update", body, headers, "PUT");

    test("changes all that are named, and counts them", async () => {
      const [a, b] = [await postNews(app, token, { status: "draft" }), await postNews(app, token, { status: "draft" })];
      expect(
        await answerOf(bulk({ ids: [a.id, b.id, a.id], update: { status: "published", isHighlighted: "true" } })),
      ).toEqual({
        status: 200,
        body: { updated: 2 },
      });
      const { news } = (await answerOf<NewsPage>(app.fetch("/api/news?isHighlighted=true"))).body;
      expect(news).toHaveLength(2);
    });
  });
});
