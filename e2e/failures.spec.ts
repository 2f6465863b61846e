import type { Page } from "@playwright/test";
import { answer, cut, expect, jsonOf, signIn, test } from "./test.ts";

/** The dashboard's notification. */
const told = (page: Page, sentence: string) =>
  expect(page.getByRole("alert").filter({ hasText: sentence }).first()).toHaveText(sentence);

/** The other forms and the lists have theirs in the tests of their components. */
test("an article that cannot be saved says why, and stays open", async ({ page, request }) => {
  const { news } = await jsonOf<{ news: { id: string }[] }>(request.get("/api/news?limit=1"));
  const id = news[0]?.id ?? "";
  const call = [`/api/news/${id}`, "PUT"] as const;
  await signIn(page, `/dashboard/news/edit/${id}`);
  const title = page.getByRole("textbox", { name: "Title" }).first();
  await title.fill("Nama yang belum tersimpan");
  const save = () => page.getByRole("button", { name: "Update Article" }).click();

  await answer(page, ...call, 500, { message: "The disk is full" });
  await save();
  await told(page, "Failed to save news article: The disk is full");
  await answer(page, ...call, 500, {});
  await save();
  await told(page, "Failed to save news article: Unknown error");
  await cut(page, ...call);
  await save();
  await told(page, "Failed to save news article: No response from server");

  await page.setViewportSize({ width: 1280, height: 420 });
  const errors = { title: "Title was refused", tags: "Tags was refused" };
  await answer(page, ...call, 400, { message: "Please check the highlighted fields", errors });
  await page.mouse.wheel(0, 4000);
  await save();
  for (const refusal of Object.values(errors)) await expect(page.getByText(refusal)).toBeVisible();
  await expect(title).toBeFocused();
  await expect(title).toBeInViewport();

  await page.evaluate(() => {
    FormData.prototype.append = FormData.prototype.set = () => {
      throw new Error("The file is gone");
    };
  });
  await save();
  await told(page, "Failed to save news article: The file is gone");
  await expect(title).toHaveValue("Nama yang belum tersimpan");
});

for (const [what, script] of [
  ["a screen", "PartnersList"],
  ["the whole dashboard", "App"],
])
  test(`the script of ${what} that is gone is asked for once more, then an error page has a retry`, async ({
    page,
  }) => {
    await signIn(page, "/robots.txt");
    let loads = 0;
    page.on("request", (request) => {
      if (request.isNavigationRequest()) loads += 1;
    });
    await page.route(`**/dashboard/assets/${script}-*.js`, (route) => route.fulfill({ status: 404, body: "" }));
    await page.goto("/dashboard/partners");
    await expect(page.getByRole("heading", { name: "This page could not be loaded" })).toBeVisible();
    expect(loads).toBe(2);
    await page.unrouteAll();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { name: "Partners Management" })).toBeVisible();
  });

test("a screen that cannot be drawn leaves the rest of the dashboard usable", async ({ page }) => {
  await answer(page, "/api/news?**", "GET", 200, { news: [null], total: 1 });
  await signIn(page, "/dashboard/news");
  await expect(page.getByRole("heading", { name: "Something went wrong on this page" })).toBeVisible();
  await page.getByRole("link", { name: "Partners Management" }).click();
  await expect(page.getByRole("heading", { name: "Partners Management" })).toBeVisible();
});
