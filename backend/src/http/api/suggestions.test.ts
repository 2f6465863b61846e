import { afterEach, describe, expect, test, vi } from "vitest";
import { answerOf, bearer, postJson, postNews, signUpStaff, startTestApp, type TestApp } from "../../../test/app.ts";
import { dialects } from "../../../test/databases.ts";
import { searchMark } from "../../domain/redirects/redirects.ts";
import { unknownAddressSchema } from "../../persistence/redirects.ts";

let app: TestApp;
afterEach(() => app.close());

type Found = Readonly<{ news: readonly Readonly<{ title: string }>[]; total: number; words: readonly string[] }>;
type Vain = Readonly<{ searches: readonly Readonly<{ text: string; count: number }>[]; total: number }>;
type Suggested = Readonly<{ suggestions: readonly Readonly<{ text: string; slug?: string }>[] }>;

const browser = { "User-Agent": "Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0", "Sec-Fetch-Site": "same-origin" };
const hour = 60 * 60_000;

describe.each(dialects)("on %s", (dialect) => {
  async function start() {
    const page = { status: 200, html: "<!doctype html>", policy: "default-src 'none'", indexable: false };
    app = await startTestApp({ dialect, render: async () => page });
    const { admin } = await signUpStaff(app);
    const headers = bearer(admin.token);
    const counted = vi.spyOn(app.services.askedCounter, "countSearch");
    const find = (search: string, init: RequestInit = { headers: browser }) =>
      answerOf<Found>(app.fetch(`/api/news?${new URLSearchParams({ search })}`, init));
    return {
      headers,
      find,
      synonyms: (synonyms: unknown) => postJson(app, "/api/synonyms", { synonyms }, headers, "PUT"),
      vain: async () => (await answerOf<Vain>(app.fetch("/api/searches", { headers }))).body.searches,
      suggest: async (q: string) =>
        (await answerOf<Suggested>(app.fetch(`/api/suggestions?${new URLSearchParams({ in: "news", q })}`))).body
          .suggestions,
      /** Waits until so many searches in vain are counted, after their answers, and stores them. */
      async noted(count: number) {
        await expect.poll(() => counted.mock.calls.length).toBe(count);
        await app.services.askedCounter.write();
      },
    };
  }

  test("a search finds by stems, synonyms and with a typo, and names the words that it found", async () => {
    const { headers, find } = await start();
    await postNews(app, headers, { title: "Cara membuat situs toko", status: "published" });
    for (const search of ["buatan", "website", "pembuatan web", "membaut", "toko CARA", "situs toko"])
      expect([search, (await find(search)).body.total]).toEqual([search, 1]);
    expect((await find("bikin website")).body.words).toEqual(["membuat", "situs"]);
    expect((await find("kursi")).body).toMatchObject({ total: 0, words: [] });
  });

  test("every sign, long and strange searches are answered", async () => {
    const { find } = await start();
    const signs = [..."!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~"];
    const strange = ["' or 1=1 --", "🚀", "\u0301", "ﬁ", "yang dan di", "a", "日本語", `${"a ".repeat(50)}`, "%_\\"];
    for (const search of [...signs, ...strange]) expect([search, (await find(search)).status]).toEqual([search, 200]);
    expect((await find("a".repeat(10_000))).status).toBe(400);
    expect((await app.fetch("/api/suggestions?in=users&q=a")).status).toBe(400);
  });

  test("a search in vain is kept without robots, staff, persons, and beginnings of what is still typed", async () => {
    const { headers, find, vain, noted } = await start();
    await postNews(app, headers, { title: "Cara membuat situs", status: "published" });
    await find("asur", { headers: { "User-Agent": "Googlebot/2.1" } });
    await find("rahasia", { headers: { ...headers, ...browser } });
    for (const search of ["situs", "k", "081234567890", "rina@example.com", "asu", "asuran", "asuransi"])
      await find(search);
    await noted(7);
    await app.fetch(`/berita?search=${encodeURIComponent("Kredit  MOBIL")}`, { headers: browser });
    await noted(8);
    app.pass(hour);
    await find("asuransi");
    await noted(9);
    expect((await vain()).map(({ text, count }) => [text, count])).toEqual([
      ["asuransi", 2],
      ["kredit mobil", 1],
    ]);
    expect((await app.fetch("/api/searches?text=asuransi", { method: "DELETE", headers })).status).toBe(204);
    expect((await vain()).map(({ text }) => text)).toEqual(["kredit mobil"]);
    await find("asuransi");
    await noted(10);
    expect((await vain()).map(({ text, count }) => [text, count])).toEqual([
      ["asuransi", 1],
      ["kredit mobil", 1],
    ]);
  });

  test("a search is in vain, too, when no record holds all of its telling words", async () => {
    const { headers, find, vain, noted } = await start();
    await postNews(app, headers, { title: "Jasa membuat situs", status: "published" });
    const asked = ["jasa yang membuat situs", 'apa itu "membuat situs"', "jasa membuat situs drone", "jasa & situs"];
    for (const search of asked) {
      const { body } = await find(search);
      expect([search, body.total, "hasWhole" in body]).toEqual([search, 1, false]);
    }
    await noted(4);
    expect((await vain()).map(({ text }) => text)).toEqual(["jasa membuat situs drone"]);
  });

  test("a record without a phrase in quotes is not found, whatever else it holds", async () => {
    const { headers, find } = await start();
    await postNews(app, headers, { title: "Jasa membuat situs toko", status: "published" });
    await postNews(app, headers, { title: "Situs toko kopi", status: "published" });
    for (const [search, total] of [
      ['"toko kopi"', 1],
      ['situs "toko kopi"', 1],
      ['jasa situs "toko kopi"', 1],
      ['jasa membuat situs "toko teh"', 0],
    ] as const)
      expect([search, (await find(search)).body.total]).toEqual([search, total]);
  });

  test("at most so many are kept beside the addresses not found, and each for ninety days", async () => {
    await start();
    const { redirects, askedCounter } = app.services;
    const letters = (number: number) => String(number).replace(/\d/g, (digit) => "abcdefghij"[Number(digit)] ?? "");
    askedCounter.count({ path: "/kini", target: null, hasMoved: false, referrer: "" });
    // Counted one by one, so many would take seconds.
    const before = { hits: 1, lastHitAt: app.now(), referrer: "", isIgnored: false };
    const most = Array.from({ length: 990 }, (_, number) => ({ path: searchMark + letters(1000 + number), ...before }));
    await app.database.em.insertMany(unknownAddressSchema, most);
    for (let number = 2000; number < 2020; number += 1)
      askedCounter.countSearch({ text: letters(number), isFound: false }, letters(number));
    await askedCounter.write();
    const total = async () => (await redirects.searches({ page: 1, limit: 1 })).total;
    expect([await total(), (await redirects.unknown({ page: 1, limit: 1 })).total]).toEqual([1000, 1]);
    app.pass(91 * 24 * hour);
    for (let run = 0; run < 80 && (await total()) > 0; run += 1) await redirects.forget();
    expect(await total()).toBe(0);
  });

  test("synonyms are staff's, with a clear refusal, versions and an undo", async () => {
    const { find, synonyms, headers } = await start();
    await postNews(app, headers, { title: "Kedai kopi", status: "published" });
    expect((await app.fetch("/api/synonyms")).status).toBe(401);
    const groups = Array.from({ length: 201 }, (_, index) => [`a${index}`, `b${index}`]);
    for (const wrong of [
      groups,
      [["satu"]],
      [Array.from({ length: 11 }, (_, index) => `a${index}`)],
      [["a", "A"]],
      [
        ["toko", "kedai"],
        ["warung", "Kédai"],
      ],
      [["a".repeat(41), "b"]],
      [["!", "b"]],
      "toko",
      [["a", 1]],
      null,
    ]) {
      const { status, body } = await answerOf<{ errors?: Record<string, string> }>(synonyms(wrong));
      expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ["synonyms"]]);
    }
    expect((await find("warung makan")).body.total).toBe(0);
    const saved = await synonyms([["warung makan", "kedai"]]);
    expect([saved.status, (await find("warung makan")).body.total]).toEqual([200, 1]);
    await app.fetch(`/api/undo/${saved.headers.get("X-Undo")}`, { method: "POST", headers });
    expect((await find("warung makan")).body.total).toBe(0);
  });

  test("suggestions are titles and words of what visitors may see", async () => {
    const { headers, suggest } = await start();
    await postNews(app, headers, { title: "Harga hosting murah", status: "published" });
    await postNews(app, headers, { title: "Hosting rahasia", status: "draft" });
    app.pass(1_000);
    expect(await suggest("harga hos")).toEqual([
      { text: "harga hosting" },
      { text: "Harga hosting murah", slug: "harga-hosting-murah" },
    ]);
    expect(await suggest("h")).toEqual([]);
    const statuses = [];
    while (statuses.length < 130) statuses.push((await app.fetch("/api/suggestions?in=news&q=h")).status);
    expect([statuses[0], statuses.at(-1)]).toEqual([200, 429]);
  });
});
