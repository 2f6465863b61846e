import { accountStatusOf } from "@etalase/contracts/accounts/people";
import type { Invitation } from "@etalase/contracts/accounts/people.schema";
import type { User } from "@etalase/contracts/accounts/users.schema";
import { parseUserInfo, userInfoKey } from "@etalase/contracts/auth";
import { inEnglish } from "@etalase/contracts/refusals/refusal";
import { accountMessages } from "@etalase/contracts/text/account-messages";
import { screen, waitFor, within } from "@testing-library/dom";
import { HttpResponse, http } from "msw/http";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { idOf } from "../test/articles.ts";
import { paste } from "../test/paste.ts";
import { recordWrites } from "../test/recordsApi.ts";
import { renderApp, staff, superadmin } from "../test/renderApp.tsx";
import { nothingWaits, server } from "../test/server.ts";

function account(number: number, given: Partial<User> = {}): User {
  const id = idOf(number);
  return {
    _id: id,
    id,
    name: `Person ${number}`,
    username: `person${number}`,
    email: `person${number}@example.com`,
    role: "admin",
    disabled: false,
    lastSignInAt: null,
    createdAt: "2026-11-20T02:00:00.000Z",
    updatedAt: "2026-11-20T02:00:00.000Z",
    ...given,
  };
}

const own = account(9, { _id: staff.id, id: staff.id, name: "Ana", role: "superadmin" });

const invitation: Invitation = {
  _id: idOf(70),
  id: idOf(70),
  name: "Wati",
  email: "wati@example.com",
  role: "admin",
  invitedBy: { id: staff.id, name: "Ana" },
  createdAt: "2026-11-20T02:00:00.000Z",
  expiresAt: new Date(Date.now() + 3 * 86_400_000).toISOString(),
};

/** Serves the accounts; records the requests and changes. */
function serve(users: readonly User[], answer?: () => Response) {
  const lists: URLSearchParams[] = [];
  const sent: unknown[] = [];
  const changed = (id: unknown, change: object) =>
    HttpResponse.json({ ...users.find((user) => user.id === id), ...change });
  server.use(
    http.get("/api/users", ({ request }) => {
      const query = new URL(request.url).searchParams;
      const status = query.get("status");
      const found = users.filter((user) => !status || accountStatusOf(user) === status);
      lists.push(query);
      return HttpResponse.json({ users: found, total: found.length, page: 1, totalPages: 1 });
    }),
    http.get("/api/dashboard/waiting", () => {
      const accounts = users.filter((user) => accountStatusOf(user) === "waiting").length;
      return HttpResponse.json({ ...nothingWaits, accounts });
    }),
    http.put<{ id: string }, object>("/api/users/:id", async ({ request, params }) => {
      const change = await request.json();
      sent.push({ id: params.id, change });
      return answer?.() ?? changed(params.id, change);
    }),
    http.delete("/api/users/:id", ({ params }) => {
      sent.push({ id: params.id, change: "deleted" });
      return answer?.() ?? new HttpResponse(null, { status: 204 });
    }),
  );
  return { lists, sent };
}

