import type { Review, WorkingCopies, WorkingCopy } from "@etalase/contracts/desk/desk.schema";
import type { RenderPage } from "@etalase/contracts/public-api";
import { publicPolicy } from "@etalase/contracts/site/csp";
import { beforeAll, describe, expect, test } from "vitest";
import {
  account,
  answerOf,
  bearer,
  notFound,
  pictureBytes,
  postJson,
  postNews,
  signUp,
  testApp,
} from "../../../test/app.ts";
import { dialects } from "../../../test/databases.ts";
import { newId } from "../../../test/records.ts";

/** Renders the data that a page of the site would be drawn from, as text. */
const renderData: RenderPage = async (url, api, { publicUrl, settings, alone, forStaff = false }) => {
  const policy = publicPolicy({ publicUrl, cssHash: "'sha256-x'", isStill: Boolean(alone) });
  const data = {
    article: url.startsWith("/berita/") ? await api.article(url.slice("/berita/".length)) : null,
    project: url.startsWith("/portfolio/") ? await api.project(url.slice("/portfolio/".length)) : null,
    ownPage: /^\/[a-z-]+$/.test(url) ? await api.ownPage(url.slice(1)) : null,
    packages: await api.packages(),
    partners: await api.records("partners"),
    services: await api.records("services"),
    showcases: await api.records("showcases"),
    testimonials: await api.testimonials(),
    settings,
    forStaff,
  };
  const html = `<!doctype html><pre>${JSON.stringify(data)}</pre>${alone?.html ?? ""}`;
  return { html, policy, indexable: true, status: 200 };
};

const png =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
const newKey = "new-3f2c1d4e-0000-4000-8000-00000000000a";
const secretTitle = "Judul yang masih rahasia";

