import { join } from "node:path";
import { newsQuery } from "@etalase/contracts/news.schema";
import { expect, onTestFinished, test } from "vitest";
import { startTestServices } from "../test/services.ts";
import { loadDemo } from "./demo.ts";

const folder = join(import.meta.dirname, "../demo");

test("the demo content is loaded once, with its pictures, and its drafts stay drafts", async () => {
  const site = await startTestServices();
  onTestFinished(site.close);
  const { news, demo } = site.services;
  await loadDemo(folder, demo);
  await loadDemo(folder, demo);
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
