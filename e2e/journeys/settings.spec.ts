import { join } from "node:path";
import { cut, expect, jsonOf, signIn, signInByForm, test } from "../test.ts";

const logo = join(import.meta.dirname, "../../backend/demo/media/partner-psai.svg");

test("settings are saved, the tab's icon changes at once, and visitors see the name", { tag: "@both" }, async ({
  page,
  visitor,
}) => {
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

test("settings that cannot be saved say so and lose nothing", async ({ page }) => {
  await signIn(page, "/dashboard/settings");
  await page.getByRole("textbox", { name: "Site name" }).fill("");
  await page.getByRole("button", { name: "Save Settings" }).click();
  await expect(page.getByText("Site name is required")).toBeVisible();
  await page.getByRole("textbox", { name: "Site name" }).fill("Etalase Baru");
  await cut(page, "/api/settings", "PUT");
  await page.getByRole("button", { name: "Save Settings" }).click();
  await expect(page.getByText("Failed to save settings. Please try again.")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("textbox", { name: "Site name" })).toHaveValue("Etalase Baru");
});

test("a superadmin approves an account, which then may sign in to the dashboard", async ({
  page,
  another,
  request,
}) => {
  const account = {
    name: "Sari Dewi",
    username: "sari.dewi",
    email: "sari.dewi@example.com",
    password: "toko-roti-2026",
  };
  await jsonOf(request.post("/api/auth/register", { data: account }));
  await signIn(page, "/dashboard/users");
  await page.getByRole("button", { name: "Approve Sari Dewi" }).click();
  await page.getByRole("button", { name: "Approve", exact: true }).click();
  await expect(page.getByRole("combobox", { name: /Role of Sari Dewi: Admin/ })).toBeVisible();

  const theirs = await another();
  await signInByForm(theirs, account);
  await expect(theirs.getByRole("link", { name: "User Management" })).toHaveCount(0);
  await theirs.goto("/dashboard/settings");
  await expect(theirs.getByRole("textbox", { name: "Custom JavaScript" })).not.toBeEditable();
});
