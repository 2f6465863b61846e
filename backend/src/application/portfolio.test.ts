import { portfolioInput, portfolioQuery, portfolioUpdate } from "@etalase/contracts/portfolio.schema";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { actor, newId } from "../../test/records.ts";
import { brokenUpload, pictureUpload, startTestServices } from "../../test/services.ts";
import { filesOf, type Picture } from "../domain/picture.ts";
import { type PortfolioItem, picturesOf } from "../domain/portfolio.ts";
import type { Services } from "../services.ts";
import type { Files } from "./media.ts";

let site: Awaited<ReturnType<typeof startTestServices>>;
let portfolio: Services["portfolio"];
beforeEach(async () => {
  site = await startTestServices();
  portfolio = site.services.portfolio;
});
afterEach(() => site.close());

const by = actor();

const valid = {
  title: "Situs Mega Digital",
  description: "Toko elektronik dengan katalog yang mudah dicari.",
  client: "Mega Digital",
  projectType: "Web",
};
const uploads = (count: number) =>
  Promise.all(Array.from({ length: count }, (_, index) => pictureUpload(`${index}.png`)));
const featured = async (): Promise<Files> => ({ featuredImage: [await pictureUpload()] });

const create = async (fields: Record<string, unknown> = {}, newImages = 0) =>
  portfolio.create(
    portfolioInput.parse({ ...valid, ...fields }),
    {
      ...(await featured()),
      newImages: await uploads(newImages),
    },
    by,
  );
const update = (id: string, fields: Record<string, unknown>, files: Files = {}, ifVersion?: number) =>
  portfolio.update(id, portfolioUpdate.parse(fields), { by, files, ifVersion });
const list = async (query: Record<string, string | undefined> = {}, viewer: "public" | "staff" = "public") =>
  (await portfolio.list(portfolioQuery.parse(query), viewer)).rows.map(({ title }) => title);

const addressOf = ({ file }: Picture) => `http://localhost:8080/media/${file}`;
const expectFilesOf = async (...items: readonly PortfolioItem[]) =>
  expect(await site.mediaFiles()).toEqual(items.flatMap(picturesOf).flatMap(filesOf).sort());

describe("creating", () => {
  test("stores what was sent with what follows from it", async () => {
    const item = await create({ technologies: ["Preact", "Koa"], completionDate: "2026-09-30" }, 2);
    expect(await portfolio.get(item.id, "public")).toEqual(item);
    expect(item).toMatchObject({
      ...valid,
      slug: "situs-mega-digital",
      technologies: ["Preact", "Koa"],
      websiteUrl: "",
      completionDate: "2026-09-30",
      status: "published",
      projectStatus: "completed",
      isFeatured: false,
      publishedAt: site.now(),
      createdAt: site.now(),
      updatedAt: site.now(),
      version: 1,
    });
    expect(item.images).toHaveLength(2);
    await expectFilesOf(item);
  });

  test("needs a featured picture, whatever else comes", async () => {
    const input = portfolioInput.parse(valid);
    await expect(portfolio.create(input, { newImages: await uploads(1) }, by)).rejects.toMatchObject({
      errors: { featuredImage: "Featured image is required" },
    });
    await expectFilesOf();
  });

  test("leaves no file behind when it is refused", async () => {
    const item = await create({ slug: "satu" });
    await expect(create({ slug: "satu" }, 2)).rejects.toMatchObject({ errors: { slug: "Slug is already in use" } });
    const files = { ...(await featured()), newImages: [await pictureUpload(), brokenUpload("denah.png")] };
    await expect(portfolio.create(portfolioInput.parse(valid), files, by)).rejects.toMatchObject({
      errors: { images: "denah.png: The image could not be read" },
    });
    await expect(
      portfolio.create(portfolioInput.parse(valid), { featuredImage: [brokenUpload("muka.png")] }, by),
    ).rejects.toMatchObject({ errors: { featuredImage: "muka.png: The image could not be read" } });
    await expectFilesOf(item);
  });

  test("cannot keep another's pictures", async () => {
    const item = await create({}, 1);
    await expect(create({ images: item.images.map(addressOf) })).rejects.toMatchObject({
      errors: { images: "Images can only hold pictures of this project" },
    });
    await expectFilesOf(item);
  });
});

