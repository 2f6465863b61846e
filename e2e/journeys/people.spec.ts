import type { Page } from "@playwright/test";
import { accessibilityFindings } from "../accessibility.ts";
import { expect, forgetSignIn, signIn, signInByForm, test } from "../test.ts";

const password = "toko-roti-2026";

/** Focuses the next control with this name and presses it, by keyboard alone. */
async function pressKey(page: Page, name: string | RegExp, key = "Enter") {
  await page.getByRole("button", { name }).focus();
  await page.keyboard.press(key);
}

async function register(page: Page, name: string, username: string) {
  await page.goto("/register");
  await page.getByLabel("Full name").fill(name);
  await page.getByLabel("Username").fill(username);
  await page.getByLabel("Email").fill(`${username}@example.com`);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Confirm password").fill(password);
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page.getByRole("heading", { name: "Waiting for approval" })).toBeVisible();
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

  await visitor.goto(link);
  await expect(visitor.getByText("Your role is Admin.")).toBeVisible();
  await visitor.getByLabel("Username").fill("admin");
  await visitor.getByLabel("Password", { exact: true }).fill(password);
  await visitor.getByLabel("Confirm password").fill(password);
  await visitor.getByRole("button", { name: "Create account" }).click();
  await expect(visitor.getByText("Username or email is already taken")).toBeVisible();
  await expect(visitor.getByLabel("Username")).toHaveValue("admin");
  await visitor.getByLabel("Username").fill(username);
  await visitor.getByLabel("Password", { exact: true }).fill(password);
  await visitor.getByLabel("Confirm password").fill(password);
  await visitor.getByRole("button", { name: "Create account" }).click();
  await expect(visitor.getByRole("heading", { name: "Your account is ready" })).toBeVisible();
  await visitor.goto(link);
  await expect(visitor.getByRole("heading", { name: "This link does not work any more" })).toBeVisible();

  await page.goto(link);
  expect(await accessibilityFindings(page)).toEqual([]);
  await forgetSignIn(page);
  await signInByForm(page, { username, password });
  await expect(page.getByRole("heading", { name: "Welcome back, Wati Handayani" })).toBeFocused();
});

test("whoever registers is seen to wait, approved, and let in by a reload", async ({ page, another }) => {
  const name = "Budi Santoso";
  await register(page, name, "budi");
  const boss = await another();
  await signIn(boss);
  const waiting = boss.getByRole("region", { name: "Waiting for you" });
  await waiting.getByRole("link", { name: /accounts? to approve$/ }).focus();
  await boss.keyboard.press("Enter");
  await pressKey(boss, `Approve ${name}`);
  await expect(boss.getByRole("alertdialog")).toContainText("Writes, publishes and deletes everything");
  expect(await accessibilityFindings(boss)).toEqual([]);
  await pressKey(boss, /^Approve$/);
  await expect(boss.getByText(`${name} is approved, and can open the dashboard now`)).toBeVisible();
  await page.reload();
  await page.waitForURL("**/dashboard");
  await expect(page.getByRole("heading", { name: `Welcome back, ${name}` })).toBeVisible();
  await expect(page.getByRole("link", { name: "User Management" })).toHaveCount(0);
});
