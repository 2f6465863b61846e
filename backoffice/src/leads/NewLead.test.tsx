import { fireEvent, screen, waitFor } from "@testing-library/dom";
import { HttpResponse, http } from "msw/http";
import { afterEach, describe, expect, test } from "vitest";
import { lead } from "../test/leads.ts";
import { serveLeads } from "../test/leadsApi.ts";
import { renderApp } from "../test/renderApp.tsx";
import { server } from "../test/server.ts";

const address = "/dashboard/leads/create";
const field = (name: string) => screen.findByRole<HTMLInputElement>("textbox", { name });
const save = () => screen.findByRole("button", { name: "Save lead" });

/** Serves the calls of the form; records what is added. */
function serve() {
  serveLeads([lead(1)]);
  const added: unknown[] = [];
  server.use(
    http.post("/api/leads", async ({ request }) => {
      added.push(await request.json());
      return HttpResponse.json(lead(1), { status: 201, headers: { "X-Undo": "back" } });
    }),
  );
  return { added };
}

/** Gives the browser a list of contacts. */
function haveContacts(select: () => Promise<unknown>) {
  Object.defineProperty(navigator, "contacts", { value: { select }, configurable: true });
}
afterEach(() => void Reflect.deleteProperty(navigator, "contacts"));

describe("a new lead", () => {
  test("is read from a shared text, and opened once it is saved", async () => {
    const { added } = serve();
    const shared = new URLSearchParams({ title: "Chat", text: "saya Budi 0812 3456 7890, mau Paket Bisnis", url: "" });
    const user = renderApp(`${address}?${shared}`);
    await waitFor(async () => expect((await field("WhatsApp")).value).toBe("+62 812-3456-7890"));
    expect((await field("Name")).value).toBe("Budi");
    expect(location.search).toBe("");
    await screen.findAllByText("Paket Bisnis");
    await user.click(screen.getByRole("button", { name: "Call" }));
    await user.click(await save());
    await screen.findByText("Lead saved");
    await screen.findByRole("heading", { level: 1, name: "Client 1" });
    expect(added).toMatchObject([{ kind: "call", name: "Budi", package: "paket-bisnis" }]);
  });

  test("keeps what was typed over what a text says", async () => {
    const { added } = serve();
    const user = renderApp(address);
    await user.type(await field("Name"), "Sari");
    fireEvent.change(await field("Paste a chat, or type"), { target: { value: "Halo, saya Budi" } });
    await user.click(await save());
    await waitFor(() => expect(added).toMatchObject([{ name: "Sari", message: "Halo, saya Budi", value: null }]));
  });

  test("needs a name, a number or an address, and says it at the field", async () => {
    const { added } = serve();
    const user = renderApp(address);
    await user.click(await save());
    await screen.findByText("Enter a name, a phone number or an e-mail address");
    expect(added).toEqual([]);
  });

  test("takes a contact of the phone, or says that it may not", async () => {
    serve();
    const picks = [
      async () => [{ name: ["Rina"], tel: ["0812 3456 7890", "0857 1111 2222"] }],
      async () => [],
      async () => Promise.reject(new DOMException("Permission denied", "NotAllowedError")),
    ];
    haveContacts(async () => picks.shift()?.());
    const user = renderApp(address);
    const button = await screen.findByRole("button", { name: "From contacts" });
    await user.click(button);
    await waitFor(async () => expect((await field("Name")).value).toBe("Rina"));
    await user.click(button);
    await user.click(button);
    await screen.findByText("The contacts could not be read. Type the name and the number.");
    expect((await field("WhatsApp")).value).toBe("0812 3456 7890");
  });

  test("has no button for contacts where the browser cannot show them", async () => {
    serve();
    renderApp(address);
    await save();
    expect(screen.queryByRole("button", { name: "From contacts" })).toBeNull();
  });
});
