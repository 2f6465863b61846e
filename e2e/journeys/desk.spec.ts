import type { APIRequestContext, Page } from "@playwright/test";
import { accessibilityFindings } from "../accessibility.ts";
import { patient } from "../settled.ts";
import { expect, jsonOf, signIn, tabTo, test } from "../test.ts";

const title = (page: Page) => page.getByRole("textbox", { name: "Title" });
const kept = (page: Page) => page.getByText(/^Kept \d\d\.\d\d, not saved yet$/);
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

test("what is begun on one device is continued on another, and goes when it is saved", async ({ page, another }) => {
  await signIn(page, "/dashboard/news/create");
  await title(page).fill("Artikel yang dimulai di laptop");
  await expect(kept(page)).toBeVisible();

  const phone = await another();
  await signIn(phone);
  await phone.getByRole("link", { name: "Artikel yang dimulai di laptop" }).click();
  await expect(title(phone)).toHaveValue("Artikel yang dimulai di laptop");
  await expect(phone.getByText(/^Restored from/)).toBeVisible();
  // The phone says at once that the begun article is kept.
  const sent = phone.waitForResponse((response) => {
    const request = response.request();
    return request.method() === "PUT" && (request.postData() ?? "").includes("diteruskan di ponsel");
  });
  await title(phone).fill("Artikel yang diteruskan di ponsel");
  expect((await sent).status()).toBe(200);
  await expect(kept(phone)).toBeVisible();
  await phone.getByRole("link", { name: "Back", exact: true }).click();
  // The changes are kept, so no question appears.
  await expect(phone.getByRole("heading", { level: 1, name: "News Management" })).toBeVisible();
  await phone.getByRole("link", { name: "New Article" }).first().click();
  await expect(phone.getByText(/^Unfinished: Artikel yang diteruskan di ponsel of /)).toBeVisible();
  expect(await accessibilityFindings(phone)).toEqual([]);
  await expect(title(phone)).toHaveValue("");
  await phone.getByRole("button", { name: "Continue" }).click();
  await expect(title(phone)).toHaveValue("Artikel yang diteruskan di ponsel");
  await phone.goto("/dashboard");
  await expect(phone.getByRole("link", { name: "Artikel yang diteruskan di ponsel" })).toBeVisible();

  await page.reload();
  await expect(title(page)).toHaveValue("Artikel yang diteruskan di ponsel");
  await page.getByRole("button", { name: "Discard changes" }).click();
  await expect(title(page)).toHaveValue("");
  await expect(page.getByText("Your changes were discarded.")).toBeVisible();
});

