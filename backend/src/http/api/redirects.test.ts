import type { Redirect, UnknownAddress } from "@etalase/contracts/redirects.schema";
import { afterEach, describe, expect, test } from "vitest";
import {
  answerOf,
  bearer,
  invalid,
  postJson,
  postNews,
  signUpStaff,
  startTestApp,
  type TestApp,
} from "../../../test/app.ts";
import { dialects } from "../../../test/databases.ts";
import { redirectSchema, unknownAddressSchema } from "../../persistence/redirects.ts";

let app: TestApp;
afterEach(() => app.close());

type Redirects = Readonly<{ redirects: readonly Redirect[]; total: number }>;
type Unknown = Readonly<{ addresses: readonly UnknownAddress[]; total: number }>;

describe.each(dialects)("on %s", (dialect) => {
  async function start(options: Parameters<typeof startTestApp>[0] = {}) {
    app = await startTestApp({ dialect, ...options });
    const { admin } = await signUpStaff(app);
    const headers = bearer(admin.token);
    const send = (path: string, body: object, method = "POST") => postJson(app, path, body, headers, method);
    return {
      admin,
      headers,
      send,
      create: (from: string, to: string) => answerOf<Redirect>(send("/api/redirects", { from, to })),
      list: async (query = "") =>
        (await answerOf<Redirects>(app.fetch(`/api/redirects${query}`, { headers }))).body.redirects,
      unknown: async () => (await answerOf<Unknown>(app.fetch("/api/unknown-addresses", { headers }))).body.addresses,
      /** Requests a path like a visitor, once the instance knows of the changes by staff. */
      async visit(path: string, init: RequestInit = {}) {
        app.pass(1_000);
        const { status, headers } = await app.fetch(path, init);
        return { status, to: headers.get("Location"), cached: headers.get("Cache-Control") };
      },
      counted: () => app.services.askedCounter.write(),
    };
  }

  test("leads visitors of an address without a page on, with what they asked, and counts them", async () => {
    const { admin, create, visit, counted, list } = await start();
    expect(await create(`${app.url}/2020/01/Judul/`, "/berita?tag=seo")).toMatchObject({
      status: 201,
      body: { from: "/2020/01/Judul", to: "/berita?tag=seo", by: admin.name, hits: 0, lastHitAt: null },
    });
    await create("/kontak-kami.html", "https://wa.me/62812");
    await create("/lama", "/berita");
    expect(await visit("/2020/01/Judul")).toEqual({ status: 301, to: `${app.url}/berita?tag=seo`, cached: "no-cache" });
    expect(await visit("/lama?utm_source=x", { method: "HEAD" })).toMatchObject({
      to: `${app.url}/berita?utm_source=x`,
    });
    expect(await visit("/kontak-kami.html")).toMatchObject({ status: 301, to: "https://wa.me/62812" });
    expect(await visit("/lain")).toMatchObject({ status: 404, to: null });
    await visit("/lama");
    await counted();
    expect((await list("?sort=hits")).map(({ from, hits }) => [from, hits])).toEqual([
      ["/lama", 2],
      ["/kontak-kami.html", 1],
      ["/2020/01/Judul", 1],
    ]);
    expect((await list("?search=wa.me")).map(({ from }) => from)).toEqual(["/kontak-kami.html"]);
  });

  test("what cannot be is refused with the field that stands in the way", async () => {
    const { admin, create } = await start();
    const { slug } = await postNews(app, bearer(admin.token), { status: "published" });
    await create("/a", "/berita");
    expect(await create("/a/", "/")).toEqual({
      status: 409,
      body: invalid({ from: expect.stringContaining("already") }).body,
    });
    for (const [from, to, field] of [
      ["judul", "/berita", "from"],
      ["/", "/berita", "from"],
      ["/api/news", "/berita", "from"],
      ["/.well-known/acme-challenge/token", "https://lain.example/", "from"],
      ["/ads.txt", "https://lain.example/", "from"],
      ["https://lain.example/judul", "/berita", "from"],
      ["/dashboard/lama", "/berita", "from"],
      ["/berita", "/", "from"],
      [`/berita/${slug}`, "/", "from"],
      ["/b", "javascript:alert(1)", "to"],
      ["/b", "http://toko.example", "to"],
      ["/b", "//toko.example", "to"],
      ["/b", "/b/", "to"],
      ["/b", "", "to"],
    ] as const)
      expect([from, to, await create(from, to)]).toEqual([from, to, invalid({ [field]: expect.any(String) })]);
  });

  test("what speaks for the site's name leads nowhere, be it stored from before", async () => {
    const { create, visit } = await start();
    const { body } = await create("/lama", "https://lain.example/");
    const path = "/.well-known/acme-challenge/token";
    await app.database.em.getConnection().execute("update redirects set path = ? where id = ?", [path, body.id]);
    await create("/sesudah", "/berita");
    expect(await visit(path)).toMatchObject({ status: 404, to: null });
  });

  test("nobody is sent twice, nor round in a circle", async () => {
    const { create, list, send } = await start();
    await create("/b", "/c");
    await create("/a", "/b");
    const { body: last } = await create("/c", "/berita");
    const targets = async () => Object.fromEntries((await list("?sort=path")).map(({ from, to }) => [from, to]));
    expect(await targets()).toEqual({ "/a": "/berita", "/b": "/berita", "/c": "/berita" });
    await send(`/api/redirects/${last.id}`, { from: "/c", to: "/portfolio" }, "PUT");
    expect(await targets()).toMatchObject({ "/c": "/portfolio" });
    expect(await create("/berita-lama", "/a")).toMatchObject({ body: { to: "/berita" } });
    expect((await send(`/api/redirects/${last.id}`, { from: "/c", to: "/c?x" }, "PUT")).status).toBe(400);
  });

  test("the site's own address is a path of it, so that it leads round in no circle either", async () => {
    const { create } = await start();
    expect((await create("/promo", `${app.url}/promo`)).status).toBe(400);
    expect(await create("/x1", `${app.url}/x2/?a=b`)).toMatchObject({ body: { to: "/x2?a=b" } });
    expect((await create("/x2", "/x1")).status).toBe(400);
  });

  test("a redirect leads on to where its page has moved", async () => {
    const { admin, create, send, visit, list } = await start();
    const { id, slug } = await postNews(app, bearer(admin.token), { title: "Nama lama", status: "published" });
    await create("/lama", `/berita/${slug}?a=b`);
    for (const moved of ["nama-baru", "nama-terbaru"]) {
      await send(`/api/news/${id}`, { slug: moved }, "PUT");
      expect(await visit("/lama")).toMatchObject({ status: 301, to: `${app.url}/berita/${moved}?a=b` });
    }
    expect(await list()).toMatchObject([{ from: "/lama", to: "/berita/nama-terbaru?a=b" }]);
  });

  test("a page that comes to stand there wins, and a redirect that is deleted leads nowhere", async () => {
    const { admin, headers, create, visit } = await start();
    const { body } = await create("/berita/judul-baru", "/portfolio");
    expect((await visit("/berita/judul-baru")).status).toBe(301);
    const { slug } = await postNews(app, bearer(admin.token), {
      title: "Judul Baru",
      slug: "judul-baru",
      status: "published",
    });
    expect(await visit(`/berita/${slug}`)).toMatchObject({ status: 200, to: null });
    const { body: other } = await create("/lama", "/berita");
    expect((await visit("/lama")).status).toBe(301);
    await app.fetch(`/api/redirects/${body.id}`, { method: "DELETE", headers });
    const remove = async () => (await app.fetch(`/api/redirects/${other.id}`, { method: "DELETE", headers })).status;
    expect([await remove(), await remove()]).toEqual([204, 404]);
    expect((await visit("/lama")).status).toBe(404);
  });

  test("a page that has moved shows as a redirect once somebody has used its former address", async () => {
    const { admin, send, visit, counted, list } = await start();
    const { id, slug } = await postNews(app, bearer(admin.token), { title: "Nama lama", status: "published" });
    await send(`/api/news/${id}`, { slug: "nama-baru" }, "PUT");
    for (let times = 0; times < 2; times += 1) {
      expect(await visit(`/berita/${slug}`)).toMatchObject({ status: 301, to: `${app.url}/berita/nama-baru` });
      await counted();
    }
    expect(await list()).toMatchObject([{ from: `/berita/${slug}`, to: "/berita/nama-baru", by: null, hits: 2 }]);
  });

  test("what visitors ask for in vain is gathered until it is redirected or ignored", async () => {
    const { admin, create, send, visit, counted, unknown } = await start();
    await postNews(app, bearer(admin.token), { title: "Cara memilih domain", status: "published" });
    const from = { headers: { Referer: "https://www.google.com/search?q=rahasia" } };
    for (const path of ["/2020/cara-memilih-domain", "/harga", "/wp-login.php", "/.env", "/harga", "/x.php"])
      await visit(path, from);
    await counted();
    expect(await unknown()).toMatchObject([
      { id: "/harga", hits: 2, referrer: "www.google.com" },
      { id: "/2020/cara-memilih-domain", hits: 1 },
    ]);
    await create("/2020/cara-memilih-domain", "/berita/cara-memilih-domain");
    expect((await send("/api/unknown-addresses/ignored", { path: "/harga" })).status).toBe(204);
    await visit("/harga");
    await counted();
    expect(await unknown()).toEqual([]);
  });

  test("an address that ends with a slash leads on at once, unless it is a page's", async () => {
    const { admin, create, visit, counted, list } = await start();
    await create("/2020/01/judul-lama/", "/berita");
    await create("/berita/terbit-nanti", "/berita");
    expect(await visit("/2020/01/judul-lama/?utm=1")).toMatchObject({ status: 301, to: `${app.url}/berita?utm=1` });
    await postNews(app, bearer(admin.token), { title: "Terbit nanti", status: "published" });
    expect(await visit("/berita/terbit-nanti/")).toMatchObject({ status: 308, to: `${app.url}/berita/terbit-nanti` });
    await counted();
    expect((await list("?sort=hits"))[0]).toMatchObject({ from: "/2020/01/judul-lama", hits: 1 });
  });

  test("an address with a query leads by the most exact redirect, whatever campaigns add to it", async () => {
    const { admin, create, visit, counted, list } = await start();
    const { slug } = await postNews(app, bearer(admin.token), { title: "Dari situs lama", status: "published" });
    expect(await create("/?p=123", `/berita/${slug}`)).toMatchObject({ status: 201, body: { from: "/?p=123" } });
    await create("/produk.php?id=7", "/portfolio");
    await create("/produk.php", "/berita");
    expect(await create("/index.php?option=com_content&id=5", "/berita#lima")).toMatchObject({
      body: { from: "/index.php?id=5&option=com_content" },
    });
    expect((await create("/produk.php?utm_source=x&id=7", "/berita")).status).toBe(409);
    expect(await create("/berita?category=Bisnis", "/portfolio")).toEqual(invalid({ from: expect.any(String) }));
    for (const [address, target] of [
      ["/?p=123", `/berita/${slug}`],
      ["/?utm_source=ig&p=123&fbclid=1", `/berita/${slug}?utm_source=ig&fbclid=1`],
      ["/produk.php?id=7", "/portfolio"],
      ["/Produk.PHP/?utm_source=ig&id=7", "/portfolio?utm_source=ig"],
      ["/produk.php?lang=id&id=7", "/berita?lang=id&id=7"],
      ["/produk.php?id=8", "/berita?id=8"],
      ["/produk.php", "/berita"],
      ["/index.php?id=5&option=com_content", "/berita#lima"],
    ] as const)
      expect([address, await visit(address)]).toMatchObject([address, { status: 301, to: app.url + target }]);
    for (const address of ["/?p=124", "/index.php?id=5"]) expect(await visit(address)).toMatchObject({ to: null });
    await counted();
    expect(await list("?search=p=123")).toMatchObject([{ from: "/?p=123", hits: 2 }]);
  });

  test("a cached page makes way for a redirect from its query, and stands there again without it", async () => {
    const page = { status: 200, html: "<!doctype html>", policy: "default-src 'none'", indexable: true };
    const { headers, create, visit } = await start({ render: async () => page });
    const status = async () => (await visit("/?p=9")).status;
    expect([await status(), await status()]).toEqual([200, 200]);
    const { body } = await create("/?p=9", "/berita");
    await visit("/");
    expect([await status(), (await visit("/")).status]).toEqual([301, 200]);
    await app.fetch(`/api/redirects/${body.id}`, { method: "DELETE", headers });
    expect(await status()).toBe(200);
  });

  test("an address in upper case leads to the one in lower case, where something answers", async () => {
    const { admin, create, visit, counted, unknown } = await start();
    const { slug } = await postNews(app, bearer(admin.token), { title: "Huruf besar", status: "published" });
    await create("/promo-lama", "/portfolio");
    await create("/Brosur", "/berita");
    for (const [address, target] of [
      ["/Berita?page=2", "/berita?page=2"],
      ["/PORTFOLIO", "/portfolio"],
      ["/Dashboard", "/dashboard"],
      ["/Sitemap.xml", "/sitemap.xml"],
      [`/berita/${slug.toUpperCase()}`, `/berita/${slug}`],
      ["/Promo-Lama", "/portfolio"],
      ["/brosur?utm_source=x", "/berita?utm_source=x"],
    ] as const)
      expect([address, await visit(address)]).toMatchObject([address, { status: 301, to: app.url + target }]);
    expect(await visit("/Harga")).toMatchObject({ status: 404, to: null });
    await counted();
    expect(await unknown()).toMatchObject([{ id: "/harga" }]);
    expect(await create("/Lagi", "/lagi")).toEqual(invalid({ to: expect.any(String) }));
  });

  test("an address that the site keeps for itself never redirects, however it is written", async () => {
    const { create, visit, list } = await start();
    const refused = invalid({ from: expect.any(String) });
    const reserved = [
      "/.WELL-KNOWN/acme",
      "/Ads.txt",
      "/SECURITY.TXT",
      "//security.txt",
      "/a/%2e%2e/App-Ads.txt.",
      "/Api/x",
    ];
    for (const from of [...reserved, "/BERITA", "/berita//"])
      expect([from, await create(from, "/portfolio")]).toEqual([from, refused]);
    const stored = { target: "/portfolio", byName: null, createdAt: app.now(), hits: 0, lastHitAt: null };
    await app.database.em.insertMany(
      redirectSchema,
      ["/.WELL-KNOWN/acme", "/Ads.txt", "/ROBOTS.TXT"].map((path, at) => ({ id: `${at}`.repeat(24), path, ...stored })),
    );
    // A change by staff: the instance reads its redirects again.
    await create("/Promo", "/portfolio");
    for (const path of ["/.well-known/acme", "/ads.txt"])
      expect(await visit(path)).toMatchObject({ status: 404, to: null });
    expect(await visit("/ROBOTS.TXT")).toMatchObject({ to: `${app.url}/robots.txt` });
    expect(await visit("//promo%2f")).toMatchObject({ to: `${app.url}/portfolio` });
    expect(await list()).toHaveLength(4);
  });

  test("an address without a page is counted once and ignored in all its spellings", async () => {
    const { visit, counted, unknown, send } = await start();
    for (const path of ["/Harga", "/HARGA", "/harga"]) await visit(path);
    await counted();
    expect(await unknown()).toMatchObject([{ id: "/harga", hits: 3 }]);
    await send("/api/unknown-addresses/ignored", { path: "/HARGA" });
    await visit("/hArga");
    await counted();
    expect(await unknown()).toEqual([]);
  });

  test("files of other systems lead to the site's own, unless a redirect begins there, and are not missing", async () => {
    const { create, visit, counted, unknown } = await start();
    await create("/index.php/lama", "/berita");
    await create("/page-sitemap.xml", "/portfolio");
    for (const [address, target] of [
      ["/sitemap_index.xml", "/sitemap.xml"],
      ["/page-sitemap.xml", "/portfolio"],
      ["/index.php", "/"],
      ["/index.php/2020/judul", "/2020/judul"],
      ["/index.php/lama", "/berita"],
      ["/index.php//lain.example", "//lain.example"],
      ["/berita/feed", "/rss.xml"],
    ] as const)
      expect([address, await visit(address)]).toMatchObject([address, { status: 301, to: app.url + target }]);
    await counted();
    expect(await unknown()).toEqual([]);
  });

  test("a program that tries addresses out does not keep others from being gathered", async () => {
    const { visit, counted } = await start();
    for (let times = 0; times < 2; times += 1) await visit("/harga");
    await counted();
    const count = (path: string) =>
      app.services.askedCounter.count({ path, target: null, hasMoved: false, referrer: "" });
    // This many addresses were tried before; the counter would write each of them by itself.
    const before = { hits: 1, lastHitAt: app.now(), referrer: "", isIgnored: false };
    const tried = Array.from({ length: 990 }, (_, at) => ({ path: `/tebak-${at}`, ...before }));
    await app.database.em.insertMany(unknownAddressSchema, tried);
    for (let at = 990; at < 1010; at += 1) count(`/tebak-${at}`);
    await counted();
    // The test counts directly: an app that has just written this much may turn the visitor away.
    count("/layanan");
    await counted();
    const found = await app.services.redirects.unknown({ page: 1, limit: 1000 });
    expect(found.total).toBe(1000);
    const paths = found.rows.map(({ path }) => path);
    expect(paths).toContain("/harga");
    expect(paths).toContain("/layanan");
  });

  test("those that nobody asks for any more are forgotten", async () => {
    const { visit, counted } = await start();
    await visit("/dulu");
    await counted();
    app.pass(91 * 24 * 60 * 60 * 1000);
    await visit("/kini");
    await counted();
    await app.services.redirects.forget();
    expect(await app.services.redirects.unknown({ page: 1, limit: 20 })).toMatchObject({ rows: [{ path: "/kini" }] });
  });

  test("many come at once, twice with the same result, past those that cannot be", async () => {
    const { list } = await start();
    const entries = [
      { from: "/1", to: "/berita" },
      { from: "/2", to: "/1" },
      { from: "/api/x", to: "/berita" },
      { from: "/4", to: "/3#akhir" },
      { from: "/3", to: "/berita" },
    ];
    for (const added of [4, 0])
      expect(await app.services.redirects.addAll(entries)).toMatchObject({ added, refused: [{ from: "/api/x" }] });
    expect((await list("?sort=path")).map(({ from, to }) => [from, to])).toEqual([
      ["/1", "/berita"],
      ["/2", "/berita"],
      ["/3", "/berita"],
      ["/4", "/berita"],
    ]);
  });
});
