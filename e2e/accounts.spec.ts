import { expect, signIn, test } from "./test.ts";

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
  await page.waitForURL((url) => url.pathname === "/");
  expect(await page.evaluate(() => localStorage.getItem("userInfo"))).toBeNull();
});

test("whoever registers waits for approval and stays out of the dashboard", async ({ page }) => {
  await page.goto("/register");
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
  await page.waitForURL((url) => url.pathname === "/");
});
