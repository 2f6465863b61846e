import { cut, expect, signIn, test } from "./test.ts";

test("the overview shows counted figures, and its selectors ask for other periods", async ({ page }) => {
  await signIn(page);
  await expect(page.getByRole("heading", { name: "Visitor Trends" })).toBeVisible();
  for (const card of ["Total Visitors", "News Articles", "Portfolio Items", "Partners"])
    await expect(page.getByText(card, { exact: true }).first()).toBeVisible();
  const asked = page.waitForRequest((request) => request.url().includes("period=30d"));
  await page.getByRole("button", { name: "30 days" }).click();
  await asked;
  const until = page.waitForRequest((request) => request.url().includes("content=lastMonth"));
  await page.getByRole("combobox", { name: /content overview/ }).click();
  await page.getByRole("option", { name: "Last month" }).click();
  await until;
});

/** How far, in pixels, an element reaches beyond the card it stands in. */
const beyondCard = (elements: Element[]) =>
  elements.map((element) => {
    const card = element.closest(".MuiCard-root")?.getBoundingClientRect();
    return card ? Math.max(0, element.getBoundingClientRect().right - card.right) : 0;
  });

test("no figure, course or chart is cut by its card", async ({ page }) => {
  await signIn(page);
  // The longest figures, without a year before them to compare with.
  await page.getByRole("button", { name: "1 year" }).click();
  await expect(page.getByText("No earlier count")).toBeVisible();
  for (const width of [360, 600, 1000, 1205, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const labels = page.getByRole("region", { name: "Content Overview" }).locator("svg");
    for (const name of ["News", "Portfolio", "Partners"])
      await expect(labels.getByText(name, { exact: true }), `${name} at ${width}`).toBeVisible();
    await expect(page.locator("main svg").filter({ hasText: "…" }), `at ${width}`).toHaveCount(0);
    const beyond = await page.locator("main svg").evaluateAll(beyondCard);
    expect(Math.max(...beyond), `at ${width}`).toBe(0);
  }
});

test("figures that cannot be loaded are placeholders, and a retry brings the real ones", async ({ page }) => {
  await signIn(page);
  await cut(page, "/api/dashboard/stats**", "GET");
  await page.goto("/dashboard");
  await expect(page.getByText("Failed to load dashboard data. Please try again later.")).toBeVisible();
  await expect(page.getByText("24,500").first()).toBeVisible();
  await page.unrouteAll();
  await page
    .getByRole("button", { name: /Retry|Try again/ })
    .first()
    .click();
  await expect(page.getByText("24,500")).toHaveCount(0);
});
