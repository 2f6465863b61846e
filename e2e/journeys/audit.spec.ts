import { expect, jsonOf, signIn, test } from "../test.ts";

test("the superadmin reads who did what, narrows it down, and goes to the record", async ({ page, staff }) => {
  const { partners } = await jsonOf<{ partners: { id: string; name: string }[] }>(staff.get("/api/partners?limit=1"));
  const { id, name } = partners[0] ?? { id: "", name: "" };
  for (const isActive of [false, true]) await jsonOf(staff.put(`/api/partners/${id}`, { data: { isActive } }));

  await signIn(page);
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
  await signIn(page, "/dashboard/audit");
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
