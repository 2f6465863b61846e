import { join } from "node:path";
import { statsQuery } from "@etalase/contracts/dashboard.schema";
import { newsInput, newsQuery } from "@etalase/contracts/news.schema";
import { partnersQuery } from "@etalase/contracts/partners.schema";
import { portfolioQuery } from "@etalase/contracts/portfolio.schema";
import { expect, onTestFinished, test } from "vitest";
import { userRecord } from "../test/records.ts";
import { pictureUpload, startTestServices } from "../test/services.ts";
import { clearDemo, loadDemo } from "./demo.ts";

const folder = join(import.meta.dirname, "../demo");

test("the demo content is loaded once, with its pictures, and its drafts stay drafts", async () => {
  const site = await startTestServices();
  onTestFinished(site.close);
  const { news, portfolio, partners, dashboard, demo } = site.services;
  await loadDemo(folder, demo);
  await loadDemo(folder, demo);
  expect((await portfolio.list(portfolioQuery.parse({}), "staff")).total).toBe(12);
  expect((await partners.list(partnersQuery.parse({}), "staff")).total).toBe(8);
  expect((await dashboard.stats(statsQuery.parse({}))).stats.visitors.count).toBeGreaterThan(10_000);
  const { rows, total } = await news.list(newsQuery.parse({ limit: "100" }), "staff");
  expect([total, rows.filter(({ status }) => status === "published").length]).toEqual([14, 12]);
  expect((await news.list(newsQuery.parse({}), "public")).total).toBe(12);
  expect(rows.every(({ featuredImage }) => featuredImage.widths.includes(480))).toBe(true);
});

test("demo content that cannot be loaded whole leaves nothing behind", async () => {
  const site = await startTestServices();
  onTestFinished(site.close);
  const { news, demo } = site.services;
  const broken = { ...demo.news, insert: () => Promise.reject(new Error("the disk is full")) };
  await expect(loadDemo(folder, { ...demo, news: broken })).rejects.toThrow("the disk is full");
  expect((await news.list(newsQuery.parse({}), "staff")).total).toBe(0);
  expect(await site.mediaFiles()).toEqual([]);
});

test("clearing removes the demo content and nothing else", async () => {
  const site = await startTestServices();
  onTestFinished(site.close);
  const { news, visits, dashboard, demo } = site.services;
  await loadDemo(folder, demo);
  const input = newsInput.parse({
    title: "Buatan sendiri",
    content: "<p>Isi yang ditulis sendiri.</p>",
    category: "A",
  });
  const own = await news.create(input, { featuredImage: [await pictureUpload()] }, userRecord());
  const [first] = await demo.marks.marked("news");
  await news.remove([first ?? ""]);
  await visits.record({ visitor: "a".repeat(32), ip: "192.0.2.1" });

  expect(await clearDemo(site.services)).toBe(13 + 12 + 8);
  expect((await news.list(newsQuery.parse({}), "staff")).rows.map(({ id }) => id)).toEqual([own.id]);
  expect(await site.mediaFiles()).toEqual([own.featuredImage.file]);
  expect((await dashboard.stats(statsQuery.parse({}))).stats.visitors.count).toBe(1);
  expect(await clearDemo(site.services)).toBe(0);
});
