import type { Page } from "@playwright/test";
import { admin } from "../app.ts";
import { expect, forgetSignIn, open, signIn, test } from "../test.ts";

test("the dashboard is staff's: strangers sign in first, and unknown addresses are 404", async ({ page }) => {
  await page.goto("/dashboard/news");
  await page.waitForURL("**/login");
  await signIn(page);
  const unknown = await page.goto("/dashboard/nowhere");
  expect(unknown?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "Halaman Tidak Ditemukan - 404" })).toBeVisible();
  await page.getByRole("link", { name: "Kembali ke Beranda" }).click();
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL("/");
  expect(await page.evaluate(() => localStorage.getItem("userInfo"))).toBeNull();
});

test("whoever registers waits for approval and stays out of the dashboard", async ({ page }) => {
  await open(page, "/register");
  await page.getByLabel("Full name").fill("Rina Kurnia");
  await page.getByLabel("Username").fill("rina.kurnia");
  await page.getByLabel("Email").fill("rina@example.com");
  await page.getByLabel("Password", { exact: true }).fill("toko-roti-2026");
  await page.getByLabel("Confirm password").fill("toko-roti-2027");
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page.getByText("Passwords do not match")).toBeVisible();
  await page.getByLabel("Confirm password").fill("toko-roti-2026");
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page.getByRole("heading", { name: "Waiting for approval" })).toBeVisible();
  await page.goto("/dashboard");
  await expect(page).toHaveURL("/");
});

const password = "toko-roti-2026";

/** An admin, and how the superadmin changes the account. */
async function hire({ request }: Page, username: string) {
  const asks = async (path: string, data: object) => (await request.post(`/api/auth/${path}`, { data })).json();
  const { id } = await asks("register", { name: username, username, email: `${username}@example.com`, password });
  const headers = { Authorization: `Bearer ${(await asks("login", admin)).token}` };
  const change = (data: object) => request.put(`/api/users/${id}`, { data, headers });
  await change({ role: "admin" });
  return change;
}

test("an admin who is demoted, or whose account is disabled, leaves the dashboard", async ({ page }) => {
  for (const [username, data, place] of [
    ["wati", { role: "user" }, "/"],
    ["joko", { disabled: true }, "/login"],
  ] as const) {
    const change = await hire(page, username);
    await signIn(page, { username, password });
    await page.goto("/dashboard/partners");
    await expect(page.getByRole("heading", { name: "Partners Management" })).toBeVisible();
    await change(data);
    await page.getByRole("button", { name: "Move PSAI up" }).click();
    await expect(page).toHaveURL(place);
    await forgetSignIn(page);
  }
});

test("a demoted admin's list is not shown as if it were whole", async ({ page }) => {
  const change = await hire(page, "sari");
  await signIn(page, { username: "sari", password });
  // What the first screen asks for has to be answered before: it would leave by itself, under the next step.
  await page.waitForLoadState("networkidle");
  await change({ role: "user" });
  await page.goto("/dashboard/news");
  await expect(page).toHaveURL("/");
});
