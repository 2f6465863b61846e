import type { Locator, Page } from "@playwright/test";
import { accessibilityFindings } from "./accessibility.ts";
import { expect, goBack, jsonOf, test } from "./test.ts";

const contact = { contactEmail: "halo@etalase.test", contactPhone: "0812-3456-7890" };

let before: typeof contact;
test.beforeAll(async ({ staff }) => {
  const settings = await jsonOf<typeof contact>(staff.get("/api/settings"));
  before = { contactEmail: settings.contactEmail, contactPhone: settings.contactPhone };
  await jsonOf(staff.put("/api/settings", { data: contact }));
});
// Restores the settings, since tests of other files may use the same site.
test.afterAll(async ({ staff }) => {
  await jsonOf(staff.put("/api/settings", { data: before }));
});

const sizes = {
  phone: { width: 390, height: 780 },
  tablet: { width: 768, height: 1024 },
  desk: { width: 1440, height: 900 },
};
const all = Object.values(sizes);
const small = [sizes.phone, sizes.tablet];

async function openAt(page: Page, size: Readonly<{ width: number; height: number }>, address = "/") {
  await page.setViewportSize(size);
  await page.goto(address);
}

const scrollBy = (page: Page, top: number) => page.evaluate((y) => scrollTo({ top: y, behavior: "instant" }), top);
const bottomBar = (page: Page) => page.getByRole("navigation", { name: "Navigasi bawah" });
const current = (page: Page) => bottomBar(page).locator("[aria-current]");

/** Expects the section's head near the top of the window, below the navbar. */
async function expectAtTop(page: Page, selector: string) {
  await expect(async () => {
    const box = await page.locator(selector).boundingBox();
    expect(Math.abs(box?.y ?? Number.POSITIVE_INFINITY)).toBeLessThan(180);
  }).toPass();
}

test("without scripts the whole landing page is there at any width", async ({ visitor }) => {
  await visitor.goto("/");
  for (const size of all) {
    await visitor.setViewportSize(size);
    await expect(visitor.getByRole("article").filter({ hasText: "Pesan sekarang" })).toHaveCount(5);
    await expect(visitor.locator("#price")).toHaveCSS("padding-top", /^[4-9]\d|1\d\d/);
    await expect(visitor.locator(".slide a")).toHaveCount(4);
    await expect(visitor.locator("#portfolio article")).toHaveCount(4);
    await expect(visitor.locator("#partners li")).toHaveCount(7);
    await expect(visitor.getByRole("button", { name: "Slide berikutnya" })).toBeHidden();
  }
  await visitor.locator(".slide a").first().click();
  await expect(visitor).toHaveURL(/\/berita\/[a-z0-9-]+$/);
});

