import type { Lead } from "@etalase/contracts/leads/leads.schema";
import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { accessibilityFindings } from "../accessibility.ts";
import { expect, expectToFit, jsonOf, person, test } from "../test.ts";

// The screen of most visitors.
const phone = { width: 390, height: 844 };
test.use({ userAgent: person, viewport: phone });

const leadsOf = (staff: APIRequestContext) => async (search: string) =>
  (await jsonOf<{ leads: Lead[] }>(staff.get(`/api/leads?search=${encodeURIComponent(search)}`))).leads;

const write = async (page: Page, name: string) => {
  await page.getByLabel("Nama").fill(name);
  await page.getByLabel("Pesan", { exact: true }).fill("Kami ingin situs untuk toko batik.");
  await page.getByRole("checkbox", { name: /^Saya setuju/ }).check();
  await page.getByRole("button", { name: "Kirim pesan" }).click();
};

const answerChats = (page: Page) =>
  page.context().route("https://wa.me/**", (route) => route.fulfill({ body: "WhatsApp" }));

/** Opens the chat of a button, and returns its prepared text. */
async function chatOf(page: Page, button: Locator) {
  const [chat] = await Promise.all([page.waitForEvent("popup"), button.click()]);
  await chat.waitForURL(/^https:\/\/wa\.me\//);
  const text = new URL(chat.url()).searchParams.get("text") ?? "";
  const [, said = text, code = ""] = /^(.*)\nKode: (\w{6})$/s.exec(text) ?? [];
  await chat.close();
  return { said, code };
}

const textOf = async (button: Locator) => new URL((await button.getAttribute("href")) ?? "").searchParams.get("text");
const ordersOn = (page: Page) =>
  page.getByRole("region", { name: "Daftar paket" }).getByRole("link", { name: /^Pesan sekarang/ });
const chats = /^(?:Tanya|Bicarakan) lewat WhatsApp$/;

async function thankedFor(page: Page) {
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Terima kasih");
  const code = new URL(page.url()).searchParams.get("kode") ?? "";
  await expect(page.getByText(code)).toBeVisible();
  return code;
}

async function firstArticle({ request }: Page) {
  const { news } = await jsonOf<{ news: { slug: string }[] }>(request.get("/api/news?limit=1&page=1"));
  return `/berita/${news[0]?.slug}`;
}

test("what the contact form takes is a lead", async ({ page, staff }) => {
  const leads = leadsOf(staff);
  await page.goto("/?utm_source=ig");
  const name = "Rina Batik";
  await page.getByLabel("Nama").focus();
  // The script that knows the visit's source loads with the first interaction.
  await expect(page.locator("#contact [name=utmSource]")).toHaveValue("ig");
  await write(page, name);
  await expect(page.getByText("Isi nomor WhatsApp atau email")).toBeVisible();
  await expect(page.getByLabel("Nomor WhatsApp")).toBeFocused();
  await expect(page.getByLabel("Nama")).toHaveValue(name);
  await expectToFit(page);
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.getByLabel("Nomor WhatsApp").fill("0812 3456 7890");
  await page.getByRole("button", { name: "Kirim pesan" }).click();
  const code = await thankedFor(page);
  await expectToFit(page);
  expect(await accessibilityFindings(page)).toEqual([]);
  expect(await leads(name)).toMatchObject([{ code, name, phone: "0812 3456 7890", source: { utmSource: "ig" } }]);
});

test("the chats of an article, the packages and the footer are leads, whose codes they name", async ({
  page,
  staff,
}) => {
  await answerChats(page);
  const leads = leadsOf(staff);
  const article = await firstArticle(page);
  await page.goto(`${article}?utm_source=ig`);
  const talk = await chatOf(page, page.getByRole("link", { name: chats }));
  const source = { path: article, landing: article, utmSource: "ig" };
  await expect.poll(() => leads(talk.code)).toMatchObject([{ kind: "consultation", package: null, source }]);
  await page.getByRole("link", { name: "Lihat paket dan harga" }).click();
  const order = ordersOn(page).last();
  const text = await textOf(order);
  const { said, code } = await chatOf(page, order);
  expect(said).toBe(text);
  await expect
    .poll(() => leads(code))
    .toMatchObject([{ code, kind: "order", source: { ...source, path: "/" }, package: { price: expect.any(Number) } }]);
  // The footer's link is on every page.
  await page.goto("/berita");
  const last = await chatOf(page, page.getByRole("contentinfo").getByRole("link", { name: "Mulai percakapan" }));
  await expect.poll(() => leads(last.code)).toMatchObject([{ kind: "consultation", source: { landing: "/berita" } }]);
});

test("without scripts the chat of the packages opens, and the form is taken", async ({ visitor, staff }) => {
  await answerChats(visitor);
  await visitor.setViewportSize(phone);
  await visitor.goto("/");
  const chat = ordersOn(visitor).first();
  const text = await textOf(chat);
  // Without scripts no lead is stored, so the chat has no code.
  expect(await chatOf(visitor, chat)).toEqual({ said: text, code: "" });
  const name = "Sari Dewi";
  await visitor.getByLabel("Email").last().fill("sari@example.com");
  await write(visitor, name);
  const code = await thankedFor(visitor);
  const leads = leadsOf(staff);
  expect(await leads(name)).toMatchObject([{ code, email: "sari@example.com", source: { path: "/" } }]);
});
