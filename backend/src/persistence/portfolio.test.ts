import type { PortfolioSort } from "@etalase/contracts/portfolio";
import { describe, expect, test } from "vitest";
import { on, onEachDatabase } from "../../test/on-each-database.ts";
import { newId, pictureRecord, portfolioRecord } from "../../test/records.ts";
import { drafts, everything, nothing, published } from "../../test/shown.ts";
import type { PortfolioSearch } from "../application/portfolio.ts";
import type { PortfolioItem } from "../domain/portfolio.ts";
import { createPortfolioRepository } from "./portfolio.ts";

onEachDatabase("the portfolio", ["portfolio", "portfolio_slugs"], ({ database }) => {
  const portfolio = () => createPortfolioRepository(database().em);

  const insertAll = async (...items: readonly Partial<PortfolioItem>[]) => {
    const records = items.map((item) => portfolioRecord(item));
    for (const record of records) await portfolio().insert(record);
    return records;
  };
  const search = (changes: Partial<PortfolioSearch> = {}): PortfolioSearch => ({
    sort: "newest",
    page: 1,
    limit: 100,
    shown: published,
    ...changes,
  });
  const titles = async (changes: Partial<PortfolioSearch> = {}) =>
    (await portfolio().list(search(changes))).rows.map(({ title }) => title);

  const whole = portfolioRecord({
    title: "Ünïcode 🎉 \\ ' \" % _ 日本",
    slug: "satu",
    description: `${"é🎉 ".repeat(6_000)}\nBaris kedua`,
    client: "Zoë 🎉",
    projectType: "Aplikasi é",
    technologies: ["Node.js", 'C "++"', "日本"],
    websiteUrl: `https://example.com/${"a".repeat(2_028)}`,
    completionDate: "2024-02-29",
    status: "draft",
    projectStatus: "progress",
    isFeatured: true,
    publishedAt: new Date("2026-02-28T23:59:59.999Z"),
    images: [pictureRecord(), pictureRecord({ widths: [] })],
    createdAt: new Date("2026-01-01T00:00:00.001Z"),
    updatedAt: new Date("2026-11-21T12:00:00.120Z"),
    version: 3,
  });

  test("addresses are those of what may be seen, newest first", async () => {
    const [old, young] = await insertAll(
      { completionDate: "2026-01-01", updatedAt: on(9) },
      { completionDate: "2026-02-01" },
      { status: "draft" },
    );
    expect(await portfolio().addresses(published)).toEqual(
      [young, old].map((one) => ({
        id: one?.id,
        slug: one?.slug,
        changedAt: one?.updatedAt,
        noindex: false,
        language: "id",
      })),
    );
    expect(await portfolio().addresses(everything)).toHaveLength(3);
    expect(await portfolio().addresses(nothing)).toEqual([]);
  });

  describe("an item", () => {
    test("comes back with every field as it was stored", async () => {
      await portfolio().insert(whole);
      expect(await portfolio().findById(whole.id)).toEqual(whole);
      expect(await portfolio().findByIds([whole.id])).toEqual([whole]);
      expect(await portfolio().findBySlug("satu")).toEqual(whole);
      expect(await portfolio().list(search({ shown: drafts }))).toEqual({ rows: [whole], total: 1 });
    });

    test("without publication, pictures and technologies comes back so", async () => {
      const [draft] = await insertAll({ publishedAt: null, status: "draft", completionDate: "", technologies: [] });
      expect(await portfolio().findById(draft?.id ?? "")).toEqual(draft);
    });

    test("that is edited has every new field and a version more", async () => {
      const [before] = await insertAll({ slug: "sebelum" });
      const change = { ...whole, id: before?.id ?? "", version: 1 };
      expect(await portfolio().update(change)).toEqual({ ...change, version: 2 });
      expect(await portfolio().findById(change.id)).toEqual({ ...change, version: 2 });
      expect((await portfolio().findBySlug("sebelum"))?.slug).toBe("satu");
    });

    test("that is removed leaves no slug behind", async () => {
      const [gone, stays] = await insertAll({ slug: "hilang" }, {});
      await portfolio().remove([gone?.id ?? ""]);
      expect(await portfolio().findById(gone?.id ?? "")).toBeNull();
      expect(await portfolio().findBySlug("hilang")).toBeNull();
      expect(await portfolio().findById(stays?.id ?? "")).toEqual(stays);
      await insertAll({ slug: "hilang" });
    });
  });

  describe("a list", () => {
    test.each<[PortfolioSort, readonly string[]]>([
      ["newest", ["C", "A", "B"]],
      ["oldest", ["B", "A", "C"]],
      ["titleAsc", ["A", "B", "C"]],
      ["titleDesc", ["C", "B", "A"]],
      ["clientAsc", ["B", "C", "A"]],
      ["clientDesc", ["A", "C", "B"]],
    ])("sorts by %s, the open ones by the day they were made", async (sort, sorted) => {
      await insertAll(
        { title: "A", completionDate: "", createdAt: new Date("2026-10-31T17:00:00Z"), client: "Zebra" },
        { title: "B", completionDate: "2026-10-31", createdAt: on(20), client: "apel" },
        { title: "C", completionDate: "2026-11-02", createdAt: on(1), client: "Éclair" },
      );
      expect(await titles({ sort })).toEqual(sorted);
    });

    test.each<PortfolioSort>(["newest", "oldest", "titleAsc", "clientDesc"])(
      "by %s never repeats or drops a row between pages, also among equals",
      async (sort) => {
        await insertAll(...Array.from({ length: 11 }, () => ({})));
        const seen = new Set<string>();
        for (const page of [1, 2, 3]) {
          const { rows, total } = await portfolio().list(search({ sort, page, limit: 4 }));
          expect(total).toBe(11);
          for (const { id } of rows) seen.add(id);
        }
        expect(seen.size).toBe(11);
      },
    );

    test("holds what all filters let through", async () => {
      const [first] = await insertAll(
        { title: "A", projectType: "Web", isFeatured: true },
        { title: "B", projectType: "web", projectStatus: "progress" },
        { title: "C", projectType: "Web", status: "draft" },
      );
      expect(await titles({ projectType: "Web" })).toEqual(["A"]);
      expect(await titles({ projectType: "Web", shown: drafts })).toEqual(["C"]);
      expect(await titles({ projectStatus: "progress" })).toEqual(["B"]);
      expect(await titles({ isFeatured: true })).toEqual(["A"]);
      expect(await titles({ isFeatured: false })).toEqual(["B"]);
      expect(await titles({ ids: [first?.id ?? "", newId()] })).toEqual(["A"]);
      expect(await titles({ projectType: "Web", isFeatured: false })).toEqual([]);
      expect(await titles({ shown: nothing })).toEqual([]);
      expect(await portfolio().list(search({ page: 9 }))).toEqual({ rows: [], total: 2 });
    });

    test.each([
      ["%", "A"],
      ["MEGA", "B"],
      ["étal", "C"],
      ["c++", "D"],
      ["kedua", "E"],
    ])("searched for %s finds title, client, description and technologies", async (text, title) => {
      const bare = { client: "x", technologies: [], description: "y" };
      await insertAll(
        { ...bare, title: "A", description: "Hemat 50% biaya" },
        { ...bare, title: "B", client: "Mega Digital" },
        { ...bare, title: "C", description: "Sebuah etalase" },
        { ...bare, title: "D", technologies: ["C++"] },
        { ...bare, title: "E", description: "Baris\nkedua" },
      );
      expect(await titles({ search: text })).toEqual([title]);
    });
  });

  describe("the next one", () => {
    test("follows as in the list, among equals too, and the first comes after the last", async () => {
      await insertAll(
        { completionDate: "2026-01-01" },
        { completionDate: "2026-02-01" },
        { completionDate: "2026-02-01" },
        { completionDate: "", createdAt: on(1) },
      );
      const { rows } = await portfolio().list(search());
      for (const [index, item] of rows.entries())
        expect(await portfolio().nextAfter(item, published)).toEqual(rows[(index + 1) % rows.length]);
    });

    test("has one of the statuses asked for, whatever the item has itself", async () => {
      const [draft, hidden, seen] = await insertAll(
        { completionDate: "2026-03-01", status: "draft" },
        { completionDate: "2026-02-01", status: "draft" },
        { completionDate: "2026-01-01" },
      );
      if (!draft) throw new Error("There is no draft");
      expect(await portfolio().nextAfter(draft, published)).toEqual(seen);
      expect(await portfolio().nextAfter(draft, drafts)).toEqual(hidden);
    });

    test("is missing when there is no other", async () => {
      const [only] = await insertAll({}, { status: "draft" });
      if (!only) throw new Error("There is none");
      expect(await portfolio().nextAfter(only, published)).toBeNull();
    });
  });

  test("project types are told once each, for the statuses asked for", async () => {
    await insertAll({ projectType: "Web" }, { projectType: "Web" }, { projectType: "Video" });
    await insertAll({ projectType: "Rahasia", status: "draft" });
    expect(await portfolio().projectTypes(published)).toEqual(["Video", "Web"]);
    expect(await portfolio().projectTypes(everything)).toEqual(["Rahasia", "Video", "Web"]);
  });

  test("project types beside a project are those of all others, the most used first, then by name", async () => {
    const types = ["Web", "Video", "Audio", "Video"];
    const [web] = await insertAll(...types.map((projectType) => ({ projectType })));
    expect(await portfolio().projectTypesBeside(web?.id ?? "")).toEqual(["Video", "Audio"]);
    expect(await portfolio().projectTypesBeside(newId())).toEqual(["Video", "Audio", "Web"]);
  });
});
