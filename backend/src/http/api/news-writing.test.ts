import type { NewsArticle, NewsPage } from "@etalase/contracts/news.schema";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import {
  account,
  answerOf,
  bearer,
  invalid,
  newsForm,
  pictureBytes,
  postJson,
  postNews,
  signUp,
  startTestApp,
  type TestApp,
  validNews,
} from "../../../test/app.ts";
import { dialects } from "../../../test/databases.ts";
import { newId } from "../../../test/records.ts";

describe.each(dialects)("writing news on %s", (dialect) => {
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
    expect(await app.mediaFiles()).toEqual(news.map(({ featuredImage }) => featuredImage.split("/").pop()).sort());
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
      expect((await answerOf(app.fetch(`/api/news/${body.id}`))).body).toEqual(body);
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

    test("is a draft without highlight unless told otherwise", async () => {
      const form = await newsForm();
      for (const name of ["status", "tags"]) form.delete(name);
      expect((await answerOf(create(form))).body).toMatchObject({ status: "draft", isHighlighted: false, tags: [] });
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

    test("names everything that is wrong at once, the picture too", async () => {
      const errors = {
        title: "Title is required",
        content: "Content is required",
        category: "Category is required",
        featuredImage: "Featured image is required",
      };
      expect(await answerOf(create(new FormData()))).toEqual(invalid(errors));
      expect(await answerOf(postJson(app, "/api/news", {}, staff))).toEqual(invalid(errors));
      expect(await answerOf(app.fetch("/api/news", { method: "POST", headers: staff }))).toEqual(invalid(errors));
    });

    test.each<[Record<string, string>, Record<string, string>]>([
      [{ title: "abcd" }, { title: "Title must be at least 5 characters long" }],
      [{ title: "a".repeat(201) }, { title: "Title cannot exceed 200 characters" }],
      [{ content: "<p>Terlalu pendek</p>" }, { content: "Content must be at least 20 characters long" }],
      [{ content: "<script>nothing that a reader sees</script>" }, { content: "Content is required" }],
      [{ category: "  " }, { category: "Category is required" }],
      [{ tags: '["a","b","c","d","e","f"]' }, { tags: "Maximum 5 tags allowed" }],
      [{ tags: "a,b" }, { tags: "Tags must be a list of texts" }],
      [{ status: "live" }, { status: "Status must be one of: draft, published" }],
      [{ isHighlighted: "yes" }, { isHighlighted: "Highlight must be true or false" }],
      [{ slug: "Tidak Boleh" }, { slug: "Slug can only contain a-z, 0-9 and single hyphens, at most 160 characters" }],
    ])("refuses %.60j and keeps nothing", async (fields, errors) => {
      expect(await answerOf(create(await newsForm(fields)))).toEqual(invalid(errors));
      expect((await all()).total).toBe(0);
    });

    test("refuses a picture that is none, or of another type, or too large", async () => {
      const form = async (bytes: Uint8Array, type: string) => {
        const sent = await newsForm({}, null);
        sent.set("featuredImage", new File([new Uint8Array(bytes)], "gambar", { type }));
        return sent;
      };
      const text = new TextEncoder().encode("no picture");
      const refusals = [
        [await form(text, "image/png"), "The image could not be read"],
        [
          await form(await pictureBytes(), "image/svg+xml"),
          "Invalid file type. Only JPEG, JPG, PNG, GIF, and WebP are allowed.",
        ],
        [
          await form(new Uint8Array(5_242_881), "image/png"),
          "File size exceeds 5MB limit. Please choose a smaller file.",
        ],
      ] as const;
      for (const [sent, featuredImage] of refusals)
        expect(await answerOf(create(sent))).toEqual(invalid({ featuredImage }));
      const asJson = { featuredImage: `data:image/png;base64,${Buffer.from(text).toString("base64")}` };
      expect(await answerOf(createJson(asJson))).toEqual(invalid({ featuredImage: "The image could not be read" }));
      expect(await answerOf(createJson({ featuredImage: "https://example.com/a.png" }))).toEqual(
        invalid({ featuredImage: "Featured image is required" }),
      );
    });

    test("refuses a slug that is taken", async () => {
      await postNews(app, token, { slug: "satu" });
      expect(await answerOf(create(await newsForm({ slug: "satu" })))).toEqual({
        status: 409,
        body: { message: "Slug is already in use", errors: { slug: "Slug is already in use" } },
      });
    });

    test("refuses more than 6 MB before it reads them", async () => {
      const form = await newsForm({}, new Uint8Array(6_291_456));
      expect(await answerOf(create(form))).toEqual({ status: 413, body: { message: "The upload is too large" } });
    });

    test("refuses a body of unknown length, or of another type, or cut off", async () => {
      const cut = '--x\r\nContent-Disposition: form-data; name="title"\r\n\r\nTujuh tanda situs';
      const chunked = await app.raw("/api/news", {
        method: "POST",
        headers: [...Object.entries(staff), ["Content-Type", "application/json"], ["Transfer-Encoding", "chunked"]],
      });
      expect([chunked.status, chunked.text]).toEqual([411, '{"message":"Content-Length is required"}']);
      expect(await answerOf(create("x", { "Content-Type": "text/plain" }))).toEqual({
        status: 415,
        body: { message: "Send JSON or multipart form data" },
      });
      expect(await answerOf(create(cut, { "Content-Type": "multipart/form-data; boundary=x" }))).toEqual({
        status: 400,
        body: { message: "The request body could not be read" },
      });
    });

    test("asks who it is before it reads the body", async () => {
      const form = await newsForm();
      const anonymous = await app.fetch("/api/news", { method: "POST", body: form });
      expect(await answerOf(anonymous)).toEqual({ status: 401, body: { message: "Please sign in" } });
      expect(await answerOf(create(form, user))).toEqual({
        status: 403,
        body: { message: "You are not allowed to do this" },
      });
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

    test("sent again as the dashboard read it changes only what was changed", async () => {
      const before = await postNews(app, token);
      const { body } = await answerOf<NewsArticle>(put(before.id, { ...before, title: "Judul yang baru" }));
      expect(body).toEqual({ ...before, title: "Judul yang baru", version: 2, updatedAt: body.updatedAt });
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

    test.each([
      {},
      { views: 5, role: "superadmin", isFeatured: true },
      { featuredImage: "http://localhost:8080/media/a.webp" },
    ])("of nothing that can change is refused: %j", async (fields) => {
      const { id } = await postNews(app, token);
      expect(await answerOf(put(id, fields))).toEqual({ status: 400, body: { message: "No updatable fields" } });
      expect((await answerOf<NewsArticle>(app.fetch(`/api/news/${id}`))).body.version).toBe(1);
    });

    test("keeps the rules for what is present, and the article as it was", async () => {
      const before = await postNews(app, token);
      expect(await answerOf(put(before.id, { title: "", content: "<p>pendek</p>", isHighlighted: 1 }))).toEqual(
        invalid({
          title: "Title is required",
          content: "Content must be at least 20 characters long",
          isHighlighted: "Highlight must be true or false",
        }),
      );
      const form = await newsForm({ title: "Tidak tersimpan" }, new TextEncoder().encode("no picture"));
      expect(await answerOf(putForm(before.id, form))).toEqual(
        invalid({ featuredImage: "The image could not be read" }),
      );
      expect((await answerOf(app.fetch(`/api/news/${before.id}`))).body).toEqual(before);
    });

    test("with the version that was read is refused when it is outdated", async () => {
      const { id } = await postNews(app, token);
      expect((await put(id, { category: "Desain" }, { "If-Match": '"1"' })).status).toBe(200);
      const stale = {
        status: 412,
        body: { message: "Someone else has changed this record. Reload it to see the latest version." },
      };
      for (const tag of ['"1"', '"3"', '"x"', "2", 'W/"2"'])
        expect(await answerOf(put(id, { category: "Promosi" }, { "If-Match": tag }))).toEqual(stale);
      expect(await answerOf(putForm(id, await newsForm(), { "If-Match": '"1"' }))).toEqual(stale);
      for (const tag of ['"2"', "*"])
        expect((await put(id, { category: "Promosi" }, { "If-Match": tag })).status).toBe(200);
      expect((await put(id, { category: "Bisnis" })).status).toBe(200);
    });

    test("follows the title with the slug until it is public, and no longer", async () => {
      const { id } = await postNews(app, token, { status: "draft" });
      const slugAfter = async (fields: object) => (await answerOf<NewsArticle>(put(id, fields))).body.slug;
      expect(await slugAfter({ title: "Judul kedua" })).toBe("judul-kedua");
      expect(await slugAfter({ status: "published" })).toBe("judul-kedua");
      expect(await slugAfter({ title: "Judul ketiga" })).toBe("judul-kedua");
      expect(await slugAfter({ slug: "alamat-sendiri" })).toBe("alamat-sendiri");
    });

    test("is not found for what does not exist, and not allowed for others", async () => {
      const { id } = await postNews(app, token);
      for (const missing of [newId(), "x"])
        expect(await answerOf(put(missing, { title: "Judul baru" }))).toEqual({
          status: 404,
          body: { message: "Not found" },
        });
      expect((await put(id, { title: "Judul baru" }, user)).status).toBe(403);
      expect((await postJson(app, `/api/news/${id}`, { title: "Judul baru" }, {}, "PUT")).status).toBe(401);
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

    test("changes nothing when one is unknown", async () => {
      const { id } = await postNews(app, token, { status: "draft" });
      expect(await answerOf(bulk({ ids: [id, newId()], update: { status: "published" } }))).toEqual({
        status: 404,
        body: { message: "Not found" },
      });
      expect((await all()).news[0]).toMatchObject({ status: "draft", version: 1 });
    });

    test("refuses what it cannot do", async () => {
      const { id } = await postNews(app, token);
      const badIds = invalid({ ids: "ids must hold 1 to 200 record ids" });
      for (const ids of [[], ["x"], [id, 1], undefined, Array.from({ length: 201 }, newId)])
        expect(await answerOf(bulk({ ids, update: { status: "draft" } }))).toEqual(badIds);
      const nothing = { status: 400, body: expect.objectContaining({ message: "No updatable fields" }) };
      for (const update of [{}, { title: "Judul baru" }, null])
        expect(await answerOf(bulk({ ids: [id], update }))).toEqual(nothing);
      expect((await bulk({ ids: [id], update: { status: "draft" } }, user)).status).toBe(403);
      expect((await answerOf<NewsArticle>(app.fetch(`/api/news/${id}`))).body.version).toBe(1);
    });
  });

  describe("DELETE", () => {
    const remove = (path: string, headers: Record<string, string> = staff) =>
      app.fetch(`/api/news${path}`, { method: "DELETE", headers });

    test("removes one, once", async () => {
      const { id } = await postNews(app, token);
      const response = await remove(`/${id}`);
      expect([response.status, await response.text()]).toEqual([204, ""]);
      expect(await answerOf(remove(`/${id}`))).toEqual({ status: 404, body: { message: "Not found" } });
      expect((await all()).total).toBe(0);
    });

    test("removes several, or none when one is unknown", async () => {
      const [a, b] = [await postNews(app, token), await postNews(app, token)];
      expect((await remove(`?ids=${a.id},${newId()}`)).status).toBe(404);
      expect((await all()).total).toBe(2);
      expect(await answerOf(remove(`?ids=${a.id},${b.id}`))).toEqual({ status: 200, body: { deleted: 2 } });
    });

    test("of everything is no call", async () => {
      await postNews(app, token);
      for (const path of ["", "?ids=", "?ids=x", `?ids=${newId()}&ids=${newId()}`])
        expect(await answerOf(remove(path))).toEqual(invalid({ ids: "ids must hold 1 to 200 record ids" }));
      expect((await all()).total).toBe(1);
    });

    test("is the staff's", async () => {
      const { id } = await postNews(app, token);
      for (const path of [`/${id}`, `?ids=${id}`])
        expect([(await remove(path, {})).status, (await remove(path, user)).status]).toEqual([401, 403]);
    });
  });

  test.each([
    ["DELETE", "/api/news/categories", "GET, HEAD"],
    ["GET", "/api/news/bulk-update", "PUT"],
    ["PATCH", "/api/news", "GET, HEAD, POST, DELETE"],
    ["POST", `/api/news/${newId()}`, "GET, HEAD, PUT, DELETE"],
    ["GET", `/api/news/${newId()}/view`, "POST"],
  ])("%s %s is not a method of it", async (method, path, allow) => {
    const response = await app.fetch(path, { method, headers: staff });
    expect(response.headers.get("Allow")).toBe(allow);
    expect(await answerOf(response)).toEqual({ status: 405, body: { message: "Method not allowed" } });
  });
});
