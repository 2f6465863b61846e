import type { TrashItem } from "@etalase/contracts/history.schema";
import { screen, waitFor, within } from "@testing-library/dom";
import { HttpResponse, http } from "msw/http";
import { expect, test } from "vitest";
import { idOf } from "../test/articles.ts";
import { renderApp, superadmin } from "../test/renderApp.tsx";
import { server } from "../test/server.ts";
import { timeLeft } from "./Trash.tsx";

const dayMs = 24 * 60 * 60 * 1000;

const item = (number: number, given: Partial<TrashItem> = {}): TrashItem => ({
  _id: idOf(number),
  id: idOf(number),
  resource: "news",
  title: `Article ${number}`,
  deletedAt: "2026-11-20T02:00:00.000Z",
  deletedBy: { id: idOf(9), name: "Budi" },
  purgeAt: new Date(Date.now() + 12.5 * dayMs).toISOString(),
  ...given,
});

/** Serves the trash, and records the requests. */
function serve(...all: readonly TrashItem[]) {
  let left = all;
  const queries: string[] = [];
  const calls: unknown[] = [];
  server.use(
    http.get("/api/trash", ({ request }) => {
      const { searchParams } = new URL(request.url);
      queries.push(searchParams.get("search") ?? "");
      const found = left.filter(({ title }) => title.includes(searchParams.get("search") ?? ""));
      return HttpResponse.json({ items: found, total: found.length, page: 1, totalPages: 1 });
    }),
    http.post("/api/trash/restore", async ({ request }) => {
      const { ids } = (await request.json()) as { ids: readonly string[] };
      calls.push(["restore", ids]);
      left = left.filter(({ id }) => !ids.includes(id));
      return HttpResponse.json({ restored: ids.length }, { headers: { "X-Undo": "token" } });
    }),
    http.delete("/api/trash", ({ request }) => {
      calls.push(["delete", new URL(request.url).searchParams.get("ids")]);
      return HttpResponse.json({ deleted: 1 });
    }),
  );
  return { queries, calls };
}

test("tells what was deleted, by whom, and how long it stays", async () => {
  serve(item(1, { resource: "partners", title: "Kopi Lereng" }));
  renderApp("/dashboard/trash");
  const row = within(await screen.findByRole("row", { name: /Kopi Lereng/ }));
  for (const text of ["Partner", "Budi", "13 days"]) row.getByText(text);
  expect(row.queryByRole("button", { name: /for good/ })).toBeNull();
});

test.each([
  [30 * dayMs, "30 days"],
  [dayMs, "1 day"],
  [dayMs - 1, "less than a day"],
  [-1, "less than a day"],
])("%d milliseconds are %s", (ms, text) => expect(timeLeft({ purgeAt: new Date(ms).toISOString() }, 0)).toBe(text));

test("brings one back, with a way to undo that", async () => {
  const { calls } = serve(item(1), item(2));
  const user = renderApp("/dashboard/trash");
  await user.click(await screen.findByRole("button", { name: "Restore Article 1" }));
  await screen.findByText("“Article 1” restored");
  screen.getByRole("button", { name: "Undo: restore" });
  await waitFor(() => expect(screen.queryByText("Article 1")).toBeNull());
  expect(calls).toEqual([["restore", [idOf(1)]]]);
});

test("brings many back at once", async () => {
  const { calls } = serve(item(1), item(2));
  const user = renderApp("/dashboard/trash");
  await screen.findByText("Article 1");
  await user.click(screen.getByRole("checkbox", { name: "Select all on this page" }));
  await user.click(within(screen.getByRole("toolbar")).getByRole("button", { name: "Restore" }));
  await screen.findByText("2 records restored");
  await screen.findByText("The trash is empty");
  expect(calls).toEqual([["restore", [idOf(1), idOf(2)]]]);
});

test("a superadmin deletes for good, after being asked", async () => {
  const { calls } = serve(item(1));
  const user = renderApp("/dashboard/trash", superadmin);
  await user.click(await screen.findByRole("button", { name: "Delete Article 1 for good" }));
  const dialog = within(await screen.findByRole("alertdialog"));
  dialog.getByText(/This cannot be undone/);
  expect(calls).toEqual([]);
  await user.click(dialog.getByRole("button", { name: "Delete for good" }));
  await screen.findByText("“Article 1” deleted for good");
  expect(screen.queryByRole("button", { name: /^Undo/ })).toBeNull();
  expect(calls).toEqual([["delete", idOf(1)]]);
});

test("says what it is for when it is empty, and what failed when it cannot be loaded", async () => {
  serve();
  renderApp("/dashboard/trash");
  await screen.findByText(/stay here for 30 days/);
});
