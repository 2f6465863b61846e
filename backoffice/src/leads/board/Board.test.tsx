import { screen, waitFor, within } from "@testing-library/dom";
import { HttpResponse, http } from "msw/http";
import { describe, expect, test } from "vitest";
import { lead, order } from "../../test/leads.ts";
import { serveLeads } from "../../test/leadsApi.ts";
import { renderApp } from "../../test/renderApp.tsx";
import { server } from "../../test/server.ts";

const address = "/dashboard/leads";

/** Opens the board by its button. */
async function open(path = address) {
  const user = renderApp(path);
  await user.click(await screen.findByRole("button", { name: "Board" }));
  return user;
}

const column = async (name: RegExp) => within(await screen.findByRole("region", { name }));
const grip = (name: string) => screen.findByRole("button", { name });
const namesIn = async (name: RegExp) =>
  (await column(name)).queryAllByRole("link").map(({ textContent }) => textContent);

const some = [
  lead(1, { value: 1_500_000 }),
  lead(2, { value: 3_000_000, followUpAt: "2025-01-05" }),
  order(3, { status: "contacted" }),
];
/** The latest lead is due later than one before it. */
const due = [lead(2, { followUpAt: "2025-01-06" }), lead(1, { followUpAt: "2025-01-05" }), lead(3)];

describe("the board", () => {
  test("has a column a status with how many there are and what they are worth, what is due first", async () => {
    serveLeads(some);
    await open();
    const fresh = await column(/^New 2$/);
    fresh.getByText("Rp 4.500.000");
    expect(await namesIn(/^New/)).toEqual(["Client 2", "Client 1"]);
    fresh.getByText("Overdue 5 Jan 2025");
    (await column(/^Contacted 1$/)).getByText("Paket Bisnis");
    for (const name of [/^Quoted 0$/, /^Won 0$/, /^Lost 0$/]) (await column(name)).getByText("Nothing here");
  });

  test("puts the longest overdue lead first", async () => {
    serveLeads(due);
    await open();
    expect(await namesIn(/^New 3$/)).toEqual(["Client 1", "Client 2", "Client 3"]);
  });

  test("asks with the filters of the list, but for the status", async () => {
    const { lists } = serveLeads(some);
    await open(`${address}?filter=${encodeURIComponent(JSON.stringify({ kind: "order", status: "new" }))}`);
    await column(/^New 0$/);
    await column(/^Contacted 1$/);
    await waitFor(() => expect(lists.map(String)).toContain("page=1&limit=25&sort=newest&kind=order"));
    expect(lists.map(String)).toContain("page=1&limit=100&sort=newest&kind=order&status=won&isTest=false");
  });

  test("says when there are no leads", async () => {
    serveLeads([]);
    await open();
    await screen.findByRole("heading", { name: "No leads found" });
  });

  test("says when no lead matches the filters", async () => {
    serveLeads([lead(1)]);
    await open(`${address}?filter=${encodeURIComponent(JSON.stringify({ kind: "order" }))}`);
    await screen.findByRole("heading", { name: "No leads found" });
  });

  test("that cannot be loaded can be asked for again", async () => {
    serveLeads(some);
    const user = await open();
    await column(/^New/);
    server.use(http.get("/api/leads", () => HttpResponse.json({ message: "no" }, { status: 500 })));
    await user.click(screen.getByRole("combobox", { name: /^Sort:/ }));
    await user.click(await screen.findByRole("option", { name: "Oldest" }));
    await screen.findByText("The leads could not be loaded.");
    serveLeads(some);
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await column(/^New 2$/);
  });
});

describe("a card", () => {
  test("is moved by arrow keys with the focus on it, which is told and can be undone", async () => {
    const { sent } = serveLeads(some);
    const user = await open();
    (await grip("Move Client 1, now new")).focus();
    await user.keyboard("{ArrowLeft}{ArrowRight}");
    await column(/^Contacted 2$/);
    expect(document.activeElement).toBe(await grip("Move Client 1, now contacted"));
    await screen.findByText("Client 1 is now contacted");
    await user.keyboard("{ArrowRight}");
    await column(/^Quoted 1$/);
    await screen.findByText("Client 1 is now quoted");
    expect(sent).toEqual([{ status: "contacted" }, { status: "quoted" }]);
    expect(document.activeElement).toBe(await grip("Move Client 1, now quoted"));
    expect((await column(/^Quoted/)).getAllByText("Rp 1.500.000")).toHaveLength(2);
    await user.click(await screen.findByRole("button", { name: "Undo: change" }));
    await column(/^Contacted 2$/);
  });

  test("is moved by a menu, for whoever cannot drag", async () => {
    const { sent } = serveLeads(some);
    const user = await open();
    await user.click(await grip("Move Client 2, now new"));
    await user.click(await screen.findByRole("menuitemradio", { name: "Won" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Lead won: Client 2" }));
    await user.click(dialog.getByRole("button", { name: "Mark as won" }));
    await column(/^Won 1$/);
    expect(sent).toEqual([{ status: "won", value: 3_000_000 }]);
    await waitFor(async () => expect(document.activeElement).toBe(await grip("Move Client 2, now won")));
  });

  test("stays when the question before its last column is cancelled", async () => {
    const { sent } = serveLeads(some);
    const user = await open();
    await user.click(await grip("Move Client 2, now new"));
    await user.click(await screen.findByRole("menuitemradio", { name: "Lost" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Lead lost: Client 2" }));
    await user.click(dialog.getByRole("button", { name: "Back" }));
    await column(/^New 2$/);
    expect(sent).toEqual([]);
    await waitFor(async () => expect(document.activeElement).toBe(await grip("Move Client 2, now new")));
  });

  test("goes back when it could not be moved", async () => {
    serveLeads(some);
    server.use(http.put("/api/leads/:id", () => HttpResponse.json({ message: "no" }, { status: 500 })));
    const user = await open();
    (await grip("Move Client 1, now new")).focus();
    await user.keyboard("{ArrowRight}");
    await screen.findByText("The lead could not be changed");
    await column(/^New 2$/);
  });
});
