import { fireEvent, screen, waitFor, within } from "@testing-library/dom";
import { HttpResponse, http } from "msw/http";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { chooseTool } from "../test/chooseTool.ts";
import { lead, order } from "../test/leads.ts";
import { budi, serveLeads } from "../test/leadsApi.ts";
import { renderApp, staff } from "../test/renderApp.tsx";
import { server } from "../test/server.ts";

const address = "/dashboard/leads";
const button = (name: string | RegExp) => screen.findByRole("button", { name });
const row = async (name: string) => within(await screen.findByRole("row", { name: new RegExp(name) }));
const item = (name: string) => screen.findByRole("menuitem", { name });
const today = "2026-11-21";
const filtered = (values: object) => `${address}?filter=${encodeURIComponent(JSON.stringify(values))}`;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(`${today}T02:00:00.000Z`) });
});

describe("the list", () => {
  test("shows who wants what, where it stands and what it is worth", async () => {
    const { lists } = serveLeads([
      lead(1, { status: "quoted", value: 4_500_000, assignee: budi.id, followUpAt: "2126-01-05" }),
      order(2),
      order(3, { name: "Sari", assignee: "c".repeat(24) }),
    ]);
    renderApp(address);
    const first = await row("Client 1");
    for (const text of ["We need site 1.", "Message", "Quoted", "Rp 4.500.000", "5 Jan 2126"]) first.getByText(text);
    await first.findByText("Budi");
    first.getByRole("img", { name: "Message" });
    expect(first.getByRole("link", { name: "Client 1" }).getAttribute("href")).toBe(`${address}/${lead(1).id}`);
    const click = await row("7K2PQ2");
    for (const text of ["Paket Bisnis", "Chat in WhatsApp"]) click.getByText(text);
    click.getByRole("button", { name: "Chat with 7K2PQ2: No phone number" });
    await (await row("Sari")).findByText("Former colleague");
    expect(lists.map(String)).toContain("page=1&limit=25&sort=newest");
  });

  test("tells of new and due ones in head, sidebar and title", async () => {
    serveLeads([lead(1), lead(2), lead(3, { status: "contacted", followUpAt: "2026-01-05" })]);
    renderApp(address);
    await screen.findByText("3 leads · 2 new · 1 due");
    await screen.findByRole("link", { name: /^Leads\s*2 new\s*1 due$/ });
    await waitFor(() => expect(document.title).toBe("(2) Leads · Etalase"));
  });

  test("says how many clicks were not stored", async () => {
    serveLeads([lead(1)]);
    server.use(
      http.get("/api/leads/counts", () =>
        HttpResponse.json({ new: 1, contacted: 0, quoted: 0, won: 0, lost: 0, unstoredClicks: 1234 }),
      ),
    );
    renderApp(address);
    await screen.findByText(/^Not stored or counted in the last 7 days: 1[.,]234 clicks/);
  });

  test("marks tests of staff, counts none of them, and clears them by one act that can be undone", async () => {
    serveLeads([lead(1), lead(2, { isTest: true })]);
    const user = renderApp(address);
    (await row("Client 2")).getByText("Test");
    expect((await row("Client 1")).queryByText("Test")).toBeNull();
    await screen.findByText("1 lead · 1 new");
    await user.click(await button("Clear tests"));
    await screen.findByText("1 test cleared");
    await waitFor(() => expect(screen.queryByRole("row", { name: /Client 2/ })).toBeNull());
    expect(screen.queryByRole("button", { name: "Clear tests" })).toBeNull();
    await user.click(await button("Undo: delete"));
    await row("Client 2");
  });

  test("has a folder of messages held back, where one click makes a lead of each", async () => {
    const { sent } = serveLeads([lead(1), lead(2, { heldBack: "trap" }), lead(3, { heldBack: "robot" })]);
    const user = renderApp(address);
    await screen.findByText("2 messages held back as likely spam.");
    await row("Client 1");
    expect(screen.queryByRole("row", { name: /Client 2/ })).toBeNull();
    await user.click(await button("Look at them"));
    (await row("Client 2")).getByText("Held back");
    await user.click(await button("Accept Client 2"));
    await screen.findByText("Client 2 accepted");
    await waitFor(() => expect(screen.queryByRole("row", { name: /Client 2/ })).toBeNull());
    expect(sent).toEqual([{ heldBack: null }]);
    await user.click(await button("All leads"));
    await row("Client 2");
    expect(screen.queryByRole("row", { name: /Client 3/ })).toBeNull();
  });

  test("puts what is due first, the longest waiting at the top, and shows nothing else on request", async () => {
    const { lists } = serveLeads([
      lead(1, { followUpAt: today }),
      lead(2, { followUpAt: "2026-01-05" }),
      lead(3, { followUpAt: "2026-01-04" }),
      lead(4, { followUpAt: "2026-01-06" }),
      lead(5, { followUpAt: "2026-01-01", status: "won" }),
      lead(6),
    ]);
    const user = renderApp(address);
    const due = within(await screen.findByRole("region", { name: "4 follow-ups due" }));
    const names = due.getAllByRole("link", { name: /^Client/ }).map(({ textContent }) => textContent);
    expect(names).toEqual(["Client 3", "Client 2", "Client 4"]);
    await user.click(due.getByRole("button", { name: "Show all" }));
    await waitFor(() => expect(screen.queryByRole("row", { name: /Client 6/ })).toBeNull());
    expect(lists.at(-1)?.get("due")).toBe("true");
    expect(screen.queryByRole("region", { name: /follow-ups due/ })).toBeNull();
  });

  test("is searched, filtered and sorted by the server", async () => {
    const { lists } = serveLeads([lead(1)]);
    const user = renderApp(address);
    await row("Client 1");
    const choose = async (box: RegExp, option: string) => {
      await user.click(await screen.findByRole("combobox", { name: box }));
      await user.click(await screen.findByRole("option", { name: option }));
      await waitFor(() => expect(screen.getByRole("combobox", { name: box }).textContent).toBe(option));
    };
    await choose(/^Status:/, "New");
    await choose(/^Sort:/, "Highest value");
    await user.click(await button("Filters"));
    await choose(/^Kind:/, "Message");
    await choose(/^Package:/, "Paket Bisnis");
    await choose(/^Assignee:/, "Ana (me)");
    fireEvent.change(screen.getByLabelText("From (day in WIB)"), { target: { value: "2026-11-01" } });
    await waitFor(() => expect(lists.at(-1)?.get("from")).toBe("2026-11-01"));
    await user.type(screen.getByRole("searchbox"), "Client");
    await waitFor(() => expect(lists.at(-1)?.get("search")).toBe("Client"));
    expect(Object.fromEntries(lists.at(-1) ?? [])).toMatchObject({
      sort: "valueDesc",
      status: "new",
      kind: "contact",
      package: "paket-bisnis",
      assignee: staff.id,
    });
    await button("Filters (4)");
  });

  test("says where leads come from when there are none, and when no filter lets one through", async () => {
    serveLeads([]);
    renderApp(address);
    await screen.findByRole("heading", { name: "No leads found" });
    screen.getByText(/^Leads come from the order/);
  });

  test("says when the filters match nothing", async () => {
    serveLeads([lead(1)]);
    const user = renderApp(filtered({ kind: "order" }));
    await screen.findByRole("heading", { name: "No leads found" });
    await user.click(screen.getAllByRole("button", { name: "Clear filters" }).at(-1) as HTMLElement);
    await row("Client 1");
  });

  test("that cannot be loaded can be asked for again", async () => {
    serveLeads([]);
    server.use(http.get("/api/leads", () => HttpResponse.json({ message: "no" }, { status: 500 })));
    const user = renderApp(address);
    await screen.findByText("The leads could not be loaded.");
    serveLeads([lead(1)]);
    await user.click(await button("Try again"));
    await row("Client 1");
  });
});

