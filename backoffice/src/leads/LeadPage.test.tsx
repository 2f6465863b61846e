import { fireEvent, screen, waitFor, within } from "@testing-library/dom";
import { HttpResponse, http } from "msw/http";
import { describe, expect, test } from "vitest";
import { lead, order } from "../test/leads.ts";
import { budi, serveLeads } from "../test/leadsApi.ts";
import { paste } from "../test/paste.ts";
import { cleanup } from "../test/render.tsx";
import { renderApp, staff } from "../test/renderApp.tsx";
import { server } from "../test/server.ts";

const address = `/dashboard/leads/${lead(1).id}`;
const button = (name: string | RegExp) => screen.findByRole("button", { name });
const link = (name: string) => screen.findByRole("link", { name });
const history = async () =>
  within(await screen.findByRole("list", { name: "History" }))
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent?.replace(/ · (?:\d+ |yesterday|just).*?(?=$|Sudah)/, "") ?? "");

/** Chooses an option of a select. */
async function choose(user: ReturnType<typeof renderApp>, label: string, option: string) {
  await user.click(await screen.findByRole("combobox", { name: label }));
  await user.click(await screen.findByRole("option", { name: option }));
}

const by = { id: staff.id, name: "Ana" };
const entry = { at: "2026-11-20T03:00:00.000Z", by, note: null };

describe("one lead", () => {
  test("shows who it is, what they want and how they came", async () => {
    const source = { path: "/", landing: "/berita/situs", referrer: "https://www.google.com/", utmMedium: "" };
    serveLeads([lead(1, { source: { ...source, utmSource: "", utmCampaign: "" } })]);
    renderApp(address);
    await screen.findByRole("heading", { level: 1, name: "Client 1" });
    for (const text of ["We need site 1.", "7K2PQ1", "0812-3456-7890", "client1@example.com", "/berita/situs"])
      screen.getByText(text);
    screen.getByText("Google");
    expect(document.title).toBe("Client 1 · Etalase");
  });

  test("is taken by the notification's button, unless a colleague was faster", async () => {
    serveLeads([lead(1), lead(2, { assignee: budi.id })]);
    renderApp(`${address}?act=take`);
    await screen.findByText("You take care of this lead");
    await waitFor(async () => expect((await history())[0]).toBe("Ana assigned it to themselves"));
    expect(location.search).toBe("");
    await cleanup();
    renderApp(`/dashboard/leads/${lead(2).id}?act=take`);
    await screen.findByText("A colleague takes care of this lead already.");
    expect(await history()).toEqual(["Message came in"]);
  });

  test("says why a message is held back, and takes it over", async () => {
    serveLeads([lead(1, { heldBack: "trap" })]);
    const user = renderApp(address);
    await screen.findByText(/^Held back: A hidden field/);
    await user.click(await button("Accept"));
    await screen.findByText("Client 1 accepted");
    await waitFor(async () => expect((await history())[0]).toBe("Ana accepted it"));
    expect(screen.queryByText(/^Held back:/)).toBeNull();
  });

  test("tells its history in sentences, the latest first", async () => {
    serveLeads([
      lead(1, {
        history: [
          { ...entry, what: "status", from: "new", to: "contacted" },
          { ...entry, what: "value", from: null, to: 4_500_000 },
          { ...entry, what: "value", from: 4_500_000, to: null },
          { ...entry, what: "assignee", from: null, to: staff.id },
          { ...entry, what: "assignee", from: staff.id, to: budi.id },
          { ...entry, what: "assignee", from: budi.id, to: null },
          { ...entry, what: "followUpAt", from: null, to: "2026-11-24" },
          { ...entry, what: "lostReason", from: "price", to: "timing" },
          { ...entry, what: "phone", from: "0812 1", to: "0812 2" },
          { ...entry, what: "note", from: null, to: null, note: "Sudah ditelepon." },
        ],
      }),
    ]);
    renderApp(address);
    await screen.findByRole("list", { name: "History" });
    await waitFor(async () =>
      expect(await history()).toEqual([
        "Ana notedSudah ditelepon.",
        "Ana changed the phone number from 0812 1 to 0812 2",
        "Ana changed the reason for the loss from Too expensive to Not now",
        "Ana set the follow-up day to 24 Nov 2026",
        "Ana unassigned Budi",
        "Ana assigned it to Budi",
        "Ana assigned it to themselves",
        "Ana removed the value",
        "Ana set the value to Rp\u00a04.500.000",
        "Ana moved it from New to Contacted",
        "Message came in",
      ]),
    );
  });

  test("that is gone, or cannot be loaded, says so", async () => {
    serveLeads([]);
    renderApp(address);
    await screen.findByRole("heading", { name: "This lead does not exist" });
    expect((await link("Back")).getAttribute("href")).toBe("/dashboard/leads");
  });

  test("can be asked for again", async () => {
    server.use(http.get("/api/leads/:id", () => HttpResponse.json({ message: "no" }, { status: 500 })));
    const user = renderApp(address);
    await screen.findByText("The lead could not be loaded.");
    serveLeads([lead(1)]);
    await user.click(await button("Try again"));
    await screen.findByRole("heading", { name: "Client 1" });
  });
});

