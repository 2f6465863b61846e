import type { Page } from "@playwright/test";
import { accessibilityFindings } from "../accessibility.ts";
import { expect, jsonOf, signIn, test } from "../test.ts";

/** Presses a button without a pointer. */
async function press(page: Page, name: string | RegExp) {
  const button = page.getByRole("button", { name, exact: typeof name === "string" });
  await button.first().focus();
  await page.keyboard.press("Enter");
}

/** Answers the question that stands there: Cancel has the focus at first. */
async function confirm(page: Page) {
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
}

const places = async (page: Page) =>
  (await page.getByRole("button", { name: /^Delete / }).all()).length > 0
    ? page.getByRole("button", { name: /^Delete / }).evaluateAll((all) => all.map((one) => one.ariaLabel))
    : [];

test("a deletion is undone, and the row is back in its place", async ({ page, request }) => {
  await signIn(page, "/dashboard/partners");
  await expect(page.getByRole("button", { name: "Delete Klinik Sentosa" })).toBeVisible();
  const before = await places(page);
  const active = async () =>
    (await jsonOf<{ name: string }[]>(request.get("/api/partners/active"))).map((one) => one.name);
  const shown = await active();

  await press(page, "Delete Klinik Sentosa");
  await confirm(page);
  await expect(page.getByRole("button", { name: "Delete Klinik Sentosa" })).toHaveCount(0);
  // The message stays for somebody who is about to use it.
  await page.getByRole("button", { name: "Undo" }).focus();
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.keyboard.press("Control+z");
  await expect(page.getByText("Undone")).toBeVisible();
  await expect(page.getByRole("button", { name: "Delete Klinik Sentosa" })).toBeVisible();
  expect(await places(page)).toEqual(before);
  expect(await active()).toEqual(shown);
});

test("settings are undone from another screen", async ({ page, request }) => {
  await signIn(page, "/dashboard/settings");
  const name = async () => (await jsonOf<{ siteName: string }>(request.get("/api/settings"))).siteName;
  const before = await name();
  await page.getByRole("textbox", { name: /Site name/i }).fill("Etalase Sementara");
  await press(page, "Save Settings");
  await page.getByRole("dialog").waitFor();
  await page.keyboard.press("Escape");
  expect(await name()).toBe("Etalase Sementara");
  // As a link of the page does, without loading it anew.
  await page.getByRole("link", { name: "Testimonials" }).focus();
  await page.keyboard.press("Enter");
  await page.waitForURL("**/dashboard/testimonials");
  await press(page, "Undo");
  await expect(page.getByText("Undone")).toBeVisible();
  expect(await name()).toBe(before);
});

test("what was done on one device is undone on another, where no message tells of it", async ({ page, another }) => {
  await signIn(page, "/dashboard/partners");
  await press(page, "Deactivate Kopi Lereng");
  // It shows at once what it is about to be; the message comes when that is stored.
  await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Activate Kopi Lereng" })).toBeVisible();

  const other = await another();
  await signIn(other, "/dashboard/undo");
  const undo = "Undo: Changed the partner “Kopi Lereng”";
  await expect(other.getByRole("button", { name: undo }).first()).toBeVisible();
  await press(other, undo);
  await expect(other.getByText("Undone")).toBeVisible();
  await other.goto("/dashboard/partners");
  await expect(other.getByRole("button", { name: "Deactivate Kopi Lereng" })).toBeVisible();
});

test("an earlier version of an article is compared and restored", async ({ page, request }) => {
  const { news } = await jsonOf<{ news: { id: string }[] }>(request.get("/api/news?limit=1"));
  await signIn(page, `/dashboard/news/edit/${news[0]?.id}`);
  const title = page.getByRole("textbox", { name: "Title" });
  const before = await title.inputValue();
  await title.fill(`${before} (baru)`);
  await press(page, "Update Article");
  await page.waitForURL("**/dashboard/news");
  await page.getByRole("link", { name: `Edit ${before} (baru)` }).focus();
  await page.keyboard.press("Enter");
  await expect(title).toHaveValue(`${before} (baru)`);

  await press(page, "History");
  const history = page.getByRole("dialog", { name: "History" });
  await expect(history.getByRole("region", { name: "Title" }).locator("ins")).toContainText("(baru)");
  expect(await accessibilityFindings(page)).toEqual([]);
  await history.getByRole("list", { name: "Versions" }).getByRole("button").last().focus();
  await page.keyboard.press("Enter");
  await press(page, "Restore this version");
  await confirm(page);
  await expect(page.getByText(/^The version of .+ is restored$/)).toBeVisible();
  await expect(title).toHaveValue(before);
});

test("what lies in the trash is off the website, and comes back whole", async ({ page, request, visitor }) => {
  const { news } = await jsonOf<{ news: { title: string; slug: string; featuredImage: string }[] }>(
    request.get("/api/news"),
  );
  const article = news.at(-1);
  if (!article) throw new Error("The demo has articles");
  const statuses = async () => [
    (await visitor.goto(`/berita/${article.slug}`))?.status(),
    (await request.get(article.featuredImage)).status(),
  ];
  await signIn(page);
  await page.goto(`/dashboard/news?filter=${encodeURIComponent(JSON.stringify({ search: article.title }))}`);
  await press(page, `Delete ${article.title}`);
  await confirm(page);
  await expect(page.getByText(/deleted/).first()).toBeVisible();
  expect(await statuses()).toEqual([404, 404]);

  await page.goto("/dashboard/trash");
  await expect(page.getByText(article.title)).toBeVisible();
  expect(await accessibilityFindings(page)).toEqual([]);
  await press(page, `Restore ${article.title}`);
  await expect(page.getByRole("button", { name: `Restore ${article.title}` })).toHaveCount(0);
  expect(await statuses()).toEqual([200, 200]);
});
