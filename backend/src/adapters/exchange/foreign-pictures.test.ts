import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { newsUpdate } from "@etalase/contracts/news.schema";
import { describe, expect, onTestFinished, test } from "vitest";
import { sqliteByDay } from "../../../test/databases.ts";
import { imported } from "../../../test/exchange-site.ts";
import { startHistorySite } from "../../../test/history-site.ts";
import { pictureBytes } from "../../../test/services.ts";
import { createPictureFetch } from "./picture-fetch.ts";

/** An old site without https, on this machine; some of its pictures may fail so many times. */
async function startOldSite(failures: Readonly<Record<string, number>>) {
  const failing = new Map(Object.entries(failures));
  const asked: string[] = [];
  const [main, inText] = [await pictureBytes(600, 300), await pictureBytes(500, 300)];
  const server = createServer(({ url = "" }, response) => {
    asked.push(url);
    const left = failing.get(url) ?? 0;
    failing.set(url, left - 1);
    if (left > 0) response.writeHead(404).end();
    else if (url === "/bukan.png") response.end("<html>");
    else response.end(url.startsWith("/utama") ? main : inText);
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { home: `http://lama.example:${(server.address() as AddressInfo).port}`, asked }; // it listens on a port
}

const fetchPicture = createPictureFetch({
  resolve: async () => [{ address: "127.0.0.1", family: 4 }],
  mayReach: (address) => address === "127.0.0.1",
  timeoutMs: 60_000,
});

const post = (home: string, id: string, paths: readonly string[]) => ({
  id,
  title: `Tulisan ${id}`,
  slug: `tulisan-${id}`,
  html: `<p>Kata.</p>${paths.map((path) => `<p><img src="${home}${path}" alt="Rak"></p>`).join("")}`,
  feature_image: `${home}/utama-${id}.png`,
  status: "published",
  type: "post",
  published_at: "2021-01-02T03:04:05.000Z",
});

function fileOf(home: string) {
  const posts = [post(home, "satu", ["/a.png?b=1&c=2", "/d.png"]), post(home, "dua", ["/e.png", "/d.png"])];
  const posts_meta = [{ post_id: "satu", feature_image_alt: "Toko dari luar" }];
  return JSON.stringify({ db: [{ meta: { exported_on: 1, version: "5.80.0" }, data: { posts, posts_meta } }] });
}

describe.each(sqliteByDay)("the pictures of an old site, on %s", (dialect) => {
  async function startSite(failures = {}) {
    const old = await startOldSite(failures);
    const site = await startHistorySite(dialect);
    onTestFinished(() => site.close());
    const bring = (how = {}) => imported(site, fileOf(old.home), { now: site.now, ...how });
    return { site, bring, article: (slug: string) => site.services.news.getBySlug(slug, "staff"), ...old };
  }

  test("come with their articles and their texts, those that failed once, too", async () => {
    const { bring, article, asked, site } = await startSite({ "/d.png": 1, "/utama-dua.png": 1 });
    expect(await bring({ fetchPicture })).toMatchObject({ create: 2, refused: 0, notFetched: [] });
    expect(asked.filter((path) => path.startsWith("/utama"))).toEqual([
      "/utama-satu.png",
      ...Array(2).fill("/utama-dua.png"),
    ]);
    const first = await article("tulisan-satu");
    expect(first.content.match(/<img src="\/media\/[0-9a-f]{32}\.webp" alt="Rak"/g)).toHaveLength(2);
    expect(first.featuredImage).toMatchObject({ width: 600, alt: "Toko dari luar" });
    expect(await site.missingFiles(first)).toEqual([]);
    expect(await bring({ fetchPicture })).toMatchObject({ create: 0, update: 0, same: 2 });
    expect(asked).toContain("/a.png?b=1&c=2");
  });

  test("that failed twice are told with their articles, and come when the file is imported again", async () => {
    const { bring, article, home } = await startSite({ "/d.png": 4, "/utama-dua.png": 2 });
    const { notFetched } = await bring({ fetchPicture });
    const https = home.replace("http:", "https:");
    const lost = async (slug: string, address: string) => ({
      where: expect.any(String),
      address,
      problem: "the server answers 404",
      record: { resource: "news", id: (await article(slug)).id, title: (await article(slug)).title },
    });
    expect(notFetched).toEqual([
      await lost("tulisan-satu", `${https}/d.png`),
      await lost("tulisan-dua", `${https}/d.png`),
      await lost("tulisan-dua", `${home}/utama-dua.png`),
    ]);
    expect((await article("tulisan-satu")).content).toContain(`src="${https}/d.png"`);
    expect((await article("tulisan-dua")).featuredImage.width).toBe(1200);
    expect(await bring({ fetchPicture })).toMatchObject({ update: 2, notFetched: [] });
    expect((await article("tulisan-dua")).featuredImage.width).toBe(600);
  });

  test("take the place of drawn ones, but not of pictures that editors have chosen", async () => {
    const { bring, article, asked, site } = await startSite();
    await bring();
    expect(asked).toEqual([]);
    const { id, featuredImage } = await article("tulisan-satu");
    expect(featuredImage.width).toBe(1200);
    const chosen = await site.picture();
    const files = { featuredImage: [{ mediaId: chosen.id }] };
    await site.services.news.update(id, newsUpdate.parse({}), { by: site.by, files });
    expect(await bring({ fetchPicture })).toMatchObject({ update: 2, notFetched: [] });
    expect((await article("tulisan-satu")).featuredImage.file).toBe(chosen.picture.file);
    expect(asked).not.toContain("/utama-satu.png");
    expect((await article("tulisan-dua")).featuredImage.width).toBe(600);
  });

  test("that are none are told with the reason", async () => {
    const { site, home } = await startSite();
    const data = { posts: [post(home, "satu", ["/bukan.png"])] };
    const file = JSON.stringify({ db: [{ meta: { version: "5.80.0" }, data }] });
    const { notFetched } = await imported(site, file, { now: site.now, fetchPicture });
    expect(notFetched).toMatchObject([{ problem: "The image could not be read" }]);
  });
});
