import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { settled, unready } from "../settled.ts";
import { answer, expect, signIn, tabTo, test } from "../test.ts";

const pictureOf = (name: string) => join(import.meta.dirname, "../../backend/demo/media", name);
const one = pictureOf("core-web-vitals-tanpa-istilah-asing.webp");
const bytesOf = (file: string) => readFileSync(file).toString("base64");

type Sent = Readonly<{ name: string; type: string; data: string }>;
const file = (name: string, type = "image/webp", data = bytesOf(one)): Sent => ({ name, type, data });

/** Drops or pastes files. A string, since these tests have no DOM types. */
const hand = (page: Page, target: string, event: "drop" | "paste", files: readonly Sent[], html = "") =>
  page.evaluate(`
    const data = new DataTransfer();
    for (const { name, type, data: base64 } of ${JSON.stringify(files)})
      data.items.add(new File([Uint8Array.from(atob(base64), (c) => c.charCodeAt(0))], name, { type }));
    if (${JSON.stringify(html)}) data.setData("text/html", ${JSON.stringify(html)});
    const on = document.querySelector(${JSON.stringify(target)});
    const { left, top } = on.getBoundingClientRect();
    const how = { bubbles: true, cancelable: true, clientX: left + 30, clientY: top + 30 };
    on.dispatchEvent(${
      event === "drop"
        ? "new DragEvent('drop', { ...how, dataTransfer: data })"
        : "new ClipboardEvent('paste', { ...how, clipboardData: data })"
    });
  `);

const content = (page: Page) => page.getByRole("textbox", { name: "Content" });
const inText = (page: Page) => content(page).locator("figure img");

async function beginArticle(page: Page, title: string) {
  await signIn(page, "/dashboard/news/create");
  await page.getByRole("textbox", { name: "Title" }).fill(title);
  await content(page).click();
  await page.keyboard.type("Roti hangat keluar dari oven pukul enam pagi, setiap hari.");
}

async function publishArticle(page: Page) {
  await page.getByRole("button", { name: "New category" }).click();
  await page.getByRole("dialog").getByLabel("Category").fill("Kabar");
  await page.getByRole("button", { name: "Add category" }).click();
  await page.locator('input[type="file"]').setInputFiles(one);
  await page.getByRole("button", { name: "Published" }).click();
  await page.getByRole("button", { name: "Save Article" }).click();
  await page.waitForURL("**/dashboard/news");
}

