import { oneTimeCodeAt, stepAt } from "../../backend/src/adapters/one-time-codes.ts";
import { accessibilityFindings } from "../accessibility.ts";
import { ownClock } from "../app.ts";
import { expect, jsonOf, signIn, test } from "../test.ts";

test.use({ variables: ownClock });

const password = "toko-roti-2026";

test("an account gets a second factor, and signs in with a code", async ({ page, app, request, staff }) => {
  const account = { name: "Wulan", username: "wulan", email: "wulan@example.com", password };
  const { id } = await jsonOf<{ id: string }>(request.post("/api/auth/register", { data: account }));
  await jsonOf(staff.put(`/api/users/${id}`, { data: { role: "admin" } }));
  await app.stopClock();

  await signIn(page, "/dashboard/account", { username: "wulan", password });
  await page.getByRole("button", { name: "Set up" }).click();
  const section = page.locator("section").filter({ hasText: "Two-factor sign-in" });
  const ownPassword = section.getByLabel("Current password *", { exact: true });
  await expect(ownPassword).toBeFocused();
  await ownPassword.fill(password);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("img", { name: "QR code for an authenticator app" })).toBeVisible();
  expect(await accessibilityFindings(page)).toEqual([]);
  const secret = ((await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()) ?? "").replaceAll(" ", "");
  // A code works only once.
  const nextCode = async () => oneTimeCodeAt(secret, stepAt(await app.pass(30_000)));
  await page.getByLabel("Code *").fill(await nextCode());
  await page.getByRole("button", { name: "Turn on" }).click();
  const codes = page.getByRole("list", { name: "Recovery codes" }).getByRole("listitem");
  await expect(codes).toHaveCount(10);
  await page.getByRole("button", { name: "I have saved them" }).click();
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL("/");

  await page.goto("/login");
  await page.getByLabel("Username").fill("wulan");
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Two-factor sign-in" })).toBeVisible();
  await expect(page.getByLabel("Code", { exact: true })).toBeFocused();
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.getByLabel("Code", { exact: true }).fill("000000");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Invalid code")).toBeVisible();
  await page.getByLabel("Code", { exact: true }).fill(await nextCode());
  await page.keyboard.press("Enter");
  await page.waitForURL("**/dashboard");
});
