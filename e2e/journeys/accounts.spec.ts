import type { APIRequestContext } from "@playwright/test";
import { admin } from "../app.ts";
import { expect, forgetSignIn, jsonOf, signIn, test } from "../test.ts";

test("the dashboard is staff's: strangers sign in first, and unknown addresses are 404", async ({ page }) => {
  await page.goto("/dashboard/news");
  await page.waitForURL("**/login");
  // A session of its own, because this test ends it.
  await signIn(page, "/dashboard", { ...admin });
  const unknown = await page.goto("/dashboard/nowhere");
  expect(unknown?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "Halaman Tidak Ditemukan - 404" })).toBeVisible();
  await page.getByRole("link", { name: "Kembali ke Beranda" }).click();
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL("/");
  expect(await page.evaluate(() => localStorage.getItem("userInfo"))).toBeNull();
});

const password = "toko-roti-2026";

/** Creates an admin, and returns how the superadmin changes the account. */
async function hire(request: APIRequestContext, staff: APIRequestContext, username: string) {
  const account = { name: username, username, email: `${username}@example.com`, password };
  const { id } = await jsonOf<{ id: string }>(request.post("/api/auth/register", { data: account }));
  const change = (data: object) => jsonOf(staff.put(`/api/users/${id}`, { data }));
  await change({ role: "admin" });
  return change;
}

test("an admin who is demoted, or whose account is disabled, leaves the dashboard", async ({
  page,
  request,
  staff,
}) => {
  for (const [username, data, place] of [
    ["wati", { role: "user" }, "/"],
    ["joko", { disabled: true }, "/login"],
  ] as const) {
    const change = await hire(request, staff, username);
    await signIn(page, "/dashboard/partners", { username, password });
    await expect(page.getByRole("heading", { name: "Partners Management" })).toBeVisible();
    await change(data);
    await page.getByRole("button", { name: "Move PSAI up" }).click();
    await expect(page).toHaveURL(place);
    await forgetSignIn(page);
  }
});
