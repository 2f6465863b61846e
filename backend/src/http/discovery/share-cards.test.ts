import { settingsUpdate } from "@etalase/contracts/settings.schema";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { everyByteOf, notFound, testApp } from "../../../test/app.ts";
import { actor, newsRecord, portfolioRecord } from "../../../test/records.ts";

const { app } = testApp({ anew: true });

const addNews = async (changes: Parameters<typeof newsRecord>[0]) => {
  const record = newsRecord(changes);
  await app.services.demo.news.insert(record);
  return record;
};
const addProject = (changes: Parameters<typeof portfolioRecord>[0]) =>
  app.services.demo.portfolio.insert(portfolioRecord(changes));
const bytesOf = async (path: string) => Buffer.from(await (await app.fetch(path)).arrayBuffer());

describe("a share card", () => {
  test.each(["berita", "portfolio"])("of %s is a picture that chats take", async (section) => {
    await (section === "berita" ? addNews : addProject)({ slug: "kopi", title: 'R&D </text> "kopi" 🎉' });
    const response = await app.fetch(`/share/${section}/kopi.jpg?v=7`);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "image/jpeg",
      "cache-control": "public, max-age=300",
      "content-security-policy": "default-src 'none'; sandbox",
      "x-content-type-options": "nosniff",
    });
    const picture = Buffer.from(await response.arrayBuffer());
    expect(picture.length).toBeLessThan(300_000);
    expect(await sharp(picture).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
  });

  test.each(["/share/index.jpg", "/share/berita.jpg", "/share/portfolio.jpg", "/share/berita/tag/toko-daring.jpg"])(
    "of a page of the site is such a picture, too: %s",
    async (path) => {
      await addNews({ tags: ["Toko Daring"] });
      const response = await app.fetch(path);
      expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
      const picture = Buffer.from(await response.arrayBuffer());
      expect(picture.length).toBeLessThan(300_000);
      expect(await sharp(picture).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
      await app.services.shareCards.removeOrphans();
      expect(await app.shareFiles()).toHaveLength(1);
    },
  );

  test("of a tag goes with its last public article", async () => {
    const article = await addNews({ tags: ["Toko Daring"] });
    await bytesOf("/share/berita/tag/toko-daring.jpg");
    await app.services.demo.news.update({ ...article, status: "draft" });
    await app.services.siteState.contentChanged();
    await app.services.shareCards.removeOrphans();
    expect(await app.shareFiles()).toEqual([]);
    for (const slug of ["toko-daring", "tidak-ada"]) {
      const response = await app.fetch(`/share/berita/tag/${slug}.jpg`);
      expect({ status: response.status, body: await response.json() }).toEqual(notFound);
    }
  });

  test("of the landing page follows the site's description, however long", async () => {
    const by = actor({ role: "superadmin" });
    const before = await bytesOf("/share/index.jpg");
    for (const siteDescription of ["Toko roti di Yogyakarta", "panjang sekali ".repeat(33).trim()]) {
      await app.services.settings.update(settingsUpdate.parse({ siteDescription }), { by });
      const after = await bytesOf("/share/index.jpg");
      expect(after).not.toEqual(before);
      expect(after.length).toBeLessThan(300_000);
    }
    expect(await app.shareFiles()).toHaveLength(1);
  });

  test("is drawn once and kept, and asked about by its ETag", async () => {
    await addNews({ slug: "kopi" });
    const first = await app.fetch("/share/berita/kopi.jpg");
    const picture = Buffer.from(await first.arrayBuffer());
    const [file] = await app.shareFiles();
    expect(await bytesOf("/share/berita/kopi.jpg")).toEqual(picture);
    expect(await app.shareFiles()).toEqual([file]);
    const headers = { "If-None-Match": first.headers.get("ETag") ?? "", "Cache-Control": "max-age=0" };
    const again = await app.fetch("/share/berita/kopi.jpg", { headers });
    expect([again.status, await again.text()]).toEqual([304, ""]);
    const head = await app.fetch("/share/berita/kopi.jpg", { method: "HEAD" });
    expect([head.status, head.headers.get("Content-Length")]).toEqual([200, String(picture.length)]);
  });

  test("follows the title and the site's name, and leaves no old one behind", async () => {
    const article = await addNews({ slug: "kopi" });
    const before = await bytesOf("/share/berita/kopi.jpg");
    await app.services.demo.news.update({ ...article, title: "Judul yang lain" });
    const after = await bytesOf("/share/berita/kopi.jpg");
    const settings = settingsUpdate.parse({ siteName: "Studio Kirana" });
    await app.services.settings.update(settings, { by: actor({ role: "superadmin" }) });
    const renamed = await bytesOf("/share/berita/kopi.jpg");
    expect(new Set([before, after, renamed].map((picture) => picture.toString("base64"))).size).toBe(3);
    expect(await app.shareFiles()).toHaveLength(1);
  });

  test("goes with its article", async () => {
    const article = await addNews({ slug: "kopi" });
    await addProject({ slug: "toko" });
    await bytesOf("/share/berita/kopi.jpg");
    await bytesOf("/share/portfolio/toko.jpg");
    await app.services.shareCards.removeOrphans();
    expect(await app.shareFiles()).toHaveLength(2);
    await app.services.demo.news.update({ ...article, status: "draft" });
    await app.services.shareCards.removeOrphans();
    expect(await app.shareFiles()).toHaveLength(1);
    expect((await app.fetch("/share/berita/kopi.jpg")).status).toBe(404);
  });

  test("of an old slug has moved", async () => {
    const article = await addNews({ slug: "lama" });
    await app.services.demo.news.update({ ...article, slug: "baru" });
    const { status, headers } = await app.fetch("/share/berita/lama.jpg");
    expect([status, headers.get("location")]).toEqual([301, `${app.url}/share/berita/baru.jpg`]);
    expect(await app.shareFiles()).toEqual([]);
  });

  test("of a draft answers like one that does not exist", async () => {
    await addNews({ slug: "rahasia", status: "draft", publishedAt: null });
    await addProject({ slug: "rahasia", status: "draft", publishedAt: null });
    for (const section of ["berita", "portfolio"]) {
      const hidden = await everyByteOf(app, `/share/${section}/rahasia.jpg`, "GET", {});
      expect(hidden).toEqual(await everyByteOf(app, `/share/${section}/tidakada.jpg`, "GET", {}));
      expect(hidden.status).toBe(404);
    }
    expect(await app.shareFiles()).toEqual([]);
  });

  test.each([
    "/share/berita/..%2f..%2fsecret.jpg",
    "/share/berita/%00.jpg",
    "/share/berita/Kopi.jpg",
    "/share/berita/tag/..%2f..%2fsecret.jpg",
  ])("is not found under %s", async (path) => {
    const response = await app.fetch(path);
    expect({ status: response.status, body: await response.json() }).toEqual(notFound);
  });

  test.each(["/share/berita/tag/.jpg", "/share/.jpg", "/share/login.jpg", "/share/constructor.jpg"])(
    "is no page's under %s",
    async (path) => {
      expect((await app.fetch(path)).status).toBe(404);
      expect(await app.shareFiles()).toEqual([]);
    },
  );

  test("takes no other method", async () => {
    await addNews({ slug: "kopi" });
    const { status, headers } = await app.fetch("/share/berita/kopi.jpg", { method: "POST" });
    expect([status, headers.get("allow")]).toEqual([405, "GET, HEAD"]);
  });
});
