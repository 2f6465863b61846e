import { readFile } from "node:fs/promises";
import { accessibilityFindings } from "../accessibility.ts";
import { expect, signIn, test } from "../test.ts";

test("a superadmin makes a backup, sees it rehearsed, and takes the whole of it away", async ({ page }) => {
  await signIn(page, "/dashboard/backups");
  await expect(page.getByText("No backup yet")).toBeVisible();
  await page.getByRole("button", { name: "Back up now" }).click();
  await expect(page.getByText("Backup created")).toBeVisible();
  await expect(page.getByText(/test restore passed/)).toBeVisible();
  expect(await accessibilityFindings(page)).toEqual([]);

  const [saved] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: /^Download/ }).click(),
  ]);
  expect(saved.suggestedFilename()).toMatch(/^etalase-\d{4}-\d\d-\d\d-\d{6}\.backup$/);
  const file = await readFile(await saved.path());
  // The manifest is its last part, so the file is complete.
  expect(file.includes("manifest.json")).toBe(true);
});
