import type { Lead } from "@etalase/contracts/leads/leads.schema";
import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { accessibilityFindings } from "../accessibility.ts";
import { expect, expectToFit, jsonOf, person, signIn, test } from "../test.ts";

// As most visitors have it.
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

/** What the chat that a button opens begins with. */
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

/** Where a visitor may begin who does not come to the landing page. */
async function firstOf({ request }: Page, kind: "news" | "portfolio") {
  const lists = await jsonOf<Record<string, { slug: string }[]>>(request.get(`/api/${kind}?limit=1&page=1`));
  const [first] = lists.news ?? lists.portfolioItems ?? [];
  return kind === "news" ? `/berita/${first?.slug}` : `/portfolio/${first?.slug}`;
}

/** From here on the page is an admin's, who finds the lead by its code, answers it and wins it. */
async function win(page: Page, code: string, name = code) {
  await answerChats(page);
  await signIn(page, "/dashboard/leads");
  await page.getByRole("searchbox").fill(code);
  await expect(page.getByText("1 lead found")).toBeVisible();
  await page.getByRole("link", { name, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  const status = page.getByRole("combobox", { name: "Status" });
  const choose = async (option: string) => {
    await status.click();
    await page.getByRole("option", { name: option }).click();
  };
  if (name === code) {
    // Of a click only the code is known: by it the chat is found in WhatsApp.
    await page.getByRole("button", { name: "Copy code" }).click();
    await choose("Contacted");
  } else {
    await page.getByRole("link", { name: /^(?:WhatsApp|E-mail)$/ }).click();
    await page.getByRole("button", { name: "Mark as contacted" }).click();
  }
  await expect(status).toHaveText("Contacted");
  await choose("Won");
  await page.getByRole("textbox", { name: "Value" }).fill("750000");
  await page.getByRole("textbox", { name: "Value" }).press("Enter");
  const history = page.getByRole("list", { name: "History" });
  for (const sentence of ["from New to Contacted", "from Contacted to Won", "set the value to Rp 750.000"])
    await expect(history).toContainText(sentence);
  await expect(status).toHaveText("Won");
}

test("a click on an order button is a lead whose code the chat names, and is won", async ({ page, staff }) => {
  await answerChats(page);
  const leads = leadsOf(staff);
  await page.goto("/?utm_source=ig");
  const order = ordersOn(page).last();
  const text = await textOf(order);
  const { said, code } = await chatOf(page, order);
  expect(said).toBe(text);
  await expect
    .poll(() => leads(code))
    .toMatchObject([
      {
        code,
        kind: "order",
        source: { path: "/", landing: "/", utmSource: "ig" },
        package: { price: expect.any(Number) },
      },
    ]);
  // The footer's stands on every page, and knows where the visit began.
  await page.goto("/berita");
  const talk = page.getByRole("contentinfo").getByRole("link", { name: "Mulai percakapan" });
  const second = await chatOf(page, talk);
  await expect.poll(() => leads(second.code)).toMatchObject([{ kind: "consultation", package: null }]);
  await win(page, code);
});

test("what the contact form takes is answered and won", async ({ page, staff }) => {
  const leads = leadsOf(staff);
  await page.goto("/?utm_source=ig");
  const name = "Rina Batik";
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
  await win(page, code, name);
});

test("an article leads to its chat, and by the packages to an order that is won", async ({ page, staff }) => {
  await answerChats(page);
  const leads = leadsOf(staff);
  const article = await firstOf(page, "news");
  await page.goto(article);
  const talk = await chatOf(page, page.getByRole("link", { name: chats }));
  const source = { path: article, landing: article };
  await expect.poll(() => leads(talk.code)).toMatchObject([{ kind: "consultation", source }]);
  await page.getByRole("link", { name: "Lihat paket dan harga" }).click();
  const { code } = await chatOf(page, ordersOn(page).first());
  await expect.poll(() => leads(code)).toMatchObject([{ kind: "order", source: { ...source, path: "/" } }]);
  await win(page, code);
});

test("a project leads to a chat about the like, and is won", async ({ page, staff }) => {
  await answerChats(page);
  const leads = leadsOf(staff);
  const project = await firstOf(page, "portfolio");
  await page.goto(project);
  const { code } = await chatOf(page, page.getByRole("link", { name: chats }));
  await expect.poll(() => leads(code)).toMatchObject([{ kind: "consultation", source: { path: project } }]);
  await win(page, code);
});

const begins = {
  "the packages": { from: async () => "/", button: ordersOn, on: null },
  "an article": {
    from: (page: Page) => firstOf(page, "news"),
    button: (page: Page) => page.getByRole("link", { name: chats }),
    on: "Lihat paket dan harga",
  },
  "a project": {
    from: (page: Page) => firstOf(page, "portfolio"),
    button: (page: Page) => page.getByRole("link", { name: chats }),
    on: "Kontak",
  },
};
for (const [place, { from, button, on }] of Object.entries(begins))
  test(`without scripts the chat of ${place} opens, and what the form then takes is won`, async ({
    page,
    visitor,
    staff,
  }) => {
    await answerChats(visitor);
    await visitor.setViewportSize(phone);
    await visitor.goto(await from(page));
    const chat = button(visitor).first();
    const text = await textOf(chat);
    // Nothing is stored of this one: it names no code.
    expect(await chatOf(visitor, chat)).toEqual({ said: text, code: "" });
    if (on) await visitor.getByRole("link", { name: on, exact: true }).filter({ visible: true }).last().click();
    const name = `Sari, dari ${place}`;
    await visitor.getByLabel("Email").last().fill("sari@example.com");
    await write(visitor, name);
    const code = await thankedFor(visitor);
    const leads = leadsOf(staff);
    expect(await leads(name)).toMatchObject([{ code, email: "sari@example.com", source: { path: "/" } }]);
    await win(page, code, name);
  });
