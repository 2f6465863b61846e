import type { NewsSort } from "@etalase/contracts/news";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { dialects, openTestDatabase } from "../../test/databases.ts";
import { newId, newsRecord, userRecord } from "../../test/records.ts";
import type { NewsSearch } from "../application/news.ts";
import { DomainError } from "../domain/errors.ts";
import type { News } from "../domain/news.ts";
import { createRateLimiter } from "./attempts.ts";
import type { Database } from "./database.ts";
import { createNewsRepository } from "./news.ts";
import { createSessionRepository } from "./sessions.ts";
import { createSiteState } from "./site-state.ts";
import { createUserRepository } from "./users.ts";

const suites = dialects.map((dialect) => ({ dialect, name: dialect === "MySQL" ? "MySQL 9.7" : dialect }));
const inParallel = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));
const on = (day: number, hour = 0) => new Date(Date.UTC(2026, 10, day, hour));

describe.each(suites)("repositories on $name", ({ dialect }) => {
  let database: Database;
  let clock = Date.UTC(2026, 10, 21);
  const now = () => new Date(clock);

  beforeAll(async () => {
    database = await openTestDatabase(dialect);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    for (const table of ["news", "news_slugs", "news_tags", "users", "sessions", "attempts"])
      await database.em.getConnection().execute(`delete from ${table}`);
  });

  const ofNews = () => createNewsRepository(database.em);
  const ofUsers = () => createUserRepository(database.em);
  const ofSessions = () => createSessionRepository(database.em);
  const siteState = () => createSiteState(database.em);
  const limiter = () => createRateLimiter(database, now);

  const insertAll = async (...articles: readonly Partial<News>[]) => {
    const records = articles.map((article) => newsRecord(article));
    for (const record of records) await ofNews().insert(record);
    return records;
  };

  const search = (changes: Partial<NewsSearch> = {}): NewsSearch => ({
    sort: "newest",
    page: 1,
    limit: 100,
    statuses: ["published"],
    searchesCategory: false,
    ...changes,
  });
  const titles = async (changes: Partial<NewsSearch> = {}) =>
    (await ofNews().list(search(changes))).rows.map(({ title }) => title);

  if (dialect === "MySQL")
    test("runs on MySQL 9.7", async () => {
      const [row] = await database.em.getConnection().execute<{ version: string }[]>("select version() as version");
      expect(row?.version).toMatch(/^9\.7\./);
    });

  if (dialect === "MySQL")
    test("a text too long for its column is refused, not cut", async () => {
      await expect(ofNews().insert(newsRecord({ category: "a".repeat(51) }))).rejects.toThrow("Data too long");
      expect(await database.warnings()).not.toContainEqual(expect.stringContaining("sql_mode"));
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
      expect((await ofNews().facets(["published"])).tags).toEqual([{ name: "b", slug: "b", count: 1 }]);
      expect(await ofNews().findById(stays?.id ?? "")).toEqual(stays);
      await insertAll({ slug: "hilang" });
    });

    test("that does not exist is null", async () => {
      expect(await ofNews().findById(newId())).toBeNull();
      expect(await ofNews().findBySlug("tidak-ada")).toBeNull();
      expect(await ofNews().findByIds([newId()])).toEqual([]);
    });
  });

  describe("slugs", () => {
    const slugTaken = { kind: "conflict", errors: { slug: "Slug is already in use" } };

    test("belong to one article", async () => {
      await insertAll({ slug: "satu" });
      const second = newsRecord({ slug: "satu" });
      const refused = database.transaction(() => ofNews().insert(second));
      await expect(refused).rejects.toMatchObject(slugTaken);
      expect(await ofNews().findById(second.id)).toBeNull();
    });

    test("had in public go on leading to their article, and stay taken", async () => {
      const [article] = await insertAll({ slug: "lama" });
      const moved = await ofNews().update({ ...newsRecord(article), slug: "baru" });
      expect((await ofNews().findBySlug("lama"))?.slug).toBe("baru");
      expect((await ofNews().findBySlug("baru"))?.id).toBe(moved.id);
      await expect(database.transaction(() => ofNews().insert(newsRecord({ slug: "lama" })))).rejects.toMatchObject(
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
      expect(await titles({ sort, statuses: ["draft", "published"] })).toEqual(sorted);
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

    test("past its end is empty and knows its total", async () => {
      await insertAll({});
      expect(await ofNews().list(search({ page: 9 }))).toEqual({ rows: [], total: 1 });
    });

    test("of no status at all is empty", async () => {
      await insertAll({});
      expect(await ofNews().list(search({ statuses: [] }))).toEqual({ rows: [], total: 0 });
    });

    test("holds only the statuses asked for", async () => {
      await insertAll({ title: "P" }, { title: "D", status: "draft" });
      expect(await titles()).toEqual(["P"]);
      expect(await titles({ statuses: ["draft"] })).toEqual(["D"]);
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
      // Months are those of Jakarta, seven hours ahead of UTC.
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

    test("meets all filters at once", async () => {
      await insertAll(
        { title: "A", category: "Bisnis", tags: ["seo"], isHighlighted: true },
        { title: "B", category: "Bisnis", tags: ["seo"] },
        { title: "C", category: "Desain", tags: ["seo"], isHighlighted: true },
      );
      expect(await titles({ category: "Bisnis", tag: ["seo"], isHighlighted: true, search: "a" })).toEqual(["A"]);
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

    test("looks at title, excerpt and tags, for staff at the category too, never at the content", async () => {
      await insertAll(
        { title: "Judul kunci", date: on(4) },
        { title: "B", excerpt: "ada kunci", date: on(3) },
        { title: "C", tags: ["Kunci"], date: on(2) },
        { title: "D", category: "Kunci", date: on(1) },
        { title: "E", content: "<p>kunci</p>" },
      );
      expect(await titles({ search: "KUNCI" })).toEqual(["Judul kunci", "B", "C"]);
      expect(await titles({ search: "KUNCI", searchesCategory: true })).toEqual(["Judul kunci", "B", "C", "D"]);
    });

    test("of nothing but spaces finds everything", async () => {
      await insertAll({ title: "A" });
      expect(await titles({ search: " " })).toEqual(["A"]);
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
      expect(await ofNews().facets(["published"])).toEqual({
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
      expect(await ofNews().categories(["published"])).toEqual(["Bisnis", "Desain"]);
      expect(await ofNews().categories(["draft", "published"])).toEqual(["Bisnis", "Desain", "Rahasia"]);
    });

    test("count an article once for a tag that it has in two spellings", async () => {
      await insertAll({ tags: ["SEO", "seo"] });
      expect((await ofNews().facets(["published"])).tags).toMatchObject([{ slug: "seo", count: 1 }]);
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
      const kin = await ofNews().kinOf(newsRecord(article), 3);
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
      const kin = await ofNews().kinOf(newsRecord(article), 3);
      expect(kin.map(({ title }) => title)).toEqual(expect.arrayContaining(["both", "tag", "newer"]));
    });

    test("of an article without tags share its category", async () => {
      const [article] = await insertAll({ category: "Bisnis", tags: [] }, { title: "category", category: "Bisnis" });
      expect((await ofNews().kinOf(newsRecord(article), 3)).map(({ title }) => title)).toEqual(["category"]);
    });
  });

  describe("things that happen at once", () => {
    test("views are counted exactly, and change neither version nor time", async () => {
      const [article] = await insertAll({});
      await inParallel(25, () => ofNews().countView(article?.id ?? ""));
      expect(await ofNews().findById(article?.id ?? "")).toEqual({ ...article, views: 25 });
    });

    test("an edit does not undo views that are counted meanwhile", async () => {
      const [article] = await insertAll({});
      await Promise.all([
        ofNews().update(newsRecord(article)),
        inParallel(5, () => ofNews().countView(article?.id ?? "")),
      ]);
      expect((await ofNews().findById(article?.id ?? ""))?.views).toBe(5);
    });

    test("each of two edits that mark the content as changed reads what the other wrote", async () => {
      const [article] = await insertAll({ title: "0" });
      const id = article?.id ?? "";
      await inParallel(6, () =>
        database.transaction(async () => {
          await siteState().contentChanged();
          const before = await ofNews().findById(id);
          await ofNews().update({ ...newsRecord(before ?? {}), title: String(Number(before?.title) + 1) });
        }),
      );
      expect(await ofNews().findById(id)).toMatchObject({ title: "6", version: 7 });
    });

    test("those that lock the site's state wait for each other", async () => {
      const running: string[] = [];
      await inParallel(4, (index) =>
        database.transaction(async () => {
          await siteState().lock();
          running.push(`${index} begins`);
          await ofUsers().count();
          running.push(`${index} ends`);
        }),
      );
      for (let index = 0; index < running.length; index += 2)
        expect(running[index + 1]).toBe(running[index]?.replace("begins", "ends"));
    });

    test("attempts are counted exactly: each count is told once", async () => {
      const counts = await inParallel(20, () => limiter().count("login:ip:192.0.2.1", 60_000));
      expect(counts.map(({ count }) => count).sort((a, b) => a - b)).toEqual(
        Array.from({ length: 20 }, (_, i) => i + 1),
      );
    });

    test("one of several first accounts with the same name is stored", async () => {
      const results = await Promise.allSettled(
        Array.from({ length: 4 }, () => ofUsers().insert(userRecord({ username: "ana" }))),
      );
      expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
      expect(await ofUsers().count()).toBe(1);
    });
  });

  describe("a transaction", () => {
    test("that throws leaves nothing, whichever way it was written", async () => {
      const [article] = await insertAll({ tags: ["tetap"] });
      const account = userRecord();
      const work = database.transaction(async () => {
        await siteState().contentChanged();
        await ofUsers().insert(account);
        await ofSessions().insert({ id: newId(), userId: account.id, createdAt: now(), lastSeenAt: now() });
        await ofNews().countView(article?.id ?? "");
        await ofNews().update({ ...newsRecord(article), slug: "lain", tags: ["lain"] });
        await ofNews().insert(newsRecord());
        await limiter().count("kunci", 60_000);
        throw new DomainError("stale");
      });
      await expect(work).rejects.toMatchObject({ kind: "stale" });
      expect(await ofNews().list(search())).toMatchObject({ rows: [{ slug: article?.slug, views: 0 }], total: 1 });
      expect((await ofNews().facets(["published"])).tags).toMatchObject([{ slug: "tetap" }]);
      expect(await ofUsers().count()).toBe(0);
      expect((await limiter().count("kunci", 60_000)).count).toBe(1);
    });

    test("after a failed one works as if nothing had been", async () => {
      await insertAll({ slug: "satu" });
      await expect(database.transaction(() => ofNews().insert(newsRecord({ slug: "satu" })))).rejects.toThrow();
      await database.transaction(() => ofNews().insert(newsRecord({ slug: "dua" })));
      expect((await ofNews().list(search())).total).toBe(2);
    });

    test("hands back what its work returned", async () => {
      expect(await database.transaction(async () => 7)).toBe(7);
    });
  });

  describe("the limiter", () => {
    const minuteMs = 60_000;

    test("counts within a window that the first attempt opens, and tells the seconds left", async () => {
      expect(await limiter().count("a", minuteMs)).toEqual({ count: 1, retryAfter: 60 });
      clock += 59_001;
      expect(await limiter().count("a", minuteMs)).toEqual({ count: 2, retryAfter: 1 });
      clock += 999;
      expect(await limiter().count("a", minuteMs)).toEqual({ count: 1, retryAfter: 60 });
    });

    test("keeps keys apart, whatever their case", async () => {
      await limiter().count("a", minuteMs);
      expect((await limiter().count("A", minuteMs)).count).toBe(1);
      expect((await limiter().count("b", minuteMs)).count).toBe(1);
    });

    test("takes keys as long as an e-mail address, and keeps them apart", async () => {
      const long = `login:account:${"é".repeat(253)}`;
      await limiter().count(`${long}a`, minuteMs);
      expect((await limiter().count(`${long}b`, minuteMs)).count).toBe(1);
      expect((await limiter().count(`${long}a`, minuteMs)).count).toBe(2);
      await limiter().giveBack(`${long}a`);
      await limiter().clear(`${long}b`);
      expect((await limiter().count(`${long}a`, minuteMs)).count).toBe(2);
      expect((await limiter().count(`${long}b`, minuteMs)).count).toBe(1);
    });

    test("gives one attempt back, never more than there were", async () => {
      await limiter().count("a", minuteMs);
      await limiter().count("a", minuteMs);
      for (let times = 0; times < 3; times++) await limiter().giveBack("a");
      expect((await limiter().count("a", minuteMs)).count).toBe(1);
    });

    test("forgets a key at once, and ended windows when tidying up", async () => {
      await limiter().count("cleared", minuteMs);
      await limiter().clear("cleared");
      await limiter().count("ended", minuteMs);
      clock += minuteMs + 1;
      await limiter().count("running", minuteMs);
      await limiter().removeEnded();
      const rows = await database.em.getConnection().execute<{ id: string }[]>("select id from attempts");
      expect(rows.map(({ id }) => id)).toEqual(["running"]);
    });
  });

  describe("accounts", () => {
    test("come back with every field", async () => {
      const account = userRecord({ name: "Zoë 🎉 O'Neil", role: "superadmin", disabled: true });
      await ofUsers().insert(account);
      expect(await ofUsers().findById(account.id)).toEqual(account);
      expect(await ofUsers().findByIdentity(account.username)).toEqual(account);
      expect(await ofUsers().findByIdentity(account.email)).toEqual(account);
      expect(await ofUsers().findByIdentity("nobody")).toBeNull();
      expect(await ofUsers().findById(newId())).toBeNull();
    });

    test("share neither user name nor e-mail address", async () => {
      const account = userRecord();
      await ofUsers().insert(account);
      const taken = { kind: "conflict", message: "Username or email is already taken" };
      await expect(ofUsers().insert(userRecord({ username: account.username }))).rejects.toMatchObject(taken);
      await expect(ofUsers().insert(userRecord({ email: account.email }))).rejects.toMatchObject(taken);
      expect(await ofUsers().count()).toBe(1);
    });

    test("are updated with a version more, and removed", async () => {
      const account = userRecord();
      await ofUsers().insert(account);
      const saved = await ofUsers().update({ ...account, role: "admin", disabled: true });
      expect(saved.version).toBe(2);
      expect(await ofUsers().findById(account.id)).toEqual(saved);
      await ofUsers().remove(account.id);
      expect(await ofUsers().count()).toBe(0);
    });

    test("are listed newest first, a page at a time, and searched by any of their names", async () => {
      const ids = ["a", "b", "c"].map((letter) => letter.repeat(24));
      for (const [index, id] of ids.entries())
        await ofUsers().insert(userRecord({ id, name: `Nama 10${index}% Ketiga` }));
      const list = async (query: { page?: number; limit?: number; search?: string }) => {
        const { rows, total } = await ofUsers().list({ page: 1, limit: 10, ...query });
        return { ids: rows.map(({ id }) => id.charAt(0)), total };
      };
      expect(await list({})).toEqual({ ids: ["c", "b", "a"], total: 3 });
      expect(await list({ page: 2, limit: 2 })).toEqual({ ids: ["a"], total: 3 });
      expect(await list({ search: "NAMA 101%" })).toEqual({ ids: ["b"], total: 1 });
      expect(await list({ search: "aaaa@example" })).toEqual({ ids: ["a"], total: 1 });
      expect(await list({ search: "ubbbb" })).toEqual({ ids: ["b"], total: 1 });
      expect(await list({ search: "1_1" })).toEqual({ ids: [], total: 0 });
    });

    test("that may administer are counted but for one", async () => {
      const [one, two] = [userRecord({ role: "superadmin" }), userRecord({ role: "superadmin" })];
      const others = [userRecord({ role: "superadmin", disabled: true }), userRecord({ role: "admin" })];
      for (const account of [one, two, ...others]) await ofUsers().insert(account);
      expect(await ofUsers().countSuperadmins(newId())).toBe(2);
      expect(await ofUsers().countSuperadmins(one.id)).toBe(1);
    });
  });

  describe("sessions", () => {
    const session = (userId: string, created: Date, seen = created) => ({
      id: newId(),
      userId,
      createdAt: created,
      lastSeenAt: seen,
    });

    test("come back as they were, are touched and removed", async () => {
      const one = session(newId(), new Date("2026-11-21T01:02:03.004Z"));
      await ofSessions().insert(one);
      expect(await ofSessions().find(one.id)).toEqual(one);
      await ofSessions().touch(one.id, on(22));
      expect(await ofSessions().find(one.id)).toEqual({ ...one, lastSeenAt: on(22) });
      await ofSessions().remove(one.id);
      expect(await ofSessions().find(one.id)).toBeNull();
    });

    test("of an account end together, but for one", async () => {
      const [ana, budi] = [newId(), newId()];
      const [first, second, foreign] = [session(ana, on(1)), session(ana, on(1)), session(budi, on(1))];
      for (const one of [first, second, foreign]) await ofSessions().insert(one);
      await ofSessions().removeOf(ana, second.id);
      expect(await ofSessions().find(first.id)).toBeNull();
      expect(await ofSessions().find(second.id)).toEqual(second);
      await ofSessions().removeOf(ana);
      expect(await ofSessions().find(second.id)).toBeNull();
      expect(await ofSessions().find(foreign.id)).toEqual(foreign);
    });

    test("that ended are tidied up, idle or too old", async () => {
      const [idle, old, alive] = [
        session(newId(), on(20, 9), on(20, 9)),
        session(newId(), on(19), on(20, 12)),
        session(newId(), on(20, 9), on(20, 12)),
      ];
      for (const one of [idle, old, alive]) await ofSessions().insert(one);
      await ofSessions().removeEnded(on(20, 10), on(20));
      const left = await Promise.all([idle, old, alive].map(({ id }) => ofSessions().find(id)));
      expect(left).toEqual([null, null, alive]);
    });
  });

  test("migrating again changes nothing", async () => {
    const [article] = await insertAll({});
    await database.migrate();
    expect(await ofNews().findById(article?.id ?? "")).toEqual(article);
  });
});
