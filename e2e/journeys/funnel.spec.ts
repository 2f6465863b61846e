import type { Lead } from "@etalase/contracts/leads/leads.schema";
import type { Funnel } from "@etalase/contracts/statistics/dashboard.schema";
import { expect, expectToFit, jsonOf, person, signIn, test } from "../test.ts";

test("a visitor who reads, sees the packages and orders is counted at every step, until the order is won", async ({
  page,
  another,
  staff,
}) => {
  const get = <T>(path: string) => jsonOf<T>(staff.get(path));
  const funnel = () => get<Funnel>("/api/dashboard/funnel?period=30d");
  const counts = async () => Object.fromEntries((await funnel()).steps.map(({ name, count }) => [name, count]));
  const { news } = await get<{ news: { slug: string }[] }>("/api/news?limit=1&status=published");
  const slug = news[0]?.slug ?? "";
  const before = await counts();
  const step = (name: string, more: number) => (before[name] ?? 0) + more;

  const visitor = await another({ userAgent: person });
  await visitor.route("https://wa.me/**", (route) => route.fulfill({ body: "WhatsApp" }));
  await visitor.goto(`/berita/${slug}?utm_source=brosur`);
  await expect.poll(counts).toMatchObject({ visitors: step("visitors", 1), packageViews: step("packageViews", 0) });
  await visitor.locator(".logo").first().click();
  await visitor.getByRole("region", { name: "Daftar paket" }).scrollIntoViewIfNeeded();
  await expect.poll(counts).toMatchObject({ packageViews: step("packageViews", 1) });
  const orders = visitor.getByRole("region", { name: "Daftar paket" }).getByRole("link", { name: /^Pesan sekarang/ });
  const [chat] = await Promise.all([visitor.waitForEvent("popup"), orders.first().click()]);
  await expect.poll(counts).toMatchObject({ orders: step("orders", 1) });
  const code = /Kode%3A%20(\w{6})/.exec(chat.url())?.[1] ?? "";

  const { leads } = await get<{ leads: Lead[] }>(`/api/leads?search=${code}`);
  const lead = `/api/leads/${leads[0]?._id}`;
  await jsonOf(staff.put(lead, { data: { status: "won", value: 750_000 } }));
  // The answer is cached for a multiple of the time it took.
  await expect.poll(counts).toEqual({
    ...before,
    visitors: step("visitors", 1),
    packageViews: step("packageViews", 1),
    orders: step("orders", 1),
    answered: step("answered", 1),
    won: step("won", 1),
  });
  const all = await funnel();
  expect(all.sources).toContainEqual({ name: "brosur", visitors: 1, leads: 1, won: 1, value: 750_000 });
  expect(all.articles.find((article) => article.slug === slug)).toMatchObject({ leads: 1 });

  await signIn(page);
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const section = page.getByRole("region", { name: "From visit to order" });
    await expect(section.getByRole("row", { name: /^brosur 1 1 100% 1 Rp\s750\.000$/ })).toBeAttached();
    await expectToFit(page);
  }
  await staff.delete(lead);
});
