import { join } from "node:path";
import type { Page, Route } from "@playwright/test";
import { answer, expect, signIn, test } from "./test.ts";

const picture = join(import.meta.dirname, "../backend/demo/media/core-web-vitals-tanpa-istilah-asing.webp");

const title = (page: Page) => page.getByRole("textbox", { name: "Title" });
const notice = (page: Page) => page.getByText(/^Restored from/);
const leaving = (page: Page) => page.getByRole("alertdialog", { name: "Leave without saving?" });
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

async function openFirst(page: Page, resource: "news" | "portfolio") {
  await signIn(page, `/dashboard/${resource}`);
  await page
    .getByRole("link", { name: /^Edit / })
    .first()
    .click();
  await expect(title(page)).not.toHaveValue("");
}

/** Holds the form's request back until told how to answer. */
async function holdSave(page: Page) {
  const { promise, resolve } = Promise.withResolvers<Route>();
  await page.route("**/api/*/*", (route) => (route.request().method() === "PUT" ? resolve(route) : route.fallback()));
  return promise;
}

test("a tab that crashes while somebody types loses none of it", async ({ page, context }) => {
  await openFirst(page, "news");
  const address = page.url();
  await title(page).fill("Judul yang selamat dari tab yang mogok");
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(localStorage)))
    .toContain("Judul yang selamat dari tab yang mogok");
  const next = await context.newPage();
  await page.close({ runBeforeUnload: false });
  await next.goto(address);
  await expect(title(next)).toHaveValue("Judul yang selamat dari tab yang mogok");
  await expect(notice(next)).not.toContainText("file");
});

test("what is left on purpose does not come back", async ({ page }) => {
  // What is kept could be left without a question.
  await page.route("**/api/working-copies/**", (route) =>
    route.request().method() === "PUT" ? route.abort() : route.fallback(),
  );
  await openFirst(page, "news");
  const address = page.url();
  for (const leave of [
    () => page.getByRole("link", { name: "Cancel" }).click(),
    () => page.getByRole("link", { name: "Back", exact: true }).click(),
    () => page.getByRole("link", { name: "Partners Management" }).click(),
    () => page.goBack(),
  ]) {
    await page.goto("/dashboard/news");
    await page
      .locator(`a[href="${new URL(address).pathname}"]`)
      .first()
      .click();
    await title(page).fill("Judul yang tidak jadi");
    await page.getByRole("textbox", { name: "Content" }).press("x");
    await leave();
    await leaving(page).getByRole("button", { name: "Discard changes" }).click();
    await expect(leaving(page)).toBeHidden();
    await page.goto(address);
    await expect(title(page)).not.toHaveValue(/^(Judul yang tidak jadi)?$/);
    await expect(notice(page)).toBeHidden();
  }
});

test("while it is saved nothing can be typed that would be lost; a refusal gives the focus back", async ({ page }) => {
  await openFirst(page, "news");
  const held = holdSave(page);
  await title(page).fill("Judul yang sedang disimpan");
  await page.keyboard.press("Control+s");
  const route = await held;
  await page.keyboard.type(" dan lebih");
  await expect(title(page)).toHaveValue("Judul yang sedang disimpan");
  await route.fulfill({ status: 500, json: { message: "Disk is full" } });
  await expect(page.getByRole("alert").first()).toHaveText("Failed to save news article: Disk is full");
  await expect(title(page)).toBeFocused();
  await page.keyboard.press("End");
  await page.keyboard.type(", sekarang");
  await expect(title(page)).toHaveValue("Judul yang sedang disimpan, sekarang");
});

test("the button that saves keeps the focus", async ({ page }) => {
  await openFirst(page, "news");
  const button = page.getByRole("button", { name: "Update Article" });
  await answer(page, "/api/news/*", "PUT", 500, { message: "Disk is full" });
  await title(page).fill("Judul yang ditolak server");
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert").first()).toBeVisible();
  await expect(button).toBeFocused();
  await answer(page, "/api/news/*", "PUT", 412, { message: "stale" });
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert").filter({ hasText: "Someone else has changed this record" })).toBeFocused();
});