test("each width has its layout: hero, bars, price, packages, services and partners", async ({ page }) => {
  const overlaps = async () => {
    const [first, last] = await Promise.all([
      page.locator(".window-1").boundingBox(),
      page.locator(".window-4").boundingBox(),
    ]);
    if (!first || !last) throw new Error("The windows are not shown");
    return last.x < first.x + first.width && last.y < first.y + first.height;
  };
  await openAt(page, { width: 992, height: 900 });
  expect(await overlaps()).toBe(false);
  await expect(page.locator(".watermark")).toBeHidden();
  await page.setViewportSize({ width: 993, height: 900 });
  expect(await overlaps()).toBe(true);
  await expect(page.locator(".watermark")).toBeVisible();

  await page.setViewportSize({ width: 769, height: 900 });
  const bar = page.getByRole("complementary", { name: "Kontak singkat" });
  await expect(bar).toBeVisible();
  await expect(bar.getByRole("link", { name: contact.contactPhone })).toHaveAttribute("href", "tel:+6281234567890");
  await expect(bottomBar(page)).toBeHidden();
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(bar).toBeHidden();
  await expect(bottomBar(page)).toBeVisible();

  await page.setViewportSize(sizes.desk);
  const heights = await page
    .locator(".pack .button")
    .evaluateAll((buttons) => buttons.map((button) => Math.round(button.getBoundingClientRect().y)));
  expect(heights[1]).toBe(heights[0]);
  expect(heights[2]).toBe(heights[0]);
  expect(heights[4]).toBe(heights[3]);
  const card = page.locator(".pack").first();
  await expect(card).toHaveCSS("border-color", "rgb(220, 230, 236)");
  await card.hover();
  await expect(card).toHaveCSS("border-color", "rgb(13, 138, 188)");

  for (const width of [900, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const shapes = await page.locator("#features .service-wide img").evaluateAll((images) =>
      images.map((image) => {
        const { width, height } = image.getBoundingClientRect();
        return width / height / (Number(image.getAttribute("width")) / Number(image.getAttribute("height")));
      }),
    );
    for (const shape of shapes) expect(shape, `at ${width}`).toBeCloseTo(1, 1);
  }
  await page.setViewportSize(sizes.phone);
  const motif = page.locator("#features img").first();
  await motif.scrollIntoViewIfNeeded();
  const box = await motif.boundingBox();
  expect(box?.width).toBe(box?.height);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.evaluate("document.documentElement.scrollHeight"), "px").toBeLessThanOrEqual(9500);
  await expect.poll(() => motif.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);

  for (const size of all) {
    await page.setViewportSize(size);
    for (let count = 1; count <= 12; count++)
      expect(await rowsWithHoles(page, count), `${count} partners at ${size.width} px`).toBe(0);
  }

  const price = page.locator("#home").getByRole("link", { name: "Paket mulai Rp 49.000" });
  await scrollBy(page, 0);
  for (const size of [{ width: 360, height: 640 }, ...all]) {
    await page.setViewportSize(size);
    await expect(price).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("link", { name: "Jelajahi Layanan Kami" })).toBeInViewport({ ratio: 1 });
  }
  await price.click();
  await expectAtTop(page, "#price");
});

const places = [
  ["Layanan", "#features"],
  ["Artikel", "#news"],
  ["Harga", ".services-section"],
  ["Portfolio", "#portfolio"],
  ["Mitra", "#partners"],
] as const;

test("the navbar changes while one scrolls; its buttons lead to their sections, and one back to the top", async ({
  page,
}) => {
  await openAt(page, sizes.desk);
  const back = page.getByRole("button", { name: "Kembali ke atas" });
  await scrollBy(page, 50);
  await expect(page.locator(".nav")).not.toHaveClass(/scrolled/);
  await scrollBy(page, 51);
  await expect(page.locator(".nav")).toHaveClass(/scrolled/);
  await scrollBy(page, 300);
  await expect(back).toBeHidden();
  await scrollBy(page, 301);
  await expect(back).toBeVisible();
  await back.click();
  await expect.poll(() => page.evaluate("scrollY")).toBe(0);

  const links = page.getByRole("navigation", { name: "Utama" }).getByRole("link");
  await expect(links).toHaveText(["Layanan", "Artikel", "Harga", "Portfolio", "Mitra", "Kontak"]);
  for (const [name, selector] of places) {
    await links.filter({ hasText: name }).click();
    await expectAtTop(page, selector);
  }
  await links.filter({ hasText: "Kontak" }).click();
  await expect(page.locator("#contact").getByRole("link", { name: "Chat WhatsApp" })).toBeInViewport();
});

test("from another page the ways to a section lead there, and leave nothing to scroll to", async ({
  page,
  visitor,
}) => {
  await openAt(page, sizes.desk, "/login");
  await page.goto("/berita");
  await scrollBy(page, 200);
  await page.getByRole("navigation", { name: "Utama" }).getByRole("link", { name: "Harga" }).click();
  await expect(page).toHaveURL(/\/$/);
  await expectAtTop(page, "#price");
  expect(await page.evaluate("history.state.scrollTo")).toBeUndefined();

  await openAt(page, sizes.phone, "/berita");
  await bottomBar(page).getByRole("link", { name: "Mitra" }).click();
  await expect(page).toHaveURL(/\/$/);
  await expectAtTop(page, "#partners");
  await expect(current(page)).toHaveText("Mitra");

  await openAt(page, sizes.phone, "/berita");
  await expect(page.locator("footer#contact")).toHaveCount(1);
  await bottomBar(page).getByRole("link", { name: "Hubungi kami" }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.locator("section#contact").getByRole("link", { name: "Chat WhatsApp" })).toBeInViewport();
  await visitor.goto("/");
  await expect(visitor.locator("#contact")).toHaveCount(1);
});

