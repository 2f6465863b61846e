import { defaultSettings } from "@etalase/contracts/settings";
import type { SiteSettings } from "@etalase/contracts/settings.schema";
import { screen, waitFor } from "@testing-library/dom";
import { HttpResponse, http } from "msw/http";
import { expect, test } from "vitest";
import { paste } from "../test/paste.ts";
import { renderApp } from "../test/renderApp.tsx";
import { server } from "../test/server.ts";

/** Opens the settings; records the requests. */
async function open(change: Partial<SiteSettings> = {}) {
  const stored = { ...defaultSettings, version: 1, ...change };
  const sent: SiteSettings[] = [];
  server.use(
    http.get("/api/settings", () => HttpResponse.json(stored)),
    http.put<never, SiteSettings>("/api/settings", async ({ request }) => {
      const body = await request.json();
      sent.push(body);
      return HttpResponse.json({ ...stored, ...body });
    }),
  );
  const user = renderApp("/dashboard/settings");
  const phone = await screen.findByRole<HTMLInputElement>("textbox", { name: "Contact phone" });
  return { user, sent, phone };
}

test("the phone shows the chat that it opens, or that it opens none", async () => {
  const { user, phone } = await open();
  screen.getByText("Without a number the order buttons lead to the contact form.");
  await paste(user, phone, "0812 3456 7890");
  expect(screen.getByRole("link", { name: "wa.me/6281234567890" }).getAttribute("href")).toBe(
    "https://wa.me/6281234567890",
  );
  screen.getByText(/^\+62 812-3456-7890: the order buttons open/);
  await paste(user, phone, " / 0813 1111 2222");
  screen.getByText(/^Only one phone number fits here/);
});

test("an unusable phone that is there already is told of", async () => {
  await open({ contactPhone: "0812 3456 7890 / 0813 1111 2222" });
  screen.getByText(/^Only one phone number .* Until then they lead to the contact form\.$/);
});

test("hours are sent as they were entered", async () => {
  const { user, sent } = await open();
  await user.click(screen.getByRole("switch", { name: "Open on Tuesday" }));
  await user.click(screen.getByRole("button", { name: "Save Settings" }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.officeHours).toEqual({
    zone: "WIB",
    days: [null, { opens: "09:00", closes: "17:00" }, null, null, null, null, null],
  });
});
