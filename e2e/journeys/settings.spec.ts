import { join } from "node:path";
import { expect, signIn, test } from "../test.ts";

const logo = join(import.meta.dirname, "../../backend/demo/media/partner-psai.svg");

test("settings are saved, the tab's icon changes at once, and visitors see the name", async ({ page, visitor }) => {
  await signIn(page);
  await page.getByRole("link", { name: "Website Settings" }).click();
  await page.getByRole("textbox", { name: "Contact phone" }).fill("0812 3456 7890");
  await page.getByRole("textbox", { name: "Instagram" }).fill("https://www.instagram.com/etalase");
  await page.getByLabel("Favicon", { exact: true }).and(page.locator("input")).setInputFiles(logo);
  await page.getByRole("button", { name: "Save Settings" }).click();
  await expect(page.getByRole("dialog")).toContainText("Website settings have been saved successfully!");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.locator('link[rel="icon"]')).toHaveAttribute("href", /^\/media\/[0-9a-f]{32}\.svg$/);
  await visitor.goto("/berita");
  await expect(visitor.getByRole("link", { name: /Instagram/i }).first()).toHaveAttribute(
    "href",
    "https://www.instagram.com/etalase",
  );
});