test("on a phone the menu, the round button and the bottom navigation lead to the sections, and follow them", async ({
  page,
}) => {
  await openAt(page, sizes.phone);
  const menu = page.getByRole("navigation", { name: "Utama" });
  for (const size of small) {
    await page.setViewportSize(size);
    await expect(menu).toBeHidden();
    await page.getByRole("button", { name: "Buka menu" }).click();
    await expect(menu).toBeVisible();
    await menu.getByRole("link", { name: "Layanan" }).click();
    await expect(menu).toBeHidden();
    await expectAtTop(page, "#features");
  }

  await page.setViewportSize(sizes.phone);
  await scrollBy(page, 0);
  await expect(bottomBar(page).getByRole("link")).toHaveCount(5);
  await expect(bottomBar(page).getByRole("link").nth(2)).toHaveAccessibleName("Hubungi kami");
  await expect(current(page)).toHaveText("Home");
  for (const [id, name] of [
    ["news", "Artikel"],
    ["portfolio", "Portfolio"],
    ["partners", "Mitra"],
  ] as const) {
    await page.evaluate((target) => document.getElementById(target)?.scrollIntoView({ behavior: "instant" }), id);
    await expect(current(page)).toHaveText(name);
  }
  await page.evaluate("scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })");
  await expect(current(page)).toHaveAccessibleName("Hubungi kami");
  await bottomBar(page).getByRole("link", { name: "Portfolio" }).click();
  await expectAtTop(page, "#portfolio");
  await expect(current(page)).toHaveText("Portfolio");

  const contactSection = page.locator("#contact");
  for (const size of [{ width: 360, height: 640 }, ...small]) {
    await page.setViewportSize(size);
    await scrollBy(page, 0);
    await bottomBar(page).getByRole("link", { name: "Hubungi kami" }).click();
    await expect(contactSection.getByRole("link", { name: "Chat WhatsApp" })).toBeInViewport({ ratio: 1 });
    await expect(contactSection.locator("form")).toBeInViewport();
    await expect(current(page)).toHaveAccessibleName("Hubungi kami");
  }
});

test("on a phone the packages are a row to swipe, which begins with the cheapest and has dots", async ({ page }) => {
  await openAt(page, sizes.phone);
  const row = page.getByRole("region", { name: "Daftar paket" });
  const boxes = await row
    .getByRole("article")
    .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().y));
  expect(new Set(boxes.map(Math.round)).size).toBe(1);
  await row.scrollIntoViewIfNeeded();
  await expect(row.getByRole("heading", { name: "Paket Undangan Digital" })).toBeInViewport({ ratio: 1 });
  const dots = page.getByRole("navigation", { name: "Posisi paket" }).getByRole("link");
  await expect(dots).toHaveCount(5);
  await expect(dots.nth(0)).toHaveAttribute("aria-current", "true");
  await dots.nth(2).click();
  await expect(row.getByRole("heading", { name: "Paket Bisnis" })).toBeInViewport({ ratio: 1 });
  await expect(dots.nth(2)).toHaveAttribute("aria-current", "true");
  await row.evaluate((element) => element.scrollTo({ left: element.scrollWidth, behavior: "instant" }));
  await expect(row.getByRole("heading", { name: "Paket Enterprise" })).toBeInViewport({ ratio: 0.9 });
  await expect(dots.nth(4)).toHaveAttribute("aria-current", "true");
  await expect(dots.nth(2)).toHaveAttribute("aria-current", "false");
  await page.setViewportSize(sizes.desk);
  await expect(dots.nth(0)).toBeHidden();
});

/** Counts the rows that end before the grid does, with that many partners. */
const rowsWithHoles = (page: Page, count: number) =>
  page.locator(".logos").evaluate((list, wanted) => {
    const first = list.firstElementChild as Element; // there are partners
    list.replaceChildren(...Array.from({ length: wanted }, () => first.cloneNode(true)));
    const edge = list.getBoundingClientRect().right;
    const rows = Map.groupBy(list.children, (cell) => Math.round(cell.getBoundingClientRect().top));
    return [...rows.values()].filter((row) => edge - (row.at(-1)?.getBoundingClientRect().right ?? 0) > 1).length;
  }, count);

const dot = (page: Page, number: number) => page.getByRole("button", { name: `Slide ${number}`, exact: true });
const slide = (page: Page, number: number) => page.locator(".slide").nth(number - 1);

