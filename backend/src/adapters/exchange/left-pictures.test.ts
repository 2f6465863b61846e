import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { newsUpdate } from "@etalase/contracts/news.schema";
import { refusal } from "@etalase/contracts/refusals/refusal";
import { describe, expect, onTestFinished, test } from "vitest";
import { dialects } from "../../../test/databases.ts";
import { imported } from "../../../test/exchange-site.ts";
import { startHistorySite } from "../../../test/history-site.ts";
import { pictureBytes } from "../../../test/services.ts";
import type { NotFetched } from "../../application/exchange/fetching-pictures.ts";
import { createPictureFetch, type FetchPicture } from "./picture-fetch.ts";

/** An old site without https, on this machine; `gone` are the paths that it does not have. */
async function startOldSite(gone: readonly string[] = []) {
  const asked: string[] = [];
  const bytes = await pictureBytes(600, 300);
  const server = createServer(({ url = "" }, response) => {
    asked.push(url);
    if (gone.includes(url)) response.writeHead(404).end();
    else response.end(bytes);
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const home = `http://lama.example:${(server.address() as AddressInfo).port}`; // the server listens on a port
  return { home, asked };
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

const fileOf = (home: string) =>
  JSON.stringify({
    db: [
      {
        meta: { exported_on: 1, version: "5.80.0" },
        data: {
          posts: [post(home, "satu", ["/a.png?b=1&c=2", "/d.png"]), post(home, "dua", ["/e.png", "/d.png"])],
          posts_meta: [
            { post_id: "satu", feature_image_alt: "Toko dari luar", meta_title: null, meta_description: null },
          ],
          tags: [],
          posts_tags: [],
          users: [],
          posts_authors: [],
        },
      },
    ],
  });

describe.each(dialects)("pictures that an import has left on the old site, on %s", (dialect) => {
  async function startSite(gone: readonly string[] = []) {
    const old = await startOldSite(gone);
    const site = await startHistorySite(dialect);
    onTestFinished(() => site.close());
    const { refusals, create } = await imported(site, fileOf(old.home), { now: site.now });
    expect([refusals, create]).toEqual([[], 2]);
    const run = async (how: Readonly<{ isHeard?: () => boolean; fetch?: FetchPicture }> = {}) => {
      const { isHeard = () => true, fetch = fetchPicture } = how;
      const failed: NotFetched[] = [];
      const told: string[] = [];
      const fetched = await site.services.pictureFetching.run({
        fetchPicture: fetch,
        by: site.by,
        report: ({ done, of }) => told.push(`${done} of ${of}`),
        failed: (one) => failed.push(one),
        isHeard,
      });
      return { fetched, failed, told, left: await site.services.pictureFetching.count() };
    };
    const article = (slug: string) => site.services.news.getBySlug(slug, "staff");
    return { site, run, article, ...old };
  }

  test("are fetched afterwards, those of articles and those of texts, and the texts show the site's own", async () => {
    const { run, article, asked, site } = await startSite();
    const before = await article("tulisan-satu");
    expect(before.content.match(/<img src="https:\/\/lama\.example:\d+\/[ad]\.png/g)).toHaveLength(2);
    expect(before.featuredImage.width).toBe(1200);
    expect(asked).toEqual([]);
    // Both articles show one of the files.
    const { told, ...end } = await run();
    expect(end).toEqual({ fetched: 5, failed: [], left: 0 });
    expect([...new Set(told)]).toEqual(["0 of 5", "1 of 5", "2 of 5", "3 of 5", "4 of 5", "5 of 5"]);
    expect([...new Set(asked)].toSorted()).toEqual([
      "/a.png?b=1&c=2",
      "/d.png",
      "/e.png",
      "/utama-dua.png",
      "/utama-satu.png",
    ]);
    const after = await article("tulisan-satu");
    expect(after.content.match(/<img src="\/media\/[0-9a-f]{32}\.webp" alt="Rak"/g)).toHaveLength(2);
    expect(after.featuredImage).toMatchObject({ width: 600, alt: "Toko dari luar" });
    expect(await site.missingFiles(after)).toEqual([]);
    expect(await run()).toMatchObject({ fetched: 0, told: ["0 of 0"] });
  });

  test("stay where they are not had, are named with their reason, and can be tried again", async () => {
    const { run, article, home } = await startSite(["/d.png", "/utama-dua.png"]);
    const first = await run();
    expect(first).toMatchObject({ fetched: 3, left: 2 });
    const https = home.replace("http:", "https:");
    expect(first.failed).toEqual(
      expect.arrayContaining([
        {
          id: (await article("tulisan-satu")).id,
          title: "Tulisan satu",
          address: `${https}/d.png`,
          problem: refusal("the server answers {status}", { status: 404 }),
        },
        {
          id: (await article("tulisan-dua")).id,
          title: "Tulisan dua",
          address: `${home}/utama-dua.png`,
          problem: refusal("the server answers {status}", { status: 404 }),
        },
      ]),
    );
    expect((await article("tulisan-satu")).content).toContain(`src="${https}/d.png"`);
    const bytes = await pictureBytes();
    expect(await run({ fetch: async () => bytes })).toMatchObject({ fetched: 2, left: 0 });
  });

  test("are not asked for any more once nobody waits, and the rest is fetched later", async () => {
    const { run } = await startSite();
    let heard = 3;
    const first = await run({ isHeard: () => heard-- > 0 });
    expect(first.fetched).toBeGreaterThan(0);
    expect(first.left).toBe(5 - first.fetched);
    expect(await run()).toMatchObject({ fetched: first.left, left: 0 });
  });

  test("are fetched without touching what the superadmin has typed and not saved", async () => {
    const { run, article, site } = await startSite();
    const { id } = await article("tulisan-satu");
    const place = { resource: "news", key: id } as const;
    await site.services.workingCopies.keep(place, { values: { title: "Judul setengah jadi" } }, site.by);
    expect(await run()).toMatchObject({ fetched: 5 });
    expect(await site.services.workingCopies.find(place)).toMatchObject({ values: { title: "Judul setengah jadi" } });
  });

  test("leave alone what editors have changed: another picture, and a text that is saved meanwhile", async () => {
    const { run, article, site } = await startSite();
    const { id, content } = await article("tulisan-satu");
    const chosen = await site.picture();
    const edit = (change: object, files = {}) =>
      site.services.news.update(id, newsUpdate.parse(change), { by: site.by, files });
    await edit({}, { featuredImage: [{ mediaId: chosen.id }] });
    let saved = false;
    const fetch = async (address: string) => {
      if (!saved) await edit({ content: content.replace("Kata.", "Kata lain.") });
      saved = true;
      return fetchPicture(address);
    };
    expect(await run({ fetch })).toMatchObject({ fetched: 4, failed: [], left: 0 });
    const after = await article("tulisan-satu");
    expect(after.content).toMatch(/Kata lain\..*\/media\//s);
    expect(after.featuredImage.file).toBe(chosen.picture.file);
  });
});
