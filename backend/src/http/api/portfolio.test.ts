import type { PortfolioItem, PortfolioPage } from "@etalase/contracts/portfolio.schema";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import {
  answerOf,
  bearer,
  everyByteOf,
  invalid,
  notFound,
  postJson,
  signUp,
  startTestApp,
  type TestApp,
} from "../../../test/app.ts";
import { dialects } from "../../../test/databases.ts";
import { dataUrlOf, fileNames, fileOf, formOf, pictureFile } from "../../../test/forms.ts";
import { newId } from "../../../test/records.ts";
import { pictureBytes } from "../../../test/services.ts";

const valid = {
  title: "Situs Mega Digital",
  description: "Toko elektronik dengan katalog\nyang mudah dicari.",
  client: "Mega Digital",
  projectType: "Web",
  technologies: '["Preact","Koa"]',
  websiteUrl: "https://example.com/mega",
  completionDate: "2026-09-30",
  status: "published",
  projectStatus: "completed",
  isFeatured: "false",
  images: "[]",
};

describe.each(dialects)("the portfolio over HTTP on %s", (dialect) => {
  let app: TestApp;
  let staff: Record<string, string>;
  let user: Record<string, string>;
  beforeAll(async () => {
    app = await startTestApp({ dialect });
    staff = bearer((await signUp(app)).token);
    user = bearer((await signUp(app, { username: "budi", email: "budi@example.com" })).token);
  });
  afterEach(async () => {
    // Either way, every stored file belongs to a project, and no upload is left.
    const { portfolioItems: items } = (await list("?limit=100", staff)).body;
    const pictures = items.flatMap(({ featuredImage, images }) => [featuredImage, ...images]);
    expect(await app.mediaFiles()).toEqual(fileNames(pictures));
    expect((await app.uploadFiles()).filter((name) => name.includes("/"))).toEqual([]);
    if (items.length > 0) await remove(`?ids=${items.map(({ id }) => id).join(",")}`);
  });
  afterAll(() => app.close());

  const get = <T>(path: string, headers: Record<string, string> = {}) => answerOf<T>(app.fetch(path, { headers }));
  const list = (query = "", headers: Record<string, string> = {}) =>
    get<PortfolioPage>(`/api/portfolio${query}`, headers);
  const titles = async (query = "", headers: Record<string, string> = {}) =>
    (await list(query, headers)).body.portfolioItems.map(({ title }) => title);
  const send = (method: string, path: string, body: FormData, headers: Record<string, string> = {}) =>
    app.fetch(`/api/portfolio${path}`, { method, body, headers: { ...staff, ...headers } });
  const create = async (fields: Record<string, string> = {}, newImages: readonly File[] = []) => {
    const form = formOf({ ...valid, ...fields }, { featuredImage: await pictureFile(), newImages: [...newImages] });
    const answer = await answerOf<PortfolioItem>(send("POST", "", form));
    expect(answer).toMatchObject({ status: 201 });
    return answer.body;
  };
  const put = (id: string, fields: unknown, headers: Record<string, string> = {}) =>
    postJson(app, `/api/portfolio/${id}`, fields, { ...staff, ...headers }, "PUT");
  const remove = (path: string, headers: Record<string, string> = staff) =>
    app.fetch(`/api/portfolio${path}`, { method: "DELETE", headers });
  const pictures = (count: number) =>
    Promise.all(Array.from({ length: count }, (_, index) => pictureFile(`galeri ${index}.png`)));

  describe("POST /api/portfolio", () => {
    test("stores a form with its gallery, and answers the whole item", async () => {
      const form = formOf(valid, { featuredImage: await pictureFile(), newImages: await pictures(2) });
      const response = await send("POST", "", form);
      expect([response.headers.get("ETag"), response.headers.get("Cache-Control")]).toEqual(['"1"', "no-store"]);
      const { status, body } = await answerOf<PortfolioItem>(response);
      expect(status).toBe(201);
      const address = expect.stringMatching(/^http:\/\/localhost:8080\/media\/[0-9a-f]{32}\.webp$/);
      const set = { width: 64, height: 40, color: "#0888b8", srcset: expect.stringMatching(/^http.* 64w$/) };
      expect(body).toEqual({
        ...{ _id: body.id, id: expect.stringMatching(/^[0-9a-f]{24}$/), slug: "situs-mega-digital", version: 1 },
        ...valid,
        ...{
          technologies: ["Preact", "Koa"],
          isFeatured: false,
          excerpt: valid.description.replace(/\s+/g, " "),
          hasOwnExcerpt: false,
        },
        ...{ publishAt: null, unpublishAt: null, noindex: false },
        ...{ seoTitle: "", seoDescription: "", shareImage: "", shareImageSet: null },
        ...{ featuredImage: address, featuredImageSet: set, images: [address, address], imagesSet: [set, set] },
        ...{ createdAt: app.now().toISOString(), updatedAt: app.now().toISOString() },
      });
      expect(await get(`/api/portfolio/${body.id}`)).toEqual({ status: 200, body });
      expect(await get(`/api/portfolio/slug/${body.slug}`)).toEqual({ status: 200, body });
      for (const url of [body.featuredImage, ...body.images])
        expect((await app.fetch(new URL(url).pathname)).status).toBe(200);
    });

    test("stores JSON with the featured picture as a data URL", async () => {
      const { images: _images, ...rest } = valid;
      const fields = {
        ...rest,
        technologies: ["Koa"],
        isFeatured: true,
        featuredImage: dataUrlOf(await pictureBytes()),
      };
      const { status, body } = await answerOf<PortfolioItem>(postJson(app, "/api/portfolio", fields, staff));
      expect(status).toBe(201);
      expect(body).toMatchObject({ technologies: ["Koa"], isFeatured: true, images: [] });
    });

    test("takes pictures of the gallery only as files", async () => {
      const picture = dataUrlOf(await pictureBytes());
      const { images: _images, technologies: _technologies, ...rest } = valid;
      for (const newImages of [picture, [picture], "data:none"]) {
        const sent = { ...rest, featuredImage: picture, newImages };
        const { status, body } = await answerOf<PortfolioItem>(postJson(app, "/api/portfolio", sent, staff));
        expect([status, body.images]).toEqual([201, []]);
        expect(await answerOf(put(body.id, { newImages }))).toMatchObject({
          status: 400,
          body: { message: "No updatable fields" },
        });
      }
    });

    test("is published and completed unless told otherwise", async () => {
      const { title, description, client, projectType } = valid;
      const form = formOf({ title, description, client, projectType }, { featuredImage: await pictureFile() });
      expect((await answerOf(send("POST", "", form))).body).toMatchObject({
        ...{ status: "published", projectStatus: "completed", isFeatured: false },
        ...{ technologies: [], websiteUrl: "", completionDate: "", images: [] },
      });
    });

    test("names everything that is wrong at once, the picture too", async () => {
      const errors = {
        title: "Title is required",
        description: "Description is required",
        client: "Client name is required",
        projectType: "Project type is required",
        featuredImage: "Featured image is required",
      };
      expect(await answerOf(send("POST", "", new FormData()))).toEqual(invalid(errors));
      expect(await answerOf(postJson(app, "/api/portfolio", {}, staff))).toEqual(invalid(errors));
    });

    test.each<[Record<string, string>, Record<string, string>]>([
      [{ title: "abcd" }, { title: "Title must be at least 5 characters long" }],
      [{ title: "a".repeat(201) }, { title: "Title cannot exceed 200 characters" }],
      [{ description: "Terlalu pendek" }, { description: "Description must be at least 20 characters long" }],
      [{ description: "a".repeat(20_001) }, { description: "Description cannot exceed 20000 characters" }],
      [{ client: "a".repeat(101) }, { client: "Client name cannot exceed 100 characters" }],
      [{ projectType: "a\nb" }, { projectType: "Project type contains characters that cannot be used" }],
      [
        { technologies: JSON.stringify(Array.from({ length: 11 }, (_, index) => `${index}`)) },
        { technologies: "Maximum 10 technologies allowed" },
      ],
      [{ technologies: "Koa" }, { technologies: "Technologies must be a list of texts" }],
      [{ websiteUrl: "javascript:alert(1)" }, { websiteUrl: "Please enter a valid URL (e.g., https://example.com)" }],
      [{ completionDate: "2026-02-30" }, { completionDate: "Completion date must be a date like 2026-11-21" }],
      [{ completionDate: "1969-12-31" }, { completionDate: "Completion date must be from 1970-01-01 to 2100-12-31" }],
      [{ completionDate: "0000-01-01" }, { completionDate: "Completion date must be from 1970-01-01 to 2100-12-31" }],
      [{ completionDate: "2101-01-01" }, { completionDate: "Completion date must be from 1970-01-01 to 2100-12-31" }],
      [{ completionDate: "30/09/2026" }, { completionDate: "Completion date must be a date like 2026-11-21" }],
      [{ projectStatus: "done" }, { projectStatus: "Project status must be one of: progress, completed" }],
      [{ isFeatured: "1" }, { isFeatured: "Featured must be true or false" }],
      [{ slug: "a".repeat(161) }, { slug: expect.stringContaining("at most 160 characters") }],
      [{ images: '["x"]' }, { images: "Images can only hold pictures of this project" }],
    ])("refuses %.60j and keeps nothing", async (fields, errors) => {
      const form = formOf(
        { ...valid, ...fields },
        { featuredImage: await pictureFile(), newImages: await pictures(1) },
      );
      expect(await answerOf(send("POST", "", form))).toEqual(invalid(errors));
      expect((await list("", staff)).body.total).toBe(0);
    });

    test("names the file of every picture that is refused", async () => {
      const tooLarge = fileOf(new Uint8Array(5_242_881), "besar é.png");
      const form = formOf(valid, {
        featuredImage: fileOf("<svg/>", "logo.svg", "image/svg+xml"),
        newImages: [await pictureFile(), tooLarge],
      });
      expect(await answerOf(send("POST", "", form))).toEqual(
        invalid({
          featuredImage: "logo.svg: Invalid file type. Only JPEG, JPG, PNG, GIF, and WebP are allowed.",
          images: "besar é.png: File size exceeds 5MB limit. Please choose a smaller file.",
        }),
      );
      const broken = { featuredImage: await pictureFile(), newImages: [await pictureFile(), fileOf("x", "rusak.png")] };
      expect(await answerOf(send("POST", "", formOf(valid, broken)))).toEqual(
        invalid({ images: "rusak.png: The image could not be read" }),
      );
    });

    test("refuses more pictures than twelve", async () => {
      const form = formOf(valid, { featuredImage: await pictureFile(), newImages: await pictures(13) });
      expect(await answerOf(send("POST", "", form))).toEqual(invalid({ images: "Maximum 12 images allowed" }));
    });

    test("refuses a second featured picture", async () => {
      const form = formOf(valid, { featuredImage: await pictures(2), newImages: await pictures(13) });
      expect(await answerOf(send("POST", "", form))).toEqual(
        invalid({ featuredImage: "featuredImage can be given only once", images: "Maximum 12 images allowed" }),
      );
    });

    test("takes twelve, and no more than 70 MB", async () => {
      expect((await create({}, await pictures(12))).images).toHaveLength(12);
      const length = ["Content-Length", String(70 * 1024 * 1024 + 1)] as const;
      const type = ["Content-Type", "multipart/form-data; boundary=x"] as const;
      const head = [...Object.entries(staff), type, length];
      expect((await app.raw("/api/portfolio", { method: "POST", headers: head })).status).toBe(413);
    });

    test("refuses a slug that is taken, a body of another type, and one of unknown length", async () => {
      await create({ slug: "satu" });
      const form = formOf({ ...valid, slug: "satu" }, { featuredImage: await pictureFile() });
      expect(await answerOf(send("POST", "", form))).toMatchObject({
        status: 409,
        body: { errors: { slug: "Slug is already in use" } },
      });
      const text = { method: "POST", body: "x", headers: { ...staff, "Content-Type": "text/plain" } };
      expect((await app.fetch("/api/portfolio", text)).status).toBe(415);
      const chunked = [["Content-Type", "application/json"] as const, ["Transfer-Encoding", "chunked"] as const];
      const headers = [...Object.entries(staff), ...chunked];
      expect((await app.raw("/api/portfolio", { method: "POST", headers })).status).toBe(411);
    });

    test("asks who it is before it reads the body", async () => {
      const form = formOf(valid, { featuredImage: await pictureFile() });
      expect((await app.fetch("/api/portfolio", { method: "POST", body: form })).status).toBe(401);
      expect((await send("POST", "", form, user)).status).toBe(403);
    });
  });

  describe("PUT /api/portfolio/{id}", () => {
    test("toggles the featured flag alone, as the dashboard does", async () => {
      const before = await create({}, await pictures(1));
      app.pass(1000);
      const { status, body } = await answerOf<PortfolioItem>(put(before.id, { isFeatured: true }));
      expect(status).toBe(200);
      expect(body).toEqual({ ...before, isFeatured: true, version: 2, updatedAt: app.now().toISOString() });
    });

    test("keeps, drops and adds pictures of the gallery as a form says", async () => {
      const before = await create({}, await pictures(2));
      const [first, second] = before.images;
      const form = formOf({ images: JSON.stringify([second]) }, { newImages: await pictures(1) });
      const { body } = await answerOf<PortfolioItem>(send("PUT", `/${before.id}`, form));
      expect(body.images).toEqual([second, expect.not.stringContaining(first ?? "")]);
      expect(body.imagesSet).toHaveLength(2);
      expect(body.featuredImage).toBe(before.featuredImage);
      expect((await app.fetch(new URL(first ?? "").pathname)).status).toBe(404);
      const other = formOf({}, { featuredImage: await pictureFile() });
      expect((await answerOf<PortfolioItem>(send("PUT", `/${before.id}`, other))).body.images).toEqual(body.images);
    });

    test("sent again as it was read changes only what was changed", async () => {
      const before = await create({}, await pictures(1));
      const { body } = await answerOf<PortfolioItem>(put(before.id, { ...before, title: "Judul yang baru" }));
      expect(body).toEqual({ ...before, title: "Judul yang baru", version: 2, updatedAt: body.updatedAt });
    });

    test("refuses another's pictures and one too many, and stays whole", async () => {
      const [before, other] = [await create({}, await pictures(12)), await create({ slug: "lain" }, await pictures(1))];
      const foreign = invalid({ images: "Images can only hold pictures of this project" });
      for (const images of [other.images, [other.featuredImage], ["https://example.com/a.webp"]])
        expect(await answerOf(put(before.id, { images }))).toEqual(foreign);
      const tooMany = invalid({ images: "Maximum 12 images allowed" });
      expect(await answerOf(send("PUT", `/${before.id}`, formOf({}, { newImages: await pictures(1) })))).toEqual(
        tooMany,
      );
      expect(await answerOf(put(before.id, { images: Array.from({ length: 13 }, newId) }))).toEqual(tooMany);
      expect((await get(`/api/portfolio/${before.id}`)).body).toEqual(before);
    });

    test.each([{}, { views: 5, order: 1 }, { featuredImage: "http://localhost:8080/media/a.webp" }])(
      "of nothing that can change is refused: %j",
      async (fields) => {
        const { id } = await create();
        expect(await answerOf(put(id, fields))).toEqual({ status: 400, body: { message: "No updatable fields" } });
      },
    );

    test("with the version that was read is refused when it is outdated", async () => {
      const { id } = await create();
      expect((await put(id, { client: "Satu" }, { "If-Match": '"1"' })).status).toBe(200);
      expect((await put(id, { client: "Dua" }, { "If-Match": '"1"' })).status).toBe(412);
      const form = formOf({}, { newImages: await pictures(1) });
      expect((await send("PUT", `/${id}`, form, { "If-Match": '"1"' })).status).toBe(412);
      expect((await get<PortfolioItem>(`/api/portfolio/${id}`)).body).toMatchObject({ client: "Satu", version: 2 });
    });

    test("is not found for what does not exist, and not allowed for others", async () => {
      const { id } = await create();
      for (const missing of [newId(), "x"]) expect(await answerOf(put(missing, { client: "Satu" }))).toEqual(notFound);
      expect((await put(id, { client: "Satu" }, user)).status).toBe(403);
      expect((await postJson(app, `/api/portfolio/${id}`, { client: "Satu" }, {}, "PUT")).status).toBe(401);
    });
  });

  describe("calls for many", () => {
    const bulk = (body: unknown, headers = staff) => postJson(app, "/api/portfolio/bulk-update", body, headers, "PUT");

    test("publish and feature all that are named, or none", async () => {
      const [a, b] = [await create({ status: "draft" }), await create({ status: "draft" })];
      const update = { status: "published", projectStatus: "progress", isFeatured: true };
      expect(await answerOf(bulk({ ids: [a.id, newId()], update }))).toEqual(notFound);
      expect(await titles()).toEqual([]);
      expect(await answerOf(bulk({ ids: [a.id, b.id], update }))).toEqual({ status: 200, body: { updated: 2 } });
      expect((await list("?isFeatured=true&projectStatus=progress")).body.total).toBe(2);
      for (const nothing of [{}, { title: "Judul baru" }, null])
        expect(await answerOf(bulk({ ids: [a.id], update: nothing }))).toMatchObject({
          status: 400,
          body: { message: "No updatable fields" },
        });
      expect((await bulk({ ids: [a.id], update }, user)).status).toBe(403);
    });

    test("remove all that are named, or none", async () => {
      const [a, b] = [await create({}, await pictures(1)), await create()];
      expect(await answerOf(remove(`?ids=${a.id},${newId()}`))).toEqual(notFound);
      expect(await answerOf(remove(`?ids=${a.id},${b.id}`))).toEqual({ status: 200, body: { deleted: 2 } });
      expect(await answerOf(remove(""))).toEqual(invalid({ ids: "ids must hold 1 to 200 record ids" }));
    });

    test("remove one, once, and are the staff's", async () => {
      const { id } = await create();
      for (const path of [`/${id}`, `?ids=${id}`])
        expect([(await remove(path, {})).status, (await remove(path, user)).status]).toEqual([401, 403]);
      expect((await remove(`/${id}`)).status).toBe(204);
      expect(await answerOf(remove(`/${id}`))).toEqual(notFound);
    });
  });

  describe("reading", () => {
    test("answers the spec's own calls", async () => {
      await create({ title: "Proyek A", isFeatured: "true", completionDate: "2026-01-01" });
      await create({ title: "Proyek B", projectType: "Video", projectStatus: "progress", completionDate: "" });
      await create({ title: "Proyek C", status: "draft", completionDate: "2026-10-01" });
      const { status, body } = await list("?page=1&limit=9&status=published");
      expect([status, body.total, body.page, body.totalPages]).toEqual([200, 2, 1, 1]);
      expect(
        await titles("?page=1&limit=9&projectType=Video&projectStatus=progress&isFeatured=false&search=proyek"),
      ).toEqual(["Proyek B"]);
      expect(await titles("?page=1&limit=9", staff)).toEqual(["Proyek B", "Proyek C", "Proyek A"]);
      expect(await titles("?sort=titleDesc")).toEqual(["Proyek B", "Proyek A"]);
      const featured = await get<PortfolioItem[]>("/api/portfolio/featured?limit=4");
      expect(featured.body.map(({ title }) => title)).toEqual(["Proyek A"]);
      expect(await get("/api/portfolio/project-types")).toEqual({ status: 200, body: ["Video", "Web"] });
      expect(await list("?page=9")).toEqual({
        status: 200,
        body: { portfolioItems: [], total: 2, page: 9, totalPages: 1 },
      });
    });

    test.each([
      ["?page=0", "page must be a whole number from 1 to 10000"],
      ["?limit=101", "limit must be a whole number from 1 to 100"],
      ["?isFeatured=yes", "isFeatured must be true or false"],
      ["?projectStatus=done", "projectStatus must be one of: progress, completed"],
      ["?sort=newestFirst", "sort must be one of: newest, oldest, titleAsc, titleDesc, clientAsc, clientDesc"],
      ["/featured?limit=0", "limit must be a whole number from 1 to 100"],
    ])("refuses %s under its field", async (path, sentence) => {
      expect(await get(`/api/portfolio${path}`)).toEqual(invalid({ [sentence.split(" ")[0] ?? ""]: sentence }));
    });

    test("at a former address leads to the newest for good", async () => {
      const { id } = await create({ slug: "lama" });
      await put(id, { slug: "baru" });
      const response = await app.fetch("/api/portfolio/slug/lama");
      expect([response.status, response.headers.get("Location")]).toEqual([
        301,
        "http://localhost:8080/api/portfolio/slug/baru",
      ]);
    });

    test("leads from each project to the next published one, and from the last to the first", async () => {
      const old = await create({ title: "Proyek lama", completionDate: "2026-01-01" });
      expect(await get(`/api/portfolio/${old.id}/next`)).toEqual(notFound);
      const young = await create({ title: "Proyek baru", completionDate: "2026-02-01" });
      const draft = await create({ title: "Masih rahasia", completionDate: "2026-01-15", status: "draft" });
      const next = async (id: string, who = {}) => (await get<PortfolioItem>(`/api/portfolio/${id}/next`, who)).body;
      expect(await next(young.id)).toEqual(old);
      expect(await next(old.id)).toEqual(young);
      expect(await next(young.id, staff)).toEqual(old);
      expect(await next(draft.id, staff)).toEqual(old);
      expect(await get(`/api/portfolio/${newId()}/next`)).toEqual(notFound);
    });

    test("may be kept and asked about by the public alone", async () => {
      const { id } = await create();
      for (const path of ["", "/featured", "/project-types", `/${id}`]) {
        const open = await app.fetch(`/api/portfolio${path}`);
        expect(open.headers.get("Cache-Control")).toBe("no-cache");
        const tag = open.headers.get("ETag") ?? "";
        expect((await app.raw(`/api/portfolio${path}`, { headers: [["If-None-Match", tag]] })).status).toBe(304);
        const own = await app.fetch(`/api/portfolio${path}`, { headers: staff });
        expect(own.headers.get("Cache-Control")).toBe("no-store");
      }
    });
  });

  describe("a draft", () => {
    test("is byte for byte like nothing for who is not staff", async () => {
      const draft = await create({ status: "draft", isFeatured: "true" });
      await create({ slug: "tampak" });
      for (const [method, path] of [
        ["GET", "/api/portfolio/ID"],
        ["HEAD", "/api/portfolio/ID"],
        ["GET", "/api/portfolio/slug/SLUG"],
        ["GET", "/api/portfolio/ID/next"],
        ["GET", "/api/portfolio?ids=ID"],
        ["GET", "/portfolio/SLUG"],
      ] as const)
        for (const who of [{}, user]) {
          const hidden = path.replace("ID", draft.id).replace("SLUG", draft.slug);
          const missing = path.replace("ID", newId()).replace("SLUG", "tidak-ada");
          expect(await everyByteOf(app, hidden, method, who)).toEqual(await everyByteOf(app, missing, method, who));
        }
      expect((await get(`/api/portfolio/${draft.id}`, staff)).body).toEqual(draft);
    });

    test("is in no list for who is not staff, whatever is asked", async () => {
      await create({ title: "Masih rahasia", projectType: "Rahasia", status: "draft", isFeatured: "true" });
      for (const who of [{}, user])
        for (const path of [
          ...["", "?status=draft", "?search=rahasia", "?projectType=Rahasia", "?isFeatured=true"],
          ...["/featured", "/project-types"],
        ]) {
          const { status, body } = await get(`/api/portfolio${path}`, who);
          expect([status, JSON.stringify(body)]).toEqual([200, expect.not.stringMatching(/rahasia/i)]);
        }
      expect(await titles("?status=draft", staff)).toEqual(["Masih rahasia"]);
      expect((await get("/api/portfolio/project-types", staff)).body).toEqual(["Rahasia"]);
    });
  });

  test.each([
    ["DELETE", "/api/portfolio/featured", "GET, HEAD"],
    ["POST", "/api/portfolio/project-types", "GET, HEAD"],
    ["GET", "/api/portfolio/bulk-update", "PUT"],
    ["PATCH", "/api/portfolio", "GET, HEAD, POST, DELETE"],
    ["POST", `/api/portfolio/${newId()}`, "GET, HEAD, PUT, DELETE"],
  ])("%s %s is not a method of it", async (method, path, allow) => {
    const response = await app.fetch(path, { method, headers: staff });
    expect([response.status, response.headers.get("Allow")]).toEqual([405, allow]);
  });
});
