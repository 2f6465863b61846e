import { readFile } from "node:fs/promises";
import { accessibilityFindings } from "../accessibility.ts";
import { expect, expectToFit, signIn, test } from "../test.ts";

test("packages leave as a table and come back changed, shown before it is done", async ({ page, visitor }) => {
  await signIn(page, "/dashboard/exchange");
  await page.getByRole("combobox", { name: "What" }).click();
  await page.getByRole("option", { name: "Packages" }).click();
  await page.getByRole("combobox", { name: "Format" }).click();
  await page.getByRole("option", { name: /^CSV/ }).click();
  const [saved] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download" }).click(),
  ]);
  const table = await readFile(await saved.path(), "utf8");
  expect(table.split("\r\n")[0]).toContain('"resource";"_id";"name";"slug";"description";"price"');

  const name = "Paket Bisnis Baru";
  const choose = (text: string) =>
    page
      .getByLabel("File to import")
      .setInputFiles({ name: "paket.csv", mimeType: "text/csv", buffer: Buffer.from(text) });
  await choose(table.replace(/"Paket Bisnis[^"]*"/, `"${name}"`).replace(/"Paket Premium"/, '""'));
  await expect(page.getByRole("alert")).toContainText(/line \d+, row 5: name: /);
  await expect(page.getByRole("button", { name: /^Import \d/ })).toHaveCount(0);
  expect(await accessibilityFindings(page)).toEqual([]);

  await page.getByRole("button", { name: "Choose another file" }).click();
  await choose(table.replace(/"Paket Bisnis[^"]*"/, `"${name}"`));
  const differences = page.getByRole("list", { name: "Differences" });
  await expect(differences.getByRole("listitem")).toHaveCount(1);
  await expect(differences).toContainText(name);
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await expectToFit(page);
  }
  expect(await accessibilityFindings(page)).toEqual([]);
  await visitor.goto("/");
  await expect(visitor.getByText(name)).toHaveCount(0);

  await page.getByRole("button", { name: "Import 1 record" }).click();
  await expect(page.getByText(/0 records created, 1 record changed/)).toBeVisible();
  await visitor.goto("/");
  await expect(visitor.getByText(name).first()).toBeVisible();
});
