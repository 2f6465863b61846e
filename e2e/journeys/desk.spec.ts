import { randomUUID } from "node:crypto";
import type { APIRequestContext, Page } from "@playwright/test";
import { accessibilityFindings } from "../accessibility.ts";
import { patient } from "../settled.ts";
import { expect, jsonOf, signIn, tabTo, test } from "../test.ts";

const title = (page: Page) => page.getByRole("textbox", { name: "Title" });
const kept = (page: Page) => page.getByText(/^Unsaved changes, kept \d\d:\d\d$/);
const frame = (page: Page) => page.frameLocator('iframe[title="Preview of the page"]');

const ana = { username: "ana", password: "etalase-rahasia-9" };

/** Adds a second member of the staff. */
async function addColleague(request: APIRequestContext, staff: APIRequestContext) {
  const account = { ...ana, name: "Ana Maharani", email: "ana@example.com" };
  const { id } = await jsonOf<{ id: string }>(request.post("/api/auth/register", { data: account }));
  await jsonOf(staff.put(`/api/users/${id}`, { data: { role: "admin" } }));
}

/** Opens the form of an article that no other test of this file uses. */
async function openArticle(page: Page, slug: string) {
  const { news } = await jsonOf<{ news: { id: string; slug: string }[] }>(page.request.get("/api/news?limit=100"));
  const address = `/dashboard/news/edit/${news.find((article) => article.slug === slug)?.id}`;
  await signIn(page, address);
  return address;
}

test("two people at one record see each other; what both have changed is named, the rest is merged", async ({
  page,
  another,
  request,
  staff,
}) => {
  await addColleague(request, staff);
  const address = await openArticle(page, "dari-pesanan-whatsapp-ke-etalase-sendiri-tanpa-kehilangan-pelanggan-lama");
  const colleague = await another();
  await signIn(colleague, address, ana);
  await expect(title(colleague)).not.toHaveValue("");

  await title(page).fill("Judul dari admin yang pertama");
  await expect(kept(page)).toBeVisible();
  await expect(colleague.getByText("admin is editing this too")).toBeVisible();
  await title(colleague).fill("Judul dari Ana yang kedua");
  await colleague.getByRole("switch", { name: "Highlight on the homepage" }).click();
  await expect(page.getByText("Ana Maharani is editing this too")).toBeVisible();
  await colleague.getByRole("button", { name: "Update Article" }).click();
  await expect(colleague.getByText("News article updated")).toBeVisible();

  await page.getByRole("button", { name: "Update Article" }).click();
  const notice = page.getByRole("alert").filter({ hasText: "Someone else has changed this record" });
  await expect(notice).toContainText("Judul dari Ana yang kedua");
  expect(await accessibilityFindings(page, "[role=alert]")).toEqual([]);
  await notice.getByRole("button", { name: "Use theirs: Title" }).click();
  await expect(title(page)).toHaveValue("Judul dari Ana yang kedua");
  await page.getByRole("button", { name: "Update Article" }).click();
  await expect(page.getByText("News article updated")).toBeVisible();
});

test("one tab at a time holds a record, and one that crashes in the middle loses nothing, even offline", async ({
  page,
  context,
  slowdown,
}) => {
  const address = await openArticle(page, "uu-pdp-untuk-situs-usaha-kecil-yang-perlu-dibereskan");
  await title(page).fill("Judul di tab pertama");
  const other = await patient(await context.newPage(), slowdown);
  const elsewhere = (tab: Page) => tab.getByText("You are editing this in another tab.");
  await other.goto(address);
  await expect(elsewhere(other)).toBeVisible();
  await expect(other.getByRole("button", { name: "Update Article" })).toBeHidden();
  expect(await accessibilityFindings(other)).toEqual([]);

  await other.getByRole("button", { name: "Continue here" }).click();
  await expect(elsewhere(other)).toBeHidden();
  await expect(title(other)).toHaveValue("Judul di tab pertama");
  await expect(elsewhere(page)).toBeVisible();

  await title(other).fill("Judul yang sudah sampai di server");
  await expect(kept(other)).toBeVisible();
  await other.route("**/api/working-copies/**", (route) => route.abort());
  await title(other).fill("Judul yang diketik saat jaringan putus");
  await expect(other.getByText("Kept in this browser only. The server cannot be reached.")).toBeVisible();
  await other.close({ runBeforeUnload: false });

  await page.getByRole("button", { name: "Continue here" }).click();
  await expect(elsewhere(page)).toBeHidden();
  await expect(title(page)).toHaveValue("Judul yang diketik saat jaringan putus");
  await page.getByRole("button", { name: "Update Article" }).click();
  await expect(page.getByText("News article updated")).toBeVisible();
});

