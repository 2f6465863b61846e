import { partnerInput, partnersQuery, partnerUpdate } from "@etalase/contracts/partners.schema";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { dialects } from "../../test/databases.ts";
import { actor, newId } from "../../test/records.ts";
import { brokenUpload, pictureUpload, startTestServices } from "../../test/services.ts";
import { filesOf } from "../domain/picture.ts";
import type { Services } from "../services.ts";
import type { Files } from "./media.ts";

const by = actor();

describe.each(dialects)("partners on %s", (dialect) => {
  let site: Awaited<ReturnType<typeof startTestServices>>;
  let partners: Services["partners"];
  beforeAll(async () => {
    site = await startTestServices({ dialect });
    partners = site.services.partners;
  });
  beforeEach(async () => {
    const { rows } = await all();
    if (rows.length > 0)
      await partners.remove(
        rows.map(({ id }) => id),
        by,
      );
  });
  afterAll(() => site.close());

  const all = (query: Record<string, string | undefined> = {}, viewer: "public" | "staff" = "staff") =>
    partners.list(partnersQuery.parse({ limit: "100", ...query }), viewer);
  const names = async (query: Record<string, string | undefined> = {}, viewer: "public" | "staff" = "staff") =>
    (await all(query, viewer)).rows.map(({ name }) => name);
  const places = async () => (await all()).rows.map(({ name, order }) => `${order} ${name}`);

  const logo = async (): Promise<Files> => ({ logo: [await pictureUpload("logo.png")] });
  const create = async (name: string, fields: Record<string, unknown> = {}) =>
    partners.create(partnerInput.parse({ name, ...fields }), await logo(), by);
  const createAll = async (...some: readonly string[]) => {
    const ids: Record<string, string> = {};
    for (const name of some) ids[name] = (await create(name)).id;
    return (name: string) => ids[name] ?? "";
  };
  const update = (id: string, fields: Record<string, unknown>, files: Files = {}, ifVersion?: number) =>
    partners.update(id, partnerUpdate.parse(fields), { by, files, ifVersion });
  const files = async () => (await all()).rows.flatMap((partner) => filesOf(partner.logo)).sort();

  describe("creating", () => {
    test("stores what was sent, active and last", async () => {
      await create("Mega Digital");
      const partner = await create("PSAI", { website: "https://example.com", description: "Baris satu\nBaris dua" });
      expect(await partners.get(partner.id, "public")).toEqual(partner);
      expect(partner).toMatchObject({
        website: "https://example.com",
        description: "Baris satu\nBaris dua",
        isActive: true,
        order: 1,
        createdAt: site.now(),
        version: 1,
      });
      expect(await site.mediaFiles()).toEqual(await files());
    });

    test("needs a logo that can be read, and leaves no file behind", async () => {
      const input = partnerInput.parse({ name: "PSAI" });
      await expect(partners.create(input, {}, by)).rejects.toMatchObject({
        errors: { logo: "Partner logo is required" },
      });
      await expect(partners.create(input, { logo: [brokenUpload()] }, by)).rejects.toMatchObject({
        errors: { logo: "The image could not be read" },
      });
      expect(await site.mediaFiles()).toEqual([]);
    });

    test("at once gives each a place of its own", async () => {
      await Promise.all(["AA", "BB", "CC", "DD"].map((name) => create(name)));
      expect((await all()).rows.map(({ order }) => order)).toEqual([0, 1, 2, 3]);
    });
  });

  describe("the order", () => {
    test("changes by one step, and tells whose place changed", async () => {
      const id = await createAll("AA", "BB", "CC");
      expect(await partners.move({ id: id("CC"), direction: "up" }, by)).toEqual([
        { id: id("CC"), order: 1 },
        { id: id("BB"), order: 2 },
      ]);
      expect(await places()).toEqual(["0 AA", "1 CC", "2 BB"]);
      await partners.move({ id: id("AA"), direction: "down" }, by);
      expect(await places()).toEqual(["0 CC", "1 AA", "2 BB"]);
    });

    test("changes by many steps at once, which is one entry of the log", async () => {
      const id = await createAll("AA", "BB", "CC", "DD");
      expect(await partners.move({ id: id("DD"), order: 0 }, by)).toEqual([
        { id: id("DD"), order: 0 },
        { id: id("AA"), order: 1 },
        { id: id("BB"), order: 2 },
        { id: id("CC"), order: 3 },
      ]);
      await partners.move({ id: id("AA"), order: 99 }, by);
      expect(await places()).toEqual(["0 DD", "1 BB", "2 CC", "3 AA"]);
      expect(await partners.move({ id: id("BB"), order: 1 }, by)).toEqual([]);
    });

    test("ends at the first and at the last", async () => {
      const id = await createAll("AA", "BB");
      await expect(partners.move({ id: id("AA"), direction: "up" }, by)).rejects.toMatchObject({
        kind: "invalid",
        message: "Partner is already first",
      });
      await expect(partners.move({ id: id("BB"), direction: "down" }, by)).rejects.toMatchObject({
        kind: "invalid",
        message: "Partner is already last",
      });
      await expect(partners.move({ id: newId(), direction: "up" }, by)).rejects.toMatchObject({ kind: "notFound" });
      expect(await places()).toEqual(["0 AA", "1 BB"]);
    });

    test("has no gaps after some are gone, and the next goes last", async () => {
      const id = await createAll("AA", "BB", "CC", "DD", "EE");
      await partners.remove([id("AA"), id("DD")], by);
      expect(await places()).toEqual(["0 BB", "1 CC", "2 EE"]);
      await create("FF");
      expect(await places()).toEqual(["0 BB", "1 CC", "2 EE", "3 FF"]);
    });

    test("is mended by a move, whatever it was", async () => {
      const id = await createAll("AA", "BB", "CC");
      await site.database.em.getConnection().execute("update partners set position = 7");
      await partners.move({ id: id("CC"), direction: "up" }, by);
      expect(await places()).toEqual(["0 AA", "1 CC", "2 BB"]);
    });

    test("after moves at once is that of one after the other", async () => {
      const id = await createAll("AA", "BB", "CC", "DD");
      await Promise.all([
        partners.move({ id: id("DD"), direction: "up" }, by),
        partners.move({ id: id("DD"), direction: "up" }, by),
        partners.move({ id: id("DD"), direction: "up" }, by),
      ]);
      expect(await places()).toEqual(["0 DD", "1 AA", "2 BB", "3 CC"]);
      await Promise.allSettled([
        partners.move({ id: id("AA"), direction: "down" }, by),
        partners.remove([id("DD")], by),
        create("EE"),
        partners.move({ id: id("CC"), direction: "up" }, by),
      ]);
      expect((await all()).rows.map(({ order }) => order)).toEqual([0, 1, 2, 3]);
    });

    test("is nobody's edit: version and times stay", async () => {
      const id = await createAll("AA", "BB");
      const before = await partners.get(id("BB"), "staff");
      site.pass(1000);
      await partners.move({ id: id("BB"), direction: "up" }, by);
      expect(await partners.get(id("BB"), "staff")).toEqual({ ...before, order: 0 });
      expect(await update(id("BB"), { name: "Baru" }, {}, before.version)).toMatchObject({ name: "Baru", order: 0 });
    });
  });

  describe("an edit", () => {
    test("changes what is present and leaves the rest", async () => {
      const before = await create("PSAI", { website: "https://example.com", description: "Olahraga" });
      site.pass(1000);
      expect(await update(before.id, { isActive: "false", website: "" })).toEqual({
        ...before,
        isActive: false,
        website: "",
        updatedAt: site.now(),
        version: 2,
      });
    });

    test("with a logo puts it in the place of the old one", async () => {
      const before = await create("PSAI");
      const after = await update(before.id, {}, await logo());
      expect(after.logo.file).not.toBe(before.logo.file);
      expect(await site.mediaFiles()).toEqual(filesOf(after.logo).toSorted());
    });

    test("that is refused changes nothing, the logo neither", async () => {
      const before = await create("PSAI");
      await expect(update(before.id, {})).rejects.toThrow("No updatable fields");
      await expect(update(before.id, { name: "Baru" }, await logo(), 2)).rejects.toMatchObject({ kind: "stale" });
      await expect(update(before.id, { name: "Baru" }, { logo: [brokenUpload()] })).rejects.toMatchObject({
        errors: { logo: "The image could not be read" },
      });
      await expect(update(newId(), { name: "Baru" })).rejects.toMatchObject({ kind: "notFound" });
      expect(await partners.get(before.id, "staff")).toEqual(before);
      expect(await site.mediaFiles()).toEqual(await files());
    });
  });

  describe("bulk calls", () => {
    test("change all that were named, or none when one is unknown", async () => {
      const id = await createAll("AA", "BB", "CC");
      await expect(
        partners.bulkUpdate({ ids: [id("AA"), newId()], update: { isActive: false } }, by),
      ).rejects.toMatchObject({ kind: "notFound" });
      expect(await names({ isActive: "false" })).toEqual([]);
      expect(await partners.bulkUpdate({ ids: [id("AA"), id("CC")], update: { isActive: false } }, by)).toBe(2);
      expect(await names({ isActive: "false" })).toEqual(["AA", "CC"]);
      await expect(partners.bulkUpdate({ ids: [id("AA")], update: {} }, by)).rejects.toThrow("No updatable fields");
    });

    test("remove partners with their logos, or none when one is unknown", async () => {
      const id = await createAll("AA", "BB", "CC");
      await expect(partners.remove([id("AA"), newId()], by)).rejects.toMatchObject({ kind: "notFound" });
      expect(await places()).toEqual(["0 AA", "1 BB", "2 CC"]);
      expect(await partners.remove([id("AA"), id("BB")], by)).toBe(2);
      expect(await places()).toEqual(["0 CC"]);
      expect(await site.mediaFiles()).toEqual(await files());
    });
  });

  describe("an inactive one", () => {
    test("is hidden from the public everywhere, and no filter shows it", async () => {
      await create("Aktif");
      const hidden = await create("Tersembunyi", { isActive: false });
      expect(await names()).toEqual(["Aktif", "Tersembunyi"]);
      for (const query of [{}, { isActive: "true" }]) expect(await names(query, "public")).toEqual(["Aktif"]);
      for (const query of [{ isActive: "false" }, { ids: hidden.id }, { search: "tersembunyi" }])
        expect(await all(query, "public")).toEqual({ rows: [], total: 0, page: 1, totalPages: 0 });
      expect(await names({ isActive: "false" })).toEqual(["Tersembunyi"]);
      expect((await partners.active()).map(({ name }) => name)).toEqual(["Aktif"]);
      await expect(partners.get(hidden.id, "public")).rejects.toMatchObject({ kind: "notFound" });
      expect((await partners.get(hidden.id, "staff")).name).toBe("Tersembunyi");
    });

    test("keeps its place among all", async () => {
      const id = await createAll("AA", "BB", "CC");
      await update(id("BB"), { isActive: false });
      expect((await partners.active()).map(({ name, order }) => `${order} ${name}`)).toEqual(["0 AA", "2 CC"]);
      await partners.move({ id: id("CC"), direction: "up" }, by);
      expect(await places()).toEqual(["0 AA", "1 CC", "2 BB"]);
    });
  });

  test("a list comes in pages of ten", async () => {
    for (let index = 10; index < 21; index++) await create(`Mitra ${index}`);
    const { rows, ...info } = await partners.list(partnersQuery.parse({ page: "2" }), "public");
    expect([info, rows.length]).toEqual([{ total: 11, page: 2, totalPages: 2 }, 1]);
  });
});
