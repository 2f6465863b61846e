import type { Lead } from "@etalase/contracts/leads/leads.schema";
import type { Funnel } from "@etalase/contracts/statistics.schema";
import { expect, jsonOf, person, signIn, test } from "../test.ts";

test("a visit, the packages that were seen and the order are counted, and how fast the page was", async ({
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
  const sent = { visits: [] as string[], vitals: [] as string[], scripts: [] as string[] };
  visitor.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === "/api/visits") sent.visits.push(request.postDataJSON().path);
    if (pathname === "/api/vitals") sent.vitals.push(request.postDataJSON().name);
    if (pathname.includes("/reports-")) sent.scripts.push(pathname);
  });
  await visitor.context().route("https://wa.me/**", (route) => route.fulfill({ body: "WhatsApp" }));
  await visitor.goto(`/berita/${slug}?utm_source=brosur`);
  await expect.poll(() => sent.visits).toEqual([`/berita/${slug}`]);
  expect([sent.vitals, sent.scripts]).toEqual([[], []]);
  await visitor.mouse.wheel(0, 600);
  await expect.poll(() => sent.vitals).toContain("TTFB");
  await expect.poll(counts).toMatchObject({ visitors: step("visitors", 1), packageViews: step("packageViews", 0) });

  await visitor.locator(".logo").first().click();
  await expect.poll(() => sent.visits).toHaveLength(2);
  await visitor.getByRole("region", { name: "Daftar paket" }).scrollIntoViewIfNeeded();
  await expect.poll(counts).toMatchObject({ packageViews: step("packageViews", 1) });
  const orders = visitor.getByRole("region", { name: "Daftar paket" }).getByRole("link", { name: /^Pesan sekarang/ });
  const [chat] = await Promise.all([visitor.waitForEvent("popup"), orders.first().click()]);
  await chat.waitForURL(/Kode/);
  await expect.poll(counts).toMatchObject({ orders: step("orders", 1) });
  expect(sent.scripts).toHaveLength(1);
  const code = /Kode%3A%20(\w{6})/.exec(chat.url())?.[1] ?? "";
  const { leads } = await get<{ leads: Lead[] }>(`/api/leads?search=${code}`);
  expect(leads).toMatchObject([{ code, kind: "order", source: { utmSource: "brosur" } }]);
  expect((await funnel()).sources).toContainEqual({ name: "brosur", visitors: 1, leads: 1, won: 0, value: 0 });
});

test("Google and the scripts of others count only who agrees, and nobody on the staff", async ({
  page,
  another,
  staff,
}) => {
  await jsonOf(staff.put("/api/settings", { data: { googleAnalyticsId: "G-ABC12345" } }));
  const visitor = await another();
  const asked: string[] = [];
  await visitor.route("https://www.googletagmanager.com/**", (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: "text/javascript", body: "" });
  });
  await visitor.goto("/");
  const question = visitor.getByRole("region", { name: "Persetujuan analitik" });
  await expect(question).toBeVisible();
  expect(asked).toEqual([]);
  await question.getByRole("button", { name: "Setuju" }).click();
  await expect.poll(() => asked).toEqual(["https://www.googletagmanager.com/gtag/js?id=G-ABC12345"]);
  await expect(question).toBeHidden();
  await visitor.goto("/berita");
  await expect.poll(() => asked).toHaveLength(2);
  await visitor.goto("/login");
  await signIn(page, "/");
  await expect(page.getByRole("region", { name: "Persetujuan analitik" })).toHaveCount(0);
  // The script would send its request before the page is idle.
  await visitor.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  expect(asked).toHaveLength(2);
  await jsonOf(staff.put("/api/settings", { data: { googleAnalyticsId: "" } }));

  const code = `for (const host of ["kenal.example", "asing.example"])
    document.head.append(Object.assign(document.createElement("script"), { src: "https://" + host + "/pixel.js" }));
  document.addEventListener("etalase:order", ({ detail }) => navigator.sendBeacon("https://kenal.example/" + detail.kind));`;
  await jsonOf(staff.put("/api/settings", { data: { scripts: { hosts: ["kenal.example"], code } } }));
  const other = await another();
  const loaded: string[] = [];
  await other.route(/\.example\//, (route) => {
    loaded.push(route.request().url());
    return route.fulfill({ contentType: "text/javascript", body: "" });
  });
  const refused = other.waitForEvent("console", (message) => message.text().includes("asing.example"));
  await other.goto("/");
  expect(loaded).toEqual([]);
  await question.page().close();
  await other.getByRole("button", { name: "Setuju" }).click();
  await expect.poll(() => loaded).toEqual(["https://kenal.example/pixel.js"]);
  await refused;
  const [chat] = await Promise.all([
    other.waitForEvent("popup"),
    other
      .getByRole("link", { name: /^Pesan sekarang/ })
      .first()
      .click(),
  ]);
  await chat.close();
  await expect.poll(() => loaded).toEqual(["https://kenal.example/pixel.js", "https://kenal.example/order"]);
  await jsonOf(staff.put("/api/settings", { data: { scripts: { hosts: [], code: "" } } }));
});
