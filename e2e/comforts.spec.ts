import { articlePath, projectPath } from "@etalase/contracts/site/paths";
import type { APIRequestContext, Locator, Page } from "@playwright/test";
import sharp from "sharp";
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

type Article = Readonly<{ id: string; slug: string; title: string }>;
type Project = Readonly<{ slug: string; description: string }>;

async function newestArticle(request: APIRequestContext): Promise<Article> {
  const { news } = await jsonOf<{ news: Article[] }>(request.get("/api/news?limit=1"));
  return news[0] ?? { id: "", slug: "", title: "" };
}

async function firstProject(request: APIRequestContext): Promise<Project> {
  const { portfolioItems } = await jsonOf<{ portfolioItems: Project[] }>(request.get("/api/portfolio?limit=1"));
  return portfolioItems[0] ?? { slug: "", description: "" };
}

test("saving leads to the article, and the article back to its form", async ({ page, visitor, request }) => {
  const { id, slug, title } = await newestArticle(request);
  await signIn(page, `/dashboard/news/edit/${id}`);
  await page.getByRole("button", { name: "Update Article" }).press("Enter");
  const view = page.getByRole("alert").getByRole("link", { name: "View article" });
  await expect(view).toHaveAttribute("href", articlePath(slug));
  await page.goto(articlePath(slug));
  await page.getByRole("link", { name: "Edit artikel" }).press("Enter");
  await expect(page).toHaveURL(new RegExp(`/dashboard/news/edit/${id}$`));
  await expect(page.getByRole("textbox", { name: "Title" })).toHaveValue(title);
  await visitor.goto(articlePath(slug));
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(visitor.locator('a[href^="/dashboard"]')).toHaveCount(0);
});

test("staff find the way to a form on every page of records, and it covers nothing", async ({ page, request }) => {
  const { slug } = await firstProject(request);
  await signIn(page, "/robots.txt");
  for (const [address, names] of [
    ["/", [/^Edit mitra/, /^Edit testimoni/]],
    [projectPath(slug), ["Edit proyek"]],
  ] as const) {
    await page.goto(address);
    for (const screen of screens) {
      await page.setViewportSize(screen);
      for (const name of names) {
        const link = page.getByRole("link", { name }).first();
        await expect(link).toHaveAttribute("href", /^\/dashboard\/(?:partners|[a-z]+\/edit\/[0-9a-f]{24})$/);
        await link.scrollIntoViewIfNeeded();
        await expect(link).not.toHaveCSS("position", /fixed|absolute|sticky/);
      }
    }
    expect(await accessibilityFindings(page), address).toEqual([]);
  }
});

test("Ctrl+K makes a link of what is selected, by keyboard alone", async ({ page }) => {
  await signIn(page, "/dashboard/news/create");
  await content(page).focus();
  await page.keyboard.type("Baca panduan");
  await page.keyboard.press("Shift+ControlOrMeta+ArrowLeft");
  await page.keyboard.press("ControlOrMeta+k");
  const address = page.getByRole("dialog", { name: "Link" }).getByRole("textbox", { name: "Address" });
  await expect(address).toBeFocused();
  await page.keyboard.type("example.com/panduan");
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.keyboard.press("Enter");
  const link = content(page).getByRole("link", { name: "panduan", exact: true });
  await expect(link).toHaveAttribute("href", "https://example.com/panduan");
  await expect(content(page)).toBeFocused();
  await page.keyboard.press("End");
  await page.keyboard.type(" hari ini");
  await expect(content(page)).toHaveText("Baca panduan hari ini");
});

/** Writes more lines than fit on a screen, and types below them. */
async function writeLines(page: Page, count: number) {
  await content(page).click();
  await paste(page, Array.from({ length: count }, (_, index) => `<p>Baris ${index + 1}</p>`).join(""));
  await expect(content(page).locator("p")).toHaveCount(count);
  await page.keyboard.press("Enter");
  await page.keyboard.type("Di sini");
}

for (const screen of screens)
  test(`the caret stays between the bars while one writes at ${screen.width} px, and the tools in sight`, async ({
    page,
  }) => {
    await page.setViewportSize(screen);
    await signIn(page, "/dashboard/news/create");
    await writeLines(page, 26);
    const bar = page.getByRole("toolbar", { name: "Formatting" });
    const caret = content(page).locator("p").last();
    const free = async () => {
      const [tools, { x, y, height }] = [await boxOf(bar), await boxOf(caret)];
      const isOnTop = await page.evaluate(
        ([x = 0, y = 0]) => Boolean(document.elementFromPoint(x, y)?.closest(".ProseMirror")),
        [x + 4, y + height / 2],
      );
      return isOnTop && tools.y >= 0 && y > tools.y;
    };
    await expect.poll(free).toBe(true);
    // Back to the beginning, where the toolbar could cover the text.
    await page.keyboard.press("ControlOrMeta+Home");
    const first = content(page).locator("p").first();
    const isBelow = async () => {
      const [tools, { y }] = [await boxOf(bar), await boxOf(first)];
      return y >= tools.y + tools.height;
    };
    await expect.poll(isBelow).toBe(true);
  });

