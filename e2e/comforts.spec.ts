import { projectPath } from "@etalase/contracts/site/paths";
import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { accessibilityFindings } from "./accessibility.ts";
import { paste } from "./handing.ts";
import { settled } from "./settled.ts";
import { expect, jsonOf, signIn, test } from "./test.ts";

const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
const screens = [desk, phone];

const content = (page: Page) => page.getByRole("textbox", { name: "Content" });
const boxOf = async (one: Locator) => {
  const box = await one.boundingBox();
  if (!box) throw new Error("It is not shown");
  return box;
};

type Project = Readonly<{ slug: string }>;

async function firstProject(request: APIRequestContext): Promise<Project> {
  const { portfolioItems } = await jsonOf<{ portfolioItems: Project[] }>(request.get("/api/portfolio?limit=1"));
  return portfolioItems[0] ?? { slug: "" };
}

test("staff have a bar on the pages of the site, and it covers nothing", async ({ page, request }) => {
  const { slug } = await firstProject(request);
  await signIn(page, "/robots.txt");
  for (const address of ["/", projectPath(slug)]) {
    await page.goto(address);
    for (const screen of screens) {
      await page.setViewportSize(screen);
      const [bar, head] = [page.getByRole("complementary", { name: "Untuk pengelola" }), page.getByRole("banner")];
      await expect(bar.getByRole("link", { name: "Ubah halaman ini" })).toBeVisible();
      const [above, below] = [await boxOf(bar), await boxOf(head)];
      expect(above.y + above.height, address).toBeLessThanOrEqual(below.y);
    }
    expect(await accessibilityFindings(page), address).toEqual([]);
  }
});

/** Writes more lines than fit on a screen, and types below them. */
async function writeLines(page: Page, count: number) {
  await content(page).click();
  await paste(page, Array.from({ length: count }, (_, index) => `<p>Baris ${index + 1}</p>`).join(""));
  await expect(content(page).locator("p")).toHaveCount(count);
  await page.keyboard.press("Enter");
  await page.keyboard.type("Di sini");
}

/** Covers the bottom of the page like a phone's keyboard. A string, since these tests have no DOM types. */
const coverFoot = (page: Page, height: number) =>
  page.evaluate(`
    Object.defineProperty(visualViewport, "height", { configurable: true, get: () => innerHeight - ${height} });
    visualViewport.dispatchEvent(new Event("resize"));
  `);

test("the caret stays between the bars and above a phone's keyboard while one writes, and the tools in sight", async ({
  page,
}) => {
  await page.setViewportSize(desk);
  await signIn(page, "/dashboard/news/create");
  await writeLines(page, 26);
  const tools = page.getByRole("toolbar", { name: "Formatting" });
  const caret = content(page).locator("p").last();
  const isFree = async () => {
    const [bar, { x, y, height }] = [await boxOf(tools), await boxOf(caret)];
    const isOnTop = await page.evaluate(
      ([x = 0, y = 0]) => Boolean(document.elementFromPoint(x, y)?.closest(".ProseMirror")),
      [x + 4, y + height / 2],
    );
    return isOnTop && bar.y >= 0 && y > bar.y;
  };
  const first = content(page).locator("p").first();
  const isBelow = async () => {
    const [bar, { y }] = [await boxOf(tools), await boxOf(first)];
    return y >= bar.y + bar.height;
  };
  for (const screen of screens) {
    await page.setViewportSize(screen);
    await settled(page);
    await page.keyboard.press("ControlOrMeta+End");
    await page.keyboard.type("!");
    await expect.poll(isFree, `at ${screen.width} px`).toBe(true);
    // Back to the beginning, where the toolbar could cover the text.
    await page.keyboard.press("ControlOrMeta+Home");
    await expect.poll(isBelow, `at ${screen.width} px`).toBe(true);
  }

  await page.keyboard.press("ControlOrMeta+End");
  const keyboard = 320;
  await coverFoot(page, keyboard);
  const endOf = async (one: Locator) => {
    const { y, height } = await boxOf(one);
    return y + height;
  };
  await expect.poll(() => endOf(tools)).toBe(phone.height - keyboard);
  await expect.poll(async () => (await endOf(caret)) <= (await boxOf(tools)).y).toBe(true);
  await tools.getByRole("button", { name: "Bold" }).click();
  await expect(content(page)).toBeFocused();
  await coverFoot(page, 0);
  await expect.poll(async () => (await boxOf(tools)).y).toBeLessThan(phone.height / 2);
});

