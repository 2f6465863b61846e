import type { PersonalDataFound } from "@etalase/contracts/personal-data.schema";
import { screen, waitFor, within } from "@testing-library/dom";
import { HttpResponse, http } from "msw/http";
import { expect, test } from "vitest";
import { indonesian } from "../kit/language/indonesian/indonesian.ts";
import { setDictionary } from "../kit/language/t.ts";
import { cleanup } from "../test/render.tsx";
import { renderApp, superadmin } from "../test/renderApp.tsx";
import { server } from "../test/server.ts";

const none: PersonalDataFound = {
  leads: [],
  subscribers: [],
  testimonials: [],
  trashed: [],
  invitations: [],
  emailChanges: [],
  mails: [],
  drafts: [],
  versions: [],
  undos: [],
  accounts: [],
  comments: [],
};
const lead = {
  id: "a".repeat(24),
  code: "7K2PQM",
  name: "Rina",
  phone: "0812",
  email: "",
  status: "new" as const,
  createdAt: "2026-11-20T03:04:05.678Z",
};

/** Serves what is stored; records the calls. */
function serve(found: PersonalDataFound) {
  const calls: string[] = [];
  let stored = found;
  server.use(
    http.post("/api/privacy/:what", async ({ params, request }) => {
      calls.push(`${params.what} ${JSON.stringify(await request.json())}`);
      if (params.what !== "delete") return HttpResponse.json(stored);
      stored = none;
      return HttpResponse.json({ leads: 1, subscribers: 0, mails: 1 });
    }),
  );
  return calls;
}

/** Opens the screen and searches; records the calls that follow. */
async function search(found: PersonalDataFound, contact = "0812 3456 7890") {
  const calls = serve(found);
  const user = renderApp("/dashboard/privacy", superadmin);
  await user.type(await screen.findByRole("textbox", { name: "E-mail address or phone number" }), contact);
  await user.click(screen.getByRole("button", { name: "Search" }));
  return { user, calls };
}

test("shows what is found, and deletes it once somebody has confirmed that", async () => {
  const { user, calls } = await search({ ...none, leads: [lead] });
  const leads = within(await screen.findByRole("region", { name: "1 lead" }));
  expect(leads.getByRole("link", { name: "Rina" }).getAttribute("href")).toBe(`/dashboard/leads/${lead.id}`);
  await user.click(screen.getByRole("button", { name: "Delete for good" }));
  const dialog = within(await screen.findByRole("alertdialog"));
  expect(calls).toHaveLength(1);
  await user.click(dialog.getByRole("button", { name: "Delete 1 record" }));
  await screen.findByText("Nothing is stored");
  const contact = JSON.stringify({ contact: "0812 3456 7890" });
  expect(calls).toEqual([`search ${contact}`, `delete ${contact}`, `search ${contact}`]);
});

test("finds the person that an address of the screen names, without showing the id", async () => {
  const person = "c".repeat(24);
  const calls = serve({ ...none, leads: [lead] });
  const user = renderApp(`/dashboard/privacy?person=${person}`, superadmin);
  await screen.findByRole("region", { name: "Data of Rina" });
  await user.click(screen.getByRole("button", { name: "Delete for good" }));
  await user.click(await screen.findByRole("button", { name: "Delete 1 record" }));
  await screen.findByText("Nothing is stored");
  const contact = JSON.stringify({ contact: person });
  expect(calls).toEqual([`search ${contact}`, `delete ${contact}`, `search ${contact}`]);
});

test("names an account that stays, and offers nothing to delete", async () => {
  const account = { id: "b".repeat(24), name: "Ana", username: "ana", email: "a@b.id", role: "admin" as const };
  await search({ ...none, accounts: [{ ...account, entries: 12 }] }, "a@b.id");
  await screen.findByText(/^ana · a@b\.id · Admin · 12 × in the audit log$/);
  expect(screen.queryByRole("button", { name: "Delete for good" })).toBeNull();
  screen.getByRole("button", { name: "Export as a file" });
});

test("names mails, invitations, undos, versions and drafts, of which those of testimonials alone are deleted", async () => {
  const at = "2026-11-20T03:04:05.678Z";
  const id = "c".repeat(24);
  const draft = { key: id, title: "Rina", author: "Ana", updatedAt: at };
  const { user } = await search({
    ...none,
    emailChanges: [{ id, name: "Ana", email: "rina@example.com", expiresAt: at }],
    versions: [
      { id, resource: "testimonials", record: id, title: "Rina", version: 2, author: "Ana", at },
      { id: "d".repeat(24), resource: "settings", record: "settings", title: "", version: 7, author: "", at },
    ],
    invitations: [{ id, name: "Rina", email: "rina@example.com", role: "admin", expiresAt: at }],
    mails: [{ id, to: "toko@example.com", replyTo: "rina@example.com", subject: "Rina has written", createdAt: at }],
    drafts: [
      { ...draft, resource: "testimonials" },
      { ...draft, resource: "news" },
    ],
    undos: [{ id, resource: "leads", title: "Rina", expiresAt: at }],
  });
  const mails = within(await screen.findByRole("region", { name: "1 outgoing mail" }));
  mails.getByText(/toko@example.com · rina@example.com/);
  screen.getByRole("region", { name: "1 open invitation" });
  screen.getByRole("region", { name: "1 undo" });
  within(screen.getByRole("region", { name: "1 account address change" })).getByText(/^rina@example.com · until /);
  const versions = within(screen.getByRole("region", { name: "2 versions" }));
  versions.getByText(/^testimonial · version 2 · by Ana · /);
  expect(versions.getByRole("link", { name: "setting" }).getAttribute("href")).toBe("/dashboard/settings");
  const drafts = within(screen.getByRole("region", { name: "2 unfinished changes" }));
  drafts.getByText(/^article .* stays$/);
  const paths = drafts.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(paths).toEqual([`/dashboard/testimonials/edit/${id}`, `/dashboard/news/edit/${id}`]);
  await user.click(screen.getByRole("button", { name: "Delete for good" }));
  await screen.findByRole("button", { name: "Delete 7 records" });
});

test("names roles in the language of the screens", async () => {
  const account = { id: "b".repeat(24), name: "Ana", username: "ana", email: "a@b.id", role: "superadmin" as const };
  await search({ ...none, accounts: [{ ...account, entries: 12 }], leads: [lead] }, "a@b.id");
  await screen.findByText(/^ana · a@b\.id · Super admin · /);
  screen.getByText(/^0812 · New · /);
  cleanup();
  // Only the role, so that the test still finds the screen's buttons.
  setDictionary({ "Super admin": indonesian["Super admin"] });
  await search({ ...none, accounts: [{ ...account, entries: 12 }] }, "a@b.id");
  await screen.findByText(/^ana · a@b\.id · Admin utama · /);
});

test("asks nothing of the server for what is neither address nor number", async () => {
  const { calls } = await search(none, "Rina");
  await screen.findByText(/^Enter one complete e-mail address/);
  expect(calls).toEqual([]);
});

test("says what went wrong", async () => {
  const { user } = await search(none);
  await screen.findByText("Nothing is stored");
  server.use(
    http.post("/api/privacy/search", () => HttpResponse.json({ message: "The server is busy" }, { status: 503 })),
  );
  await user.click(within(screen.getByRole("search")).getByRole("button", { name: "Search" }));
  await waitFor(() => expect(screen.getByRole("alert").textContent).toContain("The server is busy"));
  expect(screen.getByRole("alert").closest("main")).not.toBeNull();
});
