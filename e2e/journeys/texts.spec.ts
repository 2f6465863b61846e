import { textMarks } from "@etalase/contracts/texts";
import { accessibilityFindings } from "../accessibility.ts";
import { expect, signIn, tabTo, test } from "../test.ts";

test("an editor changes the hero on the page by the keyboard alone, visitors see it, and it is undone", async ({
  page,
  visitor,
}) => {
  await signIn(page);
  await page.goto("/");
  await page.getByRole("link", { name: "Ubah halaman ini" }).press("Enter");
  await expect(page).toHaveURL(/\/dashboard\/texts\?page=%2F$/);
  const frame = page.frameLocator('iframe[title="The page with its texts"]');
  const hero = frame.locator("h1 own-text");
  await expect(hero).toHaveRole("textbox");
  const before = (await hero.textContent()) ?? "";
  expect(await frame.locator("body").evaluate((body) => body.outerHTML)).not.toMatch(textMarks());

  await tabTo(page, hero);
  await page.keyboard.press("Enter");
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.insertText("x".repeat(300));
  await page.keyboard.press("Enter");
  await expect(frame.getByRole("alert")).toHaveText(/^The text cannot exceed \d+ characters$/);
  await expect(hero).toHaveAttribute("aria-invalid", "true");
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.keyboard.press("Enter");
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("Etalase <b>untuk</b> toko Anda");
  await page.keyboard.press("Enter");
  await expect(page.getByText("1 text changed")).toBeVisible();
  await expect(hero).toBeFocused();
  await page.keyboard.press("ControlOrMeta+S");
  await expect(page.getByText("Texts saved")).toBeVisible();
  await expect(page.getByText("Click what you want to change.")).toBeVisible();

  await visitor.goto("/");
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Etalase <b>untuk</b> toko Anda");
  expect(await visitor.content()).not.toMatch(textMarks());
  await expect(visitor.getByText("Ubah halaman ini")).toHaveCount(0);

  await page.getByRole("button", { name: "Undo" }).click();
  await expect(hero).toHaveText(before);
  await visitor.goto("/");
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText(before);

  await frame.locator(".window img").first().click();
  await expect(page.getByRole("heading", { name: "Edit Homepage Window" })).toBeVisible();
  await page.getByRole("link", { name: "Back" }).click();
  await expect(frame.getByRole("link", { name: /^Change picture and words of/ }).first()).toBeVisible();

  await page.getByRole("link", { name: "Show in the list" }).click();
  await expect(page.getByRole("button", { name: "Only these", pressed: true })).toBeVisible();
  await expect(page.getByRole("region", { name: "Home" }).getByRole("textbox").first()).toBeVisible();
});
