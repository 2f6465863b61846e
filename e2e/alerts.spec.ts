import type { APIRequestContext, Page } from "@playwright/test";
import { cutOff, tooSmall } from "./fingers.ts";
import { expect, jsonOf, person, signIn, test } from "./test.ts";

test.use({ viewport: { width: 360, height: 760 } });

/** Sends a message like a visitor's browser. */
async function order(request: APIRequestContext, staff: APIRequestContext, name: string) {
  const lead = {
    kind: "contact",
    name,
    consent: true,
    phone: "0812 3456 7890",
    message: "Kami ingin memesan situs untuk toko.",
  };
  await jsonOf(request.post("/api/leads", { headers: { "User-Agent": person }, data: lead }));
  const { leads } = await jsonOf<{ leads: { id: string }[] }>(staff.get(`/api/leads?search=${name}`));
  return leads[0]?.id ?? "";
}

test("a browser that blocks notifications is told what to do", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Notification, "permission", { get: () => "denied" });
  });
  await signIn(page, "/dashboard/account#alerts");
  const section = page.getByRole("region", { name: "Alerts" });
  await expect(section.getByText(/This browser blocks notifications of this site/)).toBeInViewport();
  await expect(section.getByRole("switch", { name: "Ring on this device" })).toHaveCount(0);
  await expect(section.getByRole("switch", { name: "New orders by e-mail, too" })).toBeVisible();
  expect(await tooSmall(page)).toEqual([]);
  expect(await cutOff(page)).toEqual([]);
});

/** The globals of the worker that a test replaces. */
type Scope = Readonly<{
  registration: {
    showNotification: (title: string, options: Readonly<{ data: string; actions: object[] }>) => unknown;
  };
  clients: { openWindow: (address: string) => unknown };
}>;

/** Hands the dashboard's worker a message, and presses each button. Returns what it shows, and where it leads. */
async function ring(page: Page, message: object) {
  const [worker] = await Promise.all([
    page.context().waitForEvent("serviceworker"),
    page.evaluate(() => navigator.serviceWorker.register("/dashboard/alerts.js", { scope: "/dashboard" })),
  ]);
  // The test browser's worker ends when it sets a badge, and no browser here reaches its maker's push service.
  return worker.evaluate((text) => {
    const scope = globalThis as unknown as Scope; // a worker's
    const shown: { title: string; data: string; actions: object[] }[] = [];
    const opened: string[] = [];
    scope.registration.showNotification = (title, { data, actions }) => shown.push({ title, data, actions });
    const badges: number[] = [];
    Object.defineProperty(navigator, "setAppBadge", { value: async (count: number) => badges.push(count) });
    scope.clients.openWindow = (address) => opened.push(address);
    const hand = (name: string, parts: object) =>
      dispatchEvent(Object.assign(new Event(name), { waitUntil: () => undefined, ...parts }));
    hand("push", { data: { json: () => JSON.parse(text) } });
    const notification = { close: () => undefined, data: shown[0]?.data };
    for (const action of ["", "take", "chat"]) hand("notificationclick", { notification, action });
    return { shown, opened, badges };
  }, JSON.stringify(message));
}

test("an alert shows the order, and its buttons answer it", async ({ page, request, staff }) => {
  const id = await order(request, staff, "Gunawan");
  await signIn(page, "/dashboard/account");
  const { shown, opened, badges } = await ring(page, {
    title: "New order: Gunawan",
    lead: id,
    chat: "Chat",
    take: "I take it",
    unanswered: 1,
  });
  const actions = [
    { action: "chat", title: "Chat" },
    { action: "take", title: "I take it" },
  ];
  expect(shown).toEqual([{ title: "New order: Gunawan", data: id, actions }]);
  expect(badges).toEqual([1]);
  const [plain = "", take = "", chat = ""] = opened;
  expect(plain).toBe(`/dashboard/leads/${id}`);

  await page.goto(take);
  await expect(page.getByText("You take care of this lead")).toBeVisible();
  await expect(page).toHaveURL(plain);

  await page.route("https://wa.me/**", (route) => route.fulfill({ body: "A chat" }));
  await page.goto(chat);
  await expect(page).toHaveURL(/^https:\/\/wa\.me\/6281234567890\?text=/);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Gunawan" })).toBeVisible();
  await expect(page).toHaveURL(plain);
});
