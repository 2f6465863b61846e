import { join } from "node:path";
import type { Page } from "@playwright/test";
import { admin } from "../app.ts";
import { settled } from "../settled.ts";
import { expect, signIn, signInByForm, test } from "../test.ts";

const picture = join(import.meta.dirname, "../../backend/demo/media/core-web-vitals-tanpa-istilah-asing.webp");

type Draft = Readonly<{ title: string; content: string; category: string; tags: string; publish: boolean }>;

async function writeArticle(page: Page, { title, content, category, tags, publish }: Draft) {
  await page.getByRole("link", { name: "New Article" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Create News Article" })).toBeVisible();
  await page.getByRole("textbox", { name: "Title" }).fill(title);
  await page.getByRole("textbox", { name: "Content" }).fill(content);
  await page.getByRole("button", { name: "New category" }).click();
  await page.getByRole("dialog").getByLabel("Category").fill(category);
  await page.getByRole("button", { name: "Add category" }).click();
  await page.getByRole("combobox", { name: "Tags" }).fill(tags);
  await page.locator('input[type="file"]').setInputFiles(picture);
  if (publish) await page.getByRole("button", { name: "Published" }).click();
  await page.getByRole("button", { name: "Save Article" }).click();
  await page.waitForURL("**/dashboard/news");
}

const rowOf = (page: Page, title: string) => page.getByRole("row").filter({ hasText: title });

test("an editor publishes, corrects and deletes an article; a visitor without JavaScript reads it", async ({
  page,
  visitor,
}) => {
  const title = "Etalase baru untuk toko roti di Salatiga";
  await signInByForm(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Welcome, admin/);
  await page.getByRole("link", { name: "News Management" }).click();
  // The overview, which has such a link too, stays until the list is rendered.
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("News Management");
  await writeArticle(page, {
    title,
    content: "Roti hangat keluar dari oven pukul enam pagi, dan situs barunya tayang pada pagi yang sama.",
    category: "Kabar",
    tags: "roti, salatiga,",
    publish: true,
  });
  await expect(rowOf(page, title)).toContainText("Published");

  await visitor.goto("/berita");
  await visitor.getByRole("link", { name: title }).first().click();
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(visitor.getByText("Roti hangat keluar dari oven")).toBeVisible();
  await expect(visitor.getByRole("link", { name: "salatiga" })).toBeVisible();
  const image = visitor.locator("main figure img, main img").first();
  const loaded = await visitor.request.get((await image.getAttribute("src")) ?? "");
  expect(loaded.headers()["content-type"]).toBe("image/webp");
  const address = visitor.url();

  await rowOf(page, title).getByRole("link", { name: "Edit" }).click();
  await expect(page).toHaveURL(/\/dashboard\/news\/edit\/[0-9a-f]{24}$/);
  const corrected = `${title}, dan Ungaran`;
  await page.getByRole("textbox", { name: "Title" }).fill(corrected);
  await page.getByRole("button", { name: "Update Article" }).click();
  await expect(rowOf(page, corrected)).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText(corrected);

  await rowOf(page, corrected).getByRole("button", { name: "Delete" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Konfirmasi Hapus Artikel" });
  await dialog.getByRole("button", { name: "Batal" }).click();
  await expect(rowOf(page, corrected)).toBeVisible();
  await rowOf(page, corrected).getByRole("button", { name: "Delete" }).click();
  await dialog.getByRole("button", { name: "Hapus Artikel" }).click();
  // While the dialog is open, the rows behind it are not visible either.
  await expect(page.getByText("News article deleted")).toBeVisible();
  await expect(rowOf(page, corrected)).toHaveCount(0);
  const gone = await visitor.goto(address);
  expect(gone?.status()).toBe(404);
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Berita Tidak Ditemukan");
});

test("a session that has ended keeps the draft and leads back to it", async ({ page }) => {
  // A session of its own, because this test ends it.
  await signIn(page, "/dashboard/news", { ...admin });
  await page
    .getByRole("link", { name: /^Edit / })
    .first()
    .click();
  const title = page.getByRole("textbox", { name: "Title" });
  await expect(title).not.toHaveValue("");
  const { token } = JSON.parse(await page.evaluate<string>("localStorage.getItem('userInfo')"));
  // Before the session ends, since any call in the background then leads to the sign-in page.
  await title.fill("Judul yang tidak boleh hilang");
  await page.request.post("/api/auth/logout", { headers: { Authorization: `Bearer ${token}` } });
  await page.keyboard.press("ControlOrMeta+s");
  await page.waitForURL("**/login");
  await settled(page);
  await page.getByLabel("Username").fill(admin.username);
  await page.getByLabel("Password", { exact: true }).fill(admin.password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.waitForURL("**/dashboard/news/edit/*");
  await expect(title).toHaveValue("Judul yang tidak boleh hilang");
});