describe.each(dialects)("the desk on %s", (dialect) => {
  let ana: { id: string; token: string };
  let ben: { id: string; token: string };
  const pathOf = (url: string) => url.slice(app.url.length);

  const { app } = testApp({ dialect, render: renderData });
  beforeAll(async () => {
    ana = await signUp(app);
    ben = await signUp(app, { username: "ben", email: "ben@example.com", name: "Ben" });
    await postJson(app, `/api/users/${ben.id}`, { role: "admin" }, bearer(ana.token), "PUT");
  });

  const as = (who: { token: string }) => bearer(who.token);
  const keep = (key: string, values: object, who = ana, resource = "news") =>
    answerOf<{ updatedAt: string; by: { name: string } }>(
      postJson(app, `/api/working-copies/${resource}/${key}`, { values, baseVersion: 1 }, as(who), "PUT"),
    );
  const read = async (path: string, who = ana) => answerOf<never>(app.fetch(path, { headers: as(who) }));
  const copies = async (query = "") =>
    (await answerOf<WorkingCopies>(app.fetch(`/api/working-copies${query}`, { headers: as(ana) }))).body.workingCopies;
  const remove = async (path: string, who = ana) =>
    (await app.fetch(path, { method: "DELETE", headers: as(who) })).status;
  const article = (fields = {}) => postNews(app, bearer(ana.token), fields);

  describe("a working copy", () => {
    test("is kept under no rules, and comes back to every member of the staff", async () => {
      const { id } = await article();
      const values = { title: "", tags: ["a", "b"], price: -5, nested: { x: null }, content: "😀 \\ ' \" %" };
      const { status, body } = await keep(id, values);
      expect([status, body.by.name]).toEqual([200, "Ana Maharani"]);
      const { updatedAt, by } = body;
      const found = { resource: "news", id, values, baseVersion: 1, base: null, updatedAt, by };
      expect((await read(`/api/working-copies/news/${id}`, ben)).body).toMatchObject(found);
      expect(await copies(`?resource=news&id=${id}`)).toEqual([
        { resource: "news", id, title: "Tujuh tanda situs perlu diperbarui", updatedAt, by },
      ]);
    });

    test("belongs to its maker: nobody overwrites what somebody else has typed", async () => {
      const { id } = await article();
      await keep(id, { title: "Milik Ana" });
      app.pass(1000);
      await keep(id, { title: "Milik Ben" }, ben);
      const path = `/api/working-copies/news/${id}`;
      expect((await read(path)).body).toMatchObject({ values: { title: "Milik Ben" } });
      expect((await read(`${path}?by=${ana.id}`)).body).toMatchObject({ values: { title: "Milik Ana" } });
      expect((await copies(`?resource=news&id=${id}`)).map(({ title }) => title)).toEqual(["Milik Ben", "Milik Ana"]);
      expect(await remove(`${path}?by=${ben.id}`)).toBe(204);
      expect((await read(path)).body).toMatchObject({ values: { title: "Milik Ana" } });
      expect([await remove(path), await remove(path)]).toEqual([204, 404]);
    });

    test("is not somebody else's to throw away, but for whoever says so and is told to the log", async () => {
      const { id } = await article();
      const path = `/api/working-copies/news/${id}`;
      await keep(id, { title: "Milik Ana" });
      expect(await remove(path, ben)).toBe(404);
      await keep(id, { title: "Milik Ben" }, ben);
      expect(await remove(path, ben)).toBe(204);
      expect(await copies(`?resource=news&id=${id}`)).toMatchObject([{ title: "Milik Ana" }]);
      const latest = async () => (await read("/api/audit?limit=1")).body;
      expect(await latest()).not.toMatchObject({ entries: [{ resource: "working-copies" }] });
      expect(await remove(`${path}?by=${ana.id}`, ben)).toBe(204);
      const told = { resource: "working-copies", action: "delete", title: "Milik Ana", by: { id: ben.id } };
      expect(await latest()).toMatchObject({ entries: [{ ...told, detail: { of: "Ana Maharani" } }] });
    });

    test("goes with the save of its record, and with nothing else", async () => {
      const { id } = await article();
      await keep(id, { title: "Judul yang baru" });
      await keep(id, { category: "Desain" }, ben);
      const edit = (fields: object, headers = {}) =>
        postJson(app, `/api/news/${id}`, fields, { ...as(ana), ...headers }, "PUT");
      expect((await edit({ title: "x" })).status).toBe(400);
      expect((await edit({ title: "Judul yang baru" }, { "If-Match": '"99"' })).status).toBe(412);
      expect(await copies(`?resource=news&id=${id}`)).toHaveLength(2);
      expect((await edit({ title: "Judul yang baru" })).status).toBe(200);
      expect((await copies(`?resource=news&id=${id}`)).map(({ by }) => by.name)).toEqual(["Ben"]);
    });

    test("of a new record goes with its first save, which names it", async () => {
      await keep(newKey, { name: "Laras", quote: "Cepat, rapi, dan mudah diurus." }, ana, "testimonials");
      const made = await postJson(
        app,
        "/api/testimonials",
        { name: "Laras", quote: "Cepat, rapi, dan mudah diurus sendiri." },
        { ...as(ana), "X-Working-Copy": newKey },
      );
      expect(made.status).toBe(201);
      expect(await copies("?resource=testimonials")).toEqual([]);
    });

    test("of the settings goes with their save", async () => {
      await keep("settings", { siteName: "Etalase Baru" }, ana, "settings");
      expect((await copies("?resource=settings")).map(({ title }) => title)).toEqual(["Etalase Baru"]);
      await postJson(app, "/api/settings", { siteName: "Etalase" }, as(ana), "PUT");
      expect(await copies("?resource=settings")).toEqual([]);
    });

    test("of the settings holds no code of whoever may not save any", async () => {
      const typed = { siteName: "Etalase Baru", customJs: "alert(1)", customCss: "a { color: red }" };
      const path = (who: { id: string }) => `/api/working-copies/settings/settings?by=${who.id}`;
      for (const who of [ana, ben]) {
        const body = { values: typed, base: typed, baseVersion: 1 };
        await postJson(app, "/api/working-copies/settings/settings", body, as(who), "PUT");
      }
      expect((await read(path(ana))).body).toMatchObject({ values: typed, base: typed });
      const { values, base }: WorkingCopy = (await read(path(ben))).body;
      expect([values, base]).toEqual([{ siteName: "Etalase Baru" }, { siteName: "Etalase Baru" }]);
      expect([await remove(path(ana)), await remove(path(ben), ben)]).toEqual([204, 204]);
    });

    test("of the settings gives out no code of a superadmin who is none any more", async () => {
      const cita = await signUp(app, { username: "cita", email: "cita@example.com", name: "Cita" });
      const become = (role: string) => postJson(app, `/api/users/${cita.id}`, { role }, as(ana), "PUT");
      await become("superadmin");
      const again = await answerOf<{ token: string }>(
        postJson(app, "/api/auth/login", { username: "cita", password: account.password }),
      );
      const own = { id: cita.id, token: again.body.token };
      const typed = { siteName: "Etalase Baru", customJs: "alert(1)" };
      const body = { values: typed, base: typed, baseVersion: 1 };
      await postJson(app, "/api/working-copies/settings/settings", body, as(own), "PUT");
      const path = `/api/working-copies/settings/settings?by=${cita.id}`;
      expect((await read(path)).body).toMatchObject({ values: typed, base: typed });
      expect((await become("admin")).status).toBe(200);
      const { values, base }: WorkingCopy = (await read(path)).body;
      expect([values, base]).toEqual([{ siteName: "Etalase Baru" }, { siteName: "Etalase Baru" }]);
      const { token } = (
        await answerOf<{ token: string }>(
          postJson(app, "/api/auth/login", { username: "cita", password: account.password }),
        )
      ).body;
      const save = await postJson(app, "/api/settings", { customJs: "alert(1)" }, bearer(token), "PUT");
      expect(save.status).toBe(403);
      expect(await remove(path)).toBe(204);
    });

    test.each([
      ["news", newId()],
      ["news", "settings"],
      ["settings", newKey],
      ["news", "new-1"],
      ["berita", newKey],
      ["users", newId()],
    ])("of %s/%s, which there cannot be, is no more than a 404", async (resource, key) => {
      expect(await keep(key, { title: "x" }, ana, resource)).toEqual(notFound);
    });

    test.each(["a\u0000b", "' or 1 = 1 --", "x".repeat(5000)])(
      "or a link of an id such as %j is refused",
      async (odd) => {
        const word = encodeURIComponent(odd);
        for (const path of [
          `/working-copies/news/${newKey}?by=${word}`,
          `/working-copies?id=${word}`,
          `/reviews?id=${word}`,
        ])
          expect(await read(`/api${path}`), path).toMatchObject({ status: 400 });
        const review = { resource: "settings", id: odd, days: 1 };
        expect((await postJson(app, "/api/reviews", review, as(ana))).status).toBe(400);
        expect((await postJson(app, "/api/reviews", { ...review, id: newKey }, as(ana))).status).toBe(404);
      },
    );

    test("has room for 256 kB", async () => {
      const { id } = await article();
      expect((await keep(id, { content: "x".repeat(200_000) })).status).toBe(200);
      expect((await keep(id, { content: "x".repeat(300_000) })).status).toBe(413);
    });

    test("is not listed while its record is gone", async () => {
      const { id } = await article();
      await keep(id, { title: "Judul yang baru" });
      await remove(`/api/news/${id}`);
      expect(await copies(`?resource=news&id=${id}`)).toEqual([]);
    });
  });

  const preview = (body: object, who = ana) =>
    answerOf<{ url: string; expiresAt: string }>(postJson(app, "/api/previews", body, as(who)));
  const page = async (url: string) => {
    const response = await app.fetch(pathOf(url));
    return { status: response.status, headers: response.headers, text: await response.text() };
  };

  describe("a preview", () => {
    test("shows typed values on the real page, without a write", async () => {
      const { id, version } = await article();
      const values = {
        title: secretTitle,
        content: "<p>Isi <script>alert(1)</script>baru</p>",
        tags: ["x"],
        slug: "lain",
      };
      const { status, body } = await preview({ resource: "news", id, values });
      expect(status).toBe(201);
      const { headers, text } = await page(body.url);
      expect(text).toContain(secretTitle);
      expect(text).toContain("<p>Isi baru</p>");
      expect(headers.get("x-robots-tag")).toContain("noindex");
      expect(headers.get("cache-control")).toBe("no-store");
      expect(headers.get("x-frame-options")).toBe("SAMEORIGIN");
      const policy = headers.get("content-security-policy") ?? "";
      expect(policy).toContain("frame-ancestors 'self'");
      expect(policy).toContain("script-src 'none'");
      expect((await read(`/api/news/${id}`)).body).toMatchObject({
        title: "Tujuh tanda situs perlu diperbarui",
        version,
      });
    });

    test.each([
      ["news", "Judul belum diisi"],
      ["portfolio", "Nama klien"],
      ["pages", "Judul belum diisi"],
      ["packages", "Fitur belum ditulis."],
      ["partners", "Nama belum diisi"],
      ["services", "Judul belum diisi"],
      ["showcases", "Judul belum diisi"],
      ["testimonials", "Kutipan belum ditulis."],
      ["settings", "Etalase"],
    ])("of %s of which nothing is typed shows placeholders", async (resource, words) => {
      const { status, body } = await preview({ resource, values: {} });
      expect(status).toBe(201);
      expect(await page(body.url)).toMatchObject({ status: 200, text: expect.stringContaining(words) });
    });

    test("of a service shows a drawing that is chosen or taken away, and none that does not exist", async () => {
      const drawingOf = async (drawing: unknown) => {
        const made = await preview({ resource: "services", id: "6b0776801000000000000003", values: { drawing } });
        const { text } = await page(made.body.url);
        return JSON.parse(text.replace(/^[^{]*|<\/pre>.*$/gs, "")).services[2].drawing;
      };
      expect(await drawingOf("videography")).toBe("videography");
      for (const typed of ["", "mega-digital"]) expect(await drawingOf(typed)).toBeNull();
    });

    test("of a package shows its card alone, at the prices that are typed", async () => {
      const packages = async (values: object) => {
        const made = await preview({ resource: "packages", id: "6b0230800000000000000002", values });
        const { text } = await page(made.body.url);
        return JSON.parse(text.replace(/^[^{]*|<\/pre>.*$/gs, "")).packages;
      };
      const now = app.now().getTime();
      const promo = { price: 199_000, startsAt: new Date(now + 1e6), endsAt: new Date(now + 2e6) };
      expect(await packages({ name: "UMKM Plus", price: "399000", promo, features: ["", "Satu"] })).toMatchObject([
        { name: "UMKM Plus", currentPrice: 199_000, struckPrice: 399_000, discountPercent: 50, features: ["Satu"] },
      ]);
      const unfinished = { price: null, promo: { price: 5, startsAt: null, endsAt: "" }, isHighlighted: true };
      expect(await packages(unfinished)).toMatchObject([
        { price: 299_000, promo: null, currentPrice: 299_000, discountPercent: 40, isHighlighted: true },
      ]);
    });

    test("takes values of any kind, and shows those that fit", async () => {
      const { id } = await article();
      const values = {
        title: 5,
        tags: "x",
        content: null,
        category: ["a"],
        views: 9,
        _id: "x",
        featuredImage: { a: 1 },
      };
      const { body } = await preview({ resource: "news", id, values });
      const { status, text } = await page(body.url);
      expect(status).toBe(200);
      expect(text).toContain("Tujuh tanda situs perlu diperbarui");
      expect(text).toContain(id);
      const odd = {
        completionDate: "2026-99-99",
        projectStatus: "gone",
        websiteUrl: "javascript:alert(1)",
        images: [1, "x"],
      };
      expect((await page((await preview({ resource: "portfolio", values: odd })).body.url)).status).toBe(200);
    });

    test("shows the settings as the form has them, but no codes", async () => {
      const values = {
        siteName: "Nama Baru",
        instagram: "https://instagram.com/baru",
        customJs: "alert(1)",
        metaTags: "x",
      };
      const { text } = await page((await preview({ resource: "settings", id: "settings", values })).body.url);
      expect(text).toContain("Nama Baru");
      expect(text).toContain("https://instagram.com/baru");
      expect(text).not.toContain("alert(1)");
    });

    test("of the settings shows the colours that are typed, and none that cannot be read", async () => {
      const coloured = async (brand: unknown) => {
        const { body } = await preview({ resource: "settings", id: "settings", values: { brand } });
        const [shown = ""] = /(?<="brand":)\{[^}]*\}/.exec((await page(body.url)).text) ?? [];
        return JSON.parse(shown);
      };
      const none = { primary: "", accent: "", dark: "" };
      expect(await coloured({ primary: "7a1fa2", accent: 7 })).toEqual({ ...none, primary: "#7A1FA2" });
      for (const odd of [null, "red", 7, []]) expect(await coloured(odd)).toEqual(none);
    });

    test("serves a picture that is only chosen, and no drawing", async () => {
      const { body } = await preview({ resource: "news", values: { featuredImage: png } });
      expect((await page(body.url)).text).toContain(`${body.url}/featuredImage`);
      const picture = await app.fetch(`${pathOf(body.url)}/featuredImage`);
      expect(picture.headers.get("content-type")).toBe("image/png");
      expect((await picture.bytes()).length).toBe(70);
      const svg = "data:image/svg+xml;base64,PHN2Zy8+";
      const drawn = await preview({ resource: "partners", values: { logo: svg } });
      expect((await app.fetch(`${pathOf(drawn.body.url).split("#")[0]}/logo`)).status).toBe(404);
    });

    test("shows pictures of the library, in a field and in the text, and nobody else's", async () => {
      const form = new FormData();
      const bytes = new Uint8Array(await pictureBytes(400, 300));
      form.set("file", new File([bytes], "toko.png", { type: "image/png" }));
      const added = await app.fetch("/api/media", { method: "POST", body: form, headers: as(ana) });
      const { id: mediaId, url } = (await added.json()) as { id: string; url: string };
      await postJson(app, `/api/media/${mediaId}`, { alt: "Toko roti", caption: "Foto: Ana" }, as(ana), "PUT");
      const values = {
        featuredImage: { mediaId, url, name: "toko" },
        content: `<figure><img src="${url}" alt="Toko"></figure>`,
      };
      const { text } = await page((await preview({ resource: "news", values })).body.url);
      expect(text).toContain(`"featuredImage":"${url}"`);
      expect(text).toContain(`"contentSets":{"${url}"`);
      expect(text).toMatch(/"featuredImageSet":\{"width":400,[^}]*"alt":"Toko roti","caption":"Foto: Ana"\}/);
      const gallery = { images: [png, { mediaId, url, name: "toko" }] };
      expect((await page((await preview({ resource: "portfolio", values: gallery })).body.url)).text).toMatch(
        /"imagesSet":\[\{"width":0,[^}]*\},\{"width":400,[^}]*"alt":"Toko roti"/,
      );
      const foreign = { featuredImage: { mediaId, url: "https://situs.example/a.png", name: "a" } };
      expect((await page((await preview({ resource: "news", values: foreign })).body.url)).text).not.toContain(
        "situs.example",
      );
    });

    test("ends after ten minutes, and invented ones are none", async () => {
      const { body } = await preview({ resource: "news", values: { title: secretTitle } });
      app.pass(10 * 60_000);
      expect((await page(body.url)).status).toBe(404);
      expect((await page(`${app.url}/preview/${"x".repeat(43)}`)).status).toBe(404);
    });

    test("of a record that there is not is a 404", async () => {
      expect(await preview({ resource: "news", id: newId(), values: {} })).toEqual(notFound);
    });
  });

  const makeReview = (id: string, days = 7, resource = "news") =>
    answerOf<{ id: string; url: string; expiresAt: string }>(
      postJson(app, "/api/reviews", { resource, id, days }, as(ana)),
    );
  const reviewsOf = async (id: string) =>
    (await answerOf<{ reviews: Review[] }>(app.fetch(`/api/reviews?resource=news&id=${id}`, { headers: as(ana) }))).body
      .reviews;
  const say = (url: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    app.fetch(pathOf(url), { method: "POST", body: new URLSearchParams(fields), headers });
  const seenIn = (text: string) => /name="seen" value="([^"]+)"/.exec(text)?.[1] ?? "";

  describe("a review link", () => {
    test("shows the working copy as it is, takes comments and an approval, and tells them", async () => {
      const { id } = await article({ status: "draft" });
      await keep(id, { title: secretTitle });
      const { status, body } = await makeReview(id);
      expect(status).toBe(201);
      const first = await page(body.url);
      expect(first).toMatchObject({ status: 200, text: expect.stringContaining(secretTitle) });
      expect(first.text).toContain('"forStaff":false');
      expect(first.headers.get("cache-control")).toBe("no-store");
      expect(first.headers.get("x-robots-tag")).toContain("noindex");
      expect(first.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
      const sent = await say(body.url, { name: "<b>Rina</b>", text: "Judulnya terlalu panjang.\n<script>" });
      expect([sent.status, sent.headers.get("location")]).toEqual([303, `${body.url}?terkirim=komentar`]);
      const after = await page(sent.headers.get("location") ?? "");
      expect([after.text, first.text].map((text) => text.includes('value="&lt;b&gt;Rina&lt;/b&gt;"'))).toEqual([
        true,
        false,
      ]);
      await keep(id, { title: "Judul yang lebih pendek" });
      const second = await page(body.url);
      expect(second.text).toContain("Judul yang lebih pendek");
      expect(second.text).toContain("&lt;b&gt;Rina&lt;/b&gt;");
      expect(second.text).not.toContain("<script>");
      // The reviewer saw an older state of the draft.
      expect((await say(body.url, { name: "Rina", text: "", approve: "true", seen: seenIn(first.text) })).status).toBe(
        409,
      );
      expect((await say(body.url, { name: "Rina", text: "", approve: "true", seen: seenIn(second.text) })).status).toBe(
        303,
      );
      const [review] = await reviewsOf(id);
      expect(review?.approvedAt).not.toBeNull();
      expect(review?.comments.map(({ name, text, approves }) => [name, text, approves])).toEqual([
        ["<b>Rina</b>", "Judulnya terlalu panjang.\n<script>", false],
        ["Rina", "", true],
      ]);
      await keep(id, { title: "Judul sesudah persetujuan" });
      expect((await page(body.url)).text).not.toContain("Judul sesudah persetujuan");
    });

    test("refuses what is missing or too long, with what was typed", async () => {
      const { id } = await article({ status: "draft" });
      const { body } = await makeReview(id);
      const refused = await say(body.url, { name: "", text: "x".repeat(2001) });
      expect(refused.status).toBe(422);
      const text = await refused.text();
      for (const words of ["Nama wajib diisi", "Komentar maksimal 2000 karakter", "x".repeat(2001)])
        expect(text).toContain(words);
      expect(await reviewsOf(id)).toMatchObject([{ comments: [] }]);
      expect((await say(body.url, { name: "Rina", text: "Halo" }, { "Sec-Fetch-Site": "cross-site" })).status).toBe(
        403,
      );
      const json = await postJson(app, pathOf(body.url), { name: "Rina", text: "Halo" });
      expect(json.status).toBe(415);
    });

    test("takes no approval of what nobody says they have seen", async () => {
      const { id } = await article({ status: "draft" });
      const { body } = await makeReview(id);
      const unseen: readonly Record<string, string>[] = [{}, { seen: "" }, { seen: "x" }];
      for (const seen of unseen) {
        const refused = await say(body.url, { name: "Rina", text: "", approve: "true", ...seen });
        expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining("Isinya berubah")]);
      }
      expect(await reviewsOf(id)).toMatchObject([{ approvedAt: null, comments: [] }]);
    });

    test("thanks for what was sent, and for nothing else that an address may say", async () => {
      const { id } = await article({ status: "draft" });
      const { body } = await makeReview(id);
      const statusOf = async (word: string) =>
        /<p role="status">([^<]*)/.exec((await page(`${body.url}?terkirim=${word}`)).text)?.[1];
      expect(await statusOf("setuju")).toBe("Terima kasih, persetujuan Anda sudah kami terima.");
      for (const word of ["constructor", "toString", "__proto__", "x", "setuju&terkirim=komentar"])
        expect(await statusOf(word), word).toBeUndefined();
    });

    test("takes so many comments of one address, then asks to wait", async () => {
      const { id } = await article({ status: "draft" });
      const { body } = await makeReview(id);
      const from = { "X-Forwarded-For": "203.0.113.9" };
      const statuses: number[] = [];
      for (let count = 0; count < 21; count += 1)
        statuses.push((await say(body.url, { name: "Rina", text: `${count}` }, from)).status);
      expect(statuses).toEqual([...Array(20).fill(303), 429]);
      const refused = await say(body.url, { name: "Rina", text: "lagi" }, from);
      expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    });

    test("leads to the page once that shows what was reviewed, and goes on showing it otherwise", async () => {
      const { id } = await article({ status: "draft" });
      await keep(id, { title: secretTitle });
      const { body } = await makeReview(id);
      const edit = (fields: object) => postJson(app, `/api/news/${id}`, fields, as(ana), "PUT");
      await edit({ title: "Judul lain yang tayang", status: "published" });
      expect(await page(body.url)).toMatchObject({ status: 200, text: expect.stringContaining(secretTitle) });
      await edit({ title: secretTitle });
      const led = await page(body.url);
      expect([led.status, led.headers.get("location")]).toEqual([302, `${app.url}/berita/judul-lain-yang-tayang`]);
    });

    test("of a new item follows it into the record that it becomes", async () => {
      const values = { name: "Laras Wening", quote: "Rapi, cepat, dan mudah kami urus sendiri." };
      const key = "new-3f2c1d4e-0000-4000-8000-00000000000b";
      await keep(key, values, ana, "testimonials");
      const { body } = await makeReview(key, 7, "testimonials");
      expect((await page(body.url)).text).toContain("Laras Wening");
      const headers = { ...as(ana), "X-Working-Copy": key };
      await postJson(app, "/api/testimonials", { ...values, status: "published" }, headers);
      expect((await page(body.url)).headers.get("location")).toBe(`${app.url}/#testimonials`);
    });

    test("of a new item is approved as it was seen", async () => {
      const key = "new-3f2c1d4e-0000-4000-8000-00000000001c";
      await keep(key, { title: secretTitle });
      const { body } = await makeReview(key);
      const { text } = await page(body.url);
      expect((await say(body.url, { name: "Rina", text: "", approve: "true", seen: seenIn(text) })).status).toBe(303);
      expect(await reviewsOf(key)).toMatchObject([{ approvedAt: expect.any(String) }]);
    });

    test("needs a working copy or a record, and 1 to 30 days", async () => {
      expect(await makeReview(newId())).toEqual(notFound);
      expect(await makeReview("new-3f2c1d4e-0000-4000-8000-00000000000c")).toEqual(notFound);
      const { id } = await article();
      for (const days of [0, 31, 1.5]) expect((await makeReview(id, days)).status).toBe(400);
    });
  });

  test("nobody but staff, and whoever has a link, ever sees what is typed", async () => {
    const { id, slug } = await article({ status: "draft" });
    const live = await article();
    for (const of of [id, live.id])
      await keep(of, { title: "Hanya di meja redaksi", content: `<p>Hanya di meja redaksi</p>` });
    await preview({ resource: "news", id: live.id, values: { title: "Hanya di meja redaksi" } });
    await makeReview(live.id);
    const visitor = await signUp(app, { username: "tamu", email: "tamu@example.com" });
    const paths = [
      ...["/", "/berita", `/berita/${slug}`, `/berita/${live.slug}`, `/berita/${live.id}`, "/rss.xml", "/sitemap.xml"],
      ...["/api/news", `/api/news/${id}`, `/api/news/${live.id}`, `/api/news/slug/${live.slug}`, "/api/news/facets"],
      ...["/api/working-copies", `/api/working-copies/news/${live.id}`, "/api/reviews", "/preview/", "/review/"],
      ...[`/preview/${live.id}`, `/review/${live.id}`, "/api/settings", "/api/openapi.json"],
    ];
    for (const headers of [{}, as(visitor)])
      for (const path of paths)
        expect(await (await app.fetch(path, { headers })).text(), path).not.toContain("Hanya di meja redaksi");
  });
});
