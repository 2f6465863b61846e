import { screen, waitFor, within } from "@testing-library/dom";
import { HttpResponse, http } from "msw/http";
import { expect, onTestFinished, test, vi } from "vitest";
import { renderApp } from "../test/renderApp.tsx";
import { server } from "../test/server.ts";

const redirect = {
  id: "0".repeat(24),
  from: "/lama",
  to: "/berita/baru",
  hits: 2,
  lastHitAt: null,
  createdAt: "2026-11-20T03:00:00.000Z",
  by: null,
};

/** Opens a list of addresses whose server has these rows, and records what it asks for and sends. */
function open(path: string, rows: readonly object[]) {
  const asked: URLSearchParams[] = [];
  const sent: unknown[] = [];
  const answer = (name: string) => (input: { request: Request }) => {
    asked.push(new URL(input.request.url).searchParams);
    return HttpResponse.json({ [name]: rows, total: rows.length, page: 1, totalPages: 1 });
  };
  server.use(
    http.get("/api/redirects", answer("redirects")),
    http.get("/api/unknown-addresses", answer("addresses")),
    http.post("/api/redirects", async ({ request }) => {
      sent.push(await request.json());
      if (sent.length > 1) return HttpResponse.json(redirect, { status: 201 });
      const errors = { from: "This is a page", to: "There is no such page" };
      return HttpResponse.json({ message: "no", errors }, { status: 400 });
    }),
  );
  return { user: renderApp(path), asked, sent };
}

test("refusals stand at their fields until these are corrected, the first of which has the focus", async () => {
  const { user, sent } = open("/dashboard/redirects", []);
  await user.click(await screen.findByRole("button", { name: "New redirect" }));
  const dialog = within(await screen.findByRole("dialog", { name: "New redirect" }));
  const from = await dialog.findByRole("textbox", { name: /^From/ });
  const to = dialog.getByRole("textbox", { name: /^To/ });
  expect([from, to].map((field) => field.hasAttribute("required"))).toEqual([true, true]);
  await user.type(from, "/berita");
  await user.type(to, "/tidak-ada{Enter}");
  await dialog.findByText("This is a page");
  await waitFor(() => expect(document.activeElement).toBe(from));
  await user.type(from, "-lama");
  expect(dialog.queryByText("This is a page")).toBeNull();
  dialog.getByText("There is no such page");
  expect(from.getAttribute("aria-invalid")).toBe("false");
  expect(document.activeElement).toBe(from);
  await user.clear(to);
  await user.type(to, "/berita/baru");
  await user.click(dialog.getByRole("button", { name: "Create redirect" }));
  await screen.findByText("Redirect created");
  expect(sent.at(-1)).toEqual({ from: "/berita-lama", to: "/berita/baru" });
});

test("a click outside keeps what was typed; Escape does not", async () => {
  const { user } = open("/dashboard/redirects", [redirect]);
  await user.click(await screen.findByRole("button", { name: "Edit /lama" }));
  const from = await screen.findByRole("textbox", { name: /^From/ });
  await user.type(from, "-sekali");
  const outside = document.querySelector(".MuiDialog-container");
  if (outside) await user.click(outside);
  expect(from).toHaveProperty("value", "/lama-sekali");
  expect(screen.getByRole("dialog")).toBeDefined();
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("on phones a select sorts redirects", async () => {
  const narrow = vi.spyOn(window, "matchMedia");
  const answer = (query: string) =>
    Object.assign(new EventTarget(), { matches: query.includes("max-width"), media: query }) as MediaQueryList; // all that is read
  narrow.mockImplementation(answer);
  onTestFinished(() => narrow.mockRestore());
  const many = Array.from({ length: 12 }, (_, at) => ({
    ...redirect,
    id: `${at}`.padStart(24, "0"),
    from: `/lama-${at}`,
  }));
  const { user, asked } = open("/dashboard/redirects", many);
  await screen.findByText("/lama-1");
  await user.click(await screen.findByRole("combobox", { name: "Sort: Newest first" }));
  await user.click(await screen.findByRole("option", { name: "Most visits" }));
  await waitFor(() => expect(String(asked.at(-1))).toContain("hits"));
});
