import { packagesQuery, packageUpdate } from "@etalase/contracts/packages.schema";
import { verbatim } from "@etalase/contracts/refusals/refusal";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { sqliteByDay } from "../../test/databases.ts";
import { startHistorySite } from "../../test/history-site.ts";
import { allTests } from "../../test/started.ts";
import type { Package } from "../domain/packages.ts";
import type { Services } from "../services.ts";

const five = ["Paket Undangan Digital", "Paket UMKM", "Paket Bisnis", "Paket Premium", "Paket Enterprise"];

describe.each(sqliteByDay)("packages on %s", (dialect) => {
  let packages: Services["packages"];
  let first: readonly Package[];
  const site = allTests(() => startHistorySite(dialect));
  beforeAll(async () => {
    ({ packages } = site.services);
    first = await packages.active();
  });
  beforeEach(async () => {
    const { rows } = await packages.list({ sort: "newest", page: 1, limit: 100 }, "staff");
    if (rows.length > 0)
      await packages.remove(
        rows.map(({ id }) => id),
        site.by,
      );
  });

  const create = (name: string, fields: object = {}) => site.package({ name, ...fields });
  const update = (id: string, fields: object, ifVersion?: number) =>
    packages.update(id, packageUpdate.parse(fields), { by: site.by, ifVersion });
  const all = (query: Record<string, string> = {}, viewer: "public" | "staff" = "staff") =>
    packages.list(packagesQuery.parse({ page: "1", ...query }), viewer);
  const names = async (query: Record<string, string> = {}, viewer: "public" | "staff" = "staff") =>
    (await all(query, viewer)).rows.map(({ name }) => name);
  const highlighted = async () => (await all()).rows.filter((one) => one.isHighlighted).map(({ name }) => name);
  const get = (id: string) => packages.get(id, "staff");

  test("five are there from the start, as the landing page has always shown them", () => {
    expect(first.map(({ name }) => name)).toEqual(five);
    expect(first.map(({ slug }) => slug)).toEqual([
      ...["paket-undangan-digital", "paket-umkm", "paket-bisnis", "paket-premium", "paket-enterprise"],
    ]);
    expect(first.map(({ priceBefore, price, isFrom }) => [priceBefore, price, isFrom])).toEqual([
      [99_000, 49_000, false],
      [500_000, 299_000, false],
      [2_000_000, 1_499_999, false],
      [null, 3_000_000, true],
      [null, 10_000_000, true],
    ]);
    expect(first.map(({ badge, isHighlighted }) => `${badge} ${isHighlighted}`)).toEqual([
      ...[" false", " false", "POPULER true", " false", " false"],
    ]);
    expect(first.map(({ features }) => features.length)).toEqual([9, 9, 10, 8, 8]);
    expect(first[4]).toMatchObject({
      description: "Sistem manajemen menyeluruh untuk organisasi besar.",
      order: 4,
      isActive: true,
      promo: null,
      version: 1,
    });
  });

  test("the slug stays when the name changes, and follows a hand", async () => {
    const { id } = await create("Paket Kilat");
    expect((await update(id, { name: "Paket Cepat" })).slug).toBe("paket-kilat");
    expect((await update(id, { slug: "cepat-sekali" })).slug).toBe("cepat-sekali");
    expect((await packages.getBySlug("paket-kilat", "public")).slug).toBe("cepat-sekali");
    expect((await update(id, { slug: "" })).slug).toBe("paket-cepat");
    const taken = { kind: "conflict", errors: { slug: verbatim("Slug is already in use") } };
    await expect(create("Lain", { slug: "paket-kilat" })).rejects.toMatchObject(taken);
  });

  describe("prices", () => {
    const startsAt = "2026-11-21T00:00:00+07:00";
    const endsAt = "2026-12-01T00:00:00+07:00";
    const promo = { price: 500_000, startsAt, endsAt };

    test("are looked at as they are then, so that a price alone can break them", async () => {
      const { id } = await create("Kilat", { priceBefore: 900_000, promo });
      const lower = verbatim("Promo price must be lower than the price");
      const higher = verbatim("Price before must be higher than the price");
      await expect(update(id, { price: 500_000 })).rejects.toMatchObject({ kind: "invalid", errors: { promo: lower } });
      await expect(update(id, { price: 900_000 })).rejects.toMatchObject({ errors: { priceBefore: higher } });
      const backwards = { promo: { ...promo, startsAt: endsAt } };
      await expect(update(id, backwards)).rejects.toMatchObject({
        errors: { promo: verbatim("Promo must end after it starts") },
      });
      await expect(create("Lain", { priceBefore: 1, promo: { ...promo, price: 750_000 } })).rejects.toMatchObject({
        errors: { priceBefore: higher, promo: lower },
      });
      expect(await get(id)).toMatchObject({ price: 750_000, version: 1 });
      await update(id, { price: 100_000, promo: null });
      expect(await get(id)).toMatchObject({ price: 100_000, promo: null, version: 2 });
    });
  });

  describe("the highlight", () => {
    test("goes over to another in the same write, of which both have a version", async () => {
      const one = await create("Satu", { isHighlighted: true });
      site.pass(1000);
      const two = await create("Dua", { isHighlighted: true });
      expect([await highlighted(), await get(one.id)]).toEqual([
        ["Dua"],
        { ...one, isHighlighted: false, updatedAt: site.now(), version: 2 },
      ]);
      const [revision] = await packages.revisions.list(one.id);
      expect(revision).toMatchObject({ version: 2, userId: site.by.user.id, fields: ["isHighlighted"] });
      await update(one.id, { isHighlighted: true });
      expect([await highlighted(), (await get(two.id)).version]).toEqual([["Satu"], 2]);
      await update(one.id, { isHighlighted: true, name: "Satu saja" });
      expect([await highlighted(), (await get(two.id)).version]).toEqual([["Satu saja"], 2]);
    });

    test("comes back to the one that lost it when that is undone", async () => {
      await create("Satu", { isHighlighted: true });
      const two = await create("Dua");
      await update(two.id, { isHighlighted: true });
      await site.undo();
      expect(await highlighted()).toEqual(["Satu"]);
      await create("Tiga", { isHighlighted: true });
      await site.undo();
      expect([await highlighted(), await names()]).toEqual([["Satu"], ["Satu", "Dua"]]);
    });

    test("stays where it is when another comes back that had it", async () => {
      const one = await create("Satu", { isHighlighted: true });
      const two = await create("Dua");
      await packages.remove([one.id], site.by);
      await update(two.id, { isHighlighted: true });
      await site.services.trash.restore([one.id], site.by);
      expect([await highlighted(), (await get(two.id)).version]).toEqual([["Dua"], 2]);
      await packages.revisions.restore(one.id, 1, site.by);
      expect([await highlighted(), await names()]).toEqual([["Dua"], ["Satu", "Dua"]]);
    });
  });

  test("the order changes by a step, and one that is restored takes its place and slug again", async () => {
    const [a, b] = [await create("AA"), await create("BB"), await create("CC")];
    await packages.move({ id: b.id, direction: "up" }, site.by);
    expect(await names()).toEqual(["BB", "AA", "CC"]);
    await expect(packages.move({ id: b.id, direction: "up" }, site.by)).rejects.toThrow("Package is already first");
    await packages.remove([a.id], site.by);
    expect((await create("AA")).slug).toBe("aa");
    await site.services.trash.restore([a.id], site.by);
    expect(await names()).toEqual(["BB", "AA", "CC", "AA"]);
    expect((await get(a.id)).slug).toBe("aa-2");
  });
});
