import { portfolioInput, portfolioQuery, portfolioUpdate } from "@etalase/contracts/portfolio.schema";
import { verbatim } from "@etalase/contracts/refusals/refusal";
import { beforeEach, describe, expect, test } from "vitest";
import { actor } from "../../test/records.ts";
import { brokenUpload, pictureUpload, startTestServices } from "../../test/services.ts";
import { eachTest } from "../../test/started.ts";
import { filesOf, type Picture } from "../domain/picture.ts";
import { type PortfolioItem, picturesOf } from "../domain/portfolio.ts";
import type { Services } from "../services.ts";
import type { Files } from "./media.ts";

let portfolio: Services["portfolio"];
const site = eachTest(() => startTestServices());
beforeEach(async () => {
  portfolio = site.services.portfolio;
});

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
  expect(await site.shownFiles()).toEqual(items.flatMap(picturesOf).flatMap(filesOf).sort());

test("a project type that only looks different gets the spelling that is used", async () => {
  await create({ projectType: "Toko Daring" });
  const { id, projectType } = await create({ title: "Situs Dua", projectType: "toko\u00a0daring" });
  expect(projectType).toBe("Toko Daring");
  await update(id, { projectType: "Web" });
  expect((await update(id, { projectType: "TOKO  DARING" })).projectType).toBe("Toko Daring");
  expect(await portfolio.projectTypes("staff")).toEqual(["Toko Daring"]);
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
      errors: { images: verbatim("Images can only hold pictures of this project") },
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
      ).rejects.toMatchObject({ errors: { images: verbatim("Images can only hold pictures of this project") } });
    expect(await portfolio.get(before.id, "staff")).toEqual(before);
    await expectFilesOf(before, other);
  });

  test("holds twelve at most, kept and new together", async () => {
    const before = await create({}, 11);
    const full = await update(before.id, {}, { newImages: await uploads(1) });
    expect(full.images).toHaveLength(12);
    await expect(update(before.id, {}, { newImages: await uploads(1) })).rejects.toMatchObject({
      errors: { images: verbatim("Maximum 12 images allowed") },
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

describe("the slug", () => {
  test("of a title without letters or digits is made up", async () => {
    expect((await create({ title: "日本の会社" })).slug).toBe("proyek");
  });
});

describe("what a viewer sees", () => {
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
