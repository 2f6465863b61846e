import { readdirSync } from "node:fs";
import { join } from "node:path";
import { photoRule } from "@etalase/contracts/rules/image";
import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { accessibilityFindings } from "./accessibility.ts";
import { expect, jsonOf, signIn, test } from "./test.ts";

/** Makes a unique picture: the library finds equal bytes again under their first name. */
async function picture(name: string, width: number) {
  const background = { r: width % 256, g: 120, b: 160 };
  const buffer = await sharp({ create: { width, height: 300, channels: 3, background } })
    .png()
    .toBuffer();
  return { name, mimeType: "image/png", buffer };
}

/** Makes a photo of more bytes than the site takes; noise keeps them many. */
async function largePhoto(name: string) {
  const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
  const buffer = await sharp({ create: { width: 2800, height: 2100, channels: 3, background: "gray", noise } })
    .jpeg({ quality: 98 })
    .toBuffer();
  expect(buffer.length).toBeGreaterThan(photoRule.maxBytes);
  return { name, mimeType: "image/jpeg", buffer };
}

type Project = Readonly<{ id: string; slug: string; images: readonly string[] }>;

const content = (page: Page) => page.getByRole("textbox", { name: "Content" });
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });

/** Opens the file dialog by keyboard, and chooses files there. */
async function choose(page: Page, opener: Locator, files: Parameters<Locator["setInputFiles"]>[0]) {
  const [chooser] = await Promise.all([page.waitForEvent("filechooser"), opener.press("Enter")]);
  await chooser.setFiles(files);
}

