import { undoHeader } from "@etalase/contracts/history";
import type { PersonWithLeads } from "@etalase/contracts/people.schema";
import { screen, waitFor, within } from "@testing-library/dom";
import { HttpResponse, http } from "msw/http";
import { expect, test } from "vitest";
import { idOf } from "../test/articles.ts";
import { lead, order } from "../test/leads.ts";
import { serveLeads } from "../test/leadsApi.ts";
import { renderApp, superadmin } from "../test/renderApp.tsx";
import { server } from "../test/server.ts";

const name = "Rina Wulandari";
const whole: PersonWithLeads = {
  _id: idOf(1),
  id: idOf(1),
  name,
  phones: ["+6281234567890"],
  emails: ["rina@example.com"],
  value: 2_500_000,
  lastAt: "2026-11-20T02:00:00.000Z",
  leads: [lead(2, { name }), order(1, { name, phone: "081234567890", status: "won", value: 2_500_000 })],
  testimonials: [{ id: idOf(3), name, role: "", quote: "Tulis ke rina@example.com", status: "published" }],
  subscriptions: [
    {
      id: idOf(4),
      email: "rina@example.com",
      consentAt: "2026-11-19T02:00:00.000Z",
      confirmedAt: null,
    },
  ],
};

function serve() {
  let person = whole;
  const sent: unknown[] = [];
  const searches: (string | null)[] = [];
  const found = { ...whole, leads: 2, testimonials: undefined, subscriptions: undefined };
  server.use(
    http.get("/api/people", ({ request }) => {
      const search = new URL(request.url).searchParams.get("search");
      searches.push(search);
      const people = search === "nobody" ? [] : [found];
      return HttpResponse.json({ people, total: people.length, page: 1, totalPages: 1 });
    }),
    http.get("/api/people/:id", ({ params }) =>
      params.id === whole.id ? HttpResponse.json(person) : HttpResponse.json({ message: "no" }, { status: 404 }),
    ),
    http.post("/api/people/:id/split", async ({ request }) => {
      sent.push(await request.json());
      person = { ...whole, leads: whole.leads.slice(0, 1) };
      return HttpResponse.json(person, { headers: { [undoHeader]: "back" } });
    }),
    http.post("/api/undo/back", () => {
      person = whole;
      return HttpResponse.json({ undone: 2 });
    }),
  );
  return { sent, searches };
}

test("the list names people with contacts, leads and value, finds them, and leads to their page", async () => {
  const { searches } = serve();
  const user = renderApp("/dashboard/people", superadmin);
  const row = within(await screen.findByRole("row", { name: /Rina Wulandari/ }));
  for (const contact of ["0812-3456-7890", "rina@example.com"]) row.getByText(contact);
  row.getByText("Rp 2.500.000");
  screen.getByText("1 person");
  const box = screen.getByRole("searchbox", { name: "Name, number or e-mail" });
  await user.type(box, "nobody");
  await screen.findByRole("heading", { name: "Nobody found" });
  await user.clear(box);
  await user.click(await screen.findByRole("link", { name }));
  await screen.findByRole("heading", { level: 1, name });
  expect(searches).toContain("nobody");
  const sidebar = within(screen.getByRole("navigation", { name: "Dashboard" }));
  expect(sidebar.getByRole("link", { name: "Leads" }).getAttribute("aria-current")).toBe("page");
});

test("a person's page has everything they wrote, and a chat", async () => {
  serve();
  renderApp(`/dashboard/people/${whole.id}`, superadmin);
  await screen.findByRole("heading", { level: 1, name });
  screen.getByText(/2 leads · Rp 2\.500\.000 won/);
  for (const link of ["WhatsApp", "0812-3456-7890"])
    expect(screen.getByRole("link", { name: link }).getAttribute("href")).toBe("https://wa.me/6281234567890");
  const ordered = screen.getByRole("link", { name: "Order · Paket Bisnis" });
  expect(ordered.getAttribute("href")).toBe(`/dashboard/leads/${idOf(1)}`);
  for (const text of ["Won", "New", "Agreed on 19 Nov 2026", /^Published · Tulis ke/]) screen.getByText(text);
  expect(screen.getByRole("link", { name: "Delete this person’s data" }).getAttribute("href")).toBe(
    `/dashboard/privacy?person=${whole.id}`,
  );
});

test("leads of somebody else are split off, and come back by an undo", async () => {
  const { sent } = serve();
  const user = renderApp(`/dashboard/people/${whole.id}`);
  await user.click(await screen.findByRole("button", { name: "Not the same person?" }));
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Cancel" }));
  const split = () => screen.getByRole<HTMLButtonElement>("button", { name: /^Split off/ });
  expect(split().disabled).toBe(true);
  expect(split().textContent).toBe("Split off");
  screen.getByText(/You can undo this for 30 minutes\.$/);
  for (const box of screen.getAllByRole("checkbox")) await user.click(box);
  expect(split().disabled).toBe(true);
  await user.click(screen.getByRole("checkbox", { name: /7K2PQ2/ }));
  await user.click(split());
  await screen.findByText("1 lead split off");
  expect(sent).toEqual([{ leads: [idOf(1)] }]);
  await waitFor(() => expect(screen.queryByRole("button", { name: "Not the same person?" })).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1 })));
  await user.click(await screen.findByRole("button", { name: "Undo: change" }));
  await screen.findByRole("button", { name: "Not the same person?" });
});

test("says that a person does not exist", async () => {
  serve();
  renderApp(`/dashboard/people/${idOf(9)}`);
  await screen.findByRole("heading", { name: "This person does not exist" });
  expect(screen.getByRole("link", { name: "Back" }).getAttribute("href")).toBe("/dashboard/people");
});

test("a lead of somebody who wrote before says so, and leads to the person; the list marks it", async () => {
  serve();
  serveLeads([lead(1, { person: { id: whole.id, leads: 3 } }), lead(2, { person: { id: idOf(2), leads: 1 } })]);
  const user = renderApp("/dashboard/leads");
  await screen.findByRole("link", { name: "Client 1" });
  expect(screen.getAllByRole("img", { name: "Wrote before: 2 leads" })).toHaveLength(1);
  expect(screen.getByRole("link", { name: "People" }).getAttribute("href")).toBe("/dashboard/people");
  await user.click(screen.getByRole("link", { name: "Client 2" }));
  await screen.findByRole("heading", { level: 1, name: "Client 2" });
  expect(screen.queryByRole("link", { name: /^Wrote before/ })).toBeNull();
  await user.click(screen.getByRole("link", { name: "Back" }));
  await user.click(await screen.findByRole("link", { name: "Client 1" }));
  await user.click(await screen.findByRole("link", { name: "Wrote before: 2 leads" }));
  await screen.findByRole("heading", { level: 1, name });
});
