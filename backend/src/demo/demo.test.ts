import { join } from "node:path";
import { newsInput, newsQuery } from "@etalase/contracts/news.schema";
import { partnersQuery } from "@etalase/contracts/partners.schema";
import { portfolioQuery } from "@etalase/contracts/portfolio.schema";
import { defaultSettings } from "@etalase/contracts/settings";
import { statsQuery } from "@etalase/contracts/statistics/dashboard.schema";
import { testimonialsQuery } from "@etalase/contracts/testimonials.schema";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { quickEncoder } from "../../test/quick-encoder.ts";
import { actor } from "../../test/records.ts";
import { pictureUpload, startTestServices } from "../../test/services.ts";
import { createDiskMediaStore } from "../adapters/disk-media-store.ts";
import { createPictures } from "../application/media.ts";
import { clearDemo, demoLeft } from "./clear.ts";
import { loadDemo } from "./load.ts";

const folder = join(import.meta.dirname, "../../demo");

let site: Awaited<ReturnType<typeof startTestServices>>;
beforeAll(async () => {
  site = await startTestServices();
  // Its pictures take seconds, so the tests of what is loaded share them.
  await loadDemo(folder, site.services.demo);
}, 60_000);
afterAll(() => site.close());

test("the demo content is loaded once, with its pictures, and its drafts stay drafts", async () => {
  const { news, portfolio, partners, testimonials, dashboard, demo } = site.services;
  await loadDemo(folder, demo);
  expect((await portfolio.list(portfolioQuery.parse({}), "staff")).total).toBe(12);
  expect((await partners.list(partnersQuery.parse({}), "staff")).total).toBe(8);
  const quotes = await testimonials.list(testimonialsQuery.parse({}), "staff");
  expect([quotes.total, quotes.rows.filter(({ portfolioId }) => portfolioId).length]).toEqual([6, 6]);
  expect((await dashboard.stats(statsQuery.parse({}))).stats.visitors.count).toBeGreaterThan(10_000);
  const { rows, total } = await news.list(newsQuery.parse({ limit: "100" }), "staff");
  expect([total, rows.filter(({ status }) => status === "published").length]).toEqual([14, 12]);
  expect((await news.list(newsQuery.parse({}), "public")).total).toBe(12);
  expect(rows.every(({ featuredImage }) => featuredImage.widths.includes(480))).toBe(true);
});

test("demo content that cannot be loaded whole leaves nothing behind", async () => {
  const empty = await startTestServices();
  onTestFinished(empty.close);
  const { news, demo } = empty.services;
  const pictures = createPictures({ encoder: quickEncoder, store: createDiskMediaStore(empty.folders.mediaDir) });
  let stored = 0;
  const insert = async () => {
    stored = (await empty.mediaFiles()).length;
    throw new Error("the disk is full");
  };
  const broken = { ...demo, pictures, news: { ...demo.news, insert } };
  await expect(loadDemo(folder, broken)).rejects.toThrow("the disk is full");
  expect((await news.list(newsQuery.parse({}), "staff")).total).toBe(0);
  expect(stored).toBeGreaterThan(30);
  expect(await empty.mediaFiles()).toEqual([]);
});

test("clearing removes the demo content and nothing else", async () => {
  const { news, settings, visits, dashboard, demo, audit } = site.services;
  const by = actor();
  expect((await settings.get()).contactPhone).toMatch(/^\+62 \d/);
  const input = newsInput.parse({
    title: "Buatan sendiri",
    content: "<p>Isi yang ditulis sendiri.</p>",
    category: "A",
  });
  const own = await news.create(input, { featuredImage: [await pictureUpload()] }, by);
  const [first] = await demo.marks.marked("news");
  await news.remove([first ?? ""], by);
  await visits.record({ visitor: "a".repeat(32), ip: "192.0.2.1" });
  const { version } = await settings.update({ contactEmail: "kami@toko.id" }, { by });

  const left = { news: 13, portfolio: 12, partners: 8, testimonials: 6 };
  expect(await demoLeft(site.services)).toEqual({ records: left, visitDays: 364 });
  expect(await clearDemo(site.services, by)).toBe(13 + 12 + 8 + 6);
  const none = { news: 0, portfolio: 0, partners: 0, testimonials: 0 };
  expect(await demoLeft(site.services)).toEqual({ records: none, visitDays: 0 });
  expect((await audit.list({ page: 1, limit: 1 })).rows[0]).toMatchObject({ action: "delete", userId: by.user.id });
  expect((await news.list(newsQuery.parse({}), "staff")).rows.map(({ id }) => id)).toEqual([own.id]);
  expect(await site.mediaFiles()).toEqual([own.featuredImage.file]);
  expect((await dashboard.stats(statsQuery.parse({}))).stats.visitors.count).toBe(1);
  const { logo: _logo, favicon: _favicon, ogImage: _share, ...defaults } = defaultSettings;
  const cleared = await settings.get();
  expect(cleared).toMatchObject({ ...defaults, contactEmail: "kami@toko.id", version: version + 1 });
  expect(await clearDemo(site.services, by)).toBe(0);
  expect(await settings.get()).toEqual(cleared);
});
