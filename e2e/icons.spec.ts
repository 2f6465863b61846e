import type { Page } from "@playwright/test";
import { expect, test } from "./test.ts";

/** Returns the visible icons whose drawing is missing in the document. */
const missing = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("use")]
      .map((use) => use.getAttribute("href") ?? "")
      .filter((id) => !document.querySelector(`symbol${id}`)),
  );

test("every icon is drawn: offline in the menu, after a click on a link and beside a large picture", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  expect(await missing(page)).toEqual([]);
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Buka menu" }).click();
  await expect(page.getByRole("button", { name: "Tutup menu" })).toBeVisible();
  expect(await missing(page)).toEqual([]);
  await page.context().setOffline(false);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.locator('nav a[href="/berita"]').first().click();
  await expect(page.getByRole("combobox").first()).toBeVisible();
  expect(await missing(page)).toEqual([]);
  await page.goto("/portfolio/toko-daring-dan-stok-tiga-cabang");
  await page.getByRole("link", { name: "Tabel stok tiga cabang" }).click();
  await expect(page.getByRole("button", { name: "Gambar berikutnya" })).toBeVisible();
  expect(await missing(page)).toEqual([]);
});

test("a picture that breaks gets its drawing, without words where these would cover it", async ({ page }) => {
  await page.route("**/media/**", (route) => route.abort());
  await page.goto("/berita");
  const large = page.locator(".post-large").getByRole("img", { name: "No Image" });
  await expect(large).toBeVisible();
  await expect(large.getByText("No Image")).toBeVisible();
  const thumbnail = page.getByRole("complementary").getByRole("img", { name: "No Image" }).first();
  await thumbnail.scrollIntoViewIfNeeded();
  await expect(thumbnail).toBeVisible();
  await expect(thumbnail.getByText("No Image")).toBeHidden();
  await expect.poll(() => missing(page)).toEqual([]);

  await page.goto("/");
  for (const [section, name] of [
    ["#portfolio", "Portfolio Image"],
    ["#partners", "Partner Logo"],
  ] as const) {
    await page.locator(section).scrollIntoViewIfNeeded();
    await expect(page.locator(section).getByRole("img", { name }).first()).toBeVisible();
  }
  await expect(page.locator("#partners").getByRole("link", { name: "Mega Digital Partner Logo" })).toBeVisible();
});
