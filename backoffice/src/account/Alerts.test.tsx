import type { Alerts } from "@etalase/contracts/alerts.schema";
import { screen, waitFor, within } from "@testing-library/dom";
import { HttpResponse, http } from "msw/http";
import { expect, test, vi } from "vitest";
import { renderApp, staff, superadmin } from "../test/renderApp.tsx";
import { noAlertsHere, server } from "../test/server.ts";
import { ownAccount } from "../test/staff.ts";

const device = {
  id: "d".repeat(24),
  browser: "Chrome on Android",
  isFailing: false,
  createdAt: "2026-11-20T02:00:00.000Z",
};

/** A browser that can ring. `permission` is its answer to the question. */
function browserThat(permission: NotificationPermission, asked: NotificationPermission = permission) {
  const key = { endpoint: "https://push.example/1", keys: { p256dh: "p", auth: "a" } };
  let isSubscribed = false;
  const subscription = {
    options: { applicationServerKey: new ArrayBuffer(0) },
    toJSON: () => key,
    unsubscribe: async () => {
      isSubscribed = false;
    },
  };
  const pushManager = {
    getSubscription: async () => (isSubscribed ? subscription : null),
    subscribe: async () => {
      isSubscribed = true;
      return subscription;
    },
  };
  const registration = { pushManager };
  const serviceWorker = {
    register: async () => registration,
    getRegistration: async () => registration,
    ready: Promise.resolve(registration),
  };
  const notification = {
    permission: asked === permission ? permission : "default",
    requestPermission: async () => {
      notification.permission = permission;
      return permission;
    },
  };
  vi.stubGlobal("Notification", notification);
  vi.stubGlobal("PushManager", class {});
  Object.defineProperty(navigator, "serviceWorker", { configurable: true, value: serviceWorker });
  return { key };
}

/** Opens the account, whose alerts the calls change. */
async function open(given: Partial<Alerts> = {}, who: object = staff) {
  let alerts = { ...noAlertsHere, ...given };
  const sent: unknown[] = [];
  server.use(
    http.get("/api/auth/me", () => HttpResponse.json(ownAccount)),
    http.get("/api/alerts", () => HttpResponse.json(alerts)),
    http.put<never, Partial<Alerts>>("/api/alerts", async ({ request }) => {
      const change = await request.json();
      sent.push(change);
      alerts = { ...alerts, ...change };
      return HttpResponse.json(alerts);
    }),
    http.post("/api/alerts/subscriptions", async ({ request }) => {
      sent.push(await request.json());
      alerts = { ...alerts, devices: [device] };
      return HttpResponse.json(device, { status: 201 });
    }),
    http.delete("/api/alerts/subscriptions/:id", ({ params }) => {
      sent.push(`DELETE ${params.id}`);
      alerts = { ...alerts, devices: [] };
      return new HttpResponse(null, { status: 204 });
    }),
    http.post("/api/alerts/test", () => HttpResponse.json({ reached: 1 })),
  );
  const user = renderApp("/dashboard/account", who);
  const section = within(await screen.findByRole("region", { name: "Alerts" }));
  await section.findByRole("switch", { name: "New orders by e-mail, too" });
  return { user, sent, section };
}

test("alerts are turned on for this device, tested, and turned off again", async () => {
  const { key } = browserThat("granted", "default");
  const { user, sent, section } = await open();
  await user.click(section.getByRole("switch", { name: "Ring on this device" }));
  await section.findByText("Rings on: Chrome on Android");
  expect(sent.slice(0, 2)).toEqual([key, { push: true }]);
  expect(section.getByRole<HTMLInputElement>("switch", { name: "Ring on this device" }).checked).toBe(true);
  await user.click(section.getByRole("button", { name: "Ring as a test" }));
  await screen.findByText("Sent: it rings within a few seconds");
  await user.click(section.getByRole("switch", { name: "Ring on this device" }));
  await waitFor(() => expect(section.queryByText("Rings on: Chrome on Android")).toBeNull());
  expect(sent.slice(-2)).toEqual([{ push: false }, `DELETE ${device.id}`]);
});

test("a refused permission is explained, and nothing is sent", async () => {
  browserThat("denied", "default");
  const { user, sent, section } = await open();
  await user.click(section.getByRole("switch", { name: "Ring on this device" }));
  await section.findByText(/^This browser blocks notifications of this site\./);
  expect(sent).toEqual([]);
});

test("mail, hours and the weekly letter are chosen, as far as mail is set up", async () => {
  browserThat("granted");
  const { user, sent, section } = await open({ canMail: false, weekly: true }, superadmin);
  const mail = section.getByRole<HTMLInputElement>("switch", { name: "New orders by e-mail, too" });
  expect(mail.disabled).toBe(true);
  expect(section.getByRole("link", { name: "Set up mail" }).getAttribute("href")).toBe("/dashboard/mail");
  await user.click(section.getByRole("switch", { name: "The week in one letter, on Mondays" }));
  await waitFor(() => expect(sent).toEqual([{ weekly: false }]));
});

test("an account that no device rings is told on the overview", async () => {
  browserThat("default");
  server.use(http.get("/api/alerts", () => HttpResponse.json({ ...noAlertsHere, push: true, isDead: true })));
  renderApp("/dashboard");
  const bar = (await screen.findByText(/^New orders do not reach you/)).closest<HTMLElement>("[role=alert]");
  const link = within(bar ?? document.body).getByRole("link", { name: "Turn on alerts" });
  expect(link.getAttribute("href")).toBe("/dashboard/account#alerts");
});
