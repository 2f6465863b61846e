import { articlePath, projectPath } from "@etalase/contracts/site/paths";
import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { accessibilityFindings } from "./accessibility.ts";
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

async function newestArticle({ request }: Page) {
  const { news } = await (await request.get("/api/news?limit=1")).json();
  return news[0];
}

for (const screen of screens)
  test.describe(`at ${screen.width} px`, () => {
    test.use({ viewport: screen });

    test("saving leads to the article, and the article back to its form", async ({ page, visitor }) => {
      const { id, slug, title } = await newestArticle(page);
      await signIn(page, `/dashboard/news/edit/${id}`);
      await expect(content(page)).not.toBeEmpty();
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

    test("staff find the way to a form on every page of records, and it covers nothing", async ({ page }) => {
      await signIn(page);
      const { portfolioItems } = await (await page.request.get("/api/portfolio?limit=1")).json();
      for (const [address, name] of [
        ["/", /^Edit mitra/],
        ["/", /^Edit testimoni/],
        [projectPath(portfolioItems[0].slug), "Edit proyek"],
      ] as const) {
        await page.goto(address);
        const link = page.getByRole("link", { name }).first();
        await expect(link).toHaveAttribute("href", /^\/dashboard\/(?:partners|[a-z]+\/edit\/[0-9a-f]{24})$/);
        await link.scrollIntoViewIfNeeded();
        await expect(link).not.toHaveCSS("position", /fixed|absolute|sticky/);
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

    test("the caret stays between the bars while one writes, and the tools in sight", async ({ page }) => {
      await signIn(page, "/dashboard/news/create");
      await content(page).focus();
      for (let line = 1; line <= 26; line++) {
        await page.keyboard.type(`Baris ${line}`);
        await page.keyboard.press("Enter");
      }
      await page.keyboard.type("Di sini");
      const tools = await boxOf(page.getByRole("toolbar", { name: "Formatting" }));
      expect(tools.y).toBeGreaterThanOrEqual(0);
      const caret = () => boxOf(content(page).locator("p").last());
      const free = async () => {
        const { y, height } = await caret();
        const top = await page.evaluate(
          ([x = 0, y = 0]) => document.elementFromPoint(x, y)?.closest(".ProseMirror") !== null,
          [(await caret()).x + 4, y + height / 2],
        );
        return top && y > tools.y;
      };
      await expect.poll(free).toBe(true);
      // Back to the beginning, where the tools would lie over the text.
      await page.keyboard.press("ControlOrMeta+Home");
      const first = content(page).locator("p").first();
      await expect
        .poll(async () => {
          const bar = await boxOf(page.getByRole("toolbar", { name: "Formatting" }));
          return (await boxOf(first)).y >= bar.y + bar.height;
        })
        .toBe(true);
    });

    test("/dashboard/partners opens at its top, by address and from a page that was scrolled", async ({ page }) => {
      await signIn(page, "/dashboard/partners");
      await page
        .getByRole("link", { name: /^Edit / })
        .first()
        .waitFor();
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await page.goto("/dashboard/settings");
      await page.getByRole("textbox", { name: "Site name" }).waitFor();
      await page.evaluate(() => scrollTo(0, 400));
      if (screen === phone) await page.getByRole("button", { name: "Open menu" }).click();
      await page.getByRole("link", { name: "Partners Management" }).click();
      await page
        .getByRole("link", { name: /^Edit / })
        .first()
        .waitFor();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    });

    test("rows take another place by dragging and to the top, and stay there", async ({ page }) => {
      await signIn(page, "/dashboard/partners");
      const names = () =>
        page.getByRole("button", { name: /^Reorder / }).evaluateAll((all) => all.map((one) => one.ariaLabel));
      const handles = page.getByRole("button", { name: /^Reorder / });
      await handles.nth(2).waitFor();
      const [first, second, third, ...rest] = await names();
      const [from, to] = [await boxOf(handles.nth(0)), await boxOf(handles.nth(1))];
      await page.mouse.move(from.x + 15, from.y + 15);
      await page.mouse.down();
      await page.mouse.move(to.x + 15, to.y + 20, { steps: 5 });
      await page.mouse.up();
      await expect.poll(names).toEqual([second, first, third, ...rest]);
      await expect(page.getByText(/is now in place 2$/)).toBeAttached();
      await page.getByRole("button", { name: `Move ${third?.replace("Reorder ", "")} to the top` }).press("Enter");
      await expect.poll(names).toEqual([third, second, first, ...rest]);
      await page.reload();
      await handles.nth(2).waitFor();
      expect(await names()).toEqual([third, second, first, ...rest]);
      await handles.nth(2).press("Home");
      await expect.poll(names).toEqual([first, third, second, ...rest]);
      expect(await accessibilityFindings(page)).toEqual([]);
    });

    test("a tall picture is seen whole, and ends with the screen", async ({ page, staff }) => {
      const { portfolioItems } = await (await page.request.get("/api/portfolio?limit=1")).json();
      const tall = await sharp({ create: { width: 900, height: 1600, channels: 3, background: "#2b6cb0" } })
        .png()
        .toBuffer();
      const created = staff.post("/api/portfolio", {
        multipart: {
          title: `Gambar tinggi ${screen.width}`,
          description: portfolioItems[0].description,
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
      const { height } = await boxOf(picture);
      expect(height).toBeLessThanOrEqual(screen.height * 0.86);
      await expect(picture).toHaveCSS("object-fit", "contain");
      await staff.delete(`/api/portfolio/${id}`);
    });
  });

/** As a phone's keyboard covers the foot of the page; as text, since these tests know no DOM types. */
const coverFoot = (page: Page, height: number) =>
  page.evaluate(`
    Object.defineProperty(visualViewport, "height", { configurable: true, get: () => innerHeight - ${height} });
    visualViewport.dispatchEvent(new Event("resize"));
  `);

test("a phone's keyboard has the tools above it, and the caret above them", async ({ page }) => {
  await page.setViewportSize(phone);
  await signIn(page, "/dashboard/news/create");
  await content(page).click();
  for (let line = 1; line <= 12; line++) {
    await page.keyboard.type(`Baris ${line}`);
    await page.keyboard.press("Enter");
  }
  await page.keyboard.type("Di sini");
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