describe("what is decided", () => {
  test("is saved as soon as it is chosen, each by itself", async () => {
    const { sent } = serveLeads([lead(1)]);
    const user = renderApp(address);
    await choose(user, "Status", "Quoted");
    await screen.findByText("Client 1 is now quoted");
    await choose(user, "Assignee", "Ana (me)");
    await screen.findByText("Assigned to Ana (me)");
    await user.click(await button("Tomorrow"));
    await screen.findByText(/^Follow up on /);
    expect(sent).toEqual([
      { status: "quoted" },
      { assignee: staff.id },
      { followUpAt: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
    ]);
    await waitFor(async () => expect(await history()).toHaveLength(4));
    await user.click(await button("No day"));
    await screen.findByText("No follow-up");
    expect(sent.at(-1)).toEqual({ followUpAt: null });
  });

  test("as won asks for the value, filled from the package, and ends the follow-up", async () => {
    const wanted = { slug: "paket-umkm", name: "Paket UMKM", price: 299_000 };
    const { sent } = serveLeads([lead(1, { package: wanted, followUpAt: "2026-12-01" })]);
    const user = renderApp(address);
    await choose(user, "Status", "Won");
    const dialog = within(await screen.findByRole("dialog", { name: "Lead won: Client 1" }));
    dialog.getByText("The price of Paket UMKM at the time.");
    dialog.getByText("This ends the follow-up on 1 Dec 2026.");
    const value = dialog.getByRole<HTMLInputElement>("textbox", { name: "Value of the order" });
    expect(value.value).toBe("299.000");
    expect(document.activeElement).toBe(dialog.getByRole("button", { name: "Mark as won" }));
    await user.clear(value);
    await user.type(value, "350000{Enter}");
    await screen.findByText("Client 1 is now won");
    expect(sent).toEqual([{ status: "won", value: 350_000 }]);
  });

  test("as won waits in the field for a value that is not known", async () => {
    const { sent } = serveLeads([lead(1)]);
    const user = renderApp(address);
    await choose(user, "Status", "Won");
    const value = await screen.findByRole("textbox", { name: "Value of the order" });
    await waitFor(() => expect(document.activeElement).toBe(value));
    await user.keyboard("350000{Enter}");
    await screen.findByText("Client 1 is now won");
    expect(sent).toEqual([{ status: "won", value: 350_000 }]);
  });

  test("as lost asks for the reason, which can be changed later", async () => {
    const { sent } = serveLeads([lead(1)]);
    const user = renderApp(address);
    await choose(user, "Status", "Lost");
    const first = await screen.findByRole("radio", { name: "Too expensive" });
    await waitFor(() => expect(document.activeElement).toBe(first));
    await user.click(first);
    await user.click(await button("Mark as lost"));
    await screen.findByText("Client 1 is now lost");
    await choose(user, "Reason", "Not now");
    await screen.findByText("Reason saved");
    expect(sent).toEqual([{ status: "lost", lostReason: "price" }, { lostReason: "timing" }]);
  });

  test("as a value is typed with dots, and saved when it is left", async () => {
    const { sent } = serveLeads([lead(1)]);
    const user = renderApp(address);
    const value = await screen.findByRole<HTMLInputElement>("textbox", { name: "Value" });
    await user.type(value, "4500000");
    expect(value.value).toBe("4.500.000");
    expect(sent).toEqual([]);
    await user.keyboard("{Enter}");
    await screen.findByText("Value saved");
    await user.clear(value);
    await user.tab();
    await screen.findByText("Value removed");
    expect(sent).toEqual([{ value: 4_500_000 }, { value: null }]);
  });

  test("as a day is saved when typing pauses, and not while its year is typed", async () => {
    const { sent } = serveLeads([lead(1)]);
    renderApp(address);
    const day = await screen.findByLabelText("Follow up on");
    for (const value of ["0002-12-01", "0202-12-01", "2026-12-01"]) fireEvent.change(day, { target: { value } });
    await screen.findByText("Follow up on 1 Dec 2026");
    expect(sent).toEqual([{ followUpAt: "2026-12-01" }]);
  });

  test("can be taken back", async () => {
    serveLeads([lead(1)]);
    const user = renderApp(address);
    await choose(user, "Status", "Lost");
    await user.click(await button("Mark as lost"));
    await screen.findByText("Client 1 is now lost");
    await user.click(await button("Undo: change"));
    await waitFor(() => expect(screen.getByRole("combobox", { name: "Status" }).textContent).toBe("New"));
  });

  test("is refused with the server's sentence, and stays as it was", async () => {
    serveLeads([lead(1)]);
    server.use(http.put("/api/leads/:id", () => HttpResponse.json({ message: "No such person" }, { status: 400 })));
    const user = renderApp(address);
    await choose(user, "Assignee", "Budi");
    await screen.findByText("No such person");
    await waitFor(() => expect(screen.getByRole("combobox", { name: "Assignee" }).textContent).toBe("Nobody"));
  });
});

describe("a note", () => {
  test("is added to the history, by keys too, and what is typed stays until then", async () => {
    const { sent } = serveLeads([lead(1)]);
    const user = renderApp(address);
    const box = await screen.findByRole<HTMLTextAreaElement>("textbox", { name: "New note" });
    await paste(user, box, "Minta penawaran");
    await user.click(await screen.findByRole("link", { name: "Back" }));
    await user.click(await screen.findByRole("link", { name: "Client 1" }));
    const again = await screen.findByRole<HTMLTextAreaElement>("textbox", { name: "New note" });
    expect(again.value).toBe("Minta penawaran");
    await user.type(again, ".{Control>}{Enter}{/Control}");
    await screen.findByText("Note added");
    expect(sent).toEqual([{ note: "Minta penawaran." }]);
    expect(again.value).toBe("");
    await waitFor(async () => expect((await history())[0]).toContain("Ana noted"));
    expect(sessionStorage).toHaveLength(0);
  });

  test("that is not saved is there again after a reload, for the person who typed it", async () => {
    serveLeads([lead(1)]);
    /** Opens the page anew, and returns the note in it. */
    const found = async (id: string, text = "") => {
      const user = renderApp(address, { ...staff, id });
      const box = await screen.findByRole<HTMLTextAreaElement>("textbox", { name: "New note" });
      const before = box.value;
      if (text) await paste(user, box, text);
      cleanup();
      return before;
    };
    await found(staff.id, "Telepon lagi hari Senin");
    expect(await found(budi.id)).toBe("");
    expect(await found(staff.id)).toBe("Telepon lagi hari Senin");
  });
});

describe("the contact", () => {
  test("of a lead by hand may be missing, but no code finds its chat, and no answer names one", async () => {
    const { source } = lead(1);
    const byHand = {
      kind: "call",
      message: "",
      phone: "",
      email: "",
      source: { ...source, utmSource: "staff" },
    } as const;
    serveLeads([lead(1, byHand), lead(2, { ...byHand, phone: "0812 3456 7890" })]);
    const user = renderApp("/dashboard/leads");
    await user.click(await screen.findByRole("link", { name: "Client 1" }));
    await screen.findByText("Contact not known yet");
    await screen.findByText("By hand");
    expect(screen.queryByRole("button", { name: "Copy code" })).toBeNull();
    expect(screen.queryByText("Campaign")).toBeNull();
    await user.click(await link("Back"));
    await user.click(await link("Client 2"));
    const text = new URL((await link("WhatsApp")).getAttribute("href") ?? "").searchParams.get("text");
    expect(text).toBe(
      "Halo Client 2, terima kasih sudah menghubungi Etalase. Kami ingin menindaklanjuti telepon Anda.\n\n",
    );
  });

  test("is entered for a click, whose code alone was known; answers are possible then", async () => {
    const { sent } = serveLeads([order(1)]);
    const user = renderApp(address);
    await screen.findByRole("heading", { level: 1, name: "7K2PQ1" });
    await button("Copy code");
    expect(screen.queryByRole("link", { name: "WhatsApp" })).toBeNull();
    await user.click(await button("Add contact"));
    const dialog = within(await screen.findByRole("dialog", { name: "Edit contact" }));
    await user.type(dialog.getByRole("textbox", { name: "Name" }), "Sari");
    await user.type(dialog.getByRole("textbox", { name: "WhatsApp" }), "12");
    await user.click(dialog.getByRole("button", { name: "Save contact" }));
    dialog.getByText("Nomor WhatsApp tidak valid");
    await user.type(dialog.getByRole("textbox", { name: "WhatsApp" }), "345678");
    await user.click(dialog.getByRole("button", { name: "Save contact" }));
    await screen.findByText("Contact saved");
    expect(sent).toEqual([{ name: "Sari", phone: "12345678" }]);
    expect(screen.queryByRole("button", { name: "Add contact" })).toBeNull();
    expect((await link("WhatsApp")).getAttribute("href")).toMatch(/^https:\/\/wa\.me\/12345678\?text=Halo%20Sari/);
  });
});

describe("an answer", () => {
  test("by mail begins in Indonesian, too, and a new lead is contacted then", async () => {
    const { sent } = serveLeads([lead(1)]);
    const user = renderApp(address);
    const mail = await link("E-mail");
    expect(mail.getAttribute("href")).toMatch(
      /^mailto:client1@example\.com\?subject=Pesan%20Anda.*&body=Halo%20Client/,
    );
    mail.addEventListener("click", (event) => event.preventDefault());
    await user.click(mail);
    await user.click(await button("Mark as contacted"));
    await screen.findByText("Client 1 is now contacted");
    expect(sent).toEqual([{ status: "contacted" }]);
    await waitFor(() => expect(screen.queryByText("Have you answered?")).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1 })));
  });
});

test("a lead is deleted after a question, which leads back to the others, and is brought back", async () => {
  serveLeads([lead(1), lead(2)]);
  const user = renderApp(address);
  await user.click(await button("Delete lead"));
  await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Delete lead" }));
  await screen.findByText("Lead deleted");
  await screen.findByRole("link", { name: "Client 2" });
  await waitFor(() => expect(screen.queryByRole("link", { name: "Client 1" })).toBeNull());
  await user.click(await button("Undo: delete"));
  await screen.findByRole("link", { name: "Client 1" });
});
