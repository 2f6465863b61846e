import { join } from "node:path";
import { leadInput, leadsQuery } from "@etalase/contracts/leads/leads.schema";
import { newsInput, newsQuery } from "@etalase/contracts/news.schema";
import { partnerSchemas } from "@etalase/contracts/plain/partners.schema";
import { portfolioQuery } from "@etalase/contracts/portfolio.schema";
import { defaultSettings } from "@etalase/contracts/settings";
import { statsQuery } from "@etalase/contracts/statistics.schema";
import { testimonialsQuery } from "@etalase/contracts/testimonials.schema";
import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { dialects } from "../../test/databases.ts";
import { quickEncoder } from "../../test/quick-encoder.ts";
import { actor } from "../../test/records.ts";
import { pictureUpload, startTestServices } from "../../test/services.ts";
import { allTests } from "../../test/started.ts";
import { createDiskMediaStore } from "../adapters/media/disk-media-store.ts";
import { createPictures } from "../application/media.ts";
import { terminal } from "../domain/user.ts";
import { clearDemo, demoLeft } from "./clear.ts";
import { loadDemo } from "./load.ts";

const folder = join(import.meta.dirname, "../../demo");
const dayMs = 24 * 60 * 60_000;

type Site = Awaited<ReturnType<typeof startTestServices>>;
const quickPictures = ({ folders }: Site) =>
  createPictures({ encoder: quickEncoder, store: createDiskMediaStore(folders.mediaDir) });

describe.each(dialects)("the demo content on %s", (dialect) => {
  const site = allTests(() => startTestServices({ dialect }));
  beforeAll(async () => {
    await loadDemo(folder, site.services.demo);
  });

  test("is loaded once, with its pictures, and its drafts stay drafts", async () => {
    const { news, portfolio, partners, testimonials, dashboard, demo } = site.services;
    await loadDemo(folder, demo);
    expect((await portfolio.list(portfolioQuery.parse({}), "staff")).total).toBe(12);
    expect((await partners.list(partnerSchemas.query.parse({}), "staff")).total).toBe(8);
    const quotes = await testimonials.list(testimonialsQuery.parse({}), "staff");
    expect([quotes.total, quotes.rows.filter(({ portfolioId }) => portfolioId).length]).toEqual([6, 6]);
    expect((await dashboard.stats(statsQuery.parse({}))).stats.visitors.count).toBeGreaterThan(10_000);
    const { rows, total } = await news.list(newsQuery.parse({ limit: "100" }), "staff");
    expect([total, rows.filter(({ status }) => status === "published").length]).toEqual([14, 12]);
    expect((await news.list(newsQuery.parse({}), "public")).total).toBe(12);
    expect(rows.every(({ featuredImage }) => featuredImage.widths.includes(480))).toBe(true);
  });

  test("brings leads of all kinds, some of which are due", async () => {
    const { leads } = site.services;
    const { rows, total } = await leads.list(leadsQuery.parse({}));
    expect(total).toBe(15);
    expect(rows[0]?.package?.name).toBeUndefined();
    expect(rows[1]?.package).toEqual({ slug: "paket-bisnis", name: "Paket Bisnis", price: 1_499_999 });
    expect((await leads.list(leadsQuery.parse({ due: "true" }))).total).toBe(2);
    const { id = "" } = (await leads.list(leadsQuery.parse({ search: "9XPC5R" }))).rows[0] ?? {};
    const { history, value, firstAnswerAt, createdAt } = await leads.get(id);
    expect(history.map(({ what }) => what)).toEqual("status name phone note status value status note".split(" "));
    expect([value, Number(firstAnswerAt) - createdAt.getTime()]).toEqual([4_500_000, 18 * 60_000]);
  });

  test("leaves the five packages to their own prices, without a promo that ends", async () => {
    const { rows } = await site.services.packages.list({ limit: 100, sort: "order" }, "public");
    expect(rows).toHaveLength(5);
    for (const one of rows) expect(one.promo).toBeNull();
  });

  test("has a way from visits to orders that holds together", async () => {
    const { steps, sources, articles, packages, medianAnswerMinutes } = await site.services.funnel({ period: "30d" });
    const counts = steps.map(({ count }) => count);
    const [visitors = 0, packageViews = 0] = counts;
    expect(counts.slice(2)).toEqual([6, 2, 4, 9, 2]);
    expect(packageViews / visitors).toBeCloseTo(0.32, 1);
    // The visits of today are not counted yet.
    expect(sources.reduce((sum, source) => sum + source.visitors, 0)).toBe(visitors);
    for (const source of sources) expect(source.visitors).toBeGreaterThan(source.leads);
    expect(articles).toHaveLength(12);
    for (const { readers, leads } of articles) expect(readers).toBeGreaterThan(leads);
    expect(packages[0]).toMatchObject({ slug: "paket-umkm", won: 1, value: 299_000 });
    expect(medianAnswerMinutes).toBeLessThan(60);
  });

  test("is cleared, and nothing else", async () => {
    const { news, packages, leads, leadTaking, settings, visits, funnel, dashboard, demo, audit } = site.services;
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
    const click = leadInput.parse({ kind: "order", code: "7K2PQM", package: "paket-umkm", source: {} });
    if (click.kind === "contact") throw new Error("This is no click");
    await leadTaking.click(click, { ip: "192.0.2.1", isTest: false, heldBack: null });
    const { version } = await settings.update({ contactEmail: "kami@toko.id" }, { by });

    const left = { news: 13, portfolio: 12, partners: 8, testimonials: 6, leads: 15 };
    const samples = ["Mega Digital", "BPBD Jawa Tengah", "PSAI", "Queue System"];
    expect(await demoLeft(site.services)).toEqual({ records: left, visitDays: 364, samples });
    expect(await clearDemo(site.services, by)).toBe(13 + 12 + 8 + 6 + 15);
    const none = { news: 0, portfolio: 0, partners: 0, testimonials: 0, leads: 0 };
    expect(await demoLeft(site.services)).toEqual({ records: none, visitDays: 0, samples });
    expect((await audit.list({ page: 1, limit: 1 })).rows[0]).toMatchObject({ action: "delete", userId: by.user.id });
    expect((await news.list(newsQuery.parse({}), "staff")).rows.map(({ id }) => id)).toEqual([own.id]);
    expect(await site.mediaFiles()).toEqual([own.featuredImage.file]);
    expect((await dashboard.stats(statsQuery.parse({}))).stats.visitors.count).toBe(1);
    expect((await leads.list(leadsQuery.parse({}))).rows.map(({ code }) => code)).toEqual(["7K2PQM"]);
    const counted = await funnel({ period: "1y" });
    expect(counted.steps.map(({ count }) => count)).toEqual([1, 0, 1, 0, 0, 0, 0]);
    expect(counted.sources).toEqual([{ name: "direct", visitors: 1, leads: 1, won: 0, value: 0 }]);
    const umkm = await packages.getBySlug("paket-umkm", "public");
    expect(umkm).toMatchObject({ price: 299_000, priceBefore: 500_000, promo: null });
    const { logo: _logo, favicon: _favicon, ogImage: _share, ...defaults } = defaultSettings;
    const cleared = await settings.get();
    expect(cleared).toMatchObject({ ...defaults, contactEmail: "kami@toko.id", version: version + 1 });
    expect(await clearDemo(site.services, by)).toBe(0);
    expect(await settings.get()).toEqual(cleared);
  });
});

