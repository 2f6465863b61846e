import type { Mail } from "@etalase/contracts/mail.schema";
import { screen, waitFor, within } from "@testing-library/dom";
import { HttpResponse, http } from "msw/http";
import { expect, test } from "vitest";
import { idOf } from "../test/articles.ts";
import { renderApp, superadmin } from "../test/renderApp.tsx";
import { server } from "../test/server.ts";

const mail = (number: number, given: Partial<Mail> = {}): Mail => ({
  _id: idOf(number),
  id: idOf(number),
  to: `orang${number}@example.com`,
  subject: `Letter ${number}`,
  status: "failed",
  tries: 6,
  lastError: "550 no such box",
  nextTryAt: null,
  createdAt: "2026-11-20T02:00:00.000Z",
  ...given,
});

/** Serves the mails, and records the ids of retried ones, which are pending from then on. */
function serve(all: readonly Mail[], { isSetUp = true, status = 204 } = {}) {
  let mails = all;
  const retried: unknown[] = [];
  const queries: string[] = [];
  server.use(
    http.get("/api/mail", ({ request }) => {
      const wanted = new URL(request.url).searchParams.get("status");
      queries.push(new URL(request.url).search);
      const found = mails.filter((one) => !wanted || one.status === wanted);
      return HttpResponse.json({ mails: found, isSetUp, total: found.length, page: 1, totalPages: 1 });
    }),
    http.post("/api/mail/:id/retry", ({ params }) => {
      retried.push(params.id);
      if (status !== 204) return HttpResponse.json({ message: "Mail is not set up" }, { status });
      mails = mails.map((one) => (one.id === params.id ? { ...one, status: "pending", tries: 0 } : one));
      return new HttpResponse(null, { status });
    }),
  );
  return { retried, queries };
}

const open = () => renderApp("/dashboard/mail", superadmin);
const row = async (name: string) => within(await screen.findByRole("row", { name: new RegExp(name) }));

test("tells to whom each is, why it has not gone, and when it is tried again", async () => {
  const nextTryAt = "2026-11-20T05:00:00.000Z";
  serve([mail(1), mail(2, { status: "pending", tries: 2, nextTryAt, lastError: "451 later" }), mail(3, { tries: 0 })]);
  open();
  const first = await row("Letter 1");
  for (const text of ["orang1@example.com", "550 no such box", "Failed", "6", "Not retried automatically"])
    first.getByText(text);
  const second = await row("Letter 2");
  for (const text of ["451 later", "Waiting", "20 Nov 2026, 12:00"]) second.getByText(text);
  expect((await row("Letter 3")).queryByRole("button")).toBeNull();
});

test("a failed one is tried again", async () => {
  const { retried } = serve([mail(1)]);
  const user = open();
  await user.click(await screen.findByRole("button", { name: "Retry Letter 1" }));
  await screen.findByText("Sending the mail again");
  expect(retried).toEqual([idOf(1)]);
  await waitFor(async () => (await row("Letter 1")).getByText("Waiting"));
});

test("says why it cannot be tried again", async () => {
  serve([mail(1)], { status: 400 });
  const user = open();
  await user.click(await screen.findByRole("button", { name: "Retry Letter 1" }));
  await screen.findByText("Mail is not set up");
});

test("says so when nothing waits", async () => {
  serve([]);
  open();
  await screen.findByRole("heading", { name: "Nothing is waiting" });
  expect(screen.queryByText(/SMTP_URL/)).toBeNull();
});

test("without a mail server it hands out what to tell the host", async () => {
  serve([], { isSetUp: false });
  const user = open();
  await user.click(await screen.findByRole("button", { name: "Copy message for your host" }));
  expect(await navigator.clipboard.readText()).toMatch(/^Hello, our website .* set SMTP_URL .* and MAIL_FROM/);
  await screen.findByRole("heading", { name: "Nothing is waiting" });
});
