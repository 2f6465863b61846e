import type { Undoable } from "@etalase/contracts/history.schema";
import { screen, waitFor, within } from "@testing-library/dom";
import { HttpResponse, http } from "msw/http";
import { beforeEach, expect, test, vi } from "vitest";
import { idOf } from "../test/articles.ts";
import { renderApp } from "../test/renderApp.tsx";
import { server } from "../test/server.ts";
import { deedOf, timeLeft } from "./ChangesList.tsx";

const minute = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
});

const write = (number: number, given: Partial<Undoable> = {}): Undoable => {
  const id = String(number).padStart(64, "0");
  return {
    _id: id,
    id,
    resource: "news",
    title: `Article ${number}`,
    count: 1,
    deed: "delete",
    by: { id: idOf(9), name: "Budi" },
    at: "2026-11-20T02:00:00.000Z",
    until: new Date(Date.now() + 12 * minute).toISOString(),
    ...given,
  };
};

/** Serves the writes, and records the ids of undone ones; answers each undo with the status. */
function serve(all: readonly Undoable[], status = 200) {
  let left = all;
  const used: unknown[] = [];
  server.use(
    http.get("/api/undo", () => HttpResponse.json({ undos: left, total: left.length, page: 1, totalPages: 1 })),
    http.post("/api/undo/:id", ({ params }) => {
      used.push(params.id);
      left = left.filter(({ id }) => id !== params.id);
      const body = status === 200 ? { undone: 1 } : { message: "This has been changed since, so nothing was undone." };
      return HttpResponse.json(body, { status, headers: status === 200 ? { "X-Undo": "token" } : {} });
    }),
  );
  return used;
}

test("tells what was done, by whom, and how long it can be undone", async () => {
  serve([write(1, { count: 3 }), write(2, { resource: "partners", title: "", count: 0, deed: "move" })]);
  renderApp("/dashboard/trash?view=undo");
  const row = within(await screen.findByRole("row", { name: /Deleted the article “Article 1” and 2 others/ }));
  for (const text of ["Budi", "12 minutes"]) row.getByText(text);
  screen.getByText("Put the partners in another order");
});

test.each([
  [{ deed: "update", resource: "settings", title: "Website settings", count: 1 }, "Changed the website settings"],
  [{ deed: "create", resource: "portfolio", title: "Kopi", count: 1 }, "Added the project “Kopi”"],
  [{ deed: "restore", resource: "news", title: "Promo", count: 2 }, "Restored the article “Promo” and 1 other"],
  [{ deed: "update", resource: "news", title: "", count: 0 }, "Changed one article"],
] as const)("%o is told as %s", (given, text) => expect(deedOf(given)).toBe(text));

test.each([
  [30 * minute, "30 minutes"],
  [minute, "1 minute"],
  [minute - 1, "less than a minute"],
])("%d milliseconds are %s", (ms, text) => expect(timeLeft({ until: new Date(ms).toISOString() }, 0)).toBe(text));

test("takes one back, with a way to undo that, and goes on at the next", async () => {
  const used = serve([write(1), write(2)]);
  const user = renderApp("/dashboard/trash?view=undo");
  await user.click(await screen.findByRole("button", { name: "Undo: Deleted the article “Article 1”" }));
  await screen.findByText("Undone: Deleted the article “Article 1”");
  await waitFor(() => expect(screen.queryByRole("button", { name: /Article 1/ })).toBeNull());
  expect(used).toEqual([write(1).id]);
  screen.getByRole("button", { name: "Undo: change" });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name: /Article 2/ })));
});

test("takes one back once the server has time for it", async () => {
  const used = serve([write(1)]);
  const busy = () => HttpResponse.json({ message: "The server is busy" }, { status: 503 });
  server.use(http.post("/api/undo/:id", busy, { once: true }));
  const user = renderApp("/dashboard/trash?view=undo");
  await user.click(await screen.findByRole("button", { name: "Undo: Deleted the article “Article 1”" }));
  await screen.findByText("Undone: Deleted the article “Article 1”");
  expect(used).toEqual([write(1).id]);
});

test("says so where somebody has changed it since", async () => {
  serve([write(1)], 409);
  const user = renderApp("/dashboard/trash?view=undo");
  await user.click(await screen.findByRole("button", { name: /Undo: .+Article 1/ }));
  await screen.findByText("This has been changed since, so nothing was undone.");
});

test("says what it is for when there is nothing, and what failed when it cannot be loaded", async () => {
  server.use(http.get("/api/undo", () => HttpResponse.json({ message: "Away" }, { status: 500 })));
  const user = renderApp("/dashboard/trash?view=undo");
  await screen.findByText("The recent changes could not be loaded.");
  serve([]);
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await screen.findByText(/can be undone for 30 minutes/);
});
