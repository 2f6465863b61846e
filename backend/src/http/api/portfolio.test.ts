import type { PortfolioItem, PortfolioPage } from "@etalase/contracts/portfolio.schema";
import { photoRule } from "@etalase/contracts/rules/image";
import { afterEach, describe, expect, test } from "vitest";
import { answerOf, invalid, notFound, postJson, testApp } from "../../../test/app.ts";
import { sqliteByDay } from "../../../test/databases.ts";
import { dataUrlOf, fileNames, fileOf, formOf, pictureFile } from "../../../test/forms.ts";
import { kindCases } from "../../../test/kinds/cases.ts";
import { pictureBy, plainPage } from "../../../test/kinds/kind.ts";
import { newId } from "../../../test/records.ts";
import { pictureBytes } from "../../../test/services.ts";
import { limits } from "../limits.ts";

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

const badYear = "Completion date must be from 1970-01-01 to 2100-12-31";
const elevenNames = JSON.stringify(Array.from({ length: 11 }, (_, index) => `${index}`));

kindCases({
  resource: "portfolio",
  key: "portfolioItems",
  form: valid,
  json: { ...valid, technologies: ["Preact", "Koa"], isFeatured: false, images: [] },
  answer: {
    ...valid,
    slug: "situs-mega-digital",
    technologies: ["Preact", "Koa"],
    isFeatured: false,
    excerpt: valid.description.replace(/\s+/g, " "),
    images: [],
    imagesSet: [],
    ...plainPage,
  },
  pictures: {
    featuredImage: pictureBy(photoRule, true),
  },
  least: {
    form: {
      title: valid.title,
      description: valid.description,
      client: valid.client,
      projectType: valid.projectType,
    },
    answer: {
      status: "published",
      projectStatus: "completed",
      isFeatured: false,
      technologies: [],
      websiteUrl: "",
      completionDate: "",
      images: [],
    },
  },
  missing: {
    title: "Title is required",
    description: "Description is required",
    client: "Client name is required",
    projectType: "Project type is required",
    featuredImage: "Featured image is required",
  },
  refusals: [
    [
      { projectType: "a\nb" },
      { projectType: 'Project type contains characters that cannot be used: U+000A after "a"' },
    ],
    [{ technologies: elevenNames }, { technologies: "Maximum 10 technologies allowed" }],
    [{ completionDate: "1969-12-31" }, { completionDate: badYear }],
    [{ completionDate: "0000-01-01" }, { completionDate: badYear }],
    [{ completionDate: "2101-01-01" }, { completionDate: badYear }],
    [{ slug: "a".repeat(161) }, { slug: expect.stringContaining("at most 160 characters") }],
    [{ images: '["x"]' }, { images: "Images can only hold pictures of this project" }],
  ],
  edit: { client: "Satu" },
  fixed: [{ views: 5, order: 1 }, { featuredImage: "http://localhost:8080/media/a.webp" }],
  maxBytes: limits.galleryBytes,
  hidden: {
    records: ["/slug/SLUG", "/ID/next", "/portfolio/SLUG"],
    lists: ["?projectType=Web", "?isFeatured=true", "/featured"],
  },
  refusedQueries: [
    ["?isFeatured=yes", "isFeatured must be true or false"],
    ["?projectStatus=done", "projectStatus must be one of: progress, completed"],
    ["?sort=newestFirst", "sort must be one of: newest, oldest, titleAsc, titleDesc, clientAsc, clientDesc"],
    ["/featured?limit=0", "limit must be a whole number from 1 to 100"],
  ],
  otherMethods: [
    ["DELETE", "/featured", "GET, HEAD"],
    ["POST", "/project-types", "GET, HEAD"],
  ],
});

describe.each(sqliteByDay)("projects and their galleries on %s", (dialect) => {
  const { app, superadmin: staff } = testApp({ dialect, accounts: ["superadmin"] });
  afterEach(async () => {
    // Either way, every stored file belongs to a project, and no upload is left.
    const { portfolioItems: items } = (await list("?limit=100", staff)).body;
    const pictures = items.flatMap(({ featuredImage, images }) => [featuredImage, ...images]);
    expect(await app.shownFiles()).toEqual(fileNames(pictures));
    expect((await app.uploadFiles()).filter((name) => name.includes("/"))).toEqual([]);
    if (items.length > 0) await remove(`?ids=${items.map(({ id }) => id).join(",")}`);
  });

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
  const put = (id: string, fields: unknown) => postJson(app, `/api/portfolio/${id}`, fields, staff, "PUT");
  const remove = (path: string, headers: Record<string, string> = staff) =>
    app.fetch(`/api/portfolio${path}`, { method: "DELETE", headers });
  const pictures = (count: number) =>
    Promise.all(Array.from({ length: count }, (_, index) => pictureFile(`galeri ${index}.png`)));

  describe("POST /api/portfolio", () => {
    test("stores a form with its gallery", async () => {
      const { images, imagesSet } = await create({}, await pictures(2));
      const address = expect.stringMatching(/^http:\/\/localhost:8080\/media\/[0-9a-f]{32}\.webp$/);
      const set = { width: 64, height: 40, color: "#0888b8", srcset: expect.stringMatching(/^http.* 64w$/) };
      expect({ images, imagesSet }).toEqual({ images: [address, address], imagesSet: [set, set] });
      for (const url of images) expect((await app.fetch(new URL(url).pathname)).status).toBe(200);
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
  });

  describe("PUT /api/portfolio/{id}", () => {
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
    });

    test("tells the project types of public projects to the public alone", async () => {
      await create({ projectType: "Rahasia", status: "draft" });
      expect((await get("/api/portfolio/project-types")).body).toEqual([]);
      expect((await get("/api/portfolio/project-types", staff)).body).toEqual(["Rahasia"]);
    });

    test("leads from each project to the next published one, and from the last to the first", async () => {
      const old = await create({ title: "Proyek lama", completionDate: "2026-01-01" });
      expect(await get(`/api/portfolio/${old.id}/next`)).toEqual(notFound);
      const young = await create({ title: "Proyek baru", completionDate: "2026-02-01" });
      const draft = await create({ title: "Masih rahasia", completionDate: "2026-01-15", status: "draft" });
      const next = async (id: string, who = {}) => (await get<PortfolioItem>(`/api/portfolio/${id}/next`, who)).body;
      const listed = ({ translation: _translation, ...item }: PortfolioItem) => item;
      expect(await next(young.id)).toEqual(listed(old));
      expect(await next(old.id)).toEqual(listed(young));
      expect(await next(young.id, staff)).toEqual(listed(old));
      expect(await next(draft.id, staff)).toEqual(listed(old));
      expect(await get(`/api/portfolio/${newId()}/next`)).toEqual(notFound);
    });
  });
});
