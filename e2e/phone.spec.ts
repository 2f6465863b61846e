import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { expect, expectToFit, jsonOf, person, signIn, test } from "./test.ts";

test.use({ viewport: { width: 360, height: 760 } });

/** Whatever can be pressed and is smaller than a finger. Links inside of running text may be. */
const small = (page: Page) =>
  page.locator("main, header").evaluateAll((areas) => {
    const field = ".MuiOutlinedInput-root, .MuiCheckbox-root, label";
    const isSmall = (element: Element) => {
      const { width, height } = (
        element.matches("input:not([role=switch]), textarea") ? (element.closest(field) ?? element) : element
      ).getBoundingClientRect();
      // What nobody sees, such as the file field that a button opens, is one pixel wide.
      return width > 1 && (width < 43.5 || height < 43.5);
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
  const list = await jsonOf<Record<string, { id: string }[]>>(page.request.get(`/api/${resource}?page=1&limit=1`));
  return `/dashboard/${resource}/edit/${list[listKey]?.[0]?.id}`;
}

test("every control of the lists and forms is large enough for a finger, and none is cut off", async ({ page }) => {
  await signIn(page);
  const addresses = [
    "/dashboard/leads",
    "/dashboard/news",
    "/dashboard/portfolio",
    "/dashboard/packages",
    "/dashboard/partners",
    "/dashboard/testimonials",
    "/dashboard/media",
    "/dashboard/calendar",
    "/dashboard/settings",
    "/dashboard/undo",
    "/dashboard/trash",
    "/dashboard/users",
    "/dashboard/subscribers",
    "/dashboard/mail",
    "/dashboard/audit",
    "/dashboard/privacy",
    "/dashboard/backups",
    "/dashboard/redirects",
    "/dashboard/not-found",
    "/dashboard/exchange",
    "/dashboard/account",
    await formOf(page, "news", "news"),
    await formOf(page, "portfolio", "portfolioItems"),
    await formOf(page, "packages", "packages"),
    await formOf(page, "partners", "partners"),
    "/dashboard/testimonials/create",
  ];
  for (const address of addresses) {
    await page.goto(address);
    expect(await small(page), address).toEqual([]);
    expect(await cut(page), address).toEqual([]);
    await expectToFit(page, address);
  }
});

/** Sends a lead as a visitor's browser does, whose words need more lines than usual. */
async function sendLongLead(request: APIRequestContext, staff: APIRequestContext) {
  const lead = {
    ...{ kind: "contact", name: "Yayasan Pelita Harapan Nusantara", consent: true },
    ...{ phone: "+62 812 3456 7890", email: "sekretariat@pelita-harapan.example" },
    message: "Kami mengurus dua belas sekolah dan ingin satu situs untuk semuanya. ".repeat(8).trim(),
  };
  await jsonOf(request.post("/api/leads", { headers: { "User-Agent": person }, data: lead }));
  const { leads } = await jsonOf<{ leads: { id: string; code: string }[] }>(staff.get("/api/leads?search=Pelita"));
  return { ...{ id: "", code: "" }, ...leads[0], ...lead };
}

const edgesOf = async (target: Locator) => {
  const { y, height } = (await target.boundingBox()) ?? { y: Number.NaN, height: Number.NaN };
  return { top: y, bottom: y + height };
};

test("one screen shows a lead, and takes its status, an answer and a note", async ({ page, request, staff }) => {
  const { id, code, name, phone, email, message } = await sendLongLead(request, staff);
  await signIn(page, `/dashboard/leads/${id}`);
  const heading = page.getByRole("heading", { level: 1, name });
  await expect(heading).toBeVisible();
  const words = page.getByText(message);
  const whatsApp = page.getByRole("link", { name: "WhatsApp" });
  const { top: bar } = await edgesOf(page.locator("[data-actions]"));
  for (const seen of [
    ...[heading, page.getByText(code), words, page.getByText(phone), page.getByText(email)],
    ...[page.getByRole("combobox", { name: "Status" }), page.getByRole("textbox", { name: "New note" })],
    page.getByRole("button", { name: "Add note" }),
  ]) {
    const { top, bottom } = await edgesOf(seen);
    expect(top, `${seen}`).toBeGreaterThan(0);
    expect(bottom, `${seen}`).toBeLessThanOrEqual(bar);
  }
  // In the lowest quarter, where the thumb is.
  for (const answer of [whatsApp, page.getByRole("link", { name: "E-mail" })]) {
    const { top, bottom } = await edgesOf(answer);
    expect(top).toBeGreaterThan(570);
    expect(bottom).toBeLessThanOrEqual(760);
  }
  expect(await small(page)).toEqual([]);
  expect(await cut(page)).toEqual([]);

  const { bottom } = await edgesOf(words);
  await page.getByRole("button", { name: "Show all" }).click();
  expect((await edgesOf(words)).bottom).toBeGreaterThan(bottom + 100);
  await page.getByRole("combobox", { name: "Status" }).click();
  await page.getByRole("option", { name: "Contacted" }).click();
  await page.getByRole("textbox", { name: "New note" }).fill("Bertemu Kamis.");
  await page.getByRole("button", { name: "Add note" }).click();
  const history = page.getByRole("list", { name: "History" });
  for (const entry of ["from New to Contacted", "Bertemu Kamis."]) await expect(history).toContainText(entry);
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