test("two people at one record see each other; what both have changed is asked, the rest is merged", async ({
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
  await colleague.getByRole("switch", { name: "Highlight on the home page" }).click();
  await expect(page.getByText("Ana Maharani is editing this too")).toBeVisible();
  await colleague.getByRole("button", { name: "Update Article" }).click();
  await expect(colleague.getByText("News article updated")).toBeVisible();

  await page.getByRole("button", { name: "Update Article" }).click();
  const dialog = page.getByRole("dialog", { name: "Both of you have changed this field" });
  await expect(dialog).toContainText("Judul dari Ana yang kedua");
  expect(await accessibilityFindings(page)).toEqual([]);
  await dialog.getByRole("radio", { name: /^Theirs/ }).check();
  await dialog.getByRole("button", { name: "Use these" }).click();
  await expect(title(page)).toHaveValue("Judul dari Ana yang kedua");
  await page.getByRole("button", { name: "Update Article" }).click();
  await expect(page.getByText("News article updated")).toBeVisible();
});

test("a tab that crashes in the middle loses nothing, with or without a connection", async ({ page, context }) => {
  const address = await openArticle(page, "berapa-sebenarnya-biaya-membuat-situs-rincian-yang-jarang-dibuka");
  await title(page).fill("Judul yang sudah sampai di server");
  await expect(kept(page)).toBeVisible();
  await page.route("**/api/working-copies/**", (route) => route.abort());
  await title(page).fill("Judul yang diketik saat jaringan putus");
  await expect(page.getByText("Kept in this browser only. The server cannot be reached.")).toBeVisible();
  const next = await patient(await context.newPage());
  await page.close({ runBeforeUnload: false });
  await next.goto(address);
  await expect(title(next)).toHaveValue("Judul yang diketik saat jaringan putus");
  await expect(kept(next)).toBeVisible();
});

test("a tab that crashes loses nothing when another one of the same account has saved", async ({ page, context }) => {
  const address = await openArticle(page, "uu-pdp-untuk-situs-usaha-kecil-yang-perlu-dibereskan");
  const other = await patient(await context.newPage());
  await other.goto(address);
  await expect(title(other)).not.toHaveValue("");
  await title(page).fill("Judul di tab pertama");
  await expect(kept(page)).toBeVisible();
  await title(other).fill("Judul di tab kedua");
  await expect(other.getByText(/^Kept .*, not saved yet$/)).toBeVisible();
  await expect(other.getByText(/^Another tab of yours has unfinished changes/)).toBeVisible();
  expect(await accessibilityFindings(other)).toEqual([]);
  await other.getByRole("button", { name: "Update Article" }).click();
  await expect(other.getByText("News article updated")).toBeVisible();
  const stored = () => page.evaluate(() => Object.values(localStorage).join());
  await expect.poll(stored).toContain("Judul di tab pertama");
  await page.close({ runBeforeUnload: false });

  await other.goto(address);
  const dialog = other.getByRole("dialog", { name: "Both of you have changed this field" });
  await expect(dialog.getByRole("radio", { name: /^Yours/ })).toBeChecked();
  await expect(dialog).toContainText("Judul di tab pertama");
  await expect(dialog).toContainText("Judul di tab kedua");
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
});

test("a client reviews without an account, until the link is revoked", async ({ page, visitor }) => {
  const address = await openArticle(page, "meminta-dan-membalas-ulasan-google-tanpa-terdengar-memaksa");
  await title(page).fill("Judul yang dikirim ke klien");
  await page.getByRole("button", { name: "Review links" }).click();
  await page.getByRole("button", { name: "Create link" }).click();
  const link = await page.getByRole("textbox", { name: "Review link" }).inputValue();
  expect(await accessibilityFindings(page)).toEqual([]);

  await visitor.goto(link);
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Judul yang dikirim ke klien");
  await visitor.getByText("Tanggapi").click();
  // The visitor's browser runs no scripts, and the accessibility check is one.
  const looked = await page.context().newPage();
  await looked.goto(link);
  await looked.getByText("Tanggapi").click();
  expect(await accessibilityFindings(looked)).toEqual([]);
  await visitor.getByLabel("Nama Anda").fill("Rina");
  await visitor.getByLabel(/^Komentar/).fill("Judulnya pas.");
  await visitor.getByRole("button", { name: "Setujui" }).click();
  await expect(visitor.getByText("Terima kasih, persetujuan Anda sudah kami terima.")).toBeVisible();

  await page.goto(address);
  await page.getByRole("button", { name: "Review links, approved, 1 comment" }).click();
  await expect(page.getByText("Judulnya pas.")).toBeVisible();
  await expect(page.getByText(/^Approved /)).toBeVisible();
  await page.getByRole("button", { name: "Revoke" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Revoke" }).click();
  await expect(page.getByText(/^Revoked /)).toBeVisible();

  const answer = await visitor.goto(link);
  expect(answer?.status()).toBe(404);
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Tautan tidak berlaku");
});

test("by keyboard on a phone what is typed is kept, seen, sent to a client, continued and dropped", async ({
  page,
}) => {
  const text = "Diketik dengan papan ketik";
  const press = async (role: "button" | "link", name: string) => {
    const target = page.getByRole(role, { name, exact: true });
    // Pressed before the dialog appears, Tab would move the focus behind it.
    await target.waitFor();
    await tabTo(page, target);
    await page.keyboard.press("Enter");
  };
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, "/dashboard/news/create");
  await tabTo(page, title(page));
  await page.keyboard.type(text);
  await expect(kept(page)).toBeVisible();

  await press("button", "Preview");
  await expect(frame(page).getByRole("heading", { level: 1 })).toHaveText(text);
  await press("button", "Close preview");
  await expect(page.getByRole("button", { name: "Preview", exact: true })).toBeFocused();

  await press("button", "Review links");
  await press("button", "Create link");
  await expect(page.getByRole("textbox", { name: "Review link" })).toHaveValue(/\/review\//);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: /^Review links/ })).toBeFocused();

  await page.goto("/dashboard");
  await press("link", text);
  await expect(title(page)).toHaveValue(text);
  await press("button", "Discard changes");
  await expect(title(page)).toHaveValue("");
  await page.goto("/dashboard");
  await expect(page.getByRole("link", { name: text, exact: true })).toHaveCount(0);
});