const stored = (page: Page, count: number) =>
  expect
    .poll(() =>
      content(page)
        .locator("figure img")
        .evaluateAll((images) => images.filter((image) => /\/media\//.test(image.outerHTML)).length),
    )
    .toBe(count);

test.use({ viewport: { width: 1440, height: 900 } });

test("pictures come into a text, from the computer and from the library", async ({ page }) => {
  await signIn(page, "/dashboard/news/create");
  await content(page).focus();
  await page.keyboard.type("Roti hangat keluar dari oven pukul enam pagi.");
  const tool = page.getByRole("button", { name: "Image", exact: true });
  await tool.press("Enter");
  const files = [await picture("oven.png", 1440), await picture("rak.png", 1441)];
  await choose(page, page.getByRole("menuitem", { name: "Upload pictures…" }), files);
  await stored(page, 2);
  const alt = content(page).getByRole("textbox", { name: "Alternative text" }).first();
  await alt.focus();
  await page.keyboard.type("Oven batu");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Foto: Ana");
  await expect(content(page).locator("figcaption").first()).toHaveText("Foto: Ana");

  await page.keyboard.press("ControlOrMeta+End");
  await tool.press("Enter");
  await page.getByRole("menuitem", { name: "From the media library…" }).press("Enter");
  const picker = page.getByRole("dialog", { name: "Choose pictures" });
  await picker.getByRole("checkbox", { name: /^rak\.png/ }).press("Space");
  await picker.getByRole("button", { name: "Use 1 picture" }).press("Enter");
  await stored(page, 3);
  await expect(picker).toBeHidden();

  await tool.press("Enter");
  const [sent] = await Promise.all([
    page.waitForRequest("**/api/media"),
    choose(page, page.getByRole("menuitem", { name: "Upload pictures…" }), await largePhoto("kamera.jpg")),
  ]);
  await stored(page, 4);
  expect(Number((await sent.allHeaders())["content-length"])).toBeLessThan(photoRule.maxBytes);
  expect(await accessibilityFindings(page)).toEqual([]);
});

test("a gallery is filled, put in order, described and saved as it was seen", async ({ page, visitor, request }) => {
  const { portfolioItems } = await jsonOf<{ portfolioItems: Project[] }>(request.get("/api/portfolio?limit=12"));
  const project = portfolioItems.find(({ images }) => images.length > 1 && images.length < 10);
  if (!project) throw new Error("The demo has a project with a gallery");
  await signIn(page, `/dashboard/portfolio/edit/${project.id}`);
  const gallery = page.getByRole("list", { name: "Gallery" });
  await expect(gallery.getByRole("listitem").first()).toBeVisible();
  const count = await gallery.getByRole("listitem").count();
  const name = "kasir.png";
  await choose(page, page.getByLabel("Gallery", { exact: true }).and(page.locator("input")), [
    await picture(name, 1442),
  ]);
  const earlier = button(page, `Move ${name} earlier`);
  for (let place = count; place > 0; place--) await earlier.press("Enter");
  await expect(earlier).toBeFocused();
  await expect(page.getByText(`${name} is now picture 1 of ${count + 1}`)).toBeAttached();
  const tiles = gallery.getByRole("listitem");
  await tiles.first().hover();
  const next = (await tiles.nth(1).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.down();
  await page.mouse.move(next.x + next.width / 2, next.y + next.height / 2, { steps: 5 });
  await page.mouse.up();
  await expect(page.getByText(`${name} is now picture 2 of ${count + 1}`)).toBeAttached();
  await earlier.press("Enter");
  await expect(page.getByText(`${name} is now picture 1 of ${count + 1}`)).toBeAttached();
  await button(page, `Describe ${name}`).press("Enter");
  const details = page.getByRole("dialog", { name });
  await expect(details.getByRole("textbox", { name: "Alternative text" })).toBeFocused();
  await page.keyboard.type("Kasir di toko");
  expect(await accessibilityFindings(page)).toEqual([]);
  await details.getByRole("button", { name: "Save picture" }).press("Enter");
  await expect(details).toBeHidden();
  await expect(button(page, `Describe ${name}`)).toBeFocused();
  await page.keyboard.press("ControlOrMeta+s");
  await expect(page.getByText(/^Saved /)).toBeVisible();

  await visitor.goto(`/portfolio/${project.slug}`);
  const shots = visitor.getByRole("list").filter({ has: visitor.getByRole("img", { name: /^Kasir di toko/ }) });
  await expect(shots.getByRole("img").first()).toHaveAttribute("alt", "Kasir di toko");
});

test("the coach leads to what it names", async ({ page, request }) => {
  const { news } = await jsonOf<{ news: { id: string }[] }>(request.get("/api/news?limit=1&sort=oldest"));
  await signIn(page, `/dashboard/news/edit/${news[0]?.id}`);
  const image = page.getByLabel("Featured image", { exact: true }).and(page.locator("input"));
  await choose(page, image, await picture("baru.png", 1444));
  const hint = button(page, /^Show: The featured picture has no alternative text/);
  await hint.press("Enter");
  const describe = button(page, "Describe");
  await expect(describe).toBeFocused();
  await page.keyboard.press("Enter");
  const details = page.getByRole("dialog");
  await expect(details.getByRole("textbox", { name: "Alternative text" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(details).toBeHidden();
  await expect(describe).toBeFocused();
  expect(await accessibilityFindings(page)).toEqual([]);
});

test("a picture that is moved to another row of a phone's gallery stays in sight with its button", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await signIn(page, "/dashboard/portfolio/create");
  const folder = join(import.meta.dirname, "../backend/demo/media");
  const names = readdirSync(folder).filter((name) => name.endsWith(".webp"));
  const pictures = names.slice(0, 5).map((name) => join(folder, name));
  await page.locator('input[type="file"][multiple]').setInputFiles(pictures);
  const gallery = page.getByRole("list", { name: "Gallery" });
  await expect(gallery.getByRole("listitem")).toHaveCount(5);
  const later = gallery.getByRole("button", { name: /later$/ }).first();
  await later.focus();
  // The browser itself scrolls the button this near to the bar.
  await later.evaluate((button) => button.scrollIntoView({ block: "end" }));
  const isCovered = () =>
    page.evaluate(() => {
      const button = document.activeElement;
      const { left, top, width, height } = button?.getBoundingClientRect() ?? new DOMRect();
      return !button?.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
  for (let place = 2; place <= 5; place += 1) {
    await page.keyboard.press("Enter");
    await expect(page.getByRole("status").filter({ hasText: `is now picture ${place} of 5` })).toBeAttached();
    await expect.poll(isCovered).toBe(false);
  }
});
