import { expect, signIn, test } from "../test.ts";

test("an address that visitors miss becomes a redirect with one click, and its visits are counted", async ({
  page,
  another,
  request,
}) => {
  const lost = await another();
  const former = "/2019/foto-produk-yang-menjual.html";
  expect((await lost.goto(former))?.status()).toBe(404);

  await signIn(page, "/dashboard/redirects");
  await page.getByRole("link", { name: "Not found" }).click();
  // Missed addresses are stored with a delay of some seconds.
  const missed = async () => {
    await page.reload();
    return page.getByRole("button", { name: `Redirect ${former}` }).count();
  };
  await expect.poll(missed).toBe(1);
  await page.getByRole("button", { name: `Redirect ${former}` }).click();
  await expect(page.getByRole("textbox", { name: /^To/ })).toHaveValue(/^\/berita\/foto-produk-yang-menjual-/);
  await page.getByRole("button", { name: "Create redirect" }).click();
  await expect(page.getByText("Redirect created")).toBeVisible();
  await expect(page.getByRole("button", { name: `Redirect ${former}` })).toHaveCount(0);

  expect((await lost.goto(former))?.status()).toBe(200);
  await expect(lost).toHaveURL(/\/berita\/foto-produk-yang-menjual-/);
  await page.getByRole("link", { name: "Redirects" }).first().click();
  const counted = async () => {
    await page.reload();
    return page.getByRole("row", { name: former }).filter({ hasText: "1" }).count();
  };
  await expect.poll(counted).toBe(1);

  await page.getByRole("button", { name: `Delete ${former}` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete redirect" }).click();
  await expect(page.getByRole("row", { name: former })).toHaveCount(0);
  await expect.poll(async () => (await request.get(former)).status()).toBe(404);
});
