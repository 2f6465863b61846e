import { accessibilityFindings } from "../accessibility.ts";
import { expect, expectToFit, jsonOf, test } from "../test.ts";

const quote = "Pesanan naik dua kali lipat sejak situsnya tayang.";

test("a client who is asked gives a testimonial without an account or scripts", async ({ page, visitor, staff }) => {
  const name = "Sari Dewi";
  const { url } = await jsonOf<{ url: string }>(
    staff.post("/api/testimonials/requests", { data: { clientName: name } }),
  );
  // Only the path, because the link's origin differs: tests run in parallel on their own ports.
  const { pathname } = new URL(url);
  await page.goto(pathname);
  expect(await page.locator("script").count()).toBe(0);
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expectToFit(page);
  }
  expect(await accessibilityFindings(page)).toEqual([]);

  await visitor.goto(pathname);
  await expect(visitor.getByRole("heading", { level: 1 })).toContainText(name);
  await visitor.getByLabel("Testimoni", { exact: true }).fill(quote);
  await visitor.getByRole("radio", { name: "4 dari 5 bintang" }).check();
  await visitor.getByLabel(/^Foto Anda/).setInputFiles({
    name: "saya.png",
    mimeType: "image/png",
    buffer: Buffer.from("none"),
  });
  await visitor.getByRole("checkbox", { name: /^Saya setuju/ }).check();
  await visitor.getByRole("button", { name: "Kirim testimoni" }).click();
  await expect(visitor.getByRole("alert")).toContainText("Testimoni belum terkirim");
  await expect(visitor.getByLabel("Testimoni", { exact: true })).toHaveValue(quote);
  await expect(visitor.getByRole("radio", { name: "4 dari 5 bintang" })).toBeChecked();
  await visitor.getByRole("button", { name: "Kirim testimoni" }).click();
  await expect(visitor.getByRole("heading", { level: 1 })).toContainText("Terima kasih");
});
