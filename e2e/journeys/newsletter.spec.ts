import { expect, signIn, test } from "../test.ts";

test("a reader subscribes beside the blog, and the superadmin finds the address", async ({ page }) => {
  await page.goto("/berita");
  const box = page.getByRole("region", { name: "Satu surat tiap bulan" });
  await box.getByRole("button", { name: "Langganan" }).click();
  await expect(box.getByText("Tulis alamat email Anda.")).toBeVisible();
  await box.getByRole("textbox", { name: "Email" }).fill("pembaca@usaha.id");
  await box.getByRole("checkbox", { name: /^Saya setuju/ }).check();
  await box.getByRole("button", { name: "Langganan" }).click();
  await expect(box.getByRole("status")).toContainText("Terima kasih!");
  await expect(box.getByRole("status")).toBeFocused();
  await signIn(page, "/dashboard/subscribers");
  await expect(page.getByText("pembaca@usaha.id")).toBeVisible();
  await page.getByRole("button", { name: "Delete pembaca@usaha.id" }).click();
  await page.getByRole("button", { name: "Delete subscriber" }).click();
  await expect(page.getByText("pembaca@usaha.id")).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("pembaca@usaha.id")).toBeVisible();
});

test("without scripts the box says what it needs, and shows no form that does nothing", async ({ visitor }) => {
  await visitor.goto("/berita");
  const box = visitor.getByRole("region", { name: "Satu surat tiap bulan" });
  await expect(box.getByText("Pendaftaran di sini memerlukan JavaScript.")).toBeVisible();
  await expect(box.getByRole("button")).toHaveCount(0);
});