test("rows take another place by dragging and to the top, and stay there", async ({ page }) => {
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
  const [first, second, third, ...rest] = await names();
  await swapFirst();
  await expect.poll(names).toEqual([second, first, third, ...rest]);
  await expect(page.getByText(/is now in place 2$/)).toBeAttached();
  await page.getByRole("button", { name: `Move ${third?.replace("Reorder ", "")} to the top` }).press("Enter");
  await expect.poll(names).toEqual([third, second, first, ...rest]);
  await settled(page);
  await page.setViewportSize(phone);
  await page.reload();
  expect(await names()).toEqual([third, second, first, ...rest]);
  // The controls of a card fit one row, also on the narrowest phone.
  await page.setViewportSize({ width: 360, height: 800 });
  const card = page.getByRole("listitem").filter({ has: handles }).first();
  const controls = card.getByRole("button").or(card.getByRole("link", { name: /^Edit / }));
  const rowsOf = () =>
    controls.evaluateAll((all) => new Set(all.map((one) => one.getBoundingClientRect().bottom)).size);
  await expect.poll(rowsOf).toBe(1);
  await page.setViewportSize(phone);
  await swapFirst();
  await expect.poll(names).toEqual([second, third, first, ...rest]);
  await page.getByRole("button", { name: first ?? "", exact: true }).press("Home");
  await expect.poll(names).toEqual([first, second, third, ...rest]);
});

test("a tall picture is seen whole, and ends with the screen", async ({ page, staff }) => {
  const { description } = await firstProject(staff);
  const tall = await sharp({ create: { width: 900, height: 1600, channels: 3, background: "#2b6cb0" } })
    .png()
    .toBuffer();
  const created = staff.post("/api/portfolio", {
    multipart: {
      title: "Gambar tinggi",
      description,
      client: "Klien",
      projectType: "Uji",
      status: "published",
      featuredImage: { name: "tall.png", mimeType: "image/png", buffer: tall },
    },
  });
  const { id, slug } = await jsonOf<{ id: string; slug: string }>(created);
  await page.goto(projectPath(slug));
  const picture = page
    .getByRole("article")
    .getByRole("img", { name: /^Tampilan/ })
    .first();
  for (const screen of screens) {
    await page.setViewportSize(screen);
    await expect.poll(async () => (await boxOf(picture)).height).toBeLessThanOrEqual(screen.height * 0.86);
    await expect(picture).toHaveCSS("object-fit", "contain");
  }
  await staff.delete(`/api/portfolio/${id}`);
});

/** Covers the bottom of the page like a phone's keyboard. A string, since these tests have no DOM types. */
const coverFoot = (page: Page, height: number) =>
  page.evaluate(`
    Object.defineProperty(visualViewport, "height", { configurable: true, get: () => innerHeight - ${height} });
    visualViewport.dispatchEvent(new Event("resize"));
  `);

test("a phone's keyboard has the tools above it, and the caret above them", async ({ page }) => {
  await page.setViewportSize(phone);
  await signIn(page, "/dashboard/news/create");
  await writeLines(page, 12);
  const keyboard = 320;
  await coverFoot(page, keyboard);
  const tools = page.getByRole("toolbar", { name: "Formatting" });
  await expect
    .poll(async () => {
      const { y, height } = await boxOf(tools);
      return y + height;
    })
    .toBe(phone.height - keyboard);
  await expect
    .poll(async () => {
      const { y, height } = await boxOf(content(page).locator("p").last());
      return y + height <= (await boxOf(tools)).y;
    })
    .toBe(true);
  await tools.getByRole("button", { name: "Bold" }).click();
  await expect(content(page)).toBeFocused();
  await coverFoot(page, 0);
  await expect.poll(async () => (await boxOf(tools)).y).toBeLessThan(phone.height / 2);
});

test("the table shows sixty characters of a description, however narrow it is", async ({ page }) => {
  await signIn(page, "/dashboard/partners");
  for (const width of [1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const described = page.getByRole("row").filter({ hasText: "Batik Kirana" }).getByText("…");
    await expect(described).toHaveText(/^.{50,60}…$/);
    const cut = await described.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(cut, `at ${width}`).toBe(0);
  }
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
  // The message stays while its button has the focus.
  await page.getByRole("button", { name: "Undo" }).focus();
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.keyboard.press("Control+z");
  await expect(page.getByText("Undone")).toBeVisible();
  await expect(page.getByRole("button", { name: "Delete Klinik Sentosa" })).toBeVisible();
  expect(await places(page)).toEqual(before);
  expect(await active()).toEqual(shown);
});
