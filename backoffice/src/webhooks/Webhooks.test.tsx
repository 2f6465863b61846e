import type { Delivery, Webhook } from "@etalase/contracts/webhooks.schema";
import { screen, waitFor, within } from "@testing-library/dom";
import { HttpResponse, http } from "msw/http";
import { expect, test } from "vitest";
import { renderApp, superadmin } from "../test/renderApp.tsx";
import { server } from "../test/server.ts";

const id = "0".repeat(24);
const secret = "whsec_rahasia";
const webhook: Webhook = {
  _id: id,
  id,
  url: "https://lain.example/kait",
  events: ["lead.created"],
  isActive: true,
  lastStatus: null,
  lastAt: null,
  gaveUpAt: null,
  createdAt: "2026-11-20T03:00:00.000Z",
};
const delivery: Delivery = {
  _id: id,
  id,
  event: "lead.created",
  state: "failed",
  tries: 7,
  status: null,
  ms: 10_000,
  error: "it took longer than 10 s",
  at: "2026-11-20T03:00:00.000Z",
  nextTryAt: null,
};

/** Opens the screen of a site with these webhooks, and records the bodies of writes. */
function open(...before: readonly Webhook[]) {
  let webhooks = before;
  let held = Promise.resolve();
  /** Writes wait until the answer is called. */
  const hold = () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    held = promise;
    return resolve;
  };
  const sent: unknown[] = [];
  server.use(
    http.get("/api/webhooks", () => HttpResponse.json({ webhooks })),
    http.post("/api/webhooks", async ({ request }) => {
      const body = await request.json();
      sent.push(body);
      if (JSON.stringify(body).includes("dalam"))
        return HttpResponse.json({ message: "no", errors: { url: "The address cannot be used" } }, { status: 400 });
      webhooks = [webhook];
      await held;
      return HttpResponse.json({ ...webhook, secret }, { status: 201 });
    }),
    http.put(`/api/webhooks/${id}`, async ({ request }) => {
      const change = (await request.json()) as Partial<Webhook>;
      sent.push(change);
      if (change.events?.length === 0)
        return HttpResponse.json({ message: "Choose at least one event" }, { status: 400 });
      await held;
      webhooks = webhooks.map((one) => ({ ...one, ...change, gaveUpAt: null }));
      return HttpResponse.json(webhooks[0]);
    }),
    http.delete(`/api/webhooks/${id}`, () => {
      webhooks = [];
      return new HttpResponse(null, { status: 204 });
    }),
    http.post(`/api/webhooks/${id}/test`, () => HttpResponse.json({ ...delivery, status: 404, ms: 120, error: null })),
    http.get(`/api/webhooks/${id}/deliveries`, () => HttpResponse.json({ deliveries: [delivery] })),
  );
  return { user: renderApp("/dashboard/webhooks", superadmin), sent, hold };
}

test("a new one shows its secret once, to be copied", async () => {
  const { user, sent, hold } = open();
  await screen.findByText("No webhooks yet");
  await user.click(screen.getByRole("button", { name: "New webhook" }));
  const dialog = within(await screen.findByRole("dialog", { name: "New webhook" }));
  const address = await dialog.findByLabelText(/^Address/);
  await user.type(address, "http://lain.example/");
  await user.click(dialog.getByRole("button", { name: "Create webhook" }));
  expect(address.getAttribute("aria-invalid")).toBe("true");
  expect(document.activeElement).toBe(address);
  await user.clear(address);
  await user.type(address, "https://dalam.example/");
  await user.click(dialog.getByRole("button", { name: "Create webhook" }));
  await dialog.findByText("The address cannot be used");
  await user.clear(address);
  await user.type(address, webhook.url);
  expect(dialog.queryByText("The address cannot be used")).toBeNull();
  const release = hold();
  const submit = dialog.getByRole("button", { name: "Create webhook" });
  await user.click(submit);
  // The secret is on its way, and cannot be read again.
  await waitFor(() => expect(submit.getAttribute("aria-disabled")).toBe("true"));
  expect(dialog.getByRole("button", { name: "Cancel" })).toHaveProperty("disabled", true);
  await user.keyboard("{Escape}");
  await user.click(submit);
  release();
  expect(await screen.findByLabelText("Secret")).toHaveProperty("value", secret);
  const shown = within(screen.getByRole("dialog", { name: "New webhook" }));
  expect(sent.slice(1)).toEqual([{ url: webhook.url, events: ["lead.created"] }]);
  await user.click(shown.getByRole("button", { name: "Copy secret" }));
  await screen.findByText("The secret is copied");
  expect(await navigator.clipboard.readText()).toBe(secret);
  await user.click(shown.getByRole("button", { name: "Done" }));
  await screen.findByRole("heading", { name: "lain.example" });
  expect(screen.queryByText(secret)).toBeNull();
});

test("its events are chosen in place, of which there is at least one", async () => {
  const { user, sent } = open(webhook);
  await user.click(await screen.findByRole("checkbox", { name: "New leads" }));
  await screen.findByText("Choose at least one event");
  expect(sent).toEqual([{ events: [] }]);
});

test("changes that follow at once on one another are all kept", async () => {
  const { user, sent, hold } = open(webhook);
  const release = hold();
  const published = await screen.findByRole("checkbox", { name: "Published articles, projects and pages" });
  const on = screen.getByRole("switch", { name: "lain.example" });
  // Each click comes after the drawing of the one before, as a person's does.
  await user.click(published);
  await waitFor(() => expect(published).toHaveProperty("checked", true));
  await user.click(on);
  await waitFor(() => expect(on).toHaveProperty("checked", false));
  await user.click(screen.getByRole("checkbox", { name: "Changed leads" }));
  release();
  await waitFor(() =>
    expect(sent.at(-1)).toEqual({
      isActive: false,
      events: ["lead.created", "record.published", "lead.changed"],
    }),
  );
  await screen.findByText("Events while it is off are not sent afterwards.");
  expect(sent).toHaveLength(3);
});

test("its address can be changed", async () => {
  const { user, sent } = open(webhook);
  await user.click(await screen.findByRole("button", { name: "Edit lain.example" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Edit webhook" }));
  const address = await dialog.findByLabelText(/^Address/);
  expect(address).toHaveProperty("value", webhook.url);
  await user.clear(address);
  await user.type(address, "https://baru.example/kait{Enter}");
  await screen.findByRole("heading", { name: "baru.example" });
  await screen.findByText("Webhook saved");
  expect(sent).toEqual([{ url: "https://baru.example/kait" }]);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("one that the site has turned off says why, and can be turned on again", async () => {
  const { user, sent } = open({ ...webhook, isActive: false, gaveUpAt: webhook.createdAt, lastAt: webhook.createdAt });
  await screen.findByText(/lain.example failed for a day/);
  await user.click(screen.getByRole("switch", { name: "lain.example" }));
  await waitFor(() => expect(screen.queryByText(/lain.example failed for a day/)).toBeNull());
  expect(sent).toEqual([{ isActive: true }]);
});

test("a test tells how the program answered, the log what became of each event", async () => {
  const { user } = open(webhook);
  await user.click(await screen.findByRole("button", { name: "Send a test to lain.example" }));
  await screen.findByText("It answered 404. It took 120 ms.");
  await user.click(screen.getByText("Latest events"));
  const log = within(await screen.findByRole("list", { name: "Log" }));
  log.getByText("Failed");
  log.getByText("It took longer than 10 s.");
  await user.click(screen.getByRole("button", { name: "Delete lain.example" }));
  await user.click(await screen.findByRole("button", { name: "Delete webhook" }));
  await screen.findByText("No webhooks yet");
});
