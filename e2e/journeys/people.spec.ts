import type { Page } from "@playwright/test";
import { accessibilityFindings } from "../accessibility.ts";
import { expect, forgetSignIn, jsonOf, signIn, signInByForm, test } from "../test.ts";

const password = "toko-roti-2026";

/** Focuses the next control with this name and presses it, by keyboard alone. */
async function pressKey(page: Page, name: string | RegExp, key = "Enter") {
  await page.getByRole("button", { name }).focus();
  await page.keyboard.press(key);
}

test("somebody is invited by a link, makes the account without scripts, and comes in", async ({ page, visitor }) => {
  const username = "wati";
  await signIn(page, "/dashboard/users");
  await pressKey(page, "Invite");
  await expect(page.getByLabel(/^Full name/)).toBeFocused();
  await page.keyboard.type("Wati Handayani");
  await page.keyboard.press("Tab");
  await page.keyboard.type(`${username}@example.com`);
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Copy link" })).toBeFocused();
  const link = await page.getByRole("textbox", { name: "Invitation link for Wati Handayani" }).inputValue();
  expect(await accessibilityFindings(page)).toEqual([]);
  await pressKey(page, "Done");
  await expect(page.getByRole("region", { name: "Invitations" }).getByText("Wati Handayani")).toBeVisible();

  await page.goto(link);
  expect(await accessibilityFindings(page)).toEqual([]);
  await visitor.goto(link);
  await expect(visitor.getByText("Your role is Admin.")).toBeVisible();
  await visitor.getByLabel("Username").fill(username);
  await visitor.getByLabel("Password", { exact: true }).fill(password);
  await visitor.getByLabel("Confirm password").fill(password);
  await visitor.getByRole("button", { name: "Create account" }).click();
  await expect(visitor.getByRole("heading", { name: "Your account is ready" })).toBeVisible();
  await forgetSignIn(page);
  await signInByForm(page, { username, password });
  await expect(page.getByRole("heading", { name: "Welcome, Wati Handayani" })).toBeFocused();
});

test("somebody switches the language amid a form, in every browser, and back", async ({ page, another }) => {
  await signIn(page, "/dashboard/partners/create");
  await page.getByRole("textbox", { name: /^Name/ }).fill("Half a thought");
  await pressKey(page, / Super admin$/);
  await page.getByRole("menuitem", { name: "Bahasa Indonesia" }).press("Enter");
  await expect(page.getByText("Bahasa disimpan")).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "id");
  await expect(page.getByText("Half a thought")).toBeVisible();

  const elsewhere = await another({ locale: "en-GB" });
  await signIn(elsewhere, "/dashboard/account");
  await expect(elsewhere.getByRole("heading", { name: "Bahasa dasbor" })).toBeVisible();
  expect(await accessibilityFindings(elsewhere)).toEqual([]);
  await pressKey(elsewhere, "English");
  await expect(elsewhere.getByText("Language saved")).toBeVisible();
  await page.goto("/dashboard/partners");
  await expect(page.getByRole("heading", { name: "Partners Management" })).toBeVisible();
});

test("somebody signs in in Indonesian, and works in it in every browser from then on", async ({
  page,
  another,
  staff,
}) => {
  const account = { name: "Sari Utami", username: "sari", email: "sari@example.com", password };
  await jsonOf(staff.post("/api/auth/register", { data: account }));
  const { users } = await jsonOf<{ users: { id: string; username: string }[] }>(staff.get("/api/users?search=sari"));
  await jsonOf(staff.put(`/api/users/${users[0]?.id}`, { data: { role: "admin" } }));

  const browser = await another({ locale: "en-GB" });
  await browser.goto("/register");
  await browser.getByRole("link", { name: "Bahasa Indonesia" }).click();
  await expect(browser.getByRole("heading", { name: "Buat akun" })).toBeVisible();
  await expect(browser.locator("html")).toHaveAttribute("lang", "id");
  expect(await accessibilityFindings(browser)).toEqual([]);
  await browser.getByRole("link", { name: "Masuk" }).click();
  await expect(browser.getByRole("heading", { name: "Masuk" })).toBeVisible();
  await browser.getByLabel("Nama pengguna").fill(account.username);
  await browser.getByLabel("Kata sandi", { exact: true }).fill("salah-sekali");
  await browser.getByRole("button", { name: "Masuk", exact: true }).click();
  await expect(browser.getByRole("alert")).toHaveText("Nama pengguna atau kata sandi salah");
  await browser.getByLabel("Kata sandi", { exact: true }).fill(password);
  await browser.getByRole("button", { name: "Masuk", exact: true }).click();
  await expect(browser.getByRole("heading", { name: "Selamat datang, Sari Utami" })).toBeVisible();

  await forgetSignIn(page);
  await signInByForm(page, account);
  await expect(page.getByRole("heading", { name: "Selamat datang, Sari Utami" })).toBeVisible();
});
