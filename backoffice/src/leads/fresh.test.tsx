import { fireEvent, screen, waitFor, within } from "@testing-library/dom";
import { HttpResponse, http } from "msw/http";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { lead } from "../test/leads.ts";
import { serveLeads } from "../test/leadsApi.ts";
import { renderApp } from "../test/renderApp.tsx";
import { server } from "../test/server.ts";

const seconds = 1_000;
const minutes = 60 * seconds;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "Date"] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const one = [lead(1)];
const two = [lead(1), lead(2)];

/** Opens the inbox with one lead; then another one arrives. */
async function open() {
  serveLeads(one);
  const user = renderApp("/dashboard/leads");
  await screen.findByRole("row", { name: /Client 1/ });
  const { lists } = serveLeads(two);
  return { user, lists };
}

test("whoever writes comes into the list and the sidebar's count by itself", async () => {
  const { lists } = await open();
  await pass(29 * seconds);
  expect(lists).toHaveLength(0);
  await pass(seconds);
  await screen.findByRole("row", { name: /Client 2/ });
  await screen.findByRole("link", { name: /^Leads.*2 new/ });
});

test("the board's columns come anew, but not while a card is carried, or while they cannot be loaded", async () => {
  const { user, lists } = await open();
  await user.click(screen.getByRole("button", { name: "Board" }));
  const column = await screen.findByRole("region", { name: /^New 2$/ });
  const asked = lists.length;
  const card = within(column).getByRole("link", { name: "Client 1" });
  fireEvent.pointerDown(card, { button: 0, isPrimary: true, pointerId: 1, pointerType: "mouse" });
  fireEvent.pointerMove(card, { clientX: 40, clientY: 40, pointerId: 1 });
  await pass(30 * seconds);
  expect(lists).toHaveLength(asked);
  serveLeads([...two, lead(3)]);
  fireEvent.pointerUp(card, { pointerId: 1 });
  await pass(30 * seconds);
  await screen.findByRole("region", { name: /^New 3$/ });
  let refused = 0;
  server.use(
    http.get("/api/leads", () => {
      refused += 1;
      return HttpResponse.json({ message: "no" }, { status: 500 });
    }),
  );
  await pass(30 * seconds);
  await waitFor(() => expect(refused).toBeGreaterThan(4));
  await screen.findByRole("region", { name: /^New 3$/ });
});

test("nothing comes while something is open over the page", async () => {
  const { user, lists } = await open();
  await user.click(screen.getByRole("combobox", { name: /^Sort:/ }));
  await screen.findByRole("listbox");
  await pass(30 * seconds);
  expect(lists).toHaveLength(0);
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
  await pass(30 * seconds);
  await screen.findByRole("row", { name: /Client 2/ });
});

test("nothing comes while a change is on its way, whose row would show what was before it", async () => {
  const { user, lists } = await open();
  const asked: string[] = [];
  let answer = () => {};
  server.use(
    http.put("/api/leads/:id", async ({ request }) => {
      asked.push(await request.text());
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      return HttpResponse.json({ ...lead(1), status: "won" });
    }),
  );
  await user.click(screen.getByRole("button", { name: /^Status of/ }));
  await user.click(await screen.findByRole("menuitemradio", { name: "Won" }));
  await user.click(await screen.findByRole("button", { name: "Mark as won" }));
  await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
  await waitFor(() => expect(asked).toHaveLength(1));
  await pass(30 * seconds);
  expect(lists).toHaveLength(0);
  answer();
  await screen.findByText("Client 1 is now won");
  await pass(30 * seconds);
  await screen.findByRole("row", { name: /Client 2/ });
});

test("nothing is asked of the server from a tab that is hidden, or that nobody uses, which ends its session", async () => {
  const { lists } = await open();
  const seen = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  await pass(minutes);
  expect(lists).toHaveLength(0);
  seen.mockReturnValue("visible");
  await pass(10 * minutes);
  const asked = lists.length;
  await pass(10 * minutes);
  expect(lists).toHaveLength(asked);
  fireEvent.keyDown(document.body, { key: "Shift" });
  await pass(30 * seconds);
  await waitFor(() => expect(lists.length).toBeGreaterThan(asked));
});