describe("from a row", () => {
  test("the status is changed by a menu, and taken back", async () => {
    const { sent } = serveLeads([lead(1)]);
    const user = renderApp(address);
    await user.click(await button("Status of Client 1: New"));
    await user.click(await screen.findByRole("menuitemradio", { name: "Contacted" }));
    await screen.findByText("Client 1 is now contacted");
    await button("Status of Client 1: Contacted");
    expect(sent).toEqual([{ status: "contacted" }]);
    await user.click(await button("Undo: change"));
    await button("Status of Client 1: New");
  });

  test("a chat opens with the beginning of an answer in Indonesian", async () => {
    serveLeads([order(1, { name: "Sari", phone: "+62 (0)812-3456-7890" })]);
    renderApp(address);
    const link = await screen.findByRole("link", { name: "Chat with Sari" });
    const chat = new URL(link.getAttribute("href") ?? "");
    expect(chat.origin + chat.pathname).toBe("https://wa.me/6281234567890");
    expect(chat.searchParams.get("text")).toBe(
      "Halo Sari, terima kasih sudah menghubungi Etalase. Kami ingin menindaklanjuti pesanan Paket Bisnis (kode 7K2PQ1).\n\n",
    );
  });

  test("one is deleted after a question, and brought back", async () => {
    serveLeads([lead(1)]);
    const user = renderApp(address);
    await user.click(await button("Delete Client 1"));
    const dialog = within(await screen.findByRole("alertdialog"));
    dialog.getByText(/You can undo this for 30 minutes; then it is gone for good/);
    await user.click(dialog.getByRole("button", { name: "Delete lead" }));
    await screen.findByRole("heading", { name: "No leads found" });
    await user.click(await button("Undo: delete"));
    await row("Client 1");
  });
});

