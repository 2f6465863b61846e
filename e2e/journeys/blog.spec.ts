import { expect, goBack, test } from "../test.ts";

test("a visitor narrows the blog by category, tag, month and words, and the address says so", async ({ page }) => {
  await page.goto("/berita");
  await page.getByRole("link", { name: /^SEO/ }).first().click();
  await expect(page).toHaveURL(/category=SEO/);
  await expect(page.getByRole("heading", { level: 2 }).filter({ hasText: "Muncul di pencarian" })).toBeVisible();
  await page.getByRole("link", { name: "Hapus Semua" }).click();
  await expect(page).toHaveURL(/\/berita$/);
  await page.getByRole("searchbox").fill("keripik");
  await expect(page).toHaveURL(/search=keripik/);
  await expect(page.getByText("Cari: keripik").first()).toBeVisible();
  await expect(page.locator("#artikel")).toHaveAttribute("aria-busy", "false");
  await goBack(page);
  await page.getByRole("link", { name: /Berikutnya|berikutnya/ }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.locator("#artikel")).toBeFocused();
  await page.getByRole("article").first().getByRole("link").first().click();
  await expect(page).toHaveURL(/\/berita\/[a-z0-9-]+$/);
  await expect(page.getByRole("article").getByRole("heading", { level: 1 })).toBeFocused();
});