describe("the gallery", () => {
  test("stays as it is when an edit does not name it, and is dropped when it names none", async () => {
    const before = await create({}, 2);
    const kept = await update(before.id, { client: "Lain" });
    expect(kept.images).toEqual(before.images);
    await expectFilesOf(kept);
    const empty = await update(before.id, { images: "[]" });
    expect(empty.images).toEqual([]);
    await expectFilesOf(empty);
  });

  test("keeps what is named in that order, adds the new ones, and drops the rest", async () => {
    const before = await create({}, 3);
    const [first, second, third] = before.images;
    const images = [third, first].map((picture) => addressOf(picture as Picture));
    const after = await update(before.id, { images }, { newImages: await uploads(2) });
    expect(after.images.slice(0, 2)).toEqual([third, first]);
    expect(after.images).toHaveLength(4);
    expect(after.images).not.toContainEqual(second);
    expect(after.featuredImage).toEqual(before.featuredImage);
    await expectFilesOf(after);
  });

  test("puts new ones where they are named, and those that are not behind the rest", async () => {
    const before = await create({}, 2);
    const [first, second] = before.images as [Picture, Picture];
    const images = ["new:1", addressOf(second), "new:0", addressOf(first)];
    const after = await update(before.id, { images }, { newImages: await uploads(3) });
    expect([after.images[1], after.images[3]]).toEqual([second, first]);
    expect(new Set(after.images.map(({ file }) => file)).size).toBe(5);
    await expectFilesOf(after);
    await expect(update(before.id, { images: ["new:0"] })).rejects.toMatchObject({
      errors: { images: "Images can only hold pictures of this project" },
    });
    await expectFilesOf(after);
  });

  test("only grows when new ones come alone", async () => {
    const before = await create({}, 1);
    const after = await update(before.id, {}, { newImages: await uploads(1) });
    expect(after.images).toEqual([...before.images, expect.anything()]);
    await expectFilesOf(after);
  });

  test("holds a picture once, however often it is named", async () => {
    const before = await create({}, 1);
    const [picture] = before.images as [Picture];
    const after = await update(before.id, { images: [addressOf(picture), `/media/${picture.file}`] });
    expect(after.images).toEqual([picture]);
  });

  test("refuses pictures that are not its own, and stays whole", async () => {
    const [before, other] = [await create({}, 1), await create({ slug: "lain" }, 1)];
    const foreign = [...other.images, other.featuredImage].map(addressOf);
    for (const image of [...foreign, "https://example.com/a.webp", "x", "/media/"])
      await expect(
        update(before.id, { images: [image], title: "Tidak tersimpan" }, { newImages: await uploads(1) }),
      ).rejects.toMatchObject({ errors: { images: "Images can only hold pictures of this project" } });
    expect(await portfolio.get(before.id, "staff")).toEqual(before);
    await expectFilesOf(before, other);
  });

  test("holds twelve at most, kept and new together", async () => {
    const before = await create({}, 11);
    const full = await update(before.id, {}, { newImages: await uploads(1) });
    expect(full.images).toHaveLength(12);
    await expect(update(before.id, {}, { newImages: await uploads(1) })).rejects.toMatchObject({
      errors: { images: "Maximum 12 images allowed" },
    });
    await expectFilesOf(full);
    const [first] = full.images as [Picture];
    const other = await update(before.id, { images: [addressOf(first)] }, { newImages: await uploads(11) });
    expect(other.images).toHaveLength(12);
    await expectFilesOf(other);
  });

  test("keeps its files when the edit is refused, be it at the last moment", async () => {
    const [other, before] = [await create({ slug: "satu" }), await create({}, 2)];
    await expect(
      update(before.id, { images: "[]", slug: "satu" }, { ...(await featured()), newImages: await uploads(1) }),
    ).rejects.toMatchObject({ kind: "conflict" });
    await expect(update(before.id, { images: "[]" }, { newImages: await uploads(1) }, 7)).rejects.toMatchObject({
      kind: "stale",
    });
    await expect(update(before.id, { images: "[]" }, { newImages: [brokenUpload()] })).rejects.toThrow(
      "rusak.png: The image could not be read",
    );
    expect(await portfolio.get(before.id, "staff")).toEqual(before);
    await expectFilesOf(other, before);
  });

  test("of two edits at once has the files that the later one kept", async () => {
    const { id, images } = await create({}, 2);
    const [first, second] = images.map(addressOf);
    await Promise.allSettled([update(id, { images: [first] }), update(id, { images: [second] })]);
    await expectFilesOf(await portfolio.get(id, "staff"));
  });
});

describe("an edit", () => {
  test("changes what is present and leaves the rest", async () => {
    const before = await create({ technologies: ["Koa"], completionDate: "2026-09-30" }, 1);
    site.pass(1000);
    expect(await update(before.id, { isFeatured: "true" })).toEqual({
      ...before,
      isFeatured: true,
      updatedAt: site.now(),
      version: 2,
    });
  });

  test("may take website and completion date away", async () => {
    const { id } = await create({ websiteUrl: "https://example.com", completionDate: "2026-09-30" });
    expect(await update(id, { websiteUrl: "", completionDate: "" })).toMatchObject({
      websiteUrl: "",
      completionDate: "",
    });
  });

  test("with a featured picture puts it in the place of the old one", async () => {
    const before = await create({}, 1);
    const after = await update(before.id, {}, await featured());
    expect(after.featuredImage.file).not.toBe(before.featuredImage.file);
    expect(after.images).toEqual(before.images);
    await expectFilesOf(after);
  });

  test("of nothing, or of what does not exist, is refused", async () => {
    const { id } = await create();
    await expect(update(id, { views: 1 })).rejects.toThrow("No updatable fields");
    await expect(update(newId(), { title: "Judul baru" })).rejects.toMatchObject({ kind: "notFound" });
    expect((await portfolio.get(id, "staff")).version).toBe(1);
  });

  test("of the same version by two people at once succeeds for one", async () => {
    const { id } = await create();
    const results = await Promise.allSettled([update(id, { client: "A" }, {}, 1), update(id, { client: "B" }, {}, 1)]);
    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });
});