/** Expects the slide to be marked, and its middle to be in the window. */
async function expectSlide(page: Page, number: number) {
  await expect(dot(page, number)).toHaveAttribute("aria-current", "true");
  await expect(async () => {
    const box = await slide(page, number).boundingBox();
    const middle = (box?.x ?? 0) + (box?.width ?? 0) / 2;
    expect(middle).toBeGreaterThan(0);
    expect(middle).toBeLessThan(page.viewportSize()?.width ?? 0);
  }).toPass();
}

/**
 * Scrolls to the right on the element, by pixels. Ends when the browser has answered each step of the gesture: a lone
 * turn of the wheel can be lost between two frames of a busy machine.
 */
async function swipe(page: Page, element: Locator, distance: number) {
  await element.hover();
  const box = await element.boundingBox();
  if (!box) throw new Error("There is nothing to swipe.");
  const session = await page.context().newCDPSession(page);
  await session.send("Input.synthesizeScrollGesture", {
    x: Math.round(box.x + box.width / 2),
    y: Math.round(box.y + box.height / 2),
    xDistance: -Math.round(distance),
    gestureSourceType: "mouse",
    speed: 2000,
  });
  await session.detach();
}

test("the news turn by arrows and dots, wrap at both ends and can be swiped, and their cards lead to them", async ({
  page,
}) => {
  await openAt(page, sizes.desk);
  for (const size of all) {
    await page.setViewportSize(size);
    await page.locator("#news").scrollIntoViewIfNeeded();
    await dot(page, 1).click();
    await expectSlide(page, 1);
    await page.getByRole("button", { name: "Slide sebelumnya" }).click();
    await expectSlide(page, 4);
    await page.getByRole("button", { name: "Slide berikutnya" }).click();
    await expectSlide(page, 1);
    await dot(page, 3).click();
    await expectSlide(page, 3);
    await dot(page, 1).click();
    await expectSlide(page, 1);
    await swipe(page, slide(page, 1), size.width * 0.7);
    await expectSlide(page, 2);
  }

  await page.setViewportSize(sizes.desk);
  for (const card of await page.locator("#portfolio article").all())
    await expect(card.getByRole("link")).toHaveAttribute("href", /^\/portfolio\/[a-z0-9-]+$/);
  await expect(page.getByRole("link", { name: "Lihat semua portofolio" })).toHaveAttribute("href", "/portfolio");
  await slide(page, 1).click();
  await expect(page).toHaveURL(/\/berita\/[a-z0-9-]+$/);
  await expect(page.getByRole("article").getByRole("heading", { level: 1 })).toBeFocused();
  await goBack(page);
  await page.getByRole("link", { name: "Lihat semua artikel" }).click();
  await expect(page).toHaveURL(/\/berita$/);
});

const calls = ["**/api/news?*", "**/api/portfolio/featured*", "**/api/partners/active"];

test("what cannot be fetched is said, and another try brings it", async ({ page }) => {
  await openAt(page, sizes.desk, "/berita");
  for (const call of calls) await page.route(call, (route) => route.abort());
  await scrollBy(page, 200);
  await page.getByRole("navigation", { name: "Utama" }).getByRole("link", { name: "Mitra" }).click();
  await expect(page.getByRole("alert")).toContainText(["Failed to load news", "Failed to load portfolio"]);
  await expect(page.getByText("Menggunakan data contoh")).toBeVisible();
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.locator("#news").getByRole("link", { name: "Coba Lagi" }).click();
  await expect(page.locator(".slide")).toHaveCount(4);
  await expect(page.getByText("Menggunakan data contoh")).toBeHidden();

  // While sections are fetched they say so.
  await page.unrouteAll();
  await openAt(page, sizes.phone, "/berita");
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  for (const call of calls)
    await page.route(call, async (route) => {
      await released;
      await route.continue();
    });
  await bottomBar(page).getByRole("link", { name: "Home" }).click();
  await expect(page.getByText("Memuat berita...")).toBeVisible();
  await expect(page.locator(".consult")).toHaveCSS("display", "grid");
  release();
  await expect(page.locator(".packs")).toHaveCSS("display", "flex");
  await expect(page.locator(".slide")).toHaveCount(4);
});
