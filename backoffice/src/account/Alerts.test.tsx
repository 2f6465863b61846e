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
async function open(given: Partial<Alerts> = {}, who: object = staff, knowing = 201) {
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
      if (knowing !== 201) return HttpResponse.json({ message: "Busy" }, { status: knowing });
      alerts = { ...alerts, devices: [...alerts.devices.filter(({ id }) => id !== device.id), device] };
      return HttpResponse.json(device, { status: 201 });
    }),
    http.delete("/api/alerts/subscriptions/:id", ({ params }) => {
      sent.push(`DELETE ${params.id}`);
      alerts = { ...alerts, devices: alerts.devices.filter(({ id }) => id !== params.id) };
      return new HttpResponse(null, { status: 204 });
    }),
    http.post("/api/alerts/test", () => HttpResponse.json({ reached: 1 })),
  );
  const user = renderApp("/dashboard/account", who);
  const section = within(await screen.findByRole("region", { name: "Alerts" }));
  await section.findByRole("switch", { name: "New orders by e-mail, too" });
  return { user, sent, section };
}

const switchHere = (section: Awaited<ReturnType<typeof open>>["section"]) =>
  section.getByRole<HTMLInputElement>("switch", { name: "Ring on this device" });

test("alerts are turned on for this device, tested, and turned off again", async () => {
  const { key } = browserThat("granted", "default");
  const { user, sent, section } = await open();
  const control = switchHere(section);
  const shown: boolean[] = [];
  await user.click(control);
  await waitFor(() => {
    shown.push(control.checked);
    section.getByText("Chrome on Android (this device)");
  });
  expect(shown).not.toContain(false);
  expect(sent.slice(0, 2)).toEqual([key, { push: true }]);
  expect(control.checked).toBe(true);
  await user.click(section.getByRole("button", { name: "Ring as a test" }));
  await screen.findByText("Sent: it rings within a few seconds");
  await user.click(control);
  await waitFor(() => expect(section.queryByText(/^Chrome on Android/)).toBeNull());
  expect(control.checked).toBe(false);
  expect(sent.slice(-2)).toEqual([{ push: false }, `DELETE ${device.id}`]);
});

test("a browser stays subscribed when turning it off fails", async () => {
  browserThat("granted", "default");
  const { user, section } = await open();
  await user.click(switchHere(section));
  await user.click(await section.findByRole("button", { name: "Ring as a test" }));
  server.use(
    http.delete("/api/alerts/subscriptions/:id", () => HttpResponse.json({ message: "Busy" }, { status: 503 })),
  );
  await user.click(section.getByRole("button", { name: "Turn off alerts on Chrome on Android" }));
  await screen.findByText("Alerts could not be changed: Busy");
  const registration = await navigator.serviceWorker.getRegistration();
  expect(await registration?.pushManager.getSubscription()).not.toBeNull();
});

test("other devices are turned off where notifications are blocked, and alerts with the last that works", async () => {
  browserThat("denied");
  const lost = { ...device, id: "e".repeat(24), browser: "Safari on iPhone" };
  const dead = { ...device, id: "f".repeat(24), browser: "Edge on Windows", isFailing: true };
  const devices = [device, lost, dead];
  const { user, sent, section } = await open({ push: true, devices });
  within(section.getByRole("list", { name: "Devices that ring" })).getByText(/^Cannot be reached/);
  const turnOff = (browser: string) => section.getByRole("button", { name: `Turn off alerts on ${browser}` });
  await user.click(turnOff("Safari on iPhone"));
  await waitFor(() => expect(section.queryByText("Safari on iPhone")).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(turnOff("Edge on Windows")));
  await user.click(turnOff("Chrome on Android"));
  await waitFor(() => expect(section.queryByText("Chrome on Android")).toBeNull());
  await user.click(turnOff("Edge on Windows"));
  await waitFor(() => expect(section.queryByRole("list")).toBeNull());
  const ended = [lost, device, dead].map(({ id }) => `DELETE ${id}`);
  expect(sent).toEqual([ended[0], { push: false }, ended[1], { push: false }, ended[2]]);
});

test("alerts that no device rings any more are turned off anywhere", async () => {
  browserThat("denied");
  const { user, sent, section } = await open({ push: true });
  await user.click(section.getByRole("switch", { name: "Ring on my devices" }));
  await waitFor(() => expect(section.queryByRole("switch", { name: "Ring on my devices" })).toBeNull());
  expect(sent).toEqual([{ push: false }]);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1 })));
});

test("the switch of this device waits until its state is known", async () => {
  browserThat("granted");
  await (await navigator.serviceWorker.ready).pushManager.subscribe();
  const { section } = await open({ push: true, devices: [device] }, staff, 503);
  await section.findByText("Chrome on Android");
  expect(switchHere(section).disabled).toBe(true);
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
  const signInLetters = screen.getByRole("switch", { name: "Alert me by e-mail when a new browser signs in" });
  expect(signInLetters).toHaveProperty("disabled", true);
  const links = section.getAllByRole("link", { name: "Set up mail" });
  expect(links.map((link) => link.getAttribute("href"))).toEqual(["/dashboard/mail", "/dashboard/mail"]);
  const weekly = section.getByRole("switch", { name: "Weekly summary by e-mail, on Mondays" });
  expect(weekly.getAttribute("aria-describedby")).toBeTruthy();
  await user.click(weekly);
  await waitFor(() => expect(sent).toEqual([{ weekly: false }]));
});

test("an account that no device rings is told on the overview", async () => {
  browserThat("default");
  server.use(http.get("/api/alerts", () => HttpResponse.json({ ...noAlertsHere, push: true, isDead: true })));
  renderApp("/dashboard");
  const bar = (await screen.findByText(/^You get no alert for new orders/)).closest<HTMLElement>("[role=alert]");
  const link = within(bar ?? document.body).getByRole("link", { name: "Turn on alerts" });
  expect(link.getAttribute("href")).toBe("/dashboard/account#alerts");
});
