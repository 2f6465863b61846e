import { admin } from "../app.ts";
import { expect, signIn, test } from "../test.ts";

test("the superadmin reads who did what, narrows it down, and goes to the record", async ({ page }) => {
  await signIn(page);
  const headers = {
    Authorization: `Bearer ${(await (await page.request.post("/api/auth/login", { data: admin })).json()).token}`,
  };
  const { partners } = await (await page.request.get("/api/partners?limit=1")).json();
  const [{ id, name }] = partners;
  expect((await page.request.put(`/api/partners/${id}`, { headers, data: { isActive: false } })).ok()).toBe(true);
  expect((await page.request.put(`/api/partners/${id}`, { headers, data: { isActive: true } })).ok()).toBe(true);

  await page.goto("/dashboard");
  await page.getByRole("link", { name: "Audit Log" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Audit Log" })).toBeVisible();
  await expect(page.getByText(/^Unbroken since/)).toBeVisible();
  await expect(page.getByText(`admin deactivated “${name}”`)).toBeVisible();

  await page.getByRole("combobox", { name: /^Kind of record/ }).click();
  await page.getByRole("option", { name: "Partner", exact: true }).click();
  // What was done before by others of this kind stands there, too.
  await expect(page.getByRole("row").filter({ hasText: "admin signed in" })).toHaveCount(0);
  await page
    .getByRole("link", { name: `“${name}”` })
    .first()
    .click();
  await expect(page).toHaveURL(`/dashboard/partners/edit/${id}`);
});

test("a day is typed key by key, and typed over", async ({ page }) => {
  await signIn(page);
  await page.goto("/dashboard/audit");
  const from = page.getByLabel("From (day in Jakarta)");
  for (const [keys, day] of [
    ["11222026", "2026-11-22"],
    ["11212026", "2026-11-21"],
  ] as const) {
    // From its first part on; a click may hit any.
    await from.blur();
    await from.focus();
    await page.keyboard.type(keys, { delay: 60 });
    await expect(from).toHaveValue(day);
    await expect(page).toHaveURL(new RegExp(encodeURIComponent(`"from":"${day}"`)));
  }
});