/** Waits until all pictures of the text are stored, and none has an address of this browser. */
const stored = (page: Page, count: number) =>
  expect
    .poll(() =>
      inText(page).evaluateAll((images) => images.filter((image) => /\/media\//.test(image.outerHTML)).length),
    )
    .toBe(count);

/** The notice above the text; a message that disappears says the same. */
const pictureNotice = (page: Page) =>
  page.getByRole("alert").filter({ has: page.getByRole("button", { name: "Close the notice" }) });

test("of dropped files what can be stored is; one that failed is tried again, and one that is refused removed", async ({
  page,
}) => {
  await beginArticle(page, "Berkas dari mana saja");
  const huge = file("besar.png", "image/png", Buffer.alloc(5_500_000, 1).toString("base64"));
  const pictures = [file("foto-1.webp"), file("foto-2.webp"), file("catatan.txt", "text/plain", "aGFsbw=="), huge];
  await hand(page, ".ProseMirror", "drop", pictures);
  const refused = page.getByRole("alert").filter({ hasText: "catatan.txt" });
  await expect(refused).toContainText(
    "catatan.txt: Invalid file type. Only JPEG, JPG, PNG, GIF, and WebP are allowed.",
  );
  // A large picture is looked at first, since the browser may be able to make it small; this one is damaged.
  await expect(page.getByRole("alert").filter({ hasText: "besar.png: The image could not be read" })).toBeVisible();
  await content(page).getByRole("button", { name: "Remove" }).first().click();
  await content(page).getByRole("button", { name: "Remove" }).click();
  await stored(page, 2);
  await expect(content(page)).toContainText("Roti hangat keluar dari oven pukul enam pagi, setiap hari.");
  await expect(page).toHaveURL(/\/dashboard\/news\/create\?copy=/);

  await answer(page, "/api/media", "POST", 500, { message: "Something went wrong" });
  await hand(page, ".ProseMirror", "drop", [file("gagal.webp")]);
  await expect(content(page).getByRole("alert")).toContainText("gagal.webp: Something went wrong");
  await page.getByRole("button", { name: "Save Article" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "could not be uploaded" })).toHaveCount(2);
  // The focus is where the problem can be fixed.
  const again = content(page).getByRole("button", { name: "Try again" });
  await expect(again).toBeFocused();
  await expect(again).toBeInViewport();
  await page.unroute("**/api/media");
  await again.click();
  await stored(page, 3);
  const notice = pictureNotice(page).filter({ hasText: "could not be uploaded" });
  await expect(notice).toHaveCount(0);

  const body = { message: "Validation failed", errors: { file: "The image could not be read" } };
  await answer(page, "/api/media", "POST", 400, body);
  await hand(page, ".ProseMirror", "drop", [file("rusak.webp")]);
  await expect(content(page).getByRole("alert")).toContainText("rusak.webp: The image could not be read");
  await page.getByRole("button", { name: "Save Article" }).click();
  await expect(notice).toBeVisible();
  await expect(content(page).getByRole("button", { name: "Try again" })).toHaveCount(0);
  await expect(content(page).getByRole("button", { name: "Remove" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(notice).toHaveCount(0);
});

test("pasted pages bring their pictures along where that is possible, and say where it is not", async ({ page }) => {
  await beginArticle(page, "Tempelan dari pengolah kata");
  // The text would fit, but not with its markup.
  const large = `<p>${"<b>Kalimat panjang</b> dari pengolah kata. ".repeat(40)}</p>`.repeat(130);
  const html = `${large}<p><img src="data:image/webp;base64,${bytesOf(one)}"></p><img src="https://foto.example/a.png"><img src="file:///C:/b.png"><p>Akhir.</p>`;
  await hand(page, ".ProseMirror", "paste", [], html);
  const notice = page.getByRole("alert").filter({ hasText: "1 picture" });
  await expect(notice).toContainText("1 picture left on foto.example");
  await expect(notice).toContainText("1 picture could not be pasted");
  await expect(content(page)).toContainText("Akhir.");
  await stored(page, 1);
  await saveRefused(page);
});

/** Saves, and expects the message about a text that is too long; the text stays. */
async function saveRefused(page: Page) {
  await page.getByRole("button", { name: "Save Article" }).click();
  await expect(page.getByText("Content cannot exceed 200000 characters")).toBeInViewport();
  await expect(content(page)).toContainText("Akhir.");
}

test("a picture is pasted and a video put in by keyboard; it asks nobody before it plays, and Back leads to the list", async ({
  page,
  another,
}) => {
  const title = "Foto dan video di tengah artikel";
  await beginArticle(page, title);
  await hand(page, ".ProseMirror", "paste", [file("oven.webp")]);
  await stored(page, 1);
  await content(page).getByRole("textbox", { name: "Alternative text" }).fill("Oven batu di dapur");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Foto: Ana");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Image", exact: true }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("menuitem", { name: "Video by link" }).focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel("Video link")).toBeFocused();
  await page.keyboard.type("https://youtu.be/dQw4w9WgXcQ");
  await tabTo(page, dialog.getByLabel("Title"));
  await page.keyboard.type("Tur dapur");
  await tabTo(page, dialog.getByRole("button", { name: "Insert video" }));
  await page.keyboard.press("Enter");
  await expect(content(page)).toContainText("YouTube: Tur dapur");
  await publishArticle(page);

  const reader = await another({ viewport: { width: 390, height: 844 } });
  const heading = reader.getByRole("heading", { level: 1 });
  const link = reader.getByRole("link", { name: title }).first();
  const asked = new Set<string>();
  reader.on("request", (request) => asked.add(new URL(request.url()).host));
  await reader.route("https://www.youtube-nocookie.com/**", (route) => route.fulfill({ body: "<title>Video</title>" }));
  await reader.goto("/berita");
  await link.focus();
  await reader.keyboard.press("Enter");
  await expect(heading).toHaveText(title);
  await settled(reader);
  expect(asked.size).toBe(1);
  await expect(reader.getByRole("img", { name: "Oven batu di dapur" })).toHaveAttribute("srcset", /\/media\//);
  await expect(reader.locator(".prose figcaption").first()).toHaveText("Foto: Ana");
  await tabTo(reader, reader.getByRole("link", { name: /Tur dapur/ }));
  await reader.keyboard.press("Enter");
  await expect(reader.locator("iframe")).toHaveAttribute("src", /youtube-nocookie\.com\/embed\/dQw4w9WgXcQ/);
  await expect(reader.locator("iframe")).toBeFocused();
  await reader.goBack();
  await expect(heading).toHaveText("Blog");

  // The same before the scripts of the video's page run.
  const scripts = Promise.withResolvers<void>();
  await reader.removeLocatorHandler(unready(reader));
  await reader.route("**/entry-client-*.js", (route) => scripts.promise.then(() => route.continue()));
  await link.click();
  await expect(heading).toHaveText(title);
  // Waiting longer would wait for the scripts that are held back.
  await reader.goBack({ waitUntil: "commit" });
  scripts.resolve();
  await expect(heading).toHaveText("Blog");
  await expect(reader).toHaveTitle(/^Blog/);
});
