import type { OwnPage, PageSummary } from "@etalase/contracts/pages.schema";
import type { RenderPage } from "@etalase/contracts/public-api";
import { feedPaths, paths, servedPaths } from "@etalase/contracts/site/paths";
import { describe, expect, test } from "vitest";
import { answerOf, invalid, postJson, testApp } from "../../../test/app.ts";
import { sqliteByDay } from "../../../test/databases.ts";
import { kindCases } from "../../../test/kinds/cases.ts";
import { plainPage } from "../../../test/kinds/kind.ts";
import { limits } from "../limits.ts";

const paragraph = "Kami membuat situs untuk toko di kota ini.";
const valid = { title: "Tentang Kami", content: `<p>${paragraph}</p>`, status: "published", menu: "footer" };

kindCases({
  resource: "pages",
  form: valid,
  answer: {
    ...valid,
    slug: "tentang-kami",
    excerpt: paragraph,
    ...plainPage,
  },
  pictures: {},
  least: { form: { title: valid.title, content: valid.content }, answer: { status: "draft", menu: "none" } },
  missing: { title: "Title is required", content: "Content is required" },
  refusals: [
    [{ content: "" }, { content: "Content is required" }],
    [{ content: "<p> </p>" }, { content: "Content is required" }],
    [{ content: "a".repeat(200_001) }, { content: expect.stringContaining("Content") }],
    [{ translationOf: "tentang-kami" }, { translationOf: "Translation of must be the id of the original, or empty" }],
    [{ slug: "Tentang-Kami" }, { slug: expect.stringContaining("a-z") }],
    [{ slug: "über-uns" }, { slug: expect.stringContaining("a-z") }],
    [{ slug: "a".repeat(161) }, { slug: expect.stringContaining("at most 160 characters") }],
    [{ slug: "berita" }, { slug: "This address is taken by the site" }],
  ],
  edit: { title: "Siapa Kami" },
  // The privacy policy.
  stay: 1,
  maxBytes: limits.uploadJsonBytes,
  hidden: { records: ["/slug/SLUG", "/SLUG"], lists: ["?menu=footer", "/menu"] },
  refusedQueries: [
    ["?menu=top", "menu must be one of: none, navbar, footer"],
    ["?sort=title", "sort must be one of: order, nameAsc, nameDesc, newest, oldest"],
  ],
  otherMethods: [["POST", "/menu", "GET, HEAD"]],
});

/** Renders the owner's pages as the site would find them. */
const render: RenderPage = async (url, api) => {
  const slug = url.slice(1);
  const found = /^[\w-]+$/.test(slug) ? await api.ownPage(slug) : null;
  const menu = (await api.menuPages()).map(({ title }) => title);
  const page = { policy: "default-src 'none'", indexable: true };
  const html = `<!doctype html>${found?.title ?? "404"} [${menu.join()}]`;
  if (found && found.slug !== slug) return { ...page, html, status: 301, location: `/${found.slug}` };
  return { ...page, html, status: found || slug === "" ? 200 : 404 };
};

