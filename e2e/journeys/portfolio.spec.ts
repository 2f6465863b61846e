import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expect, signIn, test } from "../test.ts";

const media = (name: string) => join(import.meta.dirname, "../../backend/demo/media", name);
const picture = media("core-web-vitals-tanpa-istilah-asing.webp");

const cardOf = (page: Page, title: string) => page.getByRole("listitem").filter({ hasText: title });

test("an editor adds a project with a gallery, features it, changes and deletes it", async ({ page }) => {
  const title = "Toko roti yang buka sebelum subuh";
  await signIn(page);
  await page.getByRole("link", { name: "Portfolio Management" }).click();
  await page.getByRole("link", { name: "Add New Project" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Create Portfolio Item" })).toBeVisible();
  await page.getByRole("textbox", { name: "Title" }).fill(title);
  await page.getByRole("textbox", { name: "Client" }).fill("Roti Fajar");
  await page.getByRole("textbox", { name: "Description" }).fill("Pesanan pagi masuk sejak pukul tiga, tanpa telepon.");
  await page.getByRole("button", { name: "New project type" }).click();
  await page.getByRole("dialog").getByLabel("Project type").fill("Toko Roti");
  await page.getByRole("button", { name: "Add project type" }).click();
  for (const technology of ["Preact", "Preact", "Koa"]) {
    await page.getByRole("textbox", { name: "Technologies" }).fill(technology);
    await page.getByRole("textbox", { name: "Technologies" }).press("Enter");
  }
  await expect(page.getByRole("button", { name: "Remove Preact" })).toHaveCount(1);
  const inputs = page.locator('input[type="file"]');
  await page.locator('input[type="file"]:not([multiple])').setInputFiles(picture);
  await page.locator('input[type="file"][multiple]').setInputFiles([picture, picture]);
  await expect(inputs).not.toHaveCount(0);
  await page.getByRole("button", { name: "Save Project" }).click();
  await page.waitForURL("**/dashboard/portfolio");

  const card = cardOf(page, title);
  await expect(card).toContainText("Completed");
  await card.getByRole("button", { name: "Set as Featured" }).click();
  await expect(card.getByRole("button", { name: "Remove Featured" })).toBeVisible();

  await card.getByRole("link", { name: `Edit ${title}` }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Edit Portfolio Item" })).toBeVisible();
  await page.getByRole("button", { name: "In Progress" }).click();
  await page.getByRole("button", { name: "Update Project" }).click();
  await expect(cardOf(page, title)).toContainText("In Progress");

  await cardOf(page, title)
    .getByRole("button", { name: `Delete ${title}` })
    .click();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: /delete/i })
    .click();
  await expect(cardOf(page, title)).toHaveCount(0);
});

test("a picture that is moved to another row of a phone's gallery stays in sight with its button", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await signIn(page, "/dashboard/portfolio/create");
  const names = readdirSync(media("")).filter((name) => name.endsWith(".webp"));
  const pictures = names.slice(0, 5).map(media);
  await page.locator('input[type="file"][multiple]').setInputFiles(pictures);
  const gallery = page.getByRole("list", { name: "Gallery" });
  await expect(gallery.getByRole("listitem")).toHaveCount(5);
  const later = gallery.getByRole("button", { name: /later$/ }).first();
  await later.focus();
  // As near to the bar as the browser itself lets it come.
  await later.evaluate((button) => button.scrollIntoView({ block: "end" }));
  const isCovered = () =>
    page.evaluate(() => {
      const button = document.activeElement;
      const { left, top, width, height } = button?.getBoundingClientRect() ?? new DOMRect();
      return !button?.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
  for (let place = 2; place <= 5; place += 1) {
    await page.keyboard.press("Enter");
    await expect(page.getByRole("status").filter({ hasText: `is now picture ${place} of 5` })).toBeAttached();
    await expect.poll(isCovered).toBe(false);
  }
});
