import { screen, waitFor, within } from "@testing-library/dom";
import { HttpResponse, http } from "msw/http";
import { afterEach, expect, test, vi } from "vitest";
import { article, idOf } from "../../test/articles.ts";
import { serveNews } from "../../test/newsApi.ts";
import { renderApp } from "../../test/renderApp.tsx";
import { comment, review, serveReviews } from "../../test/reviews.ts";
import { server } from "../../test/server.ts";

afterEach(() => vi.useRealTimers());

/** Opens the review links of an article with unsaved input; records for which records links were made. */
async function openPanel() {
  const made: unknown[] = [];
  serveNews([article(1)]);
  server.use(
    http.post("/api/reviews", async ({ request }) => {
      made.push(await request.json());
      const expiresAt = "2026-11-27T03:15:00.000Z";
      return HttpResponse.json({ id: idOf(5), url: "http://localhost/review/x", expiresAt }, { status: 201 });
    }),
  );
  const user = renderApp(`/dashboard/news/edit/${idOf(1)}`);
  await user.type(await screen.findByRole("textbox", { name: /^Title/ }), "!");
  await user.click(screen.getByRole("button", { name: "Review links" }));
  return { user, made };
}
const create = () => screen.findByRole("button", { name: "Create link" });

test("a link is made of what is typed", async () => {
  const { user, made } = await openPanel();
  await user.click(await create());
  await waitFor(() => expect(made).toEqual([{ resource: "news", id: idOf(1), days: 7 }]));
});

test("no link is made of what the server does not have", async () => {
  server.use(
    http.put("/api/working-copies/:resource/:key", () => HttpResponse.json({ message: "no" }, { status: 413 })),
  );
  const { user, made } = await openPanel();
  await user.click(await create());
  await screen.findByText("Your input could not be kept on the server, so no link was created");
  expect(made).toEqual([]);
});

test("what a client says while the links are open comes by itself, into the button's count, too", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  serveReviews(review(1));
  await openPanel();
  await create();
  const chat = await screen.findByRole<HTMLAnchorElement>("link", { name: "WhatsApp" });
  expect(decodeURIComponent(chat.href)).toMatch(
    /^https:\/\/wa\.me\/\?text=Halo, ini pratinjau untuk Anda periksa.*\nhttp/,
  );
  serveReviews(review(1, { comments: [comment("Sari", "Bagus sekali", "2026-11-20T03:10:00.000Z")] }));
  await vi.advanceTimersByTimeAsync(10_000);
  await screen.findByText("Bagus sekali");
  screen.getByRole("button", { name: "Review links, 1 comment", hidden: true });
});

test("an approval is told by the button", async () => {
  const at = "2026-11-20T03:10:00.000Z";
  serveNews([article(1)]);
  serveReviews(review(1, { approvedAt: at, comments: [comment("Sari", "", at, true)] }), review(2));
  renderApp(`/dashboard/news/edit/${idOf(1)}`);
  await screen.findByRole("button", { name: "Review links, approved, 1 comment" });
});

test("a link is revoked once that is confirmed, and shows it", async () => {
  serveNews([article(1)]);
  const link = review(1, { recordId: idOf(1) });
  const at = "2026-11-20T03:10:00.000Z";
  serveReviews(link);
  const revoked: unknown[] = [];
  server.use(
    http.delete("/api/reviews/:id", ({ params }) => {
      revoked.push(params.id);
      serveReviews({ ...link, revokedAt: at });
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const user = renderApp(`/dashboard/news/edit/${idOf(1)}`);
  await user.click(await screen.findByRole("button", { name: /^Review links/ }));
  await user.click(await screen.findByRole("button", { name: "Revoke" }));
  const question = within(await screen.findByRole("alertdialog", { name: "Revoke this link?" }));
  expect(revoked).toEqual([]);
  await user.click(question.getByRole("button", { name: "Revoke" }));
  await screen.findByText(/^Revoked /);
  expect(revoked).toEqual([link.id]);
});
