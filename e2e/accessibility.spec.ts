import type { APIRequestContext, Page } from "@playwright/test";
import { accessibilityFindings } from "./accessibility.ts";
import { cutOff, tooSmall } from "./fingers.ts";
import { settled } from "./settled.ts";
import { expect, expectToFit, jsonOf, signIn, test } from "./test.ts";

const dashboardAddresses = [
  "/dashboard",
  "/dashboard/leads",
  "/dashboard/news",
  "/dashboard/news/create",
  "/dashboard/portfolio",
  "/dashboard/packages",
  "/dashboard/partners",
  "/dashboard/testimonials",
  "/dashboard/testimonials/create",
  "/dashboard/faqs",
  "/dashboard/faqs/create",
  "/dashboard/media",
  "/dashboard/calendar",
  "/dashboard/texts",
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
  "/berita/core-web-vitals-tanpa-istilah-asing",
  "/portfolio",
  "/portfolio?search=tidak+mungkin+ada",
  "/portfolio?page=9",
  "/portfolio/toko-daring-dan-stok-tiga-cabang",
  "/portfolio/tidak-ada",
  "/privacy-policy",
  "/login",
  "/register",
  "/forgot-password",
  "/testimoni/terima-kasih",
  "/testimoni/tidak-ada",
  "/langganan/konfirmasi/salah",
  "/tidak-ada",
];

/** Splits the screens, so that no single test takes as long as all of them. */
const inSixes = (addresses: readonly string[]) =>
  addresses.flatMap((_, index) => (index % 6 === 0 ? [addresses.slice(index, index + 6)] : []));

/** Checks a screen at each width, without reloading it. */
async function expectAccessible(page: Page, what: string, widths: readonly number[]) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 760 });
    await settled(page);
    await expectToFit(page, `${what} at ${width} px`);
    expect(await accessibilityFindings(page), `${what} at ${width} px`).toEqual([]);
  }
}

for (const addresses of inSixes(publicAddresses))
  test(`${addresses[0]} and the public pages after it are accessible and fit`, async ({ page }) => {
    for (const address of addresses) {
      await page.goto(address);
      await expectAccessible(page, address, [360, 1440]);
      await page.setViewportSize({ width: 768, height: 760 });
      await expectToFit(page, `${address} at 768 px`);
    }
  });

test("the landing page that was read to its end is accessible and fits", async ({ page }) => {
  await page.goto("/");
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += 700) await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), y);
  await expectAccessible(page, "landing page", [1440, 390]);
});

/** Returns the address of the form of a kind's first record. */
async function formOf(staff: APIRequestContext, [resource, listKey]: readonly [string, string]) {
  const list = await jsonOf<Record<string, { id: string }[]>>(staff.get(`/api/${resource}?page=1&limit=1`));
  return `/dashboard/${resource}/edit/${list[listKey]?.[0]?.id}`;
}

const expectUsable = async (page: Page, address: string) => {
  await expectAccessible(page, address, [1440, 360]);
  expect(await tooSmall(page), address).toEqual([]);
  expect(await cutOff(page), address).toEqual([]);
};

/** Goes to another screen of the dashboard like a link, without reloading the document. */
async function visit(page: Page, address: string) {
  const heading = await page.locator("main h1").elementHandle();
  await page.evaluate((to) => {
    history.pushState({ idx: (history.state?.idx ?? 0) + 1 }, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, address);
  await page.waitForFunction((left) => !left?.isConnected, heading);
}

for (const addresses of inSixes(dashboardAddresses))
  test(`${addresses[0]} and the screens after it are accessible and fit, and a finger hits all`, async ({ page }) => {
    await signIn(page, addresses[0]);
    for (const address of addresses) {
      if (address !== addresses[0]) await visit(page, address);
      await expectUsable(page, address);
    }
  });

test("forms of records are accessible and fit, and a finger hits all", async ({ page, staff }) => {
  await signIn(page);
  for (const kind of [
    ["news", "news"],
    ["portfolio", "portfolioItems"],
    ["packages", "packages"],
    ["partners", "partners"],
  ] as const) {
    const address = await formOf(staff, kind);
    await visit(page, address);
    await expectUsable(page, address);
  }
});
