import { portfolioInput, portfolioUpdate } from "@etalase/contracts/portfolio.schema";
import { testimonialInput, testimonialsQuery, testimonialUpdate } from "@etalase/contracts/testimonials.schema";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { dialects } from "../../test/databases.ts";
import { actor, newId } from "../../test/records.ts";
import { brokenUpload, pictureUpload, startTestServices } from "../../test/services.ts";
import { filesOf } from "../domain/picture.ts";
import type { Services } from "../services.ts";
import type { Files } from "./media.ts";

const by = actor();

describe.each(dialects)("testimonials on %s", (dialect) => {
  let site: Awaited<ReturnType<typeof startTestServices>>;
  let testimonials: Services["testimonials"];
  let portfolio: Services["portfolio"];
  beforeAll(async () => {
    site = await startTestServices({ dialect });
    ({ testimonials, portfolio } = site.services);
  });
  beforeEach(async () => {
    for (const service of [testimonials, portfolio]) {
      const { rows } = await service.list({ sort: "newest", page: 1, limit: 100 }, "staff");
      if (rows.length > 0)
        await service.remove(
          rows.map(({ id }) => id),
          by,
        );
    }
  });
  afterAll(() => site.close());

  const all = (query: Record<string, string | undefined> = {}, viewer: "public" | "staff" = "staff") =>
    testimonials.list(testimonialsQuery.parse({ limit: "100", ...query }), viewer);
  const names = async (query: Record<string, string | undefined> = {}, viewer: "public" | "staff" = "staff") =>
    (await all(query, viewer)).rows.map(({ name }) => name);
  const quote = "Antrean pagi tinggal separuh, dan pasien tidak lagi menunggu.";
  const photo = async (): Promise<Files> => ({ photo: [await pictureUpload("wajah.png")] });
  const create = (name: string, fields: Record<string, unknown> = {}, files: Files = {}) =>
    testimonials.create(testimonialInput.parse({ name, quote, ...fields }), files, by);
  const update = (id: string, fields: Record<string, unknown>, files: Files = {}, ifVersion?: number) =>
    testimonials.update(id, testimonialUpdate.parse(fields), { by, files, ifVersion });
  const createProject = async (status: "draft" | "published") => {
    const words = "Janji temu dokter lewat ponsel, tanpa antre.";
    const input = { title: words, description: words, client: "Klinik", projectType: "Web", status };
    const files = { featuredImage: [await pictureUpload()] };
    return (await portfolio.create(portfolioInput.parse(input), files, by)).id;
  };

  test("one that is created waits, goes last, and needs no photo", async () => {
    await create("dr. Maya Kusuma");
    const created = await create("Sri Rahayu");
    expect(created).toEqual({
      ...{ id: created.id, name: "Sri Rahayu", role: "", quote, rating: null, photo: null, portfolioId: null },
      ...{ status: "pending", order: 1, createdAt: site.now(), updatedAt: site.now(), version: 1 },
    });
    expect(await testimonials.get(created.id, "staff")).toEqual(created);
  });

  test("an edit changes what is present and leaves the rest", async () => {
    const before = await create("Sri Rahayu", { rating: "4", role: "Petugas" }, await photo());
    site.pass(1000);
    expect(await update(before.id, { rating: "", status: "published" })).toEqual({
      ...{ ...before, rating: null, status: "published", updatedAt: site.now(), version: 2 },
    });
    await expect(update(before.id, { name: "Lain" }, {}, 1)).rejects.toMatchObject({ kind: "stale" });
    await expect(update(before.id, {})).rejects.toThrow("No updatable fields");
    await expect(update(newId(), { name: "Lain" })).rejects.toMatchObject({ kind: "notFound" });
  });

  test("a photo is replaced, kept by its address, and removed by an empty text, and no file is left over", async () => {
    const { id } = await create("Sri Rahayu", {}, await photo());
    const after = await update(id, {}, await photo());
    expect(await site.mediaFiles()).toEqual(after.photo && filesOf(after.photo).toSorted());
    const kept = await update(id, { photo: `http://localhost/media/${after.photo?.file}` });
    expect(kept.photo).toEqual(after.photo);
    const unreadable = { errors: { photo: "The image could not be read" } };
    await expect(update(id, { photo: "http://localhost/a.webp" })).rejects.toMatchObject(unreadable);
    await expect(update(id, {}, { photo: [brokenUpload()] })).rejects.toMatchObject(unreadable);
    expect((await update(id, { photo: "" })).photo).toBeNull();
    expect(await site.mediaFiles()).toEqual([]);
    await create("Budi", {}, await photo());
    await testimonials.remove(
      (await all()).rows.map((one) => one.id),
      by,
    );
    expect(await site.mediaFiles()).toEqual([]);
  });

  test("the order changes by one step and closes ranks", async () => {
    const [a, b, c] = [await create("AA"), await create("BB"), await create("CC")];
    await testimonials.move({ id: c.id, direction: "up" }, by);
    expect(await names()).toEqual(["AA", "CC", "BB"]);
    await expect(testimonials.move({ id: a.id, direction: "up" }, by)).rejects.toThrow("Testimonial is already first");
    await expect(testimonials.move({ id: b.id, direction: "down" }, by)).rejects.toThrow("Testimonial is already last");
    await testimonials.remove([a.id], by);
    expect((await all()).rows.map(({ name, order }) => `${order} ${name}`)).toEqual(["0 CC", "1 BB"]);
  });

  test("many are published at once, or none when one is unknown", async () => {
    const [a, b] = [await create("AA"), await create("BB")];
    const published = { status: "published" } as const;
    const unknown = testimonials.bulkUpdate({ ids: [a.id, newId()], update: published }, by);
    await expect(unknown).rejects.toMatchObject({ kind: "notFound" });
    expect(await names({}, "public")).toEqual([]);
    expect(await testimonials.bulkUpdate({ ids: [a.id, b.id], update: published }, by)).toBe(2);
    expect(await names({}, "public")).toEqual(["AA", "BB"]);
  });

  test("one that waits is hidden from the public everywhere, and no filter shows it", async () => {
    await create("Tampil", { status: "published" });
    const hidden = await create("Tersembunyi");
    for (const query of [{}, { status: "published" }]) expect(await names(query, "public")).toEqual(["Tampil"]);
    for (const query of [{ status: "pending" }, { ids: hidden.id }, { search: "tersembunyi" }])
      expect(await all(query, "public")).toMatchObject({ rows: [], total: 0 });
    expect(await names({ status: "pending" })).toEqual(["Tersembunyi"]);
    await expect(testimonials.get(hidden.id, "public")).rejects.toMatchObject({ kind: "notFound" });
  });

  describe("the project", () => {
    test("must be there", async () => {
      const refusal = { errors: { portfolioId: "portfolioId must be a record id" } };
      await expect(create("Maya", { portfolioId: newId() })).rejects.toMatchObject(refusal);
      const { id } = await create("Maya");
      await expect(update(id, { portfolioId: newId() })).rejects.toMatchObject(refusal);
    });

    test("that is no public one is the staff's to know", async () => {
      const portfolioId = await createProject("draft");
      const { id } = await create("Maya", { portfolioId, status: "published" });
      const seen = async (viewer: "public" | "staff") => [
        (await testimonials.get(id, viewer)).portfolioId,
        (await all({}, viewer)).rows[0]?.portfolioId,
        (await all({ portfolioId }, viewer)).total,
      ];
      expect(await seen("public")).toEqual([null, null, 0]);
      expect(await seen("staff")).toEqual([portfolioId, portfolioId, 1]);
      await portfolio.update(portfolioId, portfolioUpdate.parse({ status: "published" }), { by });
      expect(await seen("public")).toEqual([portfolioId, portfolioId, 1]);
      await portfolio.remove([portfolioId], by);
      expect(await seen("staff")).toEqual([null, null, 0]);
    });
  });
});
