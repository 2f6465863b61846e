import type { Lead } from "@etalase/contracts/leads/leads.schema";
import type { Page } from "@playwright/test";
import { admin } from "./app.ts";
import { accessibilityFindings, expect, open, test } from "./test.ts";

// Robots leave no leads, and a headless browser says that it is one.
const person = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
test.use({ userAgent: person });

async function leadsOf(origin: string) {
  const signed = await fetch(`${origin}/api/auth/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(admin),
  });
  const { token } = (await signed.json()) as { token: string };
  return async (search: string) => {
    const headers = { Authorization: `Bearer ${token}` };
    const answer = await fetch(`${origin}/api/leads?search=${encodeURIComponent(search)}`, { headers });
    return ((await answer.json()) as { leads: Lead[] }).leads;
  };
}

const write = async (page: Page, name: string) => {
  await page.getByLabel("Nama").fill(name);
  await page.getByLabel("Pesan", { exact: true }).fill("Kami ingin situs untuk toko batik.");
  await page.getByRole("checkbox", { name: /^Saya setuju/ }).check();
  await page.getByRole("button", { name: "Kirim pesan" }).click();
};

const fits = (page: Page) => page.evaluate<number>("document.documentElement.scrollWidth - innerWidth");

for (const width of [390, 1440]) {
  test(`a click on an order button is a lead whose code the chat names, at ${width} px`, async ({ page, app }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.context().route("https://wa.me/**", (route) => route.fulfill({ body: "WhatsApp" }));
    const leads = await leadsOf(app.origin);
    await open(page, "/?utm_source=ig");
    const orders = page.getByRole("region", { name: "Daftar paket" }).getByRole("link", { name: /^Pesan sekarang/ });
    const order = orders.last();
    const href = (await order.getAttribute("href")) ?? "";
    const [chat] = await Promise.all([page.waitForEvent("popup"), order.click()]);
    await chat.waitForURL(/^https:\/\/wa\.me\//);
    const text = new URL(chat.url()).searchParams.get("text") ?? "";
    const [, said, code = ""] = /^(.*)\nKode: (\w{6})$/s.exec(text) ?? [];
    expect(said).toBe(new URL(href).searchParams.get("text"));
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
    await chat.close();
    // The footer's stands on every page, and knows where the visit began.
    await open(page, "/berita");
    const [talk] = await Promise.all([
      page.waitForEvent("popup"),
      page.getByRole("contentinfo").getByRole("link", { name: "Mulai percakapan" }).click(),
    ]);
    await talk.waitForURL(/Kode%3A/);
    const second = talk.url().slice(-6);
    await expect.poll(() => leads(second)).toMatchObject([{ kind: "consultation", package: null }]);
  });

  test(`the contact form is answered at ${width} px`, async ({ page, app }) => {
    await page.setViewportSize({ width, height: 844 });
    const leads = await leadsOf(app.origin);
    await open(page, "/?utm_source=ig");
    const name = `Rina ${width}`;
    await write(page, name);
    await expect(page.getByText("Isi nomor WhatsApp atau email")).toBeVisible();
    await expect(page.getByLabel("Nomor WhatsApp")).toBeFocused();
    await expect(page.getByLabel("Nama")).toHaveValue(name);
    expect(await fits(page)).toBeLessThanOrEqual(0);
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.getByLabel("Nomor WhatsApp").fill("0812 3456 7890");
    await page.getByRole("button", { name: "Kirim pesan" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Terima kasih");
    const code = new URL(page.url()).searchParams.get("kode") ?? "";
    await expect(page.getByText(code)).toBeVisible();
    expect(await fits(page)).toBeLessThanOrEqual(0);
    expect(await accessibilityFindings(page)).toEqual([]);
    expect(await leads(name)).toMatchObject([{ code, name, phone: "0812 3456 7890", source: { utmSource: "ig" } }]);
  });
}

for (const width of [390, 1440])
  test(`without scripts the chat opens all the same, and the form is taken, at ${width} px`, async ({
    browser,
    app,
  }) => {
    const context = await browser.newContext({ baseURL: app.origin, javaScriptEnabled: false, userAgent: person });
    await context.route("https://wa.me/**", (route) => route.fulfill({ body: "WhatsApp" }));
    const leads = await leadsOf(app.origin);
    const page = await context.newPage();
    await page.setViewportSize({ width, height: 844 });
    const name = `Sari tanpa skrip ${width}`;
    await page.goto("/");
    const order = page.getByRole("link", { name: /^Pesan sekarang/ }).first();
    const href = (await order.getAttribute("href")) ?? "";
    const [chat] = await Promise.all([page.waitForEvent("popup"), order.click()]);
    await chat.waitForURL(/^https:\/\/wa\.me\//);
    expect(chat.url()).toBe(href);
    await page.getByLabel("Email").last().fill("sari@example.com");
    await write(page, name);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Terima kasih");
    expect(await leads(name)).toMatchObject([{ email: "sari@example.com", source: { path: "/" } }]);
    await context.close();
  });
