import { contactInput, leadInput, leadsQuery } from "@etalase/contracts/leads/leads.schema";
import { describe, expect, test } from "vitest";
import { dialects } from "../../../test/databases.ts";
import { actor, newsRecord } from "../../../test/records.ts";
import { startTestServices } from "../../../test/services.ts";
import { eachTest } from "../../../test/started.ts";
import { createNewsRepository } from "../../persistence/news.ts";

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const by = actor();

describe.each(dialects)("the funnel on %s", (dialect) => {
  const site = eachTest(() => startTestServices({ dialect }));

  const funnel = (period: "30d" | "3m" | "6m" | "1y" = "30d") => site.services.funnel({ period });
  const counts = async (period?: "30d" | "1y") => (await funnel(period)).steps.map(({ count }) => count);
  const from = (utmSource = "", referrer = "", utmCampaign = "") => ({ utmSource, utmCampaign, referrer });
  const visit = (visitor: string, path = "/", given: object = {}) =>
    site.services.visits.record({ visitor: visitor.repeat(32), ip: visitor, path, ...given });
  const sees = (visitor: string) => visit(visitor, "/", { section: "price" });
  const sender = { ip: "203.0.113.7", isTest: false, heldBack: null };
  const click = (code: string, fields: object) => {
    const input = leadInput.parse({ code, ...fields });
    if (input.kind === "contact") throw new Error("This is no click");
    return site.services.leadTaking.click(input, sender);
  };
  const write = (fields: object) => {
    const person = { name: "Rina", phone: "0812 3456 7890", message: "Kami ingin situs untuk toko." };
    return site.services.leadTaking.contact(
      contactInput.parse({ kind: "contact", ...person, consent: true, ...fields }),
      sender,
    );
  };
  const change = async (code: string, fields: object) => {
    const [lead] = (await site.services.leads.list(leadsQuery.parse({ search: code }))).rows;
    await site.services.leads.update(lead?.id ?? "", fields, { by });
  };
  const article = async (slug: string, title: string) => {
    const record = newsRecord({ slug, title });
    await createNewsRepository(site.database.em).insert(record);
    return record;
  };

  /** Five visitors, four of whom see the packages and three of whom send a lead. */
  async function runWeek() {
    const { id } = await article("biaya-situs", "Berapa biaya situs");
    await article("foto-produk", "Foto produk");
    await visit("a", "/berita/biaya-situs?utm_source=ig", { source: from("ig", "", "promo agustus") });
    await visit("a", "/berita/biaya-situs", { source: from("wa") });
    await visit("b", `/berita/${id}`, { source: from("", "https://www.google.com/") });
    await visit("c", "/", { source: from("", "https://www.google.com/search") });
    await visit("d", "/berita/tidak-ada", { source: from() });
    await visit("d", "/berita/foto-produk");
    await visit("e", "/portfolio");
    for (const visitor of ["a", "a", "b", "c", "d"]) await sees(visitor);
    const source = { path: "/", landing: "/berita/biaya-situs", utmSource: "ig", utmCampaign: "promo agustus" };
    await click("222222", { kind: "order", package: "paket-umkm", source });
    await click("333333", { kind: "order", package: "paket-umkm", source: { referrer: "https://www.google.com/" } });
    await click("444444", { kind: "consultation", source: {} });
    const code = await write({ package: "paket-bisnis", source: { ...source, landing: "/berita/hilang" } });
    site.pass(10 * minuteMs);
    await change("222222", { status: "contacted" });
    site.pass(20 * minuteMs);
    await change(code, { status: "quoted" });
    await change(code, { status: "won", value: 1_500_000 });
    await change("222222", { status: "won", value: 900_000 });
    await change("333333", { status: "lost" });
  }

  const week = {
    steps: [
      { name: "visitors", count: 5 },
      { name: "packageViews", count: 4 },
      { name: "orders", count: 2 },
      { name: "consultations", count: 1 },
      { name: "contacts", count: 1 },
      { name: "answered", count: 2 },
      { name: "won", count: 2 },
    ],
    packages: [
      { slug: "paket-umkm", name: expect.any(String), orders: 2, contacts: 0, won: 1, value: 900_000 },
      { slug: "paket-bisnis", name: expect.any(String), orders: 0, contacts: 1, won: 1, value: 1_500_000 },
    ],
    sources: [
      { name: "instagram", visitors: 1, leads: 2, won: 2, value: 2_400_000 },
      { name: "direct", visitors: 2, leads: 1, won: 0, value: 0 },
      { name: "google", visitors: 2, leads: 1, won: 0, value: 0 },
    ],
    campaigns: [{ source: "instagram", name: "promo agustus", visitors: 1, leads: 2, won: 2, value: 2_400_000 }],
    articles: [
      { slug: "biaya-situs", title: "Berapa biaya situs", readers: 2, leads: 1, won: 1, value: 900_000 },
      { slug: "foto-produk", title: "Foto produk", readers: 1, leads: 0, won: 0, value: 0 },
    ],
    medianAnswerMinutes: 20,
  };

  test("counts what a sequence of visits and leads was", async () => {
    await runWeek();
    expect(await funnel()).toEqual(week);
  });

  test("counts the same once the leads are forgotten, after their time or for a person", async () => {
    await runWeek();
    site.pass(100 * dayMs);
    expect(await site.services.forgetLeads()).toBe(3);
    expect(await funnel("1y")).toEqual(week);
    const [lead] = (await site.services.leads.list(leadsQuery.parse({}))).rows;
    await site.services.leads.forget([lead?.id ?? ""], by);
    expect(await funnel("1y")).toEqual(week);
    expect((await site.services.leads.counts()).statuses.size).toBe(0);
  });

  test("does not count a lead that staff have deleted", async () => {
    await runWeek();
    const orders = async () => (await funnel()).packages.find(({ slug }) => slug === "paket-umkm")?.orders;
    const before = (await orders()) ?? 0;
    const { rows } = await site.services.leads.list(leadsQuery.parse({ package: "paket-umkm" }));
    await site.services.leads.remove([rows[0]?.id ?? ""], by);
    expect(await orders()).toBe(before - 1);
  });

  test("is of its period alone, whose days are those of Jakarta", async () => {
    await visit("a");
    await sees("a");
    await click("222222", { kind: "order", source: {} });
    site.pass(29 * dayMs);
    expect(await counts()).toEqual([1, 1, 1, 0, 0, 0, 0]);
    // From 10:04 to midnight.
    site.pass(14 * 60 * minuteMs);
    expect(await counts()).toEqual([0, 0, 0, 0, 0, 0, 0]);
    expect(await counts("1y")).toEqual([1, 1, 1, 0, 0, 0, 0]);
  });

  test("has one row for each channel, and puts campaigns counted without one under it", async () => {
    const ways = [from("IG"), from("", "https://l.instagram.com/"), from("", "android-app://com.instagram.android/")];
    for (const [index, source] of ways.entries()) await visit(`v${index}`, "/", { source });
    await visit("c", "/", { source: from("ig", "", "promo") });
    const { em } = site.database;
    await em.getConnection().execute("update visit_totals set name = 'promo' where what = 'campaign'");
    await click("222222", { kind: "order", source: { utmSource: "Instagram", utmCampaign: "promo" } });
    const { sources, campaigns } = await funnel();
    expect(sources).toMatchObject([{ name: "instagram", visitors: 4, leads: 1 }]);
    expect(campaigns).toMatchObject([{ source: "instagram", name: "promo", visitors: 1, leads: 1 }]);
  });

  test("is empty where nothing was counted", async () => {
    const steps = week.steps.map(({ name }) => ({ name, count: 0 }));
    const none = { packages: [], sources: [], campaigns: [], articles: [], medianAnswerMinutes: null };
    expect(await funnel()).toEqual({ steps, ...none });
  });

  test("counts a visitor who saw the packages on each of two days twice, as visits do", async () => {
    await sees("a");
    site.pass(dayMs);
    await sees("a");
    expect((await counts()).slice(0, 2)).toEqual([2, 2]);
  });

  test("has its median between the two in the middle", async () => {
    for (const [index, code] of ["222222", "333333", "444444", "555555"].entries()) {
      await click(code, { kind: "order", source: {} });
      site.pass(index * minuteMs);
      await change(code, { status: "contacted" });
    }
    expect((await funnel()).medianAnswerMinutes).toBe(1.5);
  });

  test("names no more than two hundred sources of a day, however many there are", async () => {
    for (let number = 0; number < 203; number++)
      await site.services.visits.record({
        visitor: String(number).padStart(32, "0"),
        ip: String(number),
        source: from(`source ${number}`),
      });
    await visit("a", "/", { source: from("source 7") });
    const all = await site.database.em.getConnection().execute("select name, visitors from visit_totals");
    expect(all).toHaveLength(201);
    expect(all).toEqual(
      expect.arrayContaining([
        { name: "lain-lain", visitors: 3 },
        { name: "source 7", visitors: 2 },
      ]),
    );
    expect((await funnel()).sources).toHaveLength(100);
  });
});