/** Serves invitations, and records the changes. */
function serveInvitations(given: readonly Invitation[], answer?: () => Response, mailedTo = "") {
  let open = [...given];
  const sent: unknown[] = [];
  const made = { id: idOf(71), url: "http://site.test/invitation/secret", expiresAt: "2026-11-29T02:00:00.000Z" };
  const link = { ...made, mailedTo };
  server.use(
    http.get("/api/users/invitations", () => HttpResponse.json({ invitations: open })),
    http.post("/api/users/invitations", async ({ request }) => {
      sent.push(await request.json());
      return answer?.() ?? HttpResponse.json(link, { status: 201 });
    }),
    http.post("/api/users/invitations/:id/link", ({ params }) => {
      sent.push(["renew", params.id]);
      return HttpResponse.json(link);
    }),
    http.delete("/api/users/invitations/:id", ({ params }) => {
      sent.push(["revoke", params.id]);
      open = open.filter(({ id }) => id !== params.id);
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return sent;
}

const row = async (name: string) => within(await screen.findByRole("row", { name: new RegExp(name) }));
const lastSuperadmin = () => HttpResponse.json({ message: inEnglish(accountMessages.lastSuperadmin) }, { status: 400 });
const open = () => renderApp("/dashboard/users", superadmin);
type Person = ReturnType<typeof open>;

async function chooseRole(user: Person, of: string, role: string) {
  await user.click((await row(of)).getByRole("combobox", { name: new RegExp(`^Role of ${of}`) }));
  await user.click(await screen.findByRole("option", { name: role }));
}

async function act(user: Person, of: string, action: string) {
  await user.click((await row(of)).getByRole("button", { name: `Actions for ${of}` }));
  await user.click(await screen.findByRole("menuitem", { name: new RegExp(`^${action}`) }));
}

const press = async (user: Person, name: string) => user.click(await screen.findByRole("button", { name }));

describe("rows", () => {
  test("show name, username, e-mail, standing, second factor, last sign-in and day, and which is the own one", async () => {
    const seen = new Date(Date.now() - 3 * 3_600_000).toISOString();
    serve([own, account(1, { role: "user" }), account(2, { disabled: true, lastSignInAt: seen, twoFactor: true })]);
    open();
    const waiting = await row("Person 1");
    for (const text of ["Waiting", "Never", "Off", "20 Nov 2026"]) waiting.getByText(text);
    waiting.getByText((_, element) => element?.textContent === "person1 · person1@example.com");
    const disabled = await row("Person 2");
    for (const text of ["Disabled", "3 hours ago", "On"]) disabled.getByText(text);
    expect(screen.getAllByText("You")).toHaveLength(1);
    (await row("Ana")).getByText("You");
  });

  test("are searched and narrowed by the server", async () => {
    const { lists } = serve(Array.from({ length: 10 }, (_, index) => ({ ...own, id: String(index) })));
    const user = open();
    await screen.findAllByRole("row", { name: /Ana/ });
    expect(String(lists[0])).toBe("page=1&limit=10");
    await user.type(screen.getByRole("searchbox", { name: "Search name or e-mail" }), "per");
    await waitFor(() => expect(lists.at(-1)?.get("search")).toBe("per"));
    await press(user, "Waiting");
    await waitFor(() => expect(lists.at(-1)?.get("status")).toBe("waiting"));
  });
});

describe("whoever waits", () => {
  test("is counted in the head and in the sidebar", async () => {
    serve([own, account(1, { role: "user" }), account(2, { role: "user" })]);
    open();
    await screen.findByText("3 accounts · 2 waiting for approval");
    await screen.findByRole("link", { name: /^User Management\s*2 waiting$/ });
  });

  test("is approved by a button, once it is said what that allows", async () => {
    const { sent } = serve([own, account(1, { role: "user" })]);
    const user = open();
    await user.click((await row("Person 1")).getByRole("button", { name: "Approve Person 1" }));
    const dialog = within(await screen.findByRole("alertdialog", { name: "Approve Person 1?" }));
    dialog.getByText(/Writes, publishes and deletes everything that the website shows/);
    expect(sent).toEqual([]);
    await user.click(dialog.getByRole("button", { name: "Approve" }));
    await screen.findByText("Person 1 is approved, and can open the dashboard now");
    expect(sent).toEqual([{ id: idOf(1), change: { role: "admin" } }]);
  });
});

describe("an account", () => {
  test("gets another role once that is confirmed, by what it may do then", async () => {
    const { sent } = serve([own, account(1)]);
    const user = open();
    await chooseRole(user, "Person 1", "Super admin");
    const dialog = within(await screen.findByRole("alertdialog", { name: "Change the role of Person 1?" }));
    dialog.getByText(/Also invites and removes people/);
    expect(sent).toEqual([]);
    await user.click(dialog.getByRole("button", { name: "Cancel" }));
    await chooseRole(user, "Person 1", "Super admin");
    await press(user, "Change role");
    await screen.findByText("Person 1 now has the role Super admin");
    expect(sent).toEqual([{ id: idOf(1), change: { role: "superadmin" } }]);
  });

  test("is disabled once that is confirmed, and enabled", async () => {
    const { sent } = serve([own, account(1)]);
    const user = open();
    await act(user, "Person 1", "Disable");
    await press(user, "Disable account");
    await screen.findByText("Person 1 can no longer sign in");
    await act(user, "Person 1", "Enable");
    await screen.findByText("Person 1 can sign in again");
    expect(sent).toEqual([
      { id: idOf(1), change: { disabled: true } },
      { id: idOf(1), change: { disabled: false } },
    ]);
  });

  test("is deleted once that is confirmed", async () => {
    const { sent } = serve([own, account(1)]);
    const user = open();
    await act(user, "Person 1", "Delete");
    const dialog = within(await screen.findByRole("alertdialog", { name: "Delete account?" }));
    dialog.getByText("“Person 1”");
    expect(sent).toHaveLength(0);
    serve([own]);
    await user.click(dialog.getByRole("button", { name: "Delete account" }));
    await screen.findByText("Account deleted");
    await waitFor(() => expect(screen.queryByRole("row", { name: /Person 1/ })).toBeNull());
    await waitFor(() => expect(document.activeElement?.getAttribute("aria-label")).toBe("Actions for Ana"));
  });

  test("with links that are open is told that they end, where it is to work no longer, and not otherwise", async () => {
    const { sent } = serve([own, account(1, { name: "Rina", openLinks: 3 })]);
    const user = open();
    const warning = /^Rina has 3 open links for reviews, testimonials or invitations, which end now/;
    await chooseRole(user, "Rina", "Super admin");
    await screen.findByRole("alertdialog");
    expect(screen.queryByText(warning)).toBeNull();
    await press(user, "Cancel");
    await chooseRole(user, "Rina", "User");
    await screen.findByText(warning);
    await press(user, "Cancel");
    await act(user, "Rina", "Disable");
    await screen.findByText(warning);
    await press(user, "Disable account");
    await screen.findByText("Rina can no longer sign in");
    expect(sent).toEqual([{ id: idOf(1), change: { disabled: true } }]);
  });

  test("has its two-factor sign-in turned off with the superadmin's own password", async () => {
    serve([own, account(1, { twoFactor: true })]);
    const sent: unknown[] = [];
    server.use(
      http.delete("/api/users/:id/two-factor", async ({ params, request }) => {
        const proof = (await request.json()) as { password: string };
        sent.push({ id: params.id, ...proof });
        const errors = { password: "The current password is wrong" };
        if (proof.password !== "secret")
          return HttpResponse.json({ message: errors.password, errors }, { status: 400 });
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const user = open();
    await act(user, "Person 1", "Turn off two-factor");
    const dialog = within(await screen.findByRole("dialog", { name: "Turn off two-factor of Person 1?" }));
    const password = dialog.getByLabelText(/^Current password/);
    await user.type(password, "wrong{Enter}");
    await dialog.findByText("The current password is wrong");
    await user.clear(password);
    await user.type(password, "secret{Enter}");
    await screen.findByText("Two-factor sign-in of Person 1 is off");
    expect(sent).toEqual([
      { id: idOf(1), password: "wrong" },
      { id: idOf(1), password: "secret" },
    ]);
  });

  test("is brought back by the message about its deletion, which says what is lacking then", async () => {
    serve([own, account(1)]);
    server.use(
      http.delete("/api/users/:id", () => new HttpResponse(null, { status: 204, headers: { "X-Undo": "token-1" } })),
    );
    const used = recordWrites("post", "/api/undo/:token", () => HttpResponse.json({ undone: 1 }));
    const user = open();
    await act(user, "Person 1", "Delete");
    await press(user, "Delete account");
    await user.click(await screen.findByRole("button", { name: "Undo: delete" }));
    await screen.findByText(/is back without its password and two-factor: create a reset link/);
    expect(used).toEqual(["/api/undo/token-1"]);
  });

  test("stays as it is when the server refuses", async () => {
    serve([own, account(1)], () => HttpResponse.json({ message: "The server is full" }, { status: 507 }));
    const user = open();
    await chooseRole(user, "Person 1", "Super admin");
    await press(user, "Change role");
    expect((await screen.findByText("The server is full")).closest("[role=alert]")).not.toBeNull();
    (await row("Person 1")).getByRole("combobox", { name: "Role of Person 1: Admin" });
  });

  test("gets a reset link that is shown once, with how long it lasts", async () => {
    serve([own, account(1)]);
    const created = recordWrites("post", "/api/users/:id/reset-link", () =>
      HttpResponse.json({ url: "http://site.test/reset-password/s", expiresAt: "2026-11-22T02:30:00.000Z" }),
    );
    const user = open();
    await act(user, "Person 1", "Create reset link");
    await screen.findByText(/two-factor sign-in stays as it is/);
    expect(created).toEqual([]);
    await press(user, "Create link");
    const field = await screen.findByRole<HTMLInputElement>("textbox", { name: "Reset link for Person 1" });
    expect(field.value).toBe("http://site.test/reset-password/s");
    screen.getByText(/once, until 22 Nov 2026, 09:30\./);
    await press(user, "Copy link");
    await screen.findByText("The link is copied");
    const chat = screen.getByRole<HTMLAnchorElement>("link", { name: "WhatsApp" });
    expect(decodeURIComponent(chat.href)).toMatch(
      /^https:\/\/wa\.me\/\?text=Halo Person 1, ini tautan untuk membuat kata sandi baru .* sampai 22 Nov 2026, 09\.30\. .*\nhttp:\/\/site\.test\/reset-password\/s$/,
    );
    expect(await navigator.clipboard.readText()).toBe(field.value);

    // Pages without TLS have no clipboard.
    vi.spyOn(navigator, "clipboard", "get").mockReturnValue(undefined as unknown as Clipboard);
    document.execCommand = () => false;
    await press(user, "Copied");
    await screen.findByText(/The link is selected: copy it by hand/);
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length]);
    await press(user, "Done");
    await waitFor(() => expect(screen.queryByDisplayValue(field.value)).toBeNull());
    expect(created).toEqual([`/api/users/${idOf(1)}/reset-link`]);
  });

  test("of one's own is sent to the account page instead", async () => {
    serve([own]);
    const user = open();
    await user.click((await row("Ana")).getByRole("button", { name: "Actions for Ana" }));
    const item = await screen.findByRole("menuitem", { name: /^Create reset link/ });
    expect([item.getAttribute("aria-disabled"), item.textContent]).toEqual([
      "true",
      "Create reset linkChange yours on your account page",
    ]);
  });
});

describe("invitations", () => {
  test("are made for a role that is said in words, and their link is shown once", async () => {
    serve([own]);
    const sent = serveInvitations([]);
    const user = open();
    await press(user, "Invite");
    await user.type(await screen.findByLabelText(/^Full name/), "Wati");
    await user.click(screen.getByRole("radio", { name: /^Super admin/ }));
    await press(user, "Create invitation link");
    const link = await screen.findByRole<HTMLInputElement>("textbox", { name: "Invitation link for Wati" });
    expect(link.value).toBe("http://site.test/invitation/secret");
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name: "Copy link" })));
    screen.getByText(/It is shown only once\./);
    expect(sent).toEqual([{ name: "Wati", email: "", role: "superadmin" }]);
  });

  test("say to whom their link was mailed", async () => {
    serve([own]);
    serveInvitations([], undefined, "wati@example.com");
    const user = open();
    await press(user, "Invite");
    await user.type(await screen.findByLabelText(/^Full name/), "Wati");
    await paste(user, screen.getByLabelText(/^E-mail/), "wati@example.com");
    await press(user, "Create invitation link");
    await screen.findByText(/^The invitation is mailed to wati@example\.com\./);
    expect(screen.queryByText(/yourself/)).toBeNull();
  });

  test("say under the field what the server refuses", async () => {
    serve([own]);
    const message = inEnglish(accountMessages.taken);
    serveInvitations([], () => HttpResponse.json({ message, errors: { email: message } }, { status: 409 }));
    const user = open();
    await press(user, "Invite");
    await press(user, "Create invitation link");
    await screen.findByText("Full name is required");
    await user.type(screen.getByLabelText(/^Full name/), "Wati");
    await paste(user, screen.getByLabelText(/^E-mail/), "ana@example.com");
    await press(user, "Create invitation link");
    await screen.findByText(message);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^E-mail/)));
  });

  test("that are open are listed with their end, get another link, and are revoked", async () => {
    serve([own]);
    const sent = serveInvitations([invitation]);
    const user = open();
    const card = within(await screen.findByRole("region", { name: "Invitations" }));
    card.getByRole("heading", { name: "1 open invitation" });
    card.getByText("expires in 3 days");
    await screen.findByText("1 account · 1 invited");
    await user.click(card.getByRole("button", { name: "New link for Wati" }));
    expect(sent).toEqual([]);
    await press(user, "Create new link");
    await screen.findByDisplayValue("http://site.test/invitation/secret");
    await press(user, "Done");
    await user.click(card.getByRole("button", { name: "Revoke the invitation of Wati" }));
    await press(user, "Revoke");
    await screen.findByText("The invitation of Wati is revoked");
    await waitFor(() => expect(screen.queryByRole("region", { name: "Invitations" })).toBeNull());
    expect(sent).toEqual([
      ["renew", idOf(70)],
      ["revoke", idOf(70)],
    ]);
  });
});