describe("many at once", () => {
  const select = async (user: ReturnType<typeof renderApp>) => {
    for (const name of ["Client 1", "Client 2"]) await user.click(await screen.findByLabelText(`Select ${name}`));
  };
  const both = [lead(1).id, lead(2).id];

  test("get another status, which can be undone", async () => {
    const { sent } = serveLeads([lead(1), lead(2)]);
    const user = renderApp(address);
    await select(user);
    await user.click(await button("Status"));
    await user.click(await item("Lost"));
    await screen.findByText("2 leads now lost");
    expect(sent).toEqual([{ ids: both, update: { status: "lost" } }]);
    await button("Status of Client 2: Lost");
    await user.click(await button("Undo: change"));
    await button("Status of Client 2: New");
  });

  test("are given to somebody, or to nobody", async () => {
    const { sent } = serveLeads([lead(1), lead(2, { assignee: staff.id })]);
    const user = renderApp(address);
    await select(user);
    await user.click(await button("Assign"));
    await user.click(await item("Budi"));
    await screen.findByText("2 leads assigned to Budi");
    await select(user);
    await user.click(await button("Assign"));
    await user.click(await item("Nobody"));
    await screen.findByText("2 leads assigned to nobody");
    expect(sent).toEqual([
      { ids: both, update: { assignee: budi.id } },
      { ids: both, update: { assignee: null } },
    ]);
  });

  test("are deleted", async () => {
    serveLeads([lead(1), lead(2), lead(3)]);
    const user = renderApp(address);
    await select(user);
    await user.click(await button("Delete"));
    await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Delete lead" }));
    await screen.findByText("2 leads deleted");
    await waitFor(() => expect(screen.queryByRole("row", { name: /Client 1/ })).toBeNull());
    await row("Client 3");
  });
});

test("the export keeps formulas of strangers from running", async () => {
  serveLeads([lead(1, { name: "=HYPERLINK(1)", message: "+1\nsecond line", value: 5, assignee: budi.id })]);
  const blobs: Blob[] = [];
  URL.createObjectURL = (blob: Blob) => {
    blobs.push(blob);
    return "blob:none";
  };
  URL.revokeObjectURL = () => {};
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
  const user = renderApp(address);
  await row("HYPERLINK");
  await chooseTool(user, "Export as CSV");
  await screen.findByText("1 row exported");
  const text = await blobs[0]?.text();
  expect(text).toContain(`"'=HYPERLINK(1)"`);
  expect(text).toContain(`"'+1\nsecond line"`);
  expect(text).toContain(`"client1@example.com"`);
  expect(text).toContain(`;"0812-3456-7890";`);
  expect(text).toMatch(/;"Budi"\r\n$/);
});