describe("the slug", () => {
  test("follows the title until the first publication, and stays from then on", async () => {
    const { id } = await create({ status: "draft" });
    expect((await update(id, { title: "Judul kedua" })).slug).toBe("judul-kedua");
    const publishedAt = site.now();
    expect(await update(id, { status: "published" })).toMatchObject({ slug: "judul-kedua", publishedAt });
    site.pass(1000);
    expect(await update(id, { title: "Judul ketiga", status: "draft" })).toMatchObject({
      slug: "judul-kedua",
      publishedAt,
    });
  });

  test("gets a number when its title is taken, also by items made at once", async () => {
    const slugs = await Promise.all([create(), create(), create()]);
    expect(slugs.map(({ slug }) => slug).sort()).toEqual([
      "situs-mega-digital",
      "situs-mega-digital-2",
      "situs-mega-digital-3",
    ]);
  });

  test("that was public goes on leading to the item", async () => {
    const { id } = await create({ slug: "lama" });
    await update(id, { slug: "baru" });
    expect((await portfolio.getBySlug("lama", "public")).slug).toBe("baru");
    expect((await update(id, { slug: "" })).slug).toBe("situs-mega-digital");
  });

  test("of a title without letters or digits is made up", async () => {
    expect((await create({ title: "日本の会社" })).slug).toBe("proyek");
  });
});

describe("bulk calls", () => {
  test("change all that were named, or none when one is unknown", async () => {
    const [a, b] = [await create({ status: "draft" }), await create({ status: "draft" })];
    const change = { status: "published", projectStatus: "progress", isFeatured: true } as const;
    await expect(portfolio.bulkUpdate({ ids: [a.id, newId()], update: change }, by)).rejects.toMatchObject({
      kind: "notFound",
    });
    expect(await portfolio.get(a.id, "staff")).toEqual(a);
    expect(await portfolio.bulkUpdate({ ids: [a.id, b.id], update: change }, by)).toBe(2);
    for (const { id } of [a, b])
      expect(await portfolio.get(id, "public")).toMatchObject({ ...change, publishedAt: site.now(), version: 2 });
    await expect(portfolio.bulkUpdate({ ids: [a.id], update: {} }, by)).rejects.toThrow("No updatable fields");
  });

  test("remove items with all their pictures, or none when one is unknown", async () => {
    const [a, b, stays] = [await create({}, 2), await create({}, 1), await create({}, 1)];
    await expect(portfolio.remove([a.id, newId()], by)).rejects.toMatchObject({ kind: "notFound" });
    await expectFilesOf(a, b, stays);
    expect(await portfolio.remove([a.id, b.id], by)).toBe(2);
    await expectFilesOf(stays);
  });
});

describe("what a viewer sees", () => {
  test("is published unless they are staff, and no filter widens it", async () => {
    const draft = await create({ title: "Masih rahasia", projectType: "Rahasia", status: "draft", isFeatured: true });
    await create({ title: "Sudah terbit", isFeatured: true });
    expect(await list()).toEqual(["Sudah terbit"]);
    expect(await list({}, "staff")).toHaveLength(2);
    for (const query of [{ status: "draft" }, { ids: draft.id }, { search: "rahasia" }, { projectType: "Rahasia" }])
      expect(await list(query)).toEqual([]);
    expect(await list({ status: "draft", ids: draft.id }, "staff")).toEqual(["Masih rahasia"]);
    expect(await portfolio.projectTypes("public")).toEqual(["Web"]);
    expect(await portfolio.projectTypes("staff")).toEqual(["Rahasia", "Web"]);
    for (const hidden of [portfolio.get(draft.id, "public"), portfolio.getBySlug(draft.slug, "public")])
      await expect(hidden).rejects.toMatchObject({ kind: "notFound" });
    expect((await portfolio.featured(4)).map(({ title }) => title)).toEqual(["Sudah terbit"]);
  });

  test("comes in pages of nine, the latest completed first", async () => {
    for (const day of [1, 3, 2, 4, 5, 6, 7, 8, 9, 10])
      await create({ title: `Proyek ${day}`, completionDate: `2026-09-${String(day).padStart(2, "0")}` });
    const { rows, ...info } = await portfolio.list(portfolioQuery.parse({}), "public");
    expect(info).toEqual({ total: 10, page: 1, totalPages: 2 });
    expect(rows.map(({ title }) => title)).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2].map((day) => `Proyek ${day}`));
    expect(await list({ page: "2" })).toEqual(["Proyek 1"]);
  });

  test("as featured are the latest, as many as asked for", async () => {
    for (const day of ["01", "03", "02"])
      await create({ title: `Proyek ${day}`, completionDate: `2026-09-${day}`, isFeatured: true });
    expect((await portfolio.featured(2)).map(({ title }) => title)).toEqual(["Proyek 03", "Proyek 02"]);
  });
});