test("the last superadmin is explained by the server's sentence", async () => {
  serve([own], lastSuperadmin);
  const user = open();
  await act(user, "Ana", "Delete");
  await press(user, "Delete account");
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(screen.getByRole("alert").textContent).toBe(inEnglish(accountMessages.lastSuperadmin));
});

describe("the own account", () => {
  const assign = vi.fn<(url: string | URL) => void>();
  beforeEach(() => void vi.spyOn(location, "assign").mockImplementation(assign));
  afterEach(() => {
    vi.restoreAllMocks();
    assign.mockReset();
  });

  test("changes its role after a warning, and starts anew with the other one", async () => {
    const { sent } = serve([own]);
    const reload = vi.spyOn(location, "reload").mockImplementation(() => {});
    const user = open();
    await chooseRole(user, "Ana", "Admin");
    await screen.findByRole("alertdialog", { name: "Change your own role?" });
    expect(sent).toHaveLength(0);
    await press(user, "Change role");
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(parseUserInfo(localStorage.getItem(userInfoKey))).toMatchObject({ role: "admin", token: staff.token });
  });

  test("is signed out when it is disabled", async () => {
    serve([own]);
    const user = open();
    await act(user, "Ana", "Disable");
    await press(user, "Disable account");
    await waitFor(() => expect(assign).toHaveBeenCalledWith("/login"));
    expect(localStorage.getItem(userInfoKey)).toBeNull();
  });
});