test("leaving while something is saved asks, and stops it", async ({ page }) => {
  await openFirst(page, "portfolio");
  const stopped = page.waitForEvent("requestfailed", (request) => request.method() === "PUT");
  const held = holdSave(page);
  await page.locator('input[type="file"]:not([multiple])').setInputFiles(picture);
  await page.getByRole("button", { name: "Update Project" }).click();
  await held;
  await page.getByRole("link", { name: "Cancel" }).click();
  await expect(leaving(page)).toContainText("Saving has not ended yet");
  await leaving(page).getByRole("button", { name: "Stay" }).click();
  await expect(heading(page, "Edit Portfolio Item")).toBeVisible();
  await page.getByRole("link", { name: "Cancel" }).click();
  await leaving(page).getByRole("button", { name: "Leave" }).click();
  await expect(heading(page, "Portfolio Management")).toBeFocused();
  await stopped;

  await page.goto("/dashboard/settings");
  await page.getByRole("textbox", { name: "Contact phone" }).fill("0812 3456 7890");
  await page.route("**/api/settings", (route) => (route.request().method() === "PUT" ? undefined : route.fallback()));
  const settingsStopped = page.waitForEvent("requestfailed", (request) => request.url().endsWith("/api/settings"));
  await page.getByRole("button", { name: "Save Settings" }).click();
  await page.getByRole("link", { name: "News Management" }).click();
  await leaving(page).getByRole("button", { name: "Leave" }).click();
  await expect(heading(page, "News Management")).toBeFocused();
  await settingsStopped;
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("a screen that is opened has the focus on its heading; deleting moves it on to the next row", async ({ page }) => {
  await signIn(page);
  await page.getByRole("link", { name: "News Management" }).press("Enter");
  await expect(heading(page, "News Management")).toBeFocused();
  await page.getByRole("link", { name: "New Article" }).first().press("Enter");
  await expect(heading(page, "Create News Article")).toBeFocused();
  await page.getByRole("link", { name: "Cancel" }).press("Enter");
  await expect(heading(page, "News Management")).toBeFocused();

  const before = await page.getByRole("row").nth(1).textContent();
  await page.getByRole("button", { name: "Go to next page" }).press("Enter");
  await expect(page.getByRole("row").nth(1)).not.toHaveText(before ?? "");
  // The arrow is off at the last page.
  await expect(page.getByRole("button", { name: "Page 2", exact: true })).toBeFocused();
  const remove = page.getByRole("button", { name: /^Delete / }).first();
  const next = page.getByRole("row").nth(2).getByRole("link").first();
  const name = (await next.textContent()) ?? "";
  await remove.press("Enter");
  await page.getByRole("alertdialog").getByRole("button", { name: "Hapus Artikel" }).press("Enter");
  await expect(page.getByText("News article deleted")).toBeVisible();
  await expect(page.getByRole("link", { name, exact: true })).toBeFocused();
});

test("every other screen begins at its top; Back leads to where the list had been left", async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 400 });
  await signIn(page);
  const y = () => page.evaluate(() => scrollY);
  await page.getByRole("link", { name: "Portfolio Management" }).click();
  const edit = page.getByRole("link", { name: /^Edit / }).nth(4);
  await edit.scrollIntoViewIfNeeded();
  const left = await y();
  expect(left).toBeGreaterThan(400);
  await edit.click();
  await expect(title(page)).not.toHaveValue("");
  expect(await y()).toBe(0);
  await page.goBack();
  await expect.poll(y).toBe(left);
  await page.getByRole("link", { name: "Website Settings" }).click();
  await expect(page.getByRole("textbox", { name: "Site name" })).toBeVisible();
  expect(await y()).toBe(0);
});

test("rows that are out of sight are not selected", async ({ page }) => {
  await signIn(page, "/dashboard/news");
  const bar = page.getByRole("toolbar", { name: "Selected rows" });
  const all = page.getByRole("checkbox", { name: "Select all on this page" });
  await all.check();
  await expect(bar).toContainText("10 selected");
  // The filters below the bar are skipped.
  await bar.getByRole("button", { name: "Delete" }).focus();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(all).toBeFocused();
  await page.getByRole("button", { name: "Go to page 2" }).click();
  await expect(bar).toBeHidden();
  await page.reload();
  await page.getByRole("button", { name: "Go to page 1" }).click();
  await expect(all).not.toBeChecked();
  await expect(bar).toBeHidden();
});
