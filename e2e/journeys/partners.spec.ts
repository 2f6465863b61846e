import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expect, jsonOf, signIn, test } from "../test.ts";

const logo = join(import.meta.dirname, "../../backend/demo/media/partner-psai.svg");

const rowOf = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });

test("an editor adds a partner with a drawn logo, moves it, hides it and deletes it", async ({ page, request }) => {
  await signIn(page);
  await page.getByRole("link", { name: "Partners Management" }).click();
  await page.getByRole("link", { name: "Add New Partner" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Add New Partner" })).toBeVisible();
  await page.getByRole("textbox", { name: "Name" }).fill("Roti Fajar");
  await page.locator('input[type="file"]').setInputFiles(logo);
  await page.getByRole("button", { name: "Save Partner" }).click();
  await page.waitForURL("**/dashboard/partners");

  const row = rowOf(page, "Roti Fajar");
  await expect(row).toBeVisible();
  const place = Number.parseInt((await row.textContent()) ?? "", 10);
  await row.getByRole("button", { name: "Move Roti Fajar up" }).click();
  await expect(row).toHaveText(new RegExp(`^${place - 1}\\D`));
  const active = async () =>
    (await jsonOf<{ name: string }[]>(request.get("/api/partners/active"))).map(({ name }) => name);
  expect(await active()).toContain("Roti Fajar");

  await row.getByRole("button", { name: "Deactivate Roti Fajar" }).click();
  await expect(row).toContainText("Inactive");
  expect(await active()).not.toContain("Roti Fajar");

  await row.getByRole("button", { name: "View details of Roti Fajar" }).click();
  await expect(page.getByRole("dialog")).toContainText("Roti Fajar");
  await page.keyboard.press("Escape");
  await row.getByRole("button", { name: "Delete Roti Fajar" }).click();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: /delete/i })
    .click();
  await expect(row).toHaveCount(0);
});

test("the table shows sixty characters of a description, however narrow it is", async ({ page }) => {
  await signIn(page, "/dashboard/partners");
  for (const width of [1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const described = rowOf(page, "Batik Kirana").getByText("…");
    await expect(described).toHaveText(/^.{50,60}…$/);
    const cut = await described.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(cut, `at ${width}`).toBe(0);
  }
});
