import type { APIRequestContext } from "@playwright/test";
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
  await expect(section.getByRole("button", { name: "Turn on alerts on this device" })).toHaveCount(0);
  await expect(section.getByRole("switch", { name: "New orders by e-mail, too" })).toBeVisible();
  expect(await tooSmall(page)).toEqual([]);
  expect(await cutOff(page)).toEqual([]);
});

test("an alert shows the order, and its buttons answer it", async ({ page, app, request, staff }) => {
  const id = await order(request, staff, "Gunawan");
  await page.context().grantPermissions(["notifications"]);
  await signIn(page, "/dashboard/account");
  // A push service of the browser's maker is out of reach here, so the browser is handed the message itself.
  const devtools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    devtools.on("ServiceWorker.workerVersionUpdated", ({ versions }) => {
      const active = versions.find(({ status }) => status === "activated");
      if (active) resolve(active.registrationId);
    }),
  );
  await devtools.send("ServiceWorker.enable");
  await page.evaluate(() => navigator.serviceWorker.register("/dashboard/alerts.js", { scope: "/dashboard" }));
  const message = { title: "New order: Gunawan", lead: id, chat: "Chat", take: "I take it", unanswered: 1 };
  const registrationId = await registered;
  await devtools.send("ServiceWorker.deliverPushMessage", {
    origin: app.origin,
    registrationId,
    data: JSON.stringify(message),
  });
  const shown = () =>
    page.evaluate(async () => {
      const { getNotifications } = await navigator.serviceWorker.ready.then((found) => ({
        getNotifications: () => found.getNotifications(),
      }));
      return (await getNotifications()).map(({ title, tag, data }) => ({ title, tag, data }));
    });
  await expect.poll(shown).toEqual([{ title: "New order: Gunawan", tag: id, data: id }]);

  await page.goto(`/dashboard/leads/${id}?act=take`);
  await expect(page.getByText("You take care of this lead")).toBeVisible();
  await expect(page).toHaveURL(`/dashboard/leads/${id}`);

  await page.route("https://wa.me/**", (route) => route.fulfill({ body: "A chat" }));
  await page.goto(`/dashboard/leads/${id}?act=chat`);
  await expect(page).toHaveURL(/^https:\/\/wa\.me\/6281234567890\?text=/);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Gunawan" })).toBeVisible();
  await expect(page).toHaveURL(`/dashboard/leads/${id}`);
});
