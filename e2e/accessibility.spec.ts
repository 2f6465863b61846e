import { randomUUID } from "node:crypto";
import type { APIRequestContext, Page } from "@playwright/test";
import { accessibilityFindings } from "./accessibility.ts";
import { cutOff, tooSmall } from "./fingers.ts";
import { englishIn, watchForIndonesian } from "./languages.ts";
import { settled } from "./settled.ts";
import { expect, expectToFit, jsonOf, person, signIn, test } from "./test.ts";

// In one worker, this file alone would outlast all others.
test.describe.configure({ mode: "parallel" });

/** The screens of the settings stand apart, since they keep their heading on the way from one to another. */
const dashboardAddresses = [
  ...["/dashboard", "/dashboard/leads", "/dashboard/leads/create", "/dashboard/people", "/dashboard/news"],
  ...["/dashboard/news/create", "/dashboard/portfolio", "/dashboard/packages", "/dashboard/partners"],
  ...["/dashboard/testimonials", "/dashboard/testimonials/create", "/dashboard/faqs", "/dashboard/faqs/create"],
  ...["/dashboard/pages", "/dashboard/pages/create", "/dashboard/services", "/dashboard/services/create"],
  ...["/dashboard/showcases", "/dashboard/showcases/create", "/dashboard/settings?view=look"],
  ...["/dashboard/homepage", "/dashboard/settings?view=hours", "/dashboard/media", "/dashboard/news?view=calendar"],
  ...["/dashboard/settings?view=scripts", "/dashboard/texts", "/dashboard/sections", "/dashboard/menus"],
  ...["/dashboard/settings", "/dashboard/system", "/dashboard/trash?view=undo", "/dashboard/trash"],
  ...["/dashboard/users", "/dashboard/subscribers", "/dashboard/mail", "/dashboard/searches"],
  ...["/dashboard/webhooks", "/dashboard/privacy", "/dashboard/backups", "/dashboard/redirects"],
  ...["/dashboard/not-found", "/dashboard/exchange", "/dashboard/audit", "/dashboard/account"],
];
const publicAddresses = [
  ...["/", "/berita", "/berita?search=tidak+mungkin+ada", "/berita/tag/umkm"],
  ...["/berita/core-web-vitals-tanpa-istilah-asing", "/portfolio", "/portfolio?search=tidak+mungkin+ada"],
  ...["/portfolio?page=9", "/portfolio/toko-daring-dan-stok-tiga-cabang", "/portfolio/tidak-ada"],
  ...["/privacy-policy", "/login", "/register", "/register?lang=id", "/forgot-password", "/testimoni/terima-kasih"],
  ...["/testimoni/tidak-ada", "/langganan/konfirmasi/salah", "/tidak-ada"],
];

/** Pages of which one stands for the frame and the layout that others share. */
const phoneAddresses = ["/", "/berita", "/berita/core-web-vitals-tanpa-istilah-asing", "/portfolio", "/login"];

/** Splits the screens, so that no single test takes as long as all of them. */
const inHalves = (addresses: readonly string[]) => {
  const half = Math.ceil(addresses.length / 2);
  return [addresses.slice(0, half), addresses.slice(half)];
};

/** Checks a screen at each width, without reloading it. */
async function expectAccessible(page: Page, what: string, widths: readonly number[]) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 760 });
    await settled(page);
    await expectToFit(page, `${what} at ${width} px`);
    expect(await accessibilityFindings(page), `${what} at ${width} px`).toEqual([]);
  }
}

for (const addresses of inHalves(publicAddresses))
  test(`${addresses[0]} and the public pages after it are accessible and fit`, async ({ page }) => {
    for (const address of addresses) {
      await page.goto(address);
      await expectAccessible(page, address, phoneAddresses.includes(address) ? [360, 1440] : [1440]);
      for (const width of [360, 768]) {
        await page.setViewportSize({ width, height: 760 });
        await expectToFit(page, `${address} at ${width} px`);
      }
    }
  });

