import type { Page } from "@playwright/test";
import { answered, expect, signIn, test } from "./test.ts";

test.use({ viewport: { width: 360, height: 760 } });

/** Whatever can be pressed and is smaller than a finger. Links inside of running text may be. */
const small = (page: Page) =>
  page.locator("main, header").evaluateAll((areas) => {
    const field = ".MuiOutlinedInput-root, .MuiCheckbox-root, label";
    const isSmall = (element: Element) => {
      const { width, height } = (
        element.matches("input:not([role=switch]), textarea") ? (element.closest(field) ?? element) : element
      ).getBoundingClientRect();
      return width > 0 && (width < 43.5 || height < 43.5);
    };
    return areas
      .flatMap((area) => [...area.querySelectorAll("a[href], button, input, textarea, [role=combobox], [role=button]")])
      .filter((element) => !element.closest(".prose, [aria-hidden=true]") && isSmall(element))
      .map((element) => element.outerHTML.slice(0, 160));
  });

/** Whatever has words that do not fit into it. */
const cut = (page: Page) =>
  page.locator("main, header").evaluateAll((areas) =>
    areas
      .flatMap((area) => [...area.querySelectorAll("a[href], button, [role=button]")])
      .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
      .filter((element) => !element.closest(".prose") && getComputedStyle(element).textOverflow !== "ellipsis")
      .map((element) => element.outerHTML.slice(0, 160)),
  );

async function formOf(page: Page, resource: string, listKey: string): Promise<string> {
  const list = await (await answered(() => page.request.get(`/api/${resource}?page=1&limit=1`))).json();
  return `/dashboard/${resource}/edit/${list[listKey][0].id}`;
}

test("every control of the lists and forms is large enough for a finger, and none is cut off", async ({ page }) => {
  await signIn(page);
  const addresses = [
    "/dashboard/leads",
    "/dashboard/news",
    "/dashboard/portfolio",
    "/dashboard/partners",
    "/dashboard/users",
    "/dashboard/subscribers",
    "/dashboard/audit",
    "/dashboard/settings",
    "/dashboard/account",
    await formOf(page, "news", "news"),
    await formOf(page, "portfolio", "portfolioItems"),
    await formOf(page, "partners", "partners"),
  ];
  for (const address of addresses) {
    await page.goto(address);
    await page.waitForLoadState("networkidle");
    expect(await small(page), address).toEqual([]);
    expect(await cut(page), address).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), address).toBeLessThanOrEqual(
      0,
    );
  }
});

test("the theme can be changed on a phone", async ({ page }) => {
  await signIn(page);
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await ground();
  await page.getByRole("button", { name: "admin Super admin" }).click();
  await page.getByRole("menuitem", { name: "Dark theme" }).click();
  await expect.poll(ground).not.toBe(light);
  await page.getByRole("button", { name: "admin Super admin" }).click();
  await expect(page.getByRole("menuitem", { name: "Light theme" })).toBeVisible();
});
