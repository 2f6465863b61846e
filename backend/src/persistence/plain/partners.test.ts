import type { PartnersQuery } from "@etalase/contracts/partners.schema";
import { expect, test } from "vitest";
import { onEachDatabase } from "../../../test/on-each-database.ts";
import { orderedCases } from "../../../test/ordered-cases.ts";
import { newId, partnerRecord, pictureRecord } from "../../../test/records.ts";
import type { Partner } from "../../domain/plain.ts";
import { createPlainRepositories } from "./repositories.ts";

onEachDatabase("the partners", ["partners"], ({ database }) => {
  const partners = () => createPlainRepositories(database().em).partners;

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

  orderedCases({ repository: partners, record: partnerRecord });

  test("a list holds what all filters let through", async () => {
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
