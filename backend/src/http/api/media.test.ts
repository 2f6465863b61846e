import type { Media, MediaPage, MediaUnused } from "@etalase/contracts/media.schema";
import type { NewsArticle } from "@etalase/contracts/news.schema";
import type { PortfolioItem } from "@etalase/contracts/portfolio.schema";
import { describe, expect, test } from "vitest";
import {
  account,
  answerOf,
  bearer,
  newsForm,
  notFound,
  pictureBytes,
  postJson,
  postNews,
  testApp,
  validNews,
} from "../../../test/app.ts";
import { dialects } from "../../../test/databases.ts";

type Refused = { message: string; errors?: Record<string, string> };

describe.each(dialects)("the media library on %s", (dialect) => {
  const { app, superadmin: headers } = testApp({ dialect, accounts: ["superadmin"], anew: true });

  const fileOf = async (width: number, name = "toko.png", type = "image/png") =>
    new File([new Uint8Array(await pictureBytes(width, 40))], name, { type });

  const send = async (path: string, method: string, fields: Record<string, string | File>) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    return app.fetch(path, { method, headers, body });
  };
  const add = async (width = 300, fields: Record<string, string> = {}) =>
    answerOf<Media>(send("/api/media", "POST", { ...fields, file: await fileOf(width) }));
  const read = async <T>(path: string) => (await answerOf<T>(app.fetch(path, { headers }))).body;
  const change = <T>(path: string, value: unknown, method = "PUT") =>
    answerOf<T>(postJson(app, path, value, headers, method));
  const list = (query = "") => read<MediaPage>(`/api/media?${query}`);
  const remove = (id: string) => app.fetch(`/api/media/${id}`, { method: "DELETE", headers });
  const status = async (url: string) => (await app.fetch(new URL(url).pathname)).status;

  test("takes a picture with what is said of it, and finds equal bytes again", async () => {
    const { status, body } = await add(300, { alt: "Toko roti", caption: "Foto: Ana" });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      name: "toko.png",
      alt: "Toko roti",
      caption: "Foto: Ana",
      width: 300,
      height: 40,
      focal: { x: 0.5, y: 0.5 },
      usedIn: [],
      uploadedBy: { name: "Ana Maharani" },
    });
    expect(body.url).toMatch(/^http:\/\/localhost:8080\/media\/[0-9a-f]{32}\.webp$/);
    expect(body._id).toBe(body.id);
    const again = await add(300);
    expect(again).toEqual({ status: 200, body });
    expect((await list()).total).toBe(1);
    expect(await app.shownFiles()).toHaveLength(2);
  });

  test("is the same for many at once", async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => add()));
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 200, 200, 201]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await app.shownFiles()).toHaveLength(2);
  });

  test("refuses what is no picture, or none at all", async () => {
    const text = new File(["halo"], "a.txt", { type: "text/plain" });
    const refused = await answerOf<Refused>(send("/api/media", "POST", { file: text }));
    expect(refused.body.errors).toEqual({
      file: "Invalid file type. Only JPEG, JPG, PNG, GIF, and WebP are allowed.",
    });
    const broken = new File(["halo"], "a.png", { type: "image/png" });
    const unreadable = await answerOf<Refused>(send("/api/media", "POST", { file: broken }));
    expect(unreadable.body.errors).toEqual({ file: "The image could not be read" });
    const none = await answerOf<Refused>(send("/api/media", "POST", { alt: "Toko" }));
    expect([none.status, none.body.errors]).toEqual([400, { file: "A picture is required" }]);
    expect(await app.shownFiles()).toEqual([]);
  });

  test("shows what records have uploaded, and where it is used", async () => {
    const { id, title, featuredImage } = await postNews(app, headers);
    const { media } = await list();
    expect(media.map(({ url, usedIn }) => ({ url, usedIn }))).toEqual([
      { url: featuredImage, usedIn: [{ resource: "news", id, title, field: "featuredImage" }] },
    ]);
    expect((await list("unused=true")).total).toBe(0);
    // A picture that came with a record is removed with it, as always.
    await app.fetch(`/api/news/${id}`, { method: "DELETE", headers });
    expect((await list()).total).toBe(0);
    expect(await app.shownFiles()).toEqual([]);
  });

  test("keeps the versions of a picture, and makes one the latest again", async () => {
    const { body: picture } = await add();
    await change(`/api/media/${picture.id}`, { alt: "Toko roti" });
    const path = `/api/media/${picture.id}/revisions`;
    const { body } = await answerOf<{ revisions: object[] }>(app.fetch(path, { headers }));
    expect(body.revisions).toMatchObject([
      { version: 2, fields: ["picture"] },
      { version: 1, fields: [] },
    ]);
    const one = await answerOf<{ values: Media }>(app.fetch(`${path}/1`, { headers }));
    expect(one.body).toMatchObject({ version: 1, by: { name: "Ana Maharani" }, values: picture });
    const restored = await app.fetch(`${path}/1/restore`, { method: "POST", headers });
    expect(restored.headers.get("x-undo")).toMatch(/./);
    expect(await answerOf(Promise.resolve(restored))).toEqual({ status: 200, body: picture });
    for (const version of ["3000", "0", "x"])
      expect((await app.fetch(`${path}/${version}`, { headers })).status).toBe(404);
  });

  test("gives its pictures to every image field in place of a file", async () => {
    const { body: picture } = await add();
    const form = await newsForm({ featuredImageId: picture.id }, null);
    const created = await answerOf<NewsArticle>(app.fetch("/api/news", { method: "POST", headers, body: form }));
    expect([created.status, created.body.featuredImage]).toEqual([201, picture.url]);
    const partner = await change<{ logo: string }>("/api/partners", { name: "Mega", logoId: picture.id }, "POST");
    expect([partner.status, partner.body.logo]).toEqual([201, picture.url]);
    const settings = await change<{ ogImage: string }>("/api/settings", { ogImageId: picture.id });
    expect([settings.status, settings.body.ogImage]).toEqual([200, picture.url]);
    const said = { name: "Laras Ayu", quote: "Stok tiga cabang kami jadi satu sekarang." };
    const testimonial = await change<{ photo: string }>("/api/testimonials", { ...said, photoId: picture.id }, "POST");
    expect(testimonial.body.photo).toBe(picture.url);
    const [shown] = (await list()).media;
    expect(shown?.usedIn.map(({ resource, field }) => `${resource}.${field}`).toSorted()).toEqual([
      "news.featuredImage",
      "partners.logo",
      "settings.ogImage",
      "testimonials.photo",
    ]);
    // The picture stays when all of them have another one.
    await app.fetch(`/api/news/${created.body.id}`, { method: "DELETE", headers });
    await change("/api/settings", { ogImage: "" });
    expect(await status(picture.url)).toBe(200);
  });

  test("gives a project several for its gallery", async () => {
    const [one, two] = [(await add(300)).body, (await add(310)).body];
    const project = {
      title: "Situs Kopi Lereng",
      client: "Kopi Lereng",
      projectType: "Toko daring",
      description: "Situs merek kopi dari lereng Merbabu, dengan toko daring.",
    };
    const created = await change<PortfolioItem>(
      "/api/portfolio",
      { ...project, featuredImageId: one.id, imagesId: [one.id, two.id] },
      "POST",
    );
    expect([created.status, created.body.images]).toEqual([201, [one.url, two.url]]);
    const moved = await change<PortfolioItem>(`/api/portfolio/${created.body.id}`, {
      images: [two.url, "new:0", one.url],
      imagesId: [(await add(320)).body.id],
    });
    expect(moved.body.imagesSet.map(({ width }) => width)).toEqual([310, 320, 300]);
    const unknown = await change<Refused>(`/api/portfolio/${created.body.id}`, { imagesId: ["0".repeat(24)] });
    expect(unknown.body.errors).toEqual({ images: "The picture is no longer in the library" });
    const bad = await change<Refused>(`/api/portfolio/${created.body.id}`, { featuredImageId: "x" });
    expect(bad.body.errors).toEqual({ featuredImage: "featuredImageId must be a record id" });
  });

  test("takes and gives what a place can show: photos, logos and icons", async () => {
    const { body: photo } = await add();
    const drawing = new File(
      ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>'],
      "tanda.svg",
      { type: "image/svg+xml" },
    );
    const refused = await answerOf<Refused>(send("/api/media", "POST", { file: drawing }));
    expect(refused.body.errors).toEqual({
      file: "Invalid file type. Only JPEG, JPG, PNG, GIF, and WebP are allowed.",
    });
    const { body: logo } = await answerOf<Media>(send("/api/media", "POST", { file: drawing, kind: "logo" }));
    // The same bytes as the photo's, in the format of an icon.
    const square = { file: await fileOf(300, "ikon.png"), kind: "icon" };
    const { status, body: icon } = await answerOf<Media>(send("/api/media", "POST", square));
    expect([status, icon.url.split(".").at(-1)]).toEqual([201, "png"]);
    expect(await answerOf<Media>(send("/api/media", "POST", square))).toEqual({ status: 200, body: icon });
    const asPhoto = await answerOf<Refused>(send("/api/media", "POST", { file: drawing }));
    expect([asPhoto.status, asPhoto.body.errors]).toEqual([400, refused.body.errors]);
    const idsOf = async (kind: string) => (await list(`sort=oldest&kind=${kind}`)).media.map(({ id }) => id);
    expect(await idsOf("photo")).toEqual([photo.id]);
    expect(await idsOf("logo")).toEqual([photo.id, logo.id].toSorted());
    expect(await idsOf("icon")).toEqual([logo.id, icon.id].toSorted());
    expect((await answerOf<Refused>(app.fetch("/api/media?kind=x", { headers }))).status).toBe(400);
    const settings = await change<{ favicon: string }>("/api/settings", { faviconId: icon.id });
    expect(settings.body.favicon).toBe(new URL(icon.url).pathname);
    const wrong = await change<Refused>("/api/settings", { faviconId: photo.id });
    expect(wrong.status).toBe(400);
  });

  test("says what is said of a picture wherever it is used", async () => {
    const { body: picture } = await add();
    const form = await newsForm({ featuredImageId: picture.id }, null);
    const article = await answerOf<NewsArticle>(app.fetch("/api/news", { method: "POST", headers, body: form }));
    const said = { alt: "Toko roti", caption: "Foto: Ana", focal: { x: 0.2, y: 1 } };
    expect((await change<Media>(`/api/media/${picture.id}`, said)).body).toMatchObject(said);
    const { featuredImageSet, version } = await read<NewsArticle>(`/api/news/${article.body.id}`);
    expect(featuredImageSet).toMatchObject({ alt: "Toko roti", caption: "Foto: Ana", crop: "f20-100" });
    expect(version).toBeGreaterThan(article.body.version);
    const { revisions } = await read<{ revisions: object[] }>(`/api/news/${article.body.id}/revisions`);
    expect(revisions[0]).toMatchObject({ version, by: { name: "Ana Maharani" }, fields: ["featuredImage"] });
    const wrong = await change<Refused>(`/api/media/${picture.id}`, { focal: { x: 2, y: 0 } });
    expect([wrong.status, Object.values(wrong.body.errors ?? {})]).toEqual([
      400,
      ["focal must hold x and y, from 0 to 1"],
    ]);
    expect((await change<Refused>(`/api/media/${picture.id}`, {})).body.message).toBe("No updatable fields");
  });

  test("puts other bytes in a picture's place, in records and in texts", async () => {
    const { body: picture } = await add();
    const content = `<p>Halo semua pembaca kami.</p><figure><img src="${picture.url}" alt="Toko"><figcaption>Pagi</figcaption></figure>`;
    const form = await newsForm({ featuredImageId: picture.id, content }, null);
    const { body: article } = await answerOf<NewsArticle>(
      app.fetch("/api/news", { method: "POST", headers, body: form }),
    );
    const replaced = await answerOf<Media>(
      send(`/api/media/${picture.id}/file`, "PUT", { file: await fileOf(500, "baru.png") }),
    );
    expect(replaced.body).toMatchObject({ id: picture.id, width: 500 });
    const after = await read<NewsArticle>(`/api/news/${article.id}`);
    expect(after.featuredImage).toBe(replaced.body.url);
    expect(after.content).toContain(replaced.body.url);
    expect(after.content).not.toContain(picture.url);
    expect(after.contentSets?.[replaced.body.url]).toMatchObject({ width: 500 });
    expect(after.version).toBeGreaterThan(article.version);
    expect(await status(picture.url)).toBe(404);
    expect(await status(replaced.body.url)).toBe(200);
  });

  test("an icon that was replaced is not found as a photo of the same bytes", async () => {
    const icon = await answerOf<Media>(
      send("/api/media", "POST", { file: await fileOf(300, "ikon.png"), kind: "icon" }),
    );
    await send(`/api/media/${icon.body.id}/file`, "PUT", { file: await fileOf(500, "baru.png") });
    const photo = await add(500);
    expect([photo.status, photo.body.url.split(".").at(-1)]).toEqual([201, "webp"]);
  });

  test("keeps a picture that is used, also by a text alone", async () => {
    const { body: picture } = await add();
    const content = `<p>Halo semua pembaca kami.</p><figure><img src="${picture.url}" alt="Toko"></figure>`;
    const { body: article } = await change<NewsArticle>(
      "/api/news",
      { ...validNews, content, featuredImageId: (await add(310)).body.id },
      "POST",
    );
    expect(article.content).toContain(`<img src="${picture.url}" alt="Toko"`);
    const refused = await answerOf<Refused>(remove(picture.id));
    expect(refused).toEqual({ status: 409, body: { message: "The picture is in use" } });
    app.pass(3 * 24 * 60 * 60 * 1000);
    await app.services.removeOrphans();
    expect(await status(picture.url)).toBe(200);
    // The session has ended meanwhile.
    Object.assign(headers, bearer((await app.services.auth.login(account, { ip: "::1" })).token));
    await change(`/api/news/${article.id}`, { content: validNews.content });
    expect((await remove(picture.id)).status).toBe(204);
    expect(await status(picture.url)).toBe(404);
    expect(await answerOf(remove(picture.id))).toEqual(notFound);
  });

  test("tells what a clean-up would remove, and removes it all or nothing", async () => {
    const [one, two] = [(await add(300)).body, (await add(310)).body];
    const dry = await read<MediaUnused>("/api/media/unused");
    expect(dry.total).toBe(2);
    expect(dry.bytes).toBe(one.bytes + two.bytes);
    await change("/api/settings", { ogImageId: two.id });
    const ids = `${one.id},${two.id}`;
    expect((await app.fetch(`/api/media?ids=${ids}`, { method: "DELETE", headers })).status).toBe(409);
    expect((await list()).total).toBe(2);
    expect((await list("unused=true")).media.map(({ id }) => id)).toEqual([one.id]);
    const removed = await answerOf(app.fetch(`/api/media?ids=${one.id}`, { method: "DELETE", headers }));
    expect(removed).toEqual({ status: 200, body: { deleted: 1 } });
    expect((await list()).media.map(({ id }) => id)).toEqual([two.id]);
  });

  test("is searched and sorted", async () => {
    const [small, large] = [(await add(300, { alt: "Kopi lereng" })).body, (await add(900)).body];
    await change(`/api/media/${large.id}`, { name: "Anggrek" });
    const ids = async (query: string) => (await list(query)).media.map(({ id }) => id);
    expect(await ids("search=KOPI")).toEqual([small.id]);
    expect(await ids("sort=largest")).toEqual([large.id, small.id]);
    expect(await ids("sort=name")).toEqual([large.id, small.id]);
    expect(await ids("sort=oldest")).toEqual([small.id, large.id]);
    expect(await ids("limit=1&page=2&sort=oldest")).toEqual([large.id]);
    expect(await ids(`file=${small.url.split("/").at(-1)}`)).toEqual([small.id]);
    expect((await app.fetch("/api/media?sort=colour", { headers })).status).toBe(400);
  });

  test("learns of pictures that were there before it", async () => {
    const article = await postNews(app, headers);
    await app.database.em.getConnection().execute("delete from media");
    await app.services.registerMissingPictures();
    await app.services.registerMissingPictures();
    const { media } = await list();
    expect(media.map(({ url, name, uploadedBy }) => ({ url, name, uploadedBy }))).toEqual([
      { url: article.featuredImage, name: article.title, uploadedBy: null },
    ]);
    expect(media[0]?.bytes).toBeGreaterThan(0);
  });
});