describe.each(sqliteByDay)("the owner's pages on %s", (dialect) => {
  const { app, superadmin: staff } = testApp({ dialect, render, accounts: ["superadmin"], anew: true });

  const post = (fields: object) => answerOf<OwnPage>(postJson(app, "/api/pages", { ...valid, ...fields }, staff));
  const put = (place: string, fields: object) =>
    answerOf<OwnPage>(postJson(app, `/api/pages/${place}`, fields, staff, "PUT"));
  const create = async (fields: object = {}) => {
    const answer = await post(fields);
    expect(answer).toMatchObject({ status: 201 });
    return answer.body;
  };
  const look = async (path: string) => {
    const answer = await app.fetch(path);
    const location = answer.headers.get("Location");
    return [answer.status, location ? location.slice(app.url.length) : (await answer.text()).slice(15)];
  };
  const trash = (id: string) => app.fetch(`/api/pages/${id}`, { method: "DELETE", headers: staff });

  test("cannot have an address that the site uses, or will", async () => {
    const beginnings = [...Object.values(paths), ...Object.values(servedPaths), ...feedPaths].map(
      (path) => path.split("/")[1] ?? "",
    );
    const slugs = beginnings.filter((one) => /^[a-z0-9-]+$/.test(one)).concat("assets", "en", "id", "index");
    expect(slugs).toEqual(expect.arrayContaining(["berita", "api", "dashboard", "media", "feed", "kontak", "login"]));
    for (const slug of slugs)
      expect(await post({ slug })).toEqual(invalid({ slug: "This address is taken by the site" }));
    const { id } = await create();
    expect(await put(id, { slug: "portfolio" })).toEqual(invalid({ slug: "This address is taken by the site" }));
  });

  test("have an address beside the site's when their title names one", async () => {
    expect((await create({ title: "Berita", slug: "" })).slug).toBe("berita-2");
    expect((await create({ title: "Über uns, daß!" })).slug).toBe("uber-uns-dass");
    expect((await create({ title: "日本" })).slug).toBe("halaman");
    expect((await create({ title: "a".repeat(100) })).slug).toBe("a".repeat(100));
  });

  test("stand at their address, and former addresses lead there", async () => {
    const { id } = await create({ slug: "promo" });
    expect(await look("/promo")).toEqual([200, "Tentang Kami [Tentang Kami]"]);
    await put(id, { slug: "promo-agustus" });
    expect(await look("/promo")).toEqual([301, "/promo-agustus"]);
    expect(await look("/Promo-Agustus")).toEqual([301, "/promo-agustus"]);
    expect(await look("/promo-agustus/")).toEqual([308, "/promo-agustus"]);
  });

  test("in the trash leave address and menu, and come back beside a page that has the address", async () => {
    const first = await create({ slug: "promo", title: "Promo Lama" });
    await trash(first.id);
    expect(await look("/promo")).toEqual([404, "404 []"]);
    await create({ slug: "promo", title: "Promo Baru" });
    const { items } = (await answerOf<{ items: { id: string }[] }>(app.fetch("/api/trash", { headers: staff }))).body;
    await postJson(app, `/api/trash/${items[0]?.id}/restore`, {}, staff);
    expect(await look("/promo-2")).toEqual([200, "Promo Lama [Promo Lama,Promo Baru]"]);
  });

  test("are in the menu in their order while they are public", async () => {
    const menu = async () =>
      (await answerOf<readonly PageSummary[]>(app.fetch("/api/pages/menu", { headers: staff }))).body;
    const { id } = await create({ title: "Satu", menu: "navbar" });
    await create({ title: "Dua" });
    await create({ title: "Tiga", menu: "none" });
    await create({ title: "Empat", status: "draft" });
    await create({ title: "Lima", publishAt: new Date(app.now().getTime() + 60_000).toISOString() });
    expect((await menu()).map(({ title, menu }) => [title, menu])).toEqual([
      ["Satu", "navbar"],
      ["Dua", "footer"],
    ]);
    await postJson(app, "/api/pages/order", { id, direction: "down" }, staff, "PUT");
    expect((await menu()).map(({ title }) => title)).toEqual(["Dua", "Satu"]);
    app.pass(60_000);
    expect(await look("/")).toEqual([200, "404 [Dua,Satu,Lima]"]);
  });

  test("become public and end at their times", async () => {
    const at = (minutes: number) => new Date(app.now().getTime() + minutes * 60_000).toISOString();
    await create({ slug: "promo", publishAt: at(-60), unpublishAt: at(2) });
    await create({ slug: "nanti", publishAt: at(1) });
    expect([(await look("/promo"))[0], (await look("/nanti"))[0]]).toEqual([200, 404]);
    app.pass(60_000);
    expect([(await look("/promo"))[0], (await look("/nanti"))[0]]).toEqual([200, 200]);
    app.pass(60_000);
    expect([(await look("/promo"))[0], (await look("/nanti"))[0]]).toEqual([404, 200]);
    expect(await post({ publishAt: at(2), unpublishAt: at(1) })).toEqual(
      invalid({ unpublishAt: "Unpublish time must be after publish time" }),
    );
  });

  test("may be long, and are cleaned", async () => {
    const long = `<p>${"kata ".repeat(20_000)}</p>`;
    expect((await create({ title: "Panjang", content: long })).content).toBe(long);
    const content = `<p onclick="x()">${paragraph}</p><script>alert(1)</script>`;
    expect((await create({ content })).content).toBe(`<p>${paragraph}</p>`);
  });

  test("are in the sitemap and have a share card, unless they are hidden", async () => {
    await create({ slug: "promo" });
    await create({ slug: "rahasia", noindex: true });
    await create({ slug: "konsep", status: "draft" });
    const sitemap = await (await app.fetch("/sitemap.xml")).text();
    expect(sitemap).toContain(`<loc>${app.url}/promo</loc>`);
    expect(sitemap).not.toMatch(/rahasia|konsep/);
    const card = await app.fetch("/share/promo.jpg");
    expect([card.status, card.headers.get("Content-Type")]).toEqual([200, "image/jpeg"]);
    expect((await app.fetch("/share/konsep.jpg")).status).toBe(404);
  });

  describe("with the privacy policy among them", () => {
    const policy = async () => {
      const { body } = await answerOf<OwnPage>(app.fetch("/api/pages/slug/privacy-policy"));
      return body;
    };
    const kept = "since the footer, the consent banner and the forms link to it";

    test("have it on every site, in no menu, with the words of the specification", async () => {
      const found = await policy();
      expect(found).toMatchObject({ title: "Kebijakan Privasi", menu: "none", status: "published", noindex: false });
      expect(found.content).toMatch(/^<p>\{siteName\} menyimpan sesedikit mungkin tentang Anda\./);
      expect(await look("/privacy-policy")).toEqual([200, "Kebijakan Privasi []"]);
    });

    test("lose it neither alone nor with others", async () => {
      const { id } = await policy();
      const other = await create();
      for (const answer of [
        await trash(id),
        await app.fetch(`/api/pages?ids=${other.id},${id}`, { method: "DELETE", headers: staff }),
      ])
        expect([answer.status, await answer.json()]).toEqual([
          400,
          { message: `The privacy policy cannot be deleted, ${kept}` },
        ]);
      expect((await look("/privacy-policy"))[0]).toBe(200);
      expect((await app.fetch(`/api/pages/${other.id}`)).status).toBe(200);
    });

    test("neither hide nor move it, and change it like any other page", async () => {
      const { id } = await policy();
      const always = invalid({ status: `The privacy policy is always published, ${kept}` });
      const soon = new Date(app.now().getTime() + 60_000).toISOString();
      expect(await put(id, { status: "draft" })).toEqual(always);
      expect(await put(id, { publishAt: soon })).toEqual(always);
      expect(await put(id, { unpublishAt: soon })).toEqual(always);
      expect(await put("bulk-update", { ids: [id], update: { status: "draft" } })).toEqual(always);
      for (const slug of ["privasi", ""])
        expect(await put(id, { slug })).toEqual(invalid({ slug: `The privacy policy keeps its address, ${kept}` }));
      const change = {
        title: "Privasi",
        slug: "privacy-policy",
        content: `<p>${paragraph}</p>`,
        menu: "footer",
        noindex: true,
      };
      expect(await put(id, change)).toMatchObject({ status: 200, body: { ...change, version: 2 } });
      expect(await look("/privacy-policy")).toEqual([200, "Privasi [Privasi]"]);
    });

    test("keep its language, and translate it by a page of its own", async () => {
      const { id } = await policy();
      expect(await put(id, { language: "en" })).toEqual(
        invalid({ language: "The privacy policy keeps its language. Its translation is a page of its own" }),
      );
      const english = await create({ title: "Privacy", language: "en", translationOf: id });
      expect((await policy()).translation).toEqual({ language: "en", slug: "privacy" });
      expect(english).toMatchObject({ slug: "privacy", translation: { language: "id", slug: "privacy-policy" } });
    });

    test("cannot take its address", async () => {
      const taken = invalid({ slug: "This address is taken by the site" });
      const { id } = await create();
      expect(await post({ slug: "privacy-policy" })).toEqual(taken);
      expect(await put(id, { slug: "privacy-policy" })).toEqual(taken);
      expect((await create({ title: "Privacy Policy" })).slug).toBe("privacy-policy-2");
    });
  });

  test("come before a redirect from their address, and refuse a new one", async () => {
    const redirect = (from: string) => answerOf(postJson(app, "/api/redirects", { from, to: "/berita" }, staff));
    expect(await redirect("/promo")).toMatchObject({ status: 201 });
    expect(await look("/promo")).toEqual([301, "/berita"]);
    const { id } = await create({ slug: "promo" });
    expect(await look("/promo")).toEqual([200, "Tentang Kami [Tentang Kami]"]);
    await put(id, { slug: "diskon" });
    expect(await redirect("/diskon")).toEqual(invalid({ from: "A page of the site has this address" }));
  });

  test("in English keep redirects from their address while the site speaks it", async () => {
    const redirect = async (from: string) =>
      (await postJson(app, "/api/redirects", { from, to: "/berita" }, staff)).status;
    await create({ title: "About us", language: "en" });
    expect(await redirect("/en/about-us")).toBe(201);
    await postJson(app, "/api/settings", { english: true }, staff, "PUT");
    await create({ title: "Team", language: "en" });
    expect([await redirect("/en/team"), await redirect("/team")]).toEqual([400, 400]);
  });
});
