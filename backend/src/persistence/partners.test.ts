import type { PartnerSort } from "@etalase/contracts/partners";
import type { PartnersQuery } from "@etalase/contracts/partners.schema";
import { describe, expect, test } from "vitest";
import { on, onEachDatabase } from "../../test/on-each-database.ts";
import { newId, partnerRecord, pictureRecord } from "../../test/records.ts";
import type { Partner } from "../domain/partners.ts";
import { createPartnerRepository } from "./partners.ts";

onEachDatabase("the partners", ["partners"], ({ database }) => {
  const partners = () => createPartnerRepository(database().em);

  const insertAll = async (...some: readonly Partial<Partner>[]) => {
    const records = some.map((one) => partnerRecord(one));
    for (const record of records) await partners().insert(record);
    return records;
  };
  const query = (changes: Partial<PartnersQuery> = {}): PartnersQuery => ({
    sort: "order",
    page: 1,
    limit: 100,
    ...changes,
  });
  const names = async (changes: Partial<PartnersQuery> = {}) =>
    (await partners().list(query(changes))).rows.map(({ name }) => name);

  const whole = partnerRecord({
    name: "Ünïcode 🎉 \\ ' \" % _ 日本",
    logo: pictureRecord({ file: `${"a".repeat(32)}.svg`, widths: [] }),
    website: `https://example.com/${"a".repeat(2_028)}`,
    description: `${"🎉".repeat(490)}\nbaris`,
    order: 7,
    isActive: false,
    createdAt: new Date("2026-01-01T00:00:00.001Z"),
    updatedAt: new Date("2026-11-21T12:00:00.120Z"),
    version: 3,
  });

  test("one comes back with every field as it was stored", async () => {
    await partners().insert(whole);
    expect(await partners().findById(whole.id)).toEqual(whole);
    expect(await partners().findByIds([whole.id, newId()])).toEqual([whole]);
    expect(await partners().all()).toEqual([whole]);
    expect(await partners().list(query())).toEqual({ rows: [whole], total: 1 });
    expect(await partners().findById(newId())).toBeNull();
  });

  test("one that is edited has every new field and a version more", async () => {
    const [before] = await insertAll({});
    const change = { ...whole, id: before?.id ?? "", version: 1 };
    expect(await partners().update(change)).toEqual({ ...change, version: 2 });
    expect(await partners().findById(change.id)).toEqual({ ...change, version: 2 });
  });

  test("one that gets another place keeps everything else", async () => {
    const [before] = await insertAll({});
    await partners().place(before?.id ?? "", 3);
    expect(await partners().findById(before?.id ?? "")).toEqual({ ...before, order: 3 });
  });

  test("those that are removed are gone, the others stay", async () => {
    const [gone, stays] = await insertAll({}, {});
    await partners().remove([gone?.id ?? ""]);
    expect(await partners().all()).toEqual([stays]);
  });

  describe("a list", () => {
    test.each<[PartnerSort, readonly string[]]>([
      ["order", ["Éclair", "apel", "Zebra"]],
      ["nameAsc", ["apel", "Éclair", "Zebra"]],
      ["nameDesc", ["Zebra", "Éclair", "apel"]],
      ["newest", ["Zebra", "Éclair", "apel"]],
      ["oldest", ["apel", "Éclair", "Zebra"]],
    ])("sorts by %s", async (sort, sorted) => {
      await insertAll(
        { name: "Zebra", order: 2, createdAt: on(3) },
        { name: "apel", order: 1, createdAt: on(1) },
        { name: "Éclair", order: 0, createdAt: on(2) },
      );
      expect(await names({ sort })).toEqual(sorted);
    });

    test("comes in pages that never repeat or drop a row, also among equals", async () => {
      await insertAll(...Array.from({ length: 7 }, () => ({})));
      const pages = await Promise.all(
        [1, 2, 3].map((page) => partners().list(query({ sort: "nameAsc", page, limit: 3 }))),
      );
      expect(new Set(pages.flatMap(({ rows }) => rows.map(({ id }) => id))).size).toBe(7);
      expect(pages.map(({ total }) => total)).toEqual([7, 7, 7]);
    });

    test("holds what all filters let through", async () => {
      const [first] = await insertAll({ name: "Toko 50%" }, { name: "Kafé Senja", isActive: false, order: 1 });
      expect(await names({ isActive: true })).toEqual(["Toko 50%"]);
      expect(await names({ isActive: false })).toEqual(["Kafé Senja"]);
      expect(await names({ search: "KAFE" })).toEqual(["Kafé Senja"]);
      expect(await names({ search: "%" })).toEqual(["Toko 50%"]);
      expect(await names({ search: "_" })).toEqual([]);
      expect(await names({ ids: [first?.id ?? "", newId()] })).toEqual(["Toko 50%"]);
      expect(await names({ search: "kafe", isActive: true })).toEqual([]);
    });
  });
});