test("a page of the owner's is accessible and fits, with its links in the menus", async ({ page, staff }) => {
  const content =
    "<h2>Siapa kami</h2><p>Kami membuat situs untuk usaha kecil sejak 2014.</p><ul><li>Yogyakarta</li></ul>";
  const data = { title: "Tentang kami", content, menu: "navbar", status: "published" };
  const { slug } = await jsonOf<{ slug: string }>(staff.post("/api/pages", { data }));
  // Too long for the row beside the other.
  const further = "Syarat dan ketentuan layanan kami";
  await jsonOf(staff.post("/api/pages", { data: { ...data, title: further } }));
  await page.goto("/");
  await page
    .getByRole("navigation", { name: "Utama", exact: true })
    .getByRole("link", { name: "Tentang kami" })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "Tentang kami" })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(`/${slug}`);
  await expectAccessible(page, "own page", [1440, 360]);
  const menu = page.getByRole("navigation", { name: "Utama", exact: true });
  await page.setViewportSize({ width: 1440, height: 760 });
  await expect(menu.getByRole("link", { name: "Tentang kami" })).toBeVisible();
  await expect(menu.getByRole("link", { name: further })).toBeHidden();
  for (const width of [1440, 1024, 769]) {
    await page.setViewportSize({ width, height: 760 });
    await expectToFit(page, `own page at ${width} px`);
    await page.getByRole("button", { name: "Buka menu" }).click();
    for (const name of ["Tentang kami", further]) await expect(menu.getByRole("link", { name })).toBeVisible();
    await page.keyboard.press("Escape");
  }
});

/** Colours that just pass, light and dark ones. */
const ownersColours = [
  { primary: "#7A1FA2", accent: "#8BC34A", dark: "#1B1030" },
  { primary: "#D07100", accent: "#6CB4A6", dark: "#730066" },
  { primary: "#000000", accent: "#FFFFFF", dark: "#3E3E00" },
];

test("pages in the owner's colours are accessible, and stay so on the way to others", async ({ page, staff }) => {
  for (const brand of ownersColours) {
    await jsonOf(staff.put("/api/settings", { data: { brand } }));
    await page.goto("/");
    await expect(page.locator(".button-ink").first()).toBeVisible();
    await expectAccessible(page, JSON.stringify(brand), [1440]);
    await page.getByRole("link", { name: "Lihat semua artikel" }).first().click();
    await expect(page.locator("main h1")).toBeFocused();
    await expectAccessible(page, `blog in ${brand.primary}`, [1440]);
  }
  await jsonOf(staff.put("/api/settings", { data: { brand: { primary: "", accent: "", dark: "" } } }));
});

/** Returns the address of the form of a kind's first record. */
async function formOf(staff: APIRequestContext, [resource, listKey]: readonly [string, string]) {
  const list = await jsonOf<Record<string, { id: string }[]>>(staff.get(`/api/${resource}?page=1&limit=1`));
  return `/dashboard/${resource}/edit/${list[listKey]?.[0]?.id}`;
}

/** Lists show a table at a wide width and cards on a phone, so both are looked at; forms show the same twice. */
const isList = async (page: Page) => (await page.locator("main table, main [role=list]").count()) > 0;

async function expectUsable(page: Page, address: string) {
  await expectAccessible(page, address, (await isList(page)) ? [1440, 360] : [1440]);
  await page.setViewportSize({ width: 360, height: 760 });
  await settled(page);
  await expectToFit(page, `${address} at 360 px`);
  expect(await tooSmall(page), address).toEqual([]);
  expect(await cutOff(page), address).toEqual([]);
}

