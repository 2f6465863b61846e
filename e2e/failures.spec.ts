import { expect, signIn, test } from "./test.ts";

test("a script that is gone is asked for once more, then an error page has a retry", async ({ page }) => {
  await signIn(page, "/robots.txt");
  let loads = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  // A screen's script, and the whole dashboard's.
  for (const script of ["PartnersList", "App"]) {
    loads = 0;
    await page.route(`**/dashboard/assets/${script}-*.js`, (route) => route.fulfill({ status: 404, body: "" }));
    await page.goto("/dashboard/partners");
    await expect(page.getByRole("heading", { name: "This page could not be loaded" })).toBeVisible();
    expect(loads, script).toBe(2);
    await page.unrouteAll();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { name: "Partners Management" })).toBeVisible();
  }
});
