import { expect, jsonOf, signIn, test } from "../test.ts";

test("an address that visitors miss becomes a redirect", async ({ page, another, staff }) => {
  const lost = await another();
  const former = "/2019/foto-produk-yang-menjual.html";
  expect((await lost.goto(former))?.status()).toBe(404);

  // Missed addresses are stored with a delay of some seconds.
  const missed = async () => JSON.stringify(await jsonOf<object>(staff.get("/api/unknown-addresses?page=1&limit=10")));
  await expect.poll(missed).toContain(former);
  await signIn(page, "/dashboard/redirects");
  await page.getByRole("link", { name: "Not found" }).click();
  await page.getByRole("button", { name: `Redirect ${former}` }).click();
  await page.getByRole("textbox", { name: /^To/ }).fill("/portfolio");
  await page.getByRole("button", { name: "Create redirect" }).click();
  await expect(page.getByText("Redirect created")).toBeVisible();
  await expect(page.getByRole("button", { name: `Redirect ${former}` })).toHaveCount(0);

  expect((await lost.goto(former))?.status()).toBe(200);
  await expect(lost).toHaveURL("/portfolio");
  await page.getByRole("link", { name: "Redirects" }).first().click();
  await page.getByRole("button", { name: `Delete ${former}` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete redirect" }).click();
  await expect(page.getByRole("row", { name: former })).toHaveCount(0);
});
