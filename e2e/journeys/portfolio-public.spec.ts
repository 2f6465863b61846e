import type { Page } from "@playwright/test";
import { accessibilityFindings } from "../accessibility.ts";
import { expect, expectToFit, goBack, test } from "../test.ts";

const titles = (page: Page) => page.getByRole("article").getByRole("heading", { level: 2 });
const tally = (page: Page) => page.getByRole("search").getByRole("status");

test.use({ viewport: { width: 390, height: 844 } });

test("a visitor narrows the portfolio in place, searches as one types, and Back widens it again", async ({ page }) => {
  await page.goto("/portfolio");
  await expect(tally(page)).toHaveText("9 dari 11 proyek");
  await page.getByRole("combobox", { name: "Jenis proyek" }).selectOption("Toko Daring");
  await expect(page).toHaveURL(/\/portfolio\?projectType=Toko\+Daring$/);
  await expect(tally(page)).toHaveText("3 dari 3 proyek");
  await page.getByRole("checkbox", { name: "Featured saja" }).check();
  await expect(page).toHaveURL(/projectType=Toko\+Daring&isFeatured=true$/);
  await expect(titles(page)).toHaveText(["Situs merek untuk kopi dari Merbabu"]);
  await goBack(page);
  await expect(page.getByRole("checkbox", { name: "Featured saja" })).not.toBeChecked();
  await expect(titles(page)).toHaveCount(3);

  await expect(page.getByRole("combobox", { name: "Cari judul, klien, atau teknologi" })).toBeHidden();
  await page.getByRole("search").locator("summary").click();
  await expect(page.getByRole("combobox", { name: "Cari judul, klien, atau teknologi" })).toBeFocused();
  await page.keyboard.type("kopi");
  await expect(page).toHaveURL(/search=kopi/);
  await expect(page.getByRole("combobox", { name: "Cari judul, klien, atau teknologi" })).toBeFocused();
  await page.getByRole("combobox", { name: "Cari judul, klien, atau teknologi" }).fill("tidak mungkin ada");
  await expect(page.getByRole("heading", { name: "No projects found" })).toBeVisible();
  await page.getByRole("region", { name: "Daftar proyek" }).getByRole("link", { name: "Hapus filter" }).click();
  await expect(titles(page)).toHaveCount(9);
  await expect(page.getByRole("combobox", { name: "Cari judul, klien, atau teknologi" })).toHaveValue("");
});

test("a visitor goes from the list through the projects and back, and sees their pictures large", async ({ page }) => {
  await page.goto("/portfolio");
  await page.getByRole("link", { name: "Halaman berikutnya" }).click();
  await expect(page).toHaveURL(/\?page=2$/);
  await expect(page.getByRole("region", { name: "Daftar proyek" })).toBeFocused();
  const last = titles(page).last();
  const name = await last.textContent();
  await last.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name ?? "");
  await page.getByRole("navigation", { name: "Proyek berikutnya" }).getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Pendaftaran murid baru tanpa antre");
  await expect(page).toHaveTitle(/^Pendaftaran murid baru tanpa antre \| /);
  expect(await page.evaluate("scrollY")).toBe(0);
  await page.getByRole("link", { name: "Semua proyek" }).click();
  await expect(page).toHaveURL(/\/portfolio$/);
  await expect(titles(page)).toHaveCount(9);
  await page.getByRole("link", { name: "Toko daring dan stok tiga cabang" }).first().click();
  const large = page.getByRole("dialog", { name: "Gambar proyek" });
  await page.getByRole("link", { name: "Tabel stok tiga cabang" }).click();
  await expect(large.getByText("Toko daring dan stok tiga cabang, 2 dari 3")).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(large.getByText("3 dari 3")).toBeVisible();
  await large.getByRole("button", { name: "Gambar berikutnya" }).click();
  await expect(large.getByText("1 dari 3")).toBeVisible();
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(large).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Tabel stok tiga cabang" })).toBeFocused();
});

test("without JavaScript the same is done by forms and links", async ({ visitor }) => {
  await visitor.goto("/portfolio");
  await visitor.getByRole("combobox", { name: "Jenis proyek" }).selectOption("Toko Daring");
  await visitor.getByRole("button", { name: "Terapkan" }).click();
  await expect(tally(visitor)).toHaveText("3 dari 3 proyek");
  await expect(visitor.getByRole("combobox", { name: "Jenis proyek" })).toHaveValue("Toko Daring");
  await visitor.getByRole("search").locator("summary").click();
  await visitor.getByRole("combobox", { name: "Cari judul, klien, atau teknologi" }).fill("kopi");
  await visitor.getByRole("button", { name: "Cari", exact: true }).click();
  await expect(titles(visitor)).toHaveText(["Situs merek untuk kopi dari Merbabu"]);
  await visitor.getByRole("link", { name: "Situs merek untuk kopi" }).click();
  const picture = visitor.getByRole("link", { name: "Halaman kebun Pak Sarno" });
  const file = await visitor.request.get((await picture.getAttribute("href")) ?? "");
  expect([file.status(), file.headers()["content-type"]]).toEqual([200, "image/webp"]);
  await visitor.getByRole("navigation", { name: "Proyek berikutnya" }).getByRole("link").click();
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Toko daring dan stok tiga cabang");
  await expectToFit(visitor);
  await visitor.goto("/tidak-ada");
  await visitor.getByRole("searchbox", { name: "Cari di artikel kami" }).fill("keripik");
  await visitor.getByRole("button", { name: "Cari" }).click();
  await expect(visitor).toHaveURL(/\/berita\?search=keripik$/);
});
