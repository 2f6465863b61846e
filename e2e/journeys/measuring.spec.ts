import { expect, jsonOf, signIn, test } from "../test.ts";

test("a visit is counted at once, and how fast the page was after the first interaction", async ({ page }) => {
  const sent = { visits: [] as string[], vitals: [] as string[], scripts: [] as string[] };
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === "/api/visits") sent.visits.push(request.postDataJSON().path);
    if (pathname === "/api/vitals") sent.vitals.push(request.postDataJSON().name);
    if (pathname.includes("/reports-")) sent.scripts.push(pathname);
  });
  await page.goto("/berita");
  await expect.poll(() => sent.visits).toEqual(["/berita"]);
  expect([sent.vitals, sent.scripts]).toEqual([[], []]);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => sent.vitals).toContain("TTFB");
  await page.getByRole("article").first().getByRole("link").first().click();
  await expect.poll(() => sent.visits).toHaveLength(2);
  expect(sent.visits[1]).toMatch(/^\/berita\/[a-z0-9-]+$/);
  expect(sent.scripts).toHaveLength(1);
});

test("Google Analytics counts only who agrees, and nobody on the staff", async ({ page, another, staff }) => {
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
});
