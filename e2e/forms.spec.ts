import type { Page, Route } from "@playwright/test";
import { settled } from "./settled.ts";
import { answer, expect, signIn, test } from "./test.ts";

const title = (page: Page) => page.getByRole("textbox", { name: "Title" });
const leaving = (page: Page) => page.getByRole("alertdialog", { name: "Leave without saving?" });
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

/** Opens the form of the newest article from the list, so that Back leads to the list. */
async function openNewest(page: Page) {
  await signIn(page, "/dashboard/news");
  await page
    .getByRole("link", { name: /^Edit / })
    .first()
    .click();
  await expect(title(page)).not.toHaveValue("");
  await settled(page);
}

/** Holds back the form's request until the test answers it. */
async function holdSave(page: Page) {
  const { promise, resolve } = Promise.withResolvers<Route>();
  await page.route("**/api/**", (route) => (route.request().method() === "PUT" ? resolve(route) : route.fallback()));
  return promise;
}

test("what is left on purpose by the browser's own way back does not come back", async ({ page }) => {
  // With a kept working copy, the form could be left without a question.
  await page.route("**/api/working-copies/**", (route) =>
    route.request().method() === "PUT" ? route.abort() : route.fallback(),
  );
  await openNewest(page);
  const address = page.url();
  await title(page).fill("Judul yang tidak jadi");
  await page.getByRole("textbox", { name: "Content" }).press("x");
  await page.goBack();
  await leaving(page).getByRole("button", { name: "Discard changes" }).click();
  await expect(heading(page, "News Management")).toBeVisible();
  await page.goto(address);
  await expect(title(page)).not.toHaveValue(/^(Judul yang tidak jadi)?$/);
  await expect(page.getByText(/^Restored from/)).toBeHidden();
});

test("while it is saved nothing can be typed that would be lost; a refusal gives the focus back", async ({ page }) => {
  await openNewest(page);
  const button = page.getByRole("button", { name: "Update Article" });
  const held = holdSave(page);
  // The form also keeps a working copy by itself, which is not a save.
  await page.route("**/api/working-copies/**", (route) => route.abort());
  await title(page).fill("Judul yang sedang disimpan");
  await button.click();
  const route = await held;
  await page.keyboard.type(" dan lebih");
  await expect(title(page)).toHaveValue("Judul yang sedang disimpan");
  await route.fulfill({ status: 500, json: { message: "Disk is full" } });
  await expect(page.getByRole("alert").first()).toHaveText("Failed to save news article: Disk is full");
  await title(page).press("End");
  await page.keyboard.type(", sekarang");
  await expect(title(page)).toHaveValue("Judul yang sedang disimpan, sekarang");

  // The save button keeps the focus.
  await answer(page, "/api/news/*", "PUT", 500, { message: "Disk is full still" });
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert").filter({ hasText: "Disk is full still" }).first()).toBeVisible();
  await expect(button).toBeFocused();
  await answer(page, "/api/news/*", "PUT", 412, { message: "stale" });
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert").filter({ hasText: "Someone else has changed this record" })).toBeFocused();
});

test("keys save and leave caret, place and undo as they are; a new article gets its address", async ({ page }) => {
  await openNewest(page);
  const text = page.getByRole("textbox", { name: "Content" });
  const caret = () => page.evaluate(() => [window.scrollY, getSelection()?.anchorNode?.textContent?.slice(-5)]);
  await text.getByRole("paragraph").last().click();
  await page.keyboard.press("End");
  await page.keyboard.type(" selesai sekali");
  const before = await caret();
  await page.keyboard.press("ControlOrMeta+s");
  await expect(page.getByText(/^Saved /)).toBeVisible();
  expect(await caret()).toEqual(before);
  await expect(text).toBeFocused();
  await page.keyboard.press("ControlOrMeta+z");
  await expect(text).not.toContainText("selesai sekali");

  await page.goto("/dashboard/pages/create");
  await title(page).fill("Halaman dari papan ketik");
  await text.click();
  await page.keyboard.type("Isi halaman yang cukup panjang");
  await page.keyboard.press("ControlOrMeta+s");
  await page.waitForURL("**/dashboard/pages/edit/*");
  await expect(text).toBeFocused();
  await page.keyboard.type(" dan lanjutannya");
  await page.keyboard.press("ControlOrMeta+s");
  await expect(page.getByText(/^Saved /)).toBeVisible();
  await page.reload();
  await expect(text).toContainText("Isi halaman yang cukup panjang dan lanjutannya");
});

test("a screen that is opened has the focus on its heading and begins at its top; Back leads to where it was left", async ({
  page,
}) => {
  const y = () => page.evaluate(() => scrollY);
  await signIn(page, "/dashboard/news");
  await page.getByRole("button", { name: "Go to next page" }).press("Enter");
  // The arrow is disabled on the last page.
  await expect(page.getByRole("button", { name: "Page 2", exact: true })).toBeFocused();
  await page.getByRole("link", { name: "Portfolio Management" }).press("Enter");
  await expect(heading(page, "Portfolio Management")).toBeFocused();
  await page.setViewportSize({ width: 800, height: 400 });
  const edit = page.getByRole("link", { name: /^Edit / }).last();
  await edit.scrollIntoViewIfNeeded();
  const left = await y();
  expect(left).toBeGreaterThan(400);
  await edit.click();
  await expect(title(page)).not.toHaveValue("");
  expect(await y()).toBe(0);
  await page.goBack();
  await expect.poll(y).toBe(left);
  await page.getByRole("link", { name: "Website Settings" }).click();
  await expect(heading(page, "Website Settings")).toBeFocused();
  expect(await y()).toBe(0);
});

test("a day is typed key by key, and typed over", async ({ page }) => {
  await signIn(page, "/dashboard/audit");
  await page.getByRole("button", { name: "Filters" }).click();
  const from = page.getByLabel("From (day in WIB)");
  for (const [keys, day] of [
    ["11222026", "2026-11-22"],
    ["11212026", "2026-11-21"],
  ] as const) {
    // Starts at the first part of the date; a click could hit any part.
    await from.blur();
    await from.focus();
    await page.keyboard.type(keys, { delay: 60 });
    await expect(from).toHaveValue(day);
    await expect(page).toHaveURL(new RegExp(encodeURIComponent(`"from":"${day}"`)));
  }
});
