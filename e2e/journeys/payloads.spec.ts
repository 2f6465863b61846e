import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isPlainText } from "@etalase/contracts/text/characters";
import type { APIRequestContext, BrowserContext, Page } from "@playwright/test";
import { sanitizeContent } from "../../backend/src/adapters/sanitizer.ts";
import { fileOf, formOf } from "../../backend/test/forms.ts";
import { payloads as htmlPayloads } from "../../backend/test/sanitizer-payloads.ts";
import { payloads as svgPayloads } from "../../backend/test/svg-payloads.ts";
import { expect, jsonOf, signIn, test } from "../test.ts";

const photo = readFileSync(
  join(import.meta.dirname, "../../backend/demo/media/core-web-vitals-tanpa-istilah-asing.webp"),
);
const before = "<p>Roti hangat keluar dari oven pukul enam pagi.</p>";

type Article = Readonly<{ id: string; slug: string; content: string }>;

async function publish(editor: APIRequestContext, title: string, content: string): Promise<Article> {
  const fields = { title, content, category: "Kabar", status: "published" };
  const files = { featuredImage: fileOf(photo, "toko.webp", "image/webp") };
  return jsonOf(editor.post("/api/news", { multipart: formOf(fields, files) }));
}

/** Collects every call of `alert` in any frame, and every request to other sites except pictures by https. */
async function watch(context: BrowserContext, origin: string): Promise<readonly string[]> {
  const seen: string[] = [];
  await context.exposeBinding("alert", ({ frame }) => {
    seen.push(`script ran in ${frame.url()}`);
  });
  await context.route(
    (url) => url.origin !== origin && url.protocol.startsWith("http"),
    (route) => {
      const request = route.request();
      const isPicture = request.resourceType() === "image" && request.url().startsWith("https:");
      if (!isPicture) seen.push(`asked for ${request.url()}`);
      return route.abort();
    },
  );
  return seen;
}

/** Loads the lazy images, and moves the pointer over everything. */
const touchAll = (page: Page) =>
  page.evaluate(async () => {
    for (const image of document.querySelectorAll("img")) image.loading = "eager";
    for (const element of document.querySelectorAll("main *"))
      for (const type of ["pointerover", "mouseover", "focus", "wheel", "animationstart", "toggle", "error", "load"])
        element.dispatchEvent(new Event(type));
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });

/** Shows the feed like a reader that treats its texts as HTML, on a page without a policy. */
async function readFeed(page: Page) {
  const feed = await (await page.request.get("/rss.xml")).text();
  await page.goto("about:blank");
  const items = await page.evaluate((xml) => {
    const texts = [...new DOMParser().parseFromString(xml, "text/xml").querySelectorAll("item > *")];
    document.body.innerHTML = texts.map(({ textContent }) => textContent).join("");
    return texts.length;
  }, feed);
  expect(items).toBeGreaterThan(0);
  await touchAll(page);
}

test("no HTML that an article was sent with runs where it is shown", async ({ page, app, staff }) => {
  // The other payloads are refused outright.
  const taken = htmlPayloads.filter((payload) => isPlainText(payload));
  expect(taken.length).toBeGreaterThan(htmlPayloads.length * 0.9);
  const chapters = taken.map((payload, index) => `<h2>Bagian ${index}</h2>${sanitizeContent(payload)}`);
  const alone = await publish(staff, "Semua yang tersimpan", before + chapters.join(""));
  // Each chapter is as stored alone, so that one page replaces many.
  for (const chapter of chapters) expect(alone.content).toContain(chapter);
  const together = await publish(staff, "Semua yang dikirim", before + taken.join(""));

  const seen = await watch(page.context(), app.origin);
  for (const { slug } of [alone, together]) {
    await page.goto(`/berita/${slug}`);
    await touchAll(page);
  }
  await page.goto("/berita");
  await touchAll(page);
  await readFeed(page);
  for (const { id } of [alone, together]) {
    await signIn(page, `/dashboard/news/edit/${id}`);
    await expect(page.getByRole("textbox", { name: "Content" })).toContainText("Roti hangat");
    await touchAll(page);
  }
  expect(seen).toEqual([]);
  // The watch works: it does see a script that runs.
  await page.evaluate(() => window.alert(1));
  expect(seen).toHaveLength(1);
});

test("no SVG that a partner's logo was sent as runs or loads anything", async ({ page, app, staff }) => {
  const logos: string[] = [];
  for (const [index, payload] of svgPayloads.entries()) {
    const logo = fileOf(payload, "logo.svg", "image/svg+xml");
    const answer = await staff.post("/api/partners", { multipart: formOf({ name: `Mitra ${index}` }, { logo }) });
    expect([201, 400], payload).toContain(answer.status());
    if (answer.ok()) logos.push((await answer.json()).logo);
  }
  expect(logos.length).toBeGreaterThan(70);

  const seen = await watch(page.context(), app.origin);
  // A drawing has no scripts to wait for.
  const drawing = await page.context().newPage();
  for (const logo of logos) {
    const answer = await drawing.goto(logo);
    expect(answer?.headers()["content-type"], logo).toContain("image/svg+xml");
  }
  await page.goto("/");
  await touchAll(page);
  await signIn(page, "/dashboard/partners");
  await touchAll(page);
  expect(seen).toEqual([]);
});