test("demo content that cannot be loaded whole leaves nothing behind", async () => {
  const empty = await startTestServices();
  onTestFinished(empty.close);
  const { news, demo } = empty.services;
  const pictures = quickPictures(empty);
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

test("forgotten leads of the demo are in the figures until the demo is cleared", async () => {
  const empty = await startTestServices();
  onTestFinished(empty.close);
  await loadDemo(folder, { ...empty.services.demo, pictures: quickPictures(empty) });
  const { leads, forgetLeads, funnel } = empty.services;
  const orders = async () => (await funnel({ period: "1y" })).steps[2]?.count;
  const before = await orders();
  empty.pass(100 * dayMs);
  expect(await forgetLeads()).toBe(2);
  expect(await orders()).toBe(before);
  await clearDemo(empty.services, actor());
  expect((await leads.list(leadsQuery.parse({}))).total).toBe(0);
  expect(await orders()).toBe(0);
});

test("what was deleted of the demo before it was cleared is not brought back afterwards", async () => {
  const empty = await startTestServices();
  onTestFinished(empty.close);
  const quick = { ...empty.services, demo: { ...empty.services.demo, pictures: quickPictures(empty) } };
  await loadDemo(folder, quick.demo);
  const tokens: string[] = [];
  const by = { ...actor({ role: "superadmin" }), undoable: (token: string) => void tokens.push(token) };
  for (const kind of ["leads", "news"] as const) {
    const [id = ""] = await quick.demo.marks.marked(kind);
    await quick[kind].remove([id], by);
  }
  await clearDemo(quick, by);
  expect(tokens).toHaveLength(2);
  for (const token of tokens) await expect(quick.undo(token, by)).rejects.toMatchObject({ kind: "notFound" });
  expect((await quick.leads.list(leadsQuery.parse({}))).total).toBe(0);
});

test("what has been changed of the settings stays when the rest is cleared", async () => {
  const empty = await startTestServices();
  onTestFinished(empty.close);
  const by = actor();
  const quick = { ...empty.services, demo: { ...empty.services.demo, pictures: quickPictures(empty) } };
  await loadDemo(folder, quick.demo);
  const { settings } = quick;
  const { officeHours } = await settings.get();
  const hours = { days: officeHours.days.with(5, [{ opens: "09:00", closes: "12:00" }]) };
  await settings.update({ officeHours: hours }, { by });
  await clearDemo(quick, by);
  expect((await settings.get()).officeHours).toEqual({ ...hours, holidays: [] });
});

describe.each(dialects)("the claims that a cleared demo would leave on %s", (dialect) => {
  test.each([
    ["somebody who is signed in", actor()],
    ["the terminal", terminal],
  ])("are hidden by %s: showcases that nobody ordered", async (_who, by) => {
    const site = await startTestServices({ dialect });
    onTestFinished(site.close);
    const { demo, showcases } = site.services;
    const quick = { ...site.services, demo: { ...demo, pictures: quickPictures(site) } };
    await loadDemo(folder, quick.demo);
    const [first, second] = await showcases.active();
    await showcases.update(first?.id ?? "", { title: "Kopi Lereng" }, { by: actor() });
    await showcases.update(second?.id ?? "", { drawing: null }, { by: actor() });
    await clearDemo(quick, by, { hides: true });
    expect((await showcases.active()).map(({ title }) => title)).toEqual(["BPBD Jawa Tengah"]);
    expect((await demoLeft(site.services)).samples).toEqual([]);
  });
});