test("the preview follows what is typed on the real page, at each width, and keeps its place", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openArticle(page, "foto-produk-yang-menjual-cukup-dengan-ponsel-dan-jendela");
  await page.getByRole("button", { name: "Preview" }).click();
  await title(page).fill("Judul yang langsung terlihat");
  await expect(frame(page).getByRole("heading", { level: 1 })).toHaveText("Judul yang langsung terlihat");
  const view = () => page.evaluate(() => document.querySelector("iframe")?.contentWindow?.scrollY);
  await page.evaluate(() => document.querySelector("iframe")?.contentWindow?.scrollTo(0, 500));
  await title(page).fill("Judul yang berganti di tempat");
  await expect(frame(page).getByRole("heading", { level: 1 })).toHaveText("Judul yang berganti di tempat");
  expect(await view()).toBe(500);
  await page.getByRole("button", { name: "Tablet" }).click();
  const full = page.getByRole("button", { name: "Full screen" });
  await full.click();
  for (const [name, width] of [
    ["Phone", 390],
    ["Tablet", 820],
    ["Desktop", 1280],
  ] as const) {
    await page.getByRole("button", { name, exact: true }).click();
    await expect
      .poll(() =>
        page.evaluate(
          () => document.querySelector<HTMLIFrameElement>("[role=dialog] iframe")?.contentWindow?.innerWidth,
        ),
      )
      .toBe(width);
  }
  expect(await accessibilityFindings(page)).toEqual([]);
  // Back to the preview beside the form, in its former state.
  await page.keyboard.press("Escape");
  await expect(full).toBeFocused();
  await expect(page.getByRole("button", { name: "Tablet" })).toHaveAttribute("aria-pressed", "true");
  await expect(frame(page).getByRole("heading", { level: 1 })).toHaveText("Judul yang berganti di tempat");
  await full.click();
  await page.getByRole("button", { name: "Leave full screen" }).click();
  await expect(full).toBeFocused();
  await full.click();
  await page.getByRole("dialog").getByRole("button", { name: "Close preview" }).click();
  await expect(frame(page).locator("body")).toHaveCount(0);
  await expect(title(page)).toHaveValue("Judul yang berganti di tempat");

  // A preview of a section scrolls to it, and not the form beside it.
  await page.goto("/dashboard/packages/create");
  await expect(frame(page).getByRole("heading", { name: "Harga yang terpampang jelas" })).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("by keyboard on a phone the work begun on a laptop is continued, seen, sent to a client and dropped", async ({
  page,
  visitor,
  staff,
}) => {
  const [begun, text] = ["Dimulai di laptop", "Diteruskan dengan papan ketik"];
  const copy = `/api/working-copies/news/new-${randomUUID()}`;
  await jsonOf(staff.put(copy, { data: { values: { title: begun } } }));
  const press = async (role: "button" | "link", name: string) => {
    const target = page.getByRole(role, { name, exact: true });
    // Pressed before the dialog appears, Tab would move the focus behind it.
    await target.waitFor();
    await tabTo(page, target);
    await page.keyboard.press("Enter");
  };
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page);
  await press("link", begun);
  await expect(title(page)).toHaveValue(begun);
  await tabTo(page, title(page));
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(text);
  await expect(kept(page)).toBeVisible();

  await press("button", "Preview");
  await expect(frame(page).getByRole("heading", { level: 1 })).toHaveText(text);
  await press("button", "Close preview");
  await expect(page.getByRole("button", { name: "Preview", exact: true })).toBeFocused();

  await press("button", "Review links");
  await press("button", "Create link");
  const made = page.getByRole("textbox", { name: "Review link" });
  await expect(made).toHaveValue(/\/review\//);
  await visitor.goto(await made.inputValue());
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText(text);
  await visitor.getByText("Tanggapi").click();
  await visitor.getByLabel("Nama Anda").fill("Rina");
  await visitor.getByLabel(/^Komentar/).fill("Judulnya pas.");
  await visitor.getByRole("button", { name: "Setujui" }).click();
  await expect(visitor.getByText("Terima kasih, persetujuan Anda sudah kami terima.")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: /^Review links/ })).toBeFocused();

  await press("button", "Discard changes");
  await expect(title(page)).toHaveValue("");
  await expect.poll(async () => (await staff.get(copy)).status()).toBe(404);
});
