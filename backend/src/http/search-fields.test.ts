import type { NewsArticle } from "@etalase/contracts/news.schema";
import type { PortfolioItem } from "@etalase/contracts/portfolio.schema";
import sharp from "sharp";
import { beforeEach, describe, expect, test } from "vitest";
import { account, bearer, pictureBytes, postJson, signUp, testApp } from "../../test/app.ts";
import { sqliteByDay } from "../../test/databases.ts";
import { newsRecord, portfolioRecord } from "../../test/records.ts";

const paragraph = "Pelanggan menilai sebuah usaha dari halaman pertamanya.";

describe.each(sqliteByDay)("what a record says of itself, on %s", (dialect) => {
  let me: Awaited<ReturnType<typeof signUp>>;
  const { app } = testApp({ dialect, anew: true });
  beforeEach(async () => {
    me = await signUp(app);
  });

  const write = async <T = NewsArticle>(path: string, change: object) => {
    const answer = await postJson(app, path, change, bearer(me.token), "PUT");
    return { status: answer.status, body: (await answer.json()) as T & { errors?: Record<string, string> } };
  };
  const text = async (path: string) => (await app.fetch(path)).text();
  const article = async (changes: Parameters<typeof newsRecord>[0] = {}) => {
    const record = newsRecord({ slug: "kopi", ...changes });
    await app.services.demo.changeContent(() => app.services.demo.news.insert(record));
    return `/api/news/${record.id}`;
  };
  const project = async () => {
    const record = portfolioRecord({ slug: "kopi" });
    await app.services.demo.changeContent(() => app.services.demo.portfolio.insert(record));
    return `/api/portfolio/${record.id}`;
  };
  const dataUrl = async () => `data:image/png;base64,${Buffer.from(await pictureBytes(800, 600)).toString("base64")}`;

  test("is stored as it was written, but for line breaks", async () => {
    const change = {
      seoTitle: "🎉".repeat(70),
      seoDescription: "Satu\ndua",
      noindex: true,
      excerpt: " Singkat saja. ",
    };
    for (const path of [await article(), await project()]) {
      const { body } = await write(path, change);
      const stored = { ...change, seoDescription: "Satu dua", excerpt: "Singkat saja.", hasOwnExcerpt: true };
      expect(body).toMatchObject(stored);
      expect(JSON.parse(await text(path))).toMatchObject(stored);
    }
  });

  test("has an excerpt of the text until it has one of its own, and again when that is emptied", async () => {
    const path = await article({ excerpt: paragraph, content: `<p>${paragraph}</p>` });
    const other = "Toko yang lambat kehilangan separuh pengunjungnya.";
    expect((await write(path, { content: `<p>${other}</p>` })).body).toMatchObject({
      excerpt: other,
      hasOwnExcerpt: false,
    });
    expect((await write(path, { excerpt: "Milik sendiri" })).body).toMatchObject({ excerpt: "Milik sendiri" });
    expect((await write(path, { content: `<p>${paragraph}</p>` })).body).toMatchObject({ excerpt: "Milik sendiri" });
    expect(await text("/rss.xml")).toContain("<description>Milik sendiri</description>");
    expect(await text("/api/news?search=milik")).toContain("Milik sendiri");
    expect((await write(path, { excerpt: "" })).body).toMatchObject({ excerpt: paragraph, hasOwnExcerpt: false });
    // An excerpt that is read and sent back is still none of the record's own.
    expect((await write(path, { excerpt: paragraph, title: "Judul yang lain" })).body.hasOwnExcerpt).toBe(false);
  });

  test("a project's excerpt follows its description, also where it is older than that field", async () => {
    const path = await project();
    await app.database.em.getConnection().execute("update portfolio set excerpt = ''");
    const read = JSON.parse(await text(path)) as PortfolioItem;
    expect(read.excerpt).toBe("Toko elektronik dengan katalog yang mudah dicari.");
    const { body } = await write<PortfolioItem>(path, {
      description: "Dasbor stok untuk tiga cabang\n\ndan gudangnya.",
    });
    expect(body.excerpt).toBe("Dasbor stok untuk tiga cabang dan gudangnya.");
  });

  test("leaves the sitemap when search engines are to leave it out, and nothing else", async () => {
    for (const [path, address] of [
      [await article(), "/berita/kopi"],
      [await project(), "/portfolio/kopi"],
    ] as const) {
      expect(await text("/sitemap.xml")).toContain(`${address}<`);
      await write(path, { noindex: true });
      expect(await text("/sitemap.xml")).not.toContain(`${address}<`);
      expect((await app.fetch(path)).status).toBe(200);
      expect((await app.fetch(`/share${address}.jpg`)).status).toBe(200);
    }
    expect(await text("/rss.xml")).toContain("/berita/kopi");
  });

  test("its share picture takes the place of the drawn card, as a JPEG of the cards' shape", async () => {
    for (const [path, card] of [
      [await article(), "/share/berita/kopi.jpg"],
      [await project(), "/share/portfolio/kopi.jpg"],
    ] as const) {
      const cardOf = async () => Buffer.from(await (await app.fetch(card)).arrayBuffer());
      const drawn = await cardOf();
      const { body } = await write(path, { shareImage: await dataUrl() });
      expect(body).toMatchObject({
        shareImage: expect.stringMatching(/^http:\/\/localhost:8080\/media\/[0-9a-f]{32}\.webp$/),
        shareImageSet: { width: 800, height: 600 },
      });
      const shown = await cardOf();
      expect(await sharp(shown).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
      expect((await sharp(shown).stats()).dominant).toMatchObject({ r: 8, g: 136, b: 184 });
      // A picture's address that is sent back keeps it; an empty one removes it with its file.
      expect((await write(path, { shareImage: body.shareImage })).body.shareImage).toBe(body.shareImage);
      expect((await write(path, { shareImage: "" })).body).toMatchObject({ shareImage: "", shareImageSet: null });
      expect((await app.fetch(new URL(body.shareImage).pathname)).status).toBe(404);
      expect((await cardOf()).equals(drawn)).toBe(true);
    }
  });

  test("an article's byline is one of the accounts that work here", async () => {
    const other = await signUp(app, { name: "Budi Santoso", username: "budi", email: "budi@example.com" });
    const path = await article({ authorId: null, authorName: "Redaksi" });
    const refused = { authorId: "Author must be one of the accounts" };
    expect((await write(path, { authorId: other.id })).body.errors).toEqual(refused);
    expect((await write(path, { authorId: "budi" })).body.errors).toEqual({ authorId: "authorId must be a record id" });
    // Null is no choice: it leaves the name unchanged.
    expect((await write(path, { authorId: null })).body.author).toEqual({ name: "Redaksi" });
    await postJson(app, `/api/users/${other.id}`, { role: "admin" }, bearer(me.token), "PUT");
    expect((await write(path, { authorId: other.id })).body).toMatchObject({
      authorId: other.id,
      author: { name: "Budi Santoso" },
    });
    const authors = await app.fetch("/api/news/authors", { headers: bearer(me.token) });
    expect(await authors.json()).toEqual([
      { id: me.id, name: account.name },
      { id: other.id, name: "Budi Santoso" },
    ]);
    // A deleted author stays named, and the article can still be edited.
    await app.fetch(`/api/users/${other.id}`, { method: "DELETE", headers: bearer(me.token) });
    const kept = await write(path, { authorId: other.id, title: "Judul yang lain" });
    expect(kept).toMatchObject({ status: 200, body: { author: { name: "Budi Santoso" } } });
  });
});
