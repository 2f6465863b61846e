import { accessibilityFindings } from "./accessibility.ts";
import { expect, expectToFit, jsonOf, signIn, test } from "./test.ts";

const dashboardAddresses = [
  "/dashboard",
  "/dashboard/leads",
  "/dashboard/news",
  "/dashboard/news/create",
  "/dashboard/portfolio",
  "/dashboard/portfolio/create",
  "/dashboard/packages",
  "/dashboard/packages/create",
  "/dashboard/partners",
  "/dashboard/partners/create",
  "/dashboard/testimonials",
  "/dashboard/testimonials/create",
  "/dashboard/calendar",
  "/dashboard/settings",
  "/dashboard/undo",
  "/dashboard/trash",
  "/dashboard/users",
  "/dashboard/subscribers",
  "/dashboard/mail",
  "/dashboard/privacy",
  "/dashboard/backups",
  "/dashboard/redirects",
  "/dashboard/not-found",
  "/dashboard/exchange",
  "/dashboard/audit",
  "/dashboard/account",
];
const publicAddresses = [
  "/",
  "/berita",
  "/berita?search=tidak+mungkin+ada",
  "/berita/tag/umkm",
  "/portfolio",
  "/portfolio/toko-daring-dan-stok-tiga-cabang",
  "/privacy-policy",
  "/login",
  "/register",
  "/forgot-password",
  "/testimoni/terima-kasih",
  "/testimoni/tidak-ada",
  "/tidak-ada",
];

for (const width of [360, 768, 1440])
  test(`public pages are accessible and fit at ${width} px`, async ({ page, request }) => {
    await page.setViewportSize({ width, height: 800 });
    const { news } = await jsonOf<{ news: { slug: string }[] }>(request.get("/api/news"));
    const article = `/berita/${news[0]?.slug}`;
    for (const address of [...publicAddresses, article]) {
      await page.goto(address);
      expect(await accessibilityFindings(page), address).toEqual([]);
      await expectToFit(page, address);
    }
  });

for (const width of [360, 1440])
  test(`the dashboard is accessible at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await signIn(page);
    for (const address of dashboardAddresses) {
      await page.goto(address);
      expect(await accessibilityFindings(page), address).toEqual([]);
    }
  });
