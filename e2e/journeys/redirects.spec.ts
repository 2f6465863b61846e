import { answered, expect, signIn, test } from "../test.ts";

test("an address that visitors miss becomes a redirect with one click, and its visits are counted", async ({
  page,
  browser,
}) => {
  const visitor = await browser.newContext();
  const lost = await visitor.newPage();
  const former = "/2019/foto-produk-yang-menjual.html";
  expect((await lost.goto(former))?.status()).toBe(404);

  await signIn(page);
  await page.goto("/dashboard/redirects");
  await page.getByRole("link", { name: "Not found" }).click();
  // They are written down some seconds later.
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole("button", { name: `Redirect ${former}` })).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await page.getByRole("button", { name: `Redirect ${former}` }).click();
  await expect(page.getByRole("textbox", { name: /^To/ })).toHaveValue(/^\/berita\/foto-produk-yang-menjual-/);
  await page.getByRole("button", { name: "Create redirect" }).click();
  await expect(page.getByText("Redirect created")).toBeVisible();
  await expect(page.getByRole("button", { name: `Redirect ${former}` })).toHaveCount(0);

  expect((await lost.goto(former))?.status()).toBe(200);
  await expect(lost).toHaveURL(/\/berita\/foto-produk-yang-menjual-/);
  await visitor.close();
  await page.getByRole("link", { name: "Redirects" }).first().click();
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole("row", { name: former })).toContainText("1", { timeout: 3_000 });
  }).toPass();

  await page.getByRole("button", { name: `Delete ${former}` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete redirect" }).click();
  await expect(page.getByRole("row", { name: former })).toHaveCount(0);
  await expect(async () => {
    expect((await answered(() => page.request.get(former))).status()).toBe(404);
  }).toPass();
});