/** Goes to another screen of the dashboard like a link, without reloading the document. */
async function visit(page: Page, address: string) {
  const heading = await page.locator("main h1").elementHandle();
  await page.evaluate((to) => {
    history.pushState({ idx: (history.state?.idx ?? 0) + 1 }, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, address);
  await page.waitForFunction((left) => !left?.isConnected, heading);
}

/** Begins an article, whose notice stands above the form of the next one. */
const beginArticle = (staff: APIRequestContext) =>
  jsonOf(staff.put(`/api/working-copies/news/new-${randomUUID()}`, { data: { values: { title: "Baru dimulai" } } }));

// Indonesian words are longer than the English ones, in which the other tests see the dashboard.
test.describe("in Indonesian", () => {
  test.use({ locale: "id-ID" });

  for (const addresses of inHalves(dashboardAddresses))
    test(`${addresses[0]} and the screens after it are accessible and fit, and a finger hits all`, async ({
      page,
      staff,
    }) => {
      await beginArticle(staff);
      const indonesianIn = watchForIndonesian(page);
      await signIn(page, addresses[0]);
      await settled(page);
      expect(await indonesianIn()).not.toEqual([]);
      for (const address of addresses) {
        if (address !== addresses[0]) await visit(page, address);
        await expectUsable(page, address);
        expect(await englishIn(page), address).toEqual([]);
      }
    });
});

test("in English, no screen of the dashboard has Indonesian words but those of the content", async ({
  page,
  staff,
}) => {
  await beginArticle(staff);
  const indonesianIn = watchForIndonesian(page);
  await signIn(page, dashboardAddresses[0]);
  // The texts of the public site come last: once they are content, their words are no longer found.
  const texts = "/dashboard/texts";
  for (const address of [...dashboardAddresses.filter((one) => one !== texts), texts]) {
    if (address !== dashboardAddresses[0]) await visit(page, address);
    await settled(page);
    expect.soft(await indonesianIn(), address).toEqual([]);
  }
});

/** Sends a lead whose address is longer than a phone is wide. */
const sendLead = (request: APIRequestContext) =>
  jsonOf(
    request.post("/api/leads", {
      headers: { "User-Agent": person },
      data: {
        kind: "contact",
        name: "Yayasan Pelita Harapan Nusantara",
        phone: "0812 3456 7890",
        email: "seseorang.dengan.alamat.yang.sangat.panjang@perusahaankeluarga.co.id",
        consent: true,
        message: "Kami butuh satu situs untuk semua sekolah.",
      },
    }),
  );

test("forms of records, and list, board and page of a lead are accessible and fit, and a finger hits all", async ({
  page,
  request,
  staff,
}) => {
  await sendLead(request);
  await signIn(page);
  for (const kind of [
    ["news", "news"],
    ["packages", "packages"],
    ["partners", "partners"],
    ["portfolio", "portfolioItems"],
  ] as const) {
    const address = await formOf(staff, kind);
    await visit(page, address);
    await expectUsable(page, address);
  }
  await page.getByRole("button", { name: /^Ask for a testimonial/ }).click();
  await page.getByLabel("Client to ask").fill("Sari Dewi");
  await page.getByRole("button", { name: "Create link" }).click();
  await expect(page.getByLabel("Testimonial link", { exact: true })).toHaveValue(/http/);
  expect(await accessibilityFindings(page), "a testimonial link").toEqual([]);

  await visit(page, "/dashboard/leads");
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 760 });
    await page.getByRole("button", { name: "More tools" }).click();
    await expect(page.getByRole("menuitem", { name: "Saved filters" })).toBeVisible();
    expect(await accessibilityFindings(page), `a list's menu at ${width} px`).toEqual([]);
    await page.keyboard.press("Escape");
  }
  await page.setViewportSize({ width: 1440, height: 760 });
  await page.getByRole("button", { name: "Filters", exact: true }).click();
  await expectUsable(page, "leads");
  await page.getByRole("button", { name: "Board" }).click();
  await expect(page.getByRole("button", { name: /^Move Yayasan/ })).toBeVisible();
  await expectAccessible(page, "board", [1440, 360]);
  await page.getByRole("link", { name: "Yayasan Pelita Harapan Nusantara", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: /^Yayasan/ })).toBeVisible();
  await expectUsable(page, "lead");
  // The page does not scroll for words that its card hides.
  const address = page.getByText(/^seseorang\./).filter({ visible: true });
  const end = await address.first().evaluate((element) => {
    const words = document.createRange();
    words.selectNodeContents(element);
    return words.getBoundingClientRect().right;
  });
  expect(end, "the end of the lead's address").toBeLessThan(360);
  for (const width of [768, 1024]) {
    await page.setViewportSize({ width, height: 760 });
    await expectToFit(page, `lead at ${width} px`);
  }
});

test("a client's page of a review link is accessible", async ({ page, staff }) => {
  const { news } = await jsonOf<{ news: { id: string }[] }>(staff.get("/api/news?limit=1"));
  const data = { resource: "news", id: news[0]?.id, days: 7 };
  const { url } = await jsonOf<{ url: string }>(staff.post("/api/reviews", { data }));
  await page.goto(new URL(url).pathname);
  await page.getByText("Tanggapi").click();
  await expectAccessible(page, "review", [360]);
});