test("rows take another place by dragging, at a desk and on a phone, whose controls fit one row", async ({ page }) => {
  await page.setViewportSize(desk);
  await signIn(page, "/dashboard/partners");
  const handles = page.getByRole("button", { name: /^Reorder / });
  const names = () => handles.evaluateAll((all) => all.map((one) => one.ariaLabel));
  const swapFirst = async () => {
    const [from, to] = [await boxOf(handles.first()), await boxOf(handles.nth(1))];
    await page.mouse.move(from.x + 15, from.y + 15);
    await page.mouse.down();
    await page.mouse.move(to.x + 15, to.y + 20, { steps: 5 });
    await page.mouse.up();
  };
  const [first, second, ...rest] = await names();
  await swapFirst();
  await expect.poll(names).toEqual([second, first, ...rest]);
  await expect(page.getByText(/is now in place 2$/)).toBeAttached();
  for (const width of [1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const described = page.getByRole("row").filter({ hasText: "Batik Kirana" }).getByText("…");
    await expect(described).toHaveText(/^.{50,60}…$/);
    const cut = await described.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(cut, `the description at ${width} px`).toBe(0);
  }
  await settled(page);
  await page.setViewportSize(phone);
  await page.reload();
  expect(await names()).toEqual([second, first, ...rest]);
  await page.setViewportSize({ width: 360, height: 800 });
  const card = page.getByRole("listitem").filter({ has: handles }).first();
  // The switch stands beside the status.
  const tools = card.getByRole("button", { name: /^(?!Deactivate )/ });
  const controls = tools.or(card.getByRole("link", { name: /^Edit / }));
  const rowsOf = () =>
    controls.evaluateAll((all) => new Set(all.map((one) => one.getBoundingClientRect().bottom)).size);
  await expect.poll(rowsOf).toBe(1);
  await page.setViewportSize(phone);
  await swapFirst();
  await expect.poll(names).toEqual([first, second, ...rest]);
});

/** Presses a button by keyboard. */
async function press(page: Page, name: string | RegExp) {
  const button = page.getByRole("button", { name, exact: typeof name === "string" });
  await button.first().focus();
  await page.keyboard.press("Enter");
}

/** Confirms the open dialog, where Cancel has the focus at first. */
async function confirm(page: Page) {
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
}

const places = async (page: Page) =>
  (await page.getByRole("button", { name: /^Delete / }).all()).length > 0
    ? page.getByRole("button", { name: /^Delete / }).evaluateAll((all) => all.map((one) => one.ariaLabel))
    : [];

test("a deletion is undone, and the row is back in its place", async ({ page }) => {
  await signIn(page, "/dashboard/partners");
  await expect(page.getByRole("button", { name: "Delete Klinik Sentosa" })).toBeVisible();
  const before = await places(page);

  await press(page, "Delete Klinik Sentosa");
  await expect(page.getByRole("alertdialog")).toBeVisible();
  expect(await accessibilityFindings(page), "the question").toEqual([]);
  await confirm(page);
  await expect(page.getByRole("button", { name: "Delete Klinik Sentosa" })).toHaveCount(0);
  // The message stays while its button has the focus.
  await page.getByRole("button", { name: "Undo" }).focus();
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.keyboard.press("Control+z");
  await expect(page.getByText("Undone")).toBeVisible();
  await expect(page.getByRole("button", { name: "Delete Klinik Sentosa" })).toBeVisible();
  expect(await places(page)).toEqual(before);
});
