import type { Digest } from "@etalase/contracts/newsletter.schema";
import { screen, waitFor } from "@testing-library/dom";
import { HttpResponse, http } from "msw/http";
import { expect, test } from "vitest";
import { article, idOf } from "../test/articles.ts";
import { serveNews } from "../test/newsApi.ts";
import { renderApp } from "../test/renderApp.tsx";
import { server } from "../test/server.ts";

const ready: Digest = {
  isMailSetUp: true,
  isPublic: true,
  confirmed: 2,
  sent: null,
  testTo: "ana@example.com",
  subject: "Judul surat",
  text: "Isi surat",
  previewUrl: "http://localhost/preview/letter/x",
};

/** Opens the dialog of a published article; records the requests. */
async function open(digest: Partial<Digest> = {}) {
  const sent: unknown[] = [];
  let present: Digest = { ...ready, ...digest };
  serveNews([article(1, { status: "published" })]);
  server.use(
    http.get("/api/news/:id/digest", () => HttpResponse.json(present)),
    http.post("/api/news/:id/digest/test", () => new HttpResponse(null, { status: 204 })),
    http.post("/api/news/:id/digest", async ({ request }) => {
      sent.push(await request.json());
      present = { ...present, sent: { at: "2026-11-20T02:00:00.000Z", to: 2 } };
      return HttpResponse.json({ to: 2 }, { status: 202 });
    }),
  );
  const user = renderApp(`/dashboard/news/edit/${idOf(1)}`);
  await user.click(await screen.findByRole("button", { name: "Send to subscribers …" }));
  return { user, sent };
}

const button = (name: string) => screen.findByRole<HTMLButtonElement>("button", { name });

test("shows the mail as a page that runs nothing, and sends it once it is confirmed", async () => {
  const { user, sent } = await open();
  const frame = await screen.findByTitle("Preview of the mail");
  expect([frame.getAttribute("src"), frame.getAttribute("sandbox")]).toEqual(["/preview/letter/x", "allow-popups"]);
  await user.click(await button("Send to 2 subscribers"));
  expect(sent).toEqual([]);
  await user.click(await button("Send now"));
  await waitFor(() => expect(sent).toEqual([{ again: false }]));
  await screen.findByText(/Sent on 20 Nov 2026.* to 2 subscribers/);
});

test("warns before the same article goes out again", async () => {
  const { user, sent } = await open({ sent: { at: "2026-11-20T02:00:00.000Z", to: 2 } });
  await user.click(await button("Send to 2 subscribers"));
  await screen.findByText(/will get it again/);
  await user.click(await button("Send again"));
  await waitFor(() => expect(sent).toEqual([{ again: true }]));
});

test("sends a test", async () => {
  const { user, sent } = await open();
  await user.click(await button("Send a test to ana@example.com"));
  await screen.findByText("The test mail is on its way");
  expect(sent).toEqual([]);
});

test("says that nobody is there to send it to", async () => {
  await open({ confirmed: 0 });
  await screen.findByText(/Nobody has confirmed/);
  expect((await button("Send to 0 subscribers")).disabled).toBe(true);
});

test("is offered only by a site that sends mail", async () => {
  serveNews([article(1, { status: "published" })]);
  const asked = Promise.withResolvers<void>();
  server.use(
    http.get("/api/news/:id/digest", () => {
      asked.resolve();
      return HttpResponse.json({ ...ready, isMailSetUp: false });
    }),
  );
  renderApp(`/dashboard/news/edit/${idOf(1)}`);
  await asked.promise;
  await screen.findByRole("heading", { name: "Publishing" });
  expect(screen.queryByRole("heading", { name: "Newsletter" })).toBeNull();
});

test("can be asked for again when it failed", async () => {
  serveNews([article(1, { status: "published" })]);
  server.use(
    http.get("/api/news/:id/digest", () => HttpResponse.json(ready), { once: true }),
    http.get("/api/news/:id/digest", () => HttpResponse.json({ message: "no" }, { status: 500 })),
  );
  const user = renderApp(`/dashboard/news/edit/${idOf(1)}`);
  await user.click(await screen.findByRole("button", { name: "Send to subscribers …" }));
  await screen.findByText("The mail could not be loaded.");
  server.use(http.get("/api/news/:id/digest", () => HttpResponse.json(ready)));
  await user.click(await button("Try again"));
  await screen.findByText("Judul surat");
});
