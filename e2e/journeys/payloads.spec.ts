import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { BrowserContext, Page } from "@playwright/test";
import { fileOf, formOf } from "../../backend/test/forms.ts";
import { payloads as htmlPayloads } from "../../backend/test/sanitizer-payloads.ts";
import { payloads as svgPayloads } from "../../backend/test/svg-payloads.ts";
import { type App, admin } from "../app.ts";
import { call, expect, open, ready, signIn, test } from "../test.ts";

const photo = readFileSync(
  join(import.meta.dirname, "../../backend/demo/media/core-web-vitals-tanpa-istilah-asing.webp"),
);
const before = "<p>Roti hangat keluar dari oven pukul enam pagi.</p>";

/** The API as an editor's program uses it. */
async function editorOf({ origin }: App) {
  const json = { "Content-Type": "application/json" };
  const login = await call(`${origin}/api/auth/login`, { method: "POST", headers: json, body: JSON.stringify(admin) });
  const { token } = (await login.json()) as { token: string };
  const headers = { Authorization: `Bearer ${token}` };
  return {
    create: (path: string, body: FormData) => call(`${origin}/api/${path}`, { method: "POST", headers, body }),
    edit: (path: string, change: object) =>
      call(`${origin}/api/${path}`, {
        method: "PUT",
        headers: { ...headers, ...json },
        body: JSON.stringify(change),
      }),
  };
}

type Editor = Awaited<ReturnType<typeof editorOf>>;
type Article = Readonly<{ id: string; slug: string; content: string }>;

async function publish(editor: Editor, title: string, content: string): Promise<Article> {
  const fields = { title, content, category: "Kabar", status: "published" };
  const files = { featuredImage: fileOf(photo, "toko.webp", "image/webp") };
  const answer = await editor.create("news", formOf(fields, files));
  expect(answer.status, title).toBe(201);
  return (await answer.json()) as Article;
}

/** What is stored of each payload; null for one that is refused. */
async function storedOf(editor: Editor, payloads: readonly string[]): Promise<readonly (string | null)[]> {
  const { id } = await publish(editor, "Satu demi satu", before);
  const stored: (string | null)[] = [];
  for (const payload of payloads) {
    const answer = await editor.edit(`news/${id}`, { content: before + payload });
    expect([200, 400], payload).toContain(answer.status);
    const { content } = (await answer.json()) as Partial<Article>;
    stored.push(content?.slice(before.length) ?? null);
  }
  return stored;
}

/** Every call of `alert`, in whatever frame, and every request that leaves the site but for pictures by https. */
async function watch(context: BrowserContext, { origin }: App): Promise<readonly string[]> {
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

/** Loads what waits for the visitor to scroll, and points at everything. */
const touchAll = (page: Page) =>
  page.evaluate(async () => {
    for (const image of document.querySelectorAll("img")) image.loading = "eager";
    for (const element of document.querySelectorAll("main *"))
      for (const type of ["pointerover", "mouseover", "focus", "wheel", "animationstart", "toggle", "error", "load"])
        element.dispatchEvent(new Event(type));
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });

/** Shows the feed as a reader does that takes its texts for HTML, on a page without a policy. */
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

test("no HTML that an article was sent with runs where it is shown", async ({ page, app }) => {
  const editor = await editorOf(app);
  const stored = await storedOf(editor, htmlPayloads);
  const fragments = stored.filter((one) => one !== null);
  expect(fragments.length).toBeGreaterThan(htmlPayloads.length * 0.9);
  const chapters = fragments.map((fragment, index) => `<h2>Bagian ${index}</h2>${fragment}`);
  const alone = await publish(editor, "Semua yang tersimpan", before + chapters.join(""));
  // Each as it was stored alone, so that one page shows what as many pages would.
  for (const chapter of chapters) expect(alone.content).toContain(chapter);
  const taken = htmlPayloads.filter((_, index) => stored[index] !== null);
  const together = await publish(editor, "Semua yang dikirim", before + taken.join(""));

  const seen = await watch(page.context(), app);
  for (const { slug } of [alone, together]) {
    await open(page, `/berita/${slug}`);
    await touchAll(page);
  }
  await open(page, "/berita");
  await touchAll(page);
  await readFeed(page);
  await signIn(page);
  for (const { id } of [alone, together]) {
    await page.goto(`/dashboard/news/edit/${id}`);
    await expect(page.getByRole("textbox", { name: "Content" })).toContainText("Roti hangat");
    await touchAll(page);
  }
  expect(seen).toEqual([]);
  // What ran would have been seen.
  await page.evaluate(() => window.alert(1));
  expect(seen).toHaveLength(1);
});

test("no SVG that a partner's logo was sent as runs or loads anything", async ({ page, app }) => {
  const editor = await editorOf(app);
  const logos: string[] = [];
  for (const [index, payload] of svgPayloads.entries()) {
    const logo = fileOf(payload, "logo.svg", "image/svg+xml");
    const answer = await editor.create("partners", formOf({ name: `Mitra ${index}` }, { logo }));
    expect([201, 400], payload).toContain(answer.status);
    if (answer.status === 201) logos.push(((await answer.json()) as { logo: string }).logo);
  }
  expect(logos.length).toBeGreaterThan(70);

  const seen = await watch(page.context(), app);
  for (const logo of logos) {
    const answer = await page.goto(logo);
    expect(answer?.headers()["content-type"], logo).toContain("image/svg+xml");
  }
  await page.goto("/");
  await ready(page);
  await touchAll(page);
  await signIn(page);
  await page.goto("/dashboard/partners");
  await expect(page.getByRole("row").nth(1)).toBeVisible();
  await touchAll(page);
  expect(seen).toEqual([]);
});
