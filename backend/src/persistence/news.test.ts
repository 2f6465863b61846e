import type { NewsSort } from "@etalase/contracts/news";
import { serverMessages } from "@etalase/contracts/text/messages";
import { describe, expect, test } from "vitest";
import { inParallel, on, onEachDatabase } from "../../test/on-each-database.ts";
import { newId, newsRecord } from "../../test/records.ts";
import { drafts, everything, nothing, published } from "../../test/shown.ts";
import type { NewsSearch } from "../application/news.ts";
import type { News } from "../domain/news.ts";
import { createNewsRepository } from "./news.ts";

onEachDatabase("the news", ["news", "news_slugs", "news_tags"], ({ database }) => {
  const ofNews = () => createNewsRepository(database().em);

  const insertAll = async (...articles: readonly Partial<News>[]) => {
    const records = articles.map((article) => newsRecord(article));
    for (const record of records) await ofNews().insert(record);
    return records;
  };

  const search = (changes: Partial<NewsSearch> = {}): NewsSearch => ({
    sort: "newest",
    page: 1,
    limit: 100,
    shown: published,
    ...changes,
  });
  const titles = async (changes: Partial<NewsSearch> = {}) =>
    (await ofNews().list(search(changes))).rows.map(({ title }) => title);

  test("addresses are those of what may be seen, newest first", async () => {
    const [old, young] = await insertAll({ date: on(1), updatedAt: on(9) }, { date: on(2) }, { status: "draft" });
    expect(await ofNews().addresses(published)).toEqual(
      [young, old].map((one) => ({
        id: one?.id,
        slug: one?.slug,
        changedAt: one?.updatedAt,
        noindex: false,
        language: "id",
      })),
    );
    expect(await ofNews().addresses(everything)).toHaveLength(3);
    expect(await ofNews().addresses(nothing)).toEqual([]);
  });

  describe("an article", () => {
    const whole = newsRecord({
      title: "Ünïcode 🎉 \\ ' \" % _ 日本",
      slug: "satu",
      content: `<p>${"é🎉 ".repeat(28_000)}</p>`,
      category: "Kafé 🎉",
      tags: ["umkm", 'toko "daring"', "日本", "🎉"],
      authorName: "Zoë",
      isHighlighted: true,
      publishedAt: new Date("2026-02-28T23:59:59.999Z"),
      date: new Date("2026-02-28T23:59:59.999Z"),
      createdAt: new Date("2026-01-01T00:00:00.001Z"),
      updatedAt: new Date("2026-11-21T12:00:00.120Z"),
      views: 12,
      readingTime: 7,
      version: 3,
    });

    test("comes back with every field as it was stored", async () => {
      await ofNews().insert(whole);
      expect(Buffer.byteLength(whole.content)).toBeGreaterThan(190_000);
      expect(await ofNews().findById(whole.id)).toEqual(whole);
      expect(await ofNews().findByIds([whole.id])).toEqual([whole]);
    });

    test("comes back from a list without its content", async () => {
      await ofNews().insert(whole);
      const { content: _content, ...rest } = whole;
      expect(await ofNews().list(search())).toEqual({ rows: [rest], total: 1 });
    });

    test("without author and publication comes back so", async () => {
      const [draft] = await insertAll({ authorId: null, publishedAt: null, status: "draft", tags: [] });
      expect(await ofNews().findById(draft?.id ?? "")).toEqual(draft);
    });

    test("that is edited has every new field and a version more, but keeps its views", async () => {
      const before = newsRecord({ slug: "sebelum", views: 3 });
      await ofNews().insert(before);
      await ofNews().countView(before.id);
      const change = { ...whole, id: before.id, version: before.version, views: 0 };
      const { version } = await ofNews().update(change);
      expect(version).toBe(2);
      expect(await ofNews().findById(before.id)).toEqual({ ...change, version: 2, views: 4 });
    });

    test("that is removed leaves neither slugs nor tags behind", async () => {
      const [gone, stays] = await insertAll({ slug: "hilang", tags: ["a"] }, { tags: ["b"] });
      await ofNews().remove([gone?.id ?? ""]);
      expect(await ofNews().findById(gone?.id ?? "")).toBeNull();
      expect(await ofNews().findBySlug("hilang")).toBeNull();
      expect((await ofNews().facets(published)).tags).toEqual([{ name: "b", slug: "b", count: 1 }]);
      expect(await ofNews().findById(stays?.id ?? "")).toEqual(stays);
      await insertAll({ slug: "hilang" });
    });
  });

  describe("slugs", () => {
    const slugTaken = { kind: "conflict", errors: { slug: serverMessages.slugTaken } };

    test("belong to one article", async () => {
      await insertAll({ slug: "satu" });
      const second = newsRecord({ slug: "satu" });
      const refused = database().transaction(() => ofNews().insert(second));
      await expect(refused).rejects.toMatchObject(slugTaken);
      expect(await ofNews().findById(second.id)).toBeNull();
    });

    test("had in public go on leading to their article, and stay taken", async () => {
      const [article] = await insertAll({ slug: "lama" });
      const moved = await ofNews().update({ ...newsRecord(article), slug: "baru" });
      expect((await ofNews().findBySlug("lama"))?.slug).toBe("baru");
      expect((await ofNews().findBySlug("baru"))?.id).toBe(moved.id);
      await expect(database().transaction(() => ofNews().insert(newsRecord({ slug: "lama" })))).rejects.toMatchObject(
        slugTaken,
      );
    });

    test("may come back to their article", async () => {
      const [article] = await insertAll({ slug: "lama" });
      const moved = await ofNews().update({ ...newsRecord(article), slug: "baru" });
      await ofNews().update({ ...moved, slug: "lama" });
      expect((await ofNews().findBySlug("baru"))?.slug).toBe("lama");
    });

    test("of drafts become free when they change", async () => {
      const [draft] = await insertAll({ slug: "lama", status: "draft", publishedAt: null });
      await ofNews().update({ ...newsRecord(draft), slug: "baru" });
      expect(await ofNews().findBySlug("lama")).toBeNull();
      await insertAll({ slug: "lama" });
    });

    test("are compared exactly", async () => {
      await insertAll({ slug: "kafe" });
      for (const slug of ["Kafe", "kafé"]) expect(await ofNews().findBySlug(slug)).toBeNull();
    });

    test("like a base are the base and what follows it after a hyphen", async () => {
      const [own] = await insertAll(
        { slug: "toko" },
        { slug: "toko-2" },
        { slug: "tokoh" },
        { slug: "tok" },
        { slug: "toko-daring" },
      );
      expect(await ofNews().slugsLike("toko")).toEqual(new Set(["toko", "toko-2", "toko-daring"]));
      expect(await ofNews().slugsLike("toko", own?.id)).toEqual(new Set(["toko-2", "toko-daring"]));
    });
  });

  describe("a list", () => {
    test.each<[NewsSort, readonly string[]]>([
      ["newest", ["C", "B", "A"]],
      ["oldest", ["A", "B", "C"]],
      ["featured", ["B", "C", "A"]],
      ["titleAsc", ["A", "B", "C"]],
      ["titleDesc", ["C", "B", "A"]],
      ["viewsDesc", ["A", "C", "B"]],
      ["viewsAsc", ["B", "C", "A"]],
      ["categoryAsc", ["B", "A", "C"]],
      ["categoryDesc", ["C", "A", "B"]],
      ["statusAsc", ["B", "C", "A"]],
      ["statusDesc", ["C", "A", "B"]],
    ])("sorts by %s", async (sort, sorted) => {
      await insertAll(
        { title: "A", date: on(1), views: 9, category: "Élan" },
        { title: "B", date: on(2), views: 1, category: "desain", isHighlighted: true, status: "draft" },
        { title: "C", date: on(3), views: 5, category: "Promosi" },
      );
      expect(await titles({ sort, shown: everything })).toEqual(sorted);
    });

    test("sorts titles without regard to case and accents", async () => {
      await insertAll({ title: "Zebra" }, { title: "éclair" }, { title: "Apel" }, { title: "dadu" });
      expect(await titles({ sort: "titleAsc" })).toEqual(["Apel", "dadu", "éclair", "Zebra"]);
    });

    test.each<NewsSort>(["newest", "oldest", "featured", "titleAsc", "viewsDesc", "categoryAsc", "statusDesc"])(
      "by %s never repeats or drops a row between pages, also among equals",
      async (sort) => {
        await insertAll(...Array.from({ length: 23 }, (_, index) => ({ title: "Sama", views: index % 2 })));
        const seen: string[] = [];
        for (const page of [1, 2, 3, 4, 5]) {
          const { rows, total } = await ofNews().list(search({ sort, page, limit: 5 }));
          expect(total).toBe(23);
          seen.push(...rows.map(({ id }) => id));
        }
        expect(new Set(seen).size).toBe(23);
        expect(seen).toHaveLength(23);
      },
    );

    test("holds only the statuses asked for", async () => {
      await insertAll({ title: "P" }, { title: "D", status: "draft" });
      expect(await titles()).toEqual(["P"]);
      expect(await titles({ shown: drafts })).toEqual(["D"]);
    });

    test("filters by category, highlight, ids and month", async () => {
      const [first] = await insertAll(
        { title: "A", category: "Bisnis", isHighlighted: true, date: on(1) },
        { title: "B", category: "bisnis", date: new Date("2026-10-31T16:59:59.999Z") },
        { title: "C", category: "Desain", date: new Date("2026-10-31T17:00:00.000Z") },
      );
      expect(await titles({ category: "Bisnis" })).toEqual(["A"]);
      expect(await titles({ isHighlighted: true })).toEqual(["A"]);
      expect(await titles({ isHighlighted: false })).toEqual(["C", "B"]);
      expect(await titles({ ids: [first?.id ?? "", newId()] })).toEqual(["A"]);
      // Months are Jakarta's, seven hours ahead of UTC.
      expect(await titles({ archive: "2026-11" })).toEqual(["A", "C"]);
      expect(await titles({ archive: "2026-10" })).toEqual(["B"]);
    });

    test("finds any of several tags, by name or by slug, once", async () => {
      await insertAll(
        { title: "A", tags: ["toko daring", "seo"], date: on(3) },
        { title: "B", tags: ["SEO"], date: on(2) },
        { title: "C", tags: ["lain"], date: on(1) },
        { title: "D", tags: [], date: on(1) },
      );
      expect(await titles({ tag: ["seo"] })).toEqual(["A", "B"]);
      expect(await titles({ tag: ["Toko Daring"] })).toEqual(["A"]);
      expect(await titles({ tag: ["toko-daring", "seo", "lain"] })).toEqual(["A", "B", "C"]);
      expect(await titles({ tag: ["tidak ada"] })).toEqual([]);
      expect((await ofNews().list(search({ tag: ["toko-daring", "seo"] }))).total).toBe(2);
    });
  });

  describe("a search", () => {
    test.each([
      ["%", "Diskon 50% hari ini"],
      ["_", "Nama_berkas yang baik"],
      ["\\", "Jalur C:\\situs"],
      ["'", "Toko Jum'at berkah"],
      ['"', 'Kata "mutiara" usaha'],
      ["ETE", "Musim été tiba"],
      ["kafé", "Membuka kafe baru"],
      ["🎉", "Rayakan 🎉 bersama"],
      ["日本", "Belajar dari 日本"],
      ["--", "Hemat -- atau boros"],
    ])("for %s finds what holds it, and nothing else", async (text, title) => {
      await insertAll({ title, excerpt: "x", tags: [] }, { title: "Lain sekali", excerpt: "y", tags: [] });
      expect(await titles({ search: text })).toEqual([title]);
    });

    test("looks at title, tags, category, excerpt and text, and shows the best first", async () => {
      await insertAll(
        { title: "E", content: "<p>Ada <b>kunci</b></p>", date: on(5) },
        { title: "B", excerpt: "ada kunci", date: on(4) },
        { title: "C", tags: ["Kunci"], date: on(3) },
        { title: "D", category: "Kunci", date: on(2) },
        { title: "Judul kunci", date: on(1) },
        { title: "F", content: "<p data-kunci>Lain</p>" },
      );
      expect(await titles({ search: "KUNCI", sort: undefined })).toEqual(["Judul kunci", "C", "D", "B", "E"]);
      expect(await titles({ search: "KUNCI", sort: "newest" })).toEqual(["E", "B", "C", "D", "Judul kunci"]);
    });
  });

  describe("facets", () => {
    test("count articles by category, tag and month of Jakarta, for the statuses asked for", async () => {
      await insertAll(
        { category: "Bisnis", tags: ["seo", "Toko Daring"], date: new Date("2026-10-31T18:00:00Z") },
        { category: "Bisnis", tags: ["seo"], date: on(2) },
        { category: "Desain", tags: [], date: new Date("2026-09-10T00:00:00Z") },
        { category: "Rahasia", tags: ["rahasia"], date: new Date("2020-01-01T00:00:00Z"), status: "draft" },
      );
      expect(await ofNews().facets(published)).toEqual({
        categories: [
          { name: "Bisnis", count: 2 },
          { name: "Desain", count: 1 },
        ],
        tags: [
          { name: "seo", slug: "seo", count: 2 },
          { name: "Toko Daring", slug: "toko-daring", count: 1 },
        ],
        archives: [
          { month: "2026-11", count: 2 },
          { month: "2026-09", count: 1 },
        ],
      });
      expect(await ofNews().categories(published)).toEqual(["Bisnis", "Desain"]);
      expect(await ofNews().categories(everything)).toEqual(["Bisnis", "Desain", "Rahasia"]);
    });

    test("tell C, C++ and C# apart", async () => {
      await insertAll({ title: "A", tags: ["C"] }, { title: "B", tags: ["C++"] }, { title: "D", tags: ["C#"] });
      const { tags } = await ofNews().facets(published);
      expect(tags.map(({ slug }) => slug)).toEqual(["c", "c-plus-plus", "c-sharp"]);
      expect(await titles({ tag: ["C#"] })).toEqual(["D"]);
      expect(await titles({ tag: ["c-plus-plus"] })).toEqual(["B"]);
    });

    test("count an article once for a tag that it has in two spellings", async () => {
      await insertAll({ tags: ["SEO", "seo"] });
      expect((await ofNews().facets(published)).tags).toMatchObject([{ slug: "seo", count: 1 }]);
    });
  });

  describe("the kin of an article", () => {
    test("are published, share category or tag, and are not itself", async () => {
      const [article] = await insertAll(
        { title: "itself", category: "Bisnis", tags: ["seo"] },
        { title: "category", category: "Bisnis", tags: [] },
        { title: "tag", category: "Desain", tags: ["SEO"] },
        { title: "neither", category: "Desain", tags: ["lain"] },
        { title: "draft", category: "Bisnis", tags: ["seo"], status: "draft" },
      );
      const kin = await ofNews().kinOf(newsRecord(article), { shown: published, limit: 3 });
      expect(kin.map(({ title }) => title).sort()).toEqual(["category", "tag"]);
      expect(kin[0]).not.toHaveProperty("content");
    });

    test("include the old one that shares most, however many newer ones share less", async () => {
      const [article] = await insertAll(
        { category: "Bisnis", tags: ["seo"] },
        { title: "both", category: "Bisnis", tags: ["seo"], date: on(1) },
        { title: "tag", category: "Desain", tags: ["seo"], date: on(1) },
        ...Array.from({ length: 70 }, () => ({ title: "newer", category: "Bisnis", tags: [], date: on(20) })),
      );
      const kin = await ofNews().kinOf(newsRecord(article), { shown: published, limit: 3 });
      expect(kin.map(({ title }) => title)).toEqual(expect.arrayContaining(["both", "tag", "newer"]));
    });

    test("of an article without tags share its category", async () => {
      const [article] = await insertAll({ category: "Bisnis", tags: [] }, { title: "category", category: "Bisnis" });
      expect(
        (await ofNews().kinOf(newsRecord(article), { shown: published, limit: 3 })).map(({ title }) => title),
      ).toEqual(["category"]);
    });
  });

  describe("views that are counted at once", () => {
    test("are counted exactly, and change neither version nor time", async () => {
      const [article] = await insertAll({});
      await inParallel(25, () => ofNews().countView(article?.id ?? ""));
      expect(await ofNews().findById(article?.id ?? "")).toEqual({ ...article, views: 25 });
    });

    test("are not undone by an edit meanwhile", async () => {
      const [article] = await insertAll({});
      await Promise.all([
        ofNews().update(newsRecord(article)),
        inParallel(5, () => ofNews().countView(article?.id ?? "")),
      ]);
      expect((await ofNews().findById(article?.id ?? ""))?.views).toBe(5);
    });
  });
});
