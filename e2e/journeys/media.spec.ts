import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { settled } from "../settled.ts";
import { answer, expect, signIn, tabTo, test } from "../test.ts";

const pictureOf = (name: string) => join(import.meta.dirname, "../../backend/demo/media", name);
const one = pictureOf("core-web-vitals-tanpa-istilah-asing.webp");
const bytesOf = (file: string) => readFileSync(file).toString("base64");

type Sent = Readonly<{ name: string; type: string; data: string }>;
const file = (name: string, type = "image/webp", data = bytesOf(one)): Sent => ({ name, type, data });

/**
 * The library finds equal bytes again under their first name, so tests that search by name use a picture of their own.
 */
const fileLike = (name: string, other: string) => file(name, "image/webp", bytesOf(pictureOf(other)));

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

async function saveArticle(page: Page, published: boolean) {
  await page.getByRole("button", { name: "New category" }).click();
  await page.getByRole("dialog").getByLabel("Category").fill("Kabar");
  await page.getByRole("button", { name: "Add category" }).click();
  await page.locator('input[type="file"]').setInputFiles(one);
  if (published) await page.getByRole("button", { name: "Published" }).click();
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

test("twenty files are dropped at once: what can be stored is, and the others are named", async ({ page }) => {
  await beginArticle(page, "Dua puluh berkas sekaligus");
  const pictures = Array.from({ length: 18 }, (_, index) => file(`foto-${index + 1}.webp`));
  const huge = file("besar.png", "image/png", Buffer.alloc(5_500_000, 1).toString("base64"));
  await hand(page, ".ProseMirror", "drop", [...pictures, file("catatan.txt", "text/plain", "aGFsbw=="), huge]);
  const notice = page.getByRole("alert").filter({ hasText: "catatan.txt" });
  await expect(notice).toContainText("catatan.txt: Invalid file type. Only JPEG, JPG, PNG, GIF, and WebP are allowed.");
  // A large picture is looked at first: the browser may be able to make it small.
  await expect(page.getByText("File size exceeds 5MB limit. Please choose a smaller file.")).toBeVisible();
  await stored(page, 18);
  await expect(content(page)).toContainText("Roti hangat keluar dari oven pukul enam pagi, setiap hari.");
  await expect(page).toHaveURL(/\/dashboard\/news\/create\?copy=/);
});

test("a picture is pasted into a text, described there, and shown to visitors", async ({ page, visitor }) => {
  const title = "Foto di tengah artikel";
  await beginArticle(page, title);
  await hand(page, ".ProseMirror", "paste", [
    fileLike("oven.webp", "meminta-dan-membalas-ulasan-google-tanpa-terdengar-memaksa.webp"),
  ]);
  await stored(page, 1);
  await content(page).getByRole("textbox", { name: "Alternative text" }).fill("Oven batu di dapur");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Foto: Ana");
  await saveArticle(page, true);

  await visitor.goto("/berita");
  await visitor.getByRole("link", { name: title }).first().click();
  const picture = visitor.getByRole("img", { name: "Oven batu di dapur" });
  await expect(picture).toHaveAttribute("srcset", /\/media\/[0-9a-f]{32}-480\.webp 480w/);
  await expect(picture).toHaveAttribute("width", /^\d+$/);
  await expect(picture).toHaveAttribute("loading", "lazy");
  await expect(visitor.locator(".prose figcaption")).toHaveText("Foto: Ana");

  // The library knows where the picture is used, and keeps it.
  await page.goto("/dashboard/media");
  await page.getByRole("button", { name: /^oven\.webp/ }).click();
  const details = page.getByRole("dialog", { name: "oven.webp" });
  await expect(details.getByRole("link", { name: title })).toBeVisible();
  await expect(details.getByText("The picture is in use")).toBeVisible();
});

test("pasted pages bring their pictures along where that is possible, and say where it is not", async ({ page }) => {
  await beginArticle(page, "Tempelan dari pengolah kata");
  // The text would fit, but not with its markup.
  const large = `<p>${"<b>Kalimat panjang</b> dari pengolah kata. ".repeat(40)}</p>`.repeat(130);
  const html = `${large}<p><img src="data:image/webp;base64,${bytesOf(one)}"></p><img src="https://foto.example/a.png"><img src="file:///C:/b.png"><p>Akhir.</p>`;
  await hand(page, ".ProseMirror", "paste", [], html);
  const notice = page.getByRole("alert").filter({ hasText: "1 picture" });
  await expect(notice).toContainText("1 picture stayed on foto.example");
  await expect(notice).toContainText("1 picture could not come along");
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

/** The notice above the text; a message that disappears says the same. */
const pictureNotice = (page: Page) =>
  page.getByRole("alert").filter({ has: page.getByRole("button", { name: "Close the notice" }) });

test("a text is not saved before its pictures are, and one that failed can be tried again", async ({ page }) => {
  await beginArticle(page, "Gambar yang gagal");
  await page.route("**/api/media", (route) =>
    route.fulfill({ status: 500, json: { message: "Something went wrong" } }),
  );
  await hand(page, ".ProseMirror", "drop", [file("gagal.webp")]);
  await expect(content(page).getByRole("alert")).toContainText("gagal.webp: Something went wrong");
  await page.getByRole("button", { name: "Save Article" }).click();
  const notice = pictureNotice(page);
  await expect(notice).toBeVisible();
  await expect(page.getByRole("alert").filter({ hasText: "could not be stored" })).toHaveCount(2);
  // The focus is where the problem can be fixed.
  const again = content(page).getByRole("button", { name: "Try again" });
  await expect(again).toBeFocused();
  await expect(again).toBeInViewport();
  await page.unroute("**/api/media");
  await again.click();
  await stored(page, 1);
  await expect(notice).toHaveCount(0);
});

test("a picture that is refused can only be removed, and the text is saved without it", async ({ page }) => {
  await beginArticle(page, "Gambar yang rusak");
  const body = { message: "Validation failed", errors: { file: "The image could not be read" } };
  await answer(page, "/api/media", "POST", 400, body);
  await hand(page, ".ProseMirror", "drop", [file("rusak.webp")]);
  await expect(content(page).getByRole("alert")).toContainText("rusak.webp: The image could not be read");
  await page.getByRole("button", { name: "Save Article" }).click();
  const notice = pictureNotice(page);
  await expect(notice).toBeVisible();
  await expect(content(page).getByRole("button", { name: "Try again" })).toHaveCount(0);
  await expect(content(page).getByRole("button", { name: "Remove" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(notice).toHaveCount(0);
});

test("a file that misses every field opens no page", async ({ page }) => {
  await signIn(page, "/dashboard/partners/create");
  await hand(page, "h1", "drop", [file("logo.webp")]);
  await expect(page.getByText("Drop the file on the field that it is for")).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/partners\/create$/);
});

async function insertVideo(page: Page, link: string, title: string) {
  await page.getByRole("button", { name: "Image", exact: true }).click();
  await page.getByRole("menuitem", { name: "Video by link" }).click();
  await page.getByRole("dialog").getByLabel("Video link").fill(link);
  await page.getByRole("dialog").getByLabel("Title").fill(title);
  await page.getByRole("button", { name: "Insert video" }).click();
}

test("a video asks nobody before it plays, at the first click, also for a visitor who came by a link", async ({
  page,
  another,
}) => {
  await beginArticle(page, "Video yang diputar");
  await insertVideo(page, "https://vimeo.com/76979871", "Tur toko");
  await saveArticle(page, true);
  const reader = await another();
  const asked = new Set<string>();
  reader.on("request", (request) => asked.add(new URL(request.url()).host));
  await reader.route("https://player.vimeo.com/**", (route) => route.fulfill({ body: "<title>Video</title>" }));
  for (const from of ["/berita/video-yang-diputar", "/berita"]) {
    await reader.goto(from);
    if (from === "/berita") await reader.getByRole("link", { name: "Video yang diputar" }).first().click();
    await expect(reader.getByRole("heading", { level: 1 })).toHaveText("Video yang diputar");
    await settled(reader);
    if (from !== "/berita") expect(asked.size).toBe(1);
    await reader.getByRole("link", { name: /Tur toko/ }).click();
    await expect(reader.locator("iframe")).toHaveAttribute("src", /player\.vimeo\.com\/video\/76979871/);
  }
  await reader.goBack();
  await expect(reader.getByRole("heading", { level: 1 })).toHaveText("Blog");
});

test("back from a page with a video leads to the list, also before its scripts run", async ({ page, another }) => {
  await beginArticle(page, "Video sebentar");
  await insertVideo(page, "https://vimeo.com/76979871", "Tur toko");
  await saveArticle(page, true);
  const reader = await another();
  await reader.goto("/berita");
  const scripts = Promise.withResolvers<void>();
  await reader.route("**/entry-client-*.js", (route) => scripts.promise.then(() => route.continue()));
  await reader.getByRole("link", { name: "Video sebentar" }).first().click();
  await expect(reader.getByRole("heading", { level: 1 })).toHaveText("Video sebentar");
  // Waiting longer would wait for the scripts that are held back.
  await reader.goBack({ waitUntil: "commit" });
  scripts.resolve();
  await expect(reader.getByRole("heading", { level: 1 })).toHaveText("Blog");
  await expect(reader).toHaveTitle(/^Blog/);
});

test("by keyboard a video is put into a text, and played", async ({ page, another }) => {
  const title = "Video dengan papan ketik";
  await beginArticle(page, title);
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
  await saveArticle(page, true);

  const reader = await another({ viewport: { width: 390, height: 844 } });
  await reader.route("https://www.youtube-nocookie.com/**", (route) => route.fulfill({ body: "<title>Video</title>" }));
  await reader.goto("/berita");
  await reader.getByRole("link", { name: title }).first().focus();
  await reader.keyboard.press("Enter");
  await expect(reader.getByRole("heading", { level: 1 })).toHaveText(title);
  await tabTo(reader, reader.getByRole("link", { name: /Tur dapur/ }));
  await reader.keyboard.press("Enter");
  await expect(reader.locator("iframe")).toHaveAttribute("src", /youtube-nocookie\.com\/embed\/dQw4w9WgXcQ/);
  await expect(reader.locator("iframe")).toBeFocused();
});
