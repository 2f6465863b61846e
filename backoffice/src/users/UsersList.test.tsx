import { parseUserInfo, userInfoKey } from "@etalase/contracts/auth";
import { messages } from "@etalase/contracts/text/messages";
import type { User } from "@etalase/contracts/users.schema";
import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw/http";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { idOf } from "../test/articles.ts";
import { renderApp, staff } from "../test/renderApp.tsx";
import { server } from "../test/server.ts";

const superadmin = { ...staff, role: "superadmin" };

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
    createdAt: "2026-11-20T02:00:00.000Z",
    updatedAt: "2026-11-20T02:00:00.000Z",
    ...given,
  };
}

const own = account(9, { _id: staff.id, id: staff.id, name: "Ana", role: "superadmin" });

/** Serves the accounts; collects what is asked for and changed. */
function serve(users: readonly User[], answer?: () => Response) {
  const lists: URLSearchParams[] = [];
  const sent: unknown[] = [];
  const changed = (id: unknown, change: object) =>
    HttpResponse.json({ ...users.find((user) => user.id === id), ...change });
  server.use(
    http.get("/api/users", ({ request }) => {
      lists.push(new URL(request.url).searchParams);
      return HttpResponse.json({ users, total: users.length, page: 1, totalPages: 1 });
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

const row = async (name: string) => within(await screen.findByRole("row", { name: new RegExp(name) }));
const lastSuperadmin = () => HttpResponse.json({ message: messages.auth.lastSuperadmin }, { status: 400 });
const open = () => renderApp("/dashboard/users", superadmin);

async function chooseRole(user: ReturnType<typeof open>, of: string, role: string) {
  await user.click((await row(of)).getByRole("combobox", { name: new RegExp(`^Role of ${of}`) }));
  await user.click(await screen.findByRole("option", { name: role }));
}

describe("admins", () => {
  test("are told that they may not, and nothing is asked of the server", async () => {
    const { lists } = serve([own]);
    renderApp("/dashboard/users");
    await screen.findByRole("heading", { name: "You are not allowed to do this" });
    expect(lists).toHaveLength(0);
    expect(screen.queryByRole("link", { name: "User Management" })).toBeNull();
    screen.getByRole("link", { name: "Website Settings" });
  });
});

describe("rows", () => {
  test("show name, username, e-mail, role, status and day, and which is the own one", async () => {
    serve([own, account(1, { role: "user" }), account(2, { disabled: true })]);
    open();
    const waiting = await row("Person 1");
    waiting.getByText((_, element) => element?.tagName === "DIV" && element.textContent === "person1@example.com");
    for (const text of ["person1", "User", "Waiting for approval", "20 Nov 2026"]) waiting.getByText(text);
    (await row("Person 2")).getByText("Disabled");
    (await row("Ana")).getByText("Active");
    expect(screen.getAllByText("You")).toHaveLength(1);
    (await row("Ana")).getByText("You");
  });

  test("are searched by the server", async () => {
    const { lists } = serve([own]);
    const user = open();
    await row("Ana");
    expect(String(lists[0])).toBe("page=1&limit=10");
    await user.type(screen.getByRole("searchbox", { name: "Search name or e-mail" }), "per");
    await waitFor(() => expect(lists.at(-1)?.get("search")).toBe("per"));
  });

  test("that cannot be loaded can be asked for again", async () => {
    server.use(http.get("/api/users", () => HttpResponse.json({ message: "no" }, { status: 500 })));
    const user = open();
    await screen.findByText("The accounts could not be loaded.");
    serve([own]);
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await row("Ana");
  });
});

describe("an account", () => {
  test("is approved by its role", async () => {
    const { sent } = serve([own, account(1, { role: "user" })]);
    const user = open();
    await chooseRole(user, "Person 1", "Admin");
    await screen.findByText("Person 1 now has the role Admin");
    expect(sent).toEqual([{ id: idOf(1), change: { role: "admin" } }]);
    (await row("Person 1")).getByText("Active");
  });

  test("is disabled and enabled", async () => {
    const { sent } = serve([own, account(1)]);
    const user = open();
    await user.click((await row("Person 1")).getByRole("button", { name: "Disable Person 1" }));
    await screen.findByText("Person 1 can no longer sign in");
    await user.click((await row("Person 1")).getByRole("button", { name: "Enable Person 1" }));
    await screen.findByText("Person 1 can sign in again");
    expect(sent).toEqual([
      { id: idOf(1), change: { disabled: true } },
      { id: idOf(1), change: { disabled: false } },
    ]);
  });

  test("is deleted once that is confirmed", async () => {
    const { sent } = serve([own, account(1)]);
    const user = open();
    await user.click((await row("Person 1")).getByRole("button", { name: "Delete Person 1" }));
    const dialog = within(await screen.findByRole("alertdialog", { name: "Delete account?" }));
    dialog.getByText("“Person 1”");
    expect(sent).toHaveLength(0);
    serve([own]);
    await user.click(dialog.getByRole("button", { name: "Delete account" }));
    await screen.findByText("Account deleted");
    await waitFor(() => expect(screen.queryByText("Person 1")).toBeNull());
    await waitFor(() => expect(document.activeElement?.getAttribute("aria-label")).toBe("Disable Ana"));
  });

  test("that could not be changed stays, with the server's words", async () => {
    serve([own, account(1)], () => HttpResponse.json({ message: "The database is away" }, { status: 503 }));
    const user = open();
    await chooseRole(user, "Person 1", "User");
    expect((await screen.findByRole("alert")).textContent).toBe("The database is away");
    const cells = await row("Person 1");
    cells.getByText("Admin");
    expect(cells.getByRole("button", { name: "Delete Person 1" }).getAttribute("aria-disabled")).toBe("false");
  });
});

describe("the last superadmin", () => {
  test("is explained by the server's sentence, which then stands at the controls that are off", async () => {
    serve([own], lastSuperadmin);
    const user = open();
    await user.click((await row("Ana")).getByRole("button", { name: "Delete Ana" }));
    await user.click(await screen.findByRole("button", { name: "Delete account" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(screen.getByRole("alert").textContent).toBe(messages.auth.lastSuperadmin);
    const cells = await row("Ana");
    cells.getByText(messages.auth.lastSuperadmin);
    for (const action of ["Disable", "Delete"]) {
      const name = `${action} Ana: ${messages.auth.lastSuperadmin}`;
      expect(cells.getByRole("button", { name }).getAttribute("aria-disabled")).toBe("true");
    }
    expect(cells.getByRole("combobox").getAttribute("aria-disabled")).toBe("true");
  });

  test("may try again when another one was made", async () => {
    serve([own, account(1)], lastSuperadmin);
    const user = open();
    await user.click((await row("Ana")).getByRole("button", { name: "Disable Ana" }));
    await user.click(await screen.findByRole("button", { name: "Disable account" }));
    await (await row("Ana")).findByText(messages.auth.lastSuperadmin);
    serve([own, account(1)]);
    await chooseRole(user, "Person 1", "Super admin");
    await screen.findByText("Person 1 now has the role Super admin");
    expect((await row("Ana")).queryByText(messages.auth.lastSuperadmin)).toBeNull();
  });
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
    const user = open();
    await chooseRole(user, "Ana", "Admin");
    await screen.findByRole("alertdialog", { name: "Change your own role?" });
    expect(sent).toHaveLength(0);
    await user.click(screen.getByRole("button", { name: "Change role" }));
    await waitFor(() => expect(assign).toHaveBeenCalledWith("/dashboard"));
    expect(parseUserInfo(localStorage.getItem(userInfoKey))).toMatchObject({ role: "admin", token: staff.token });
  });

  test("is signed out when it is disabled", async () => {
    serve([own]);
    const user = open();
    await user.click((await row("Ana")).getByRole("button", { name: "Disable Ana" }));
    await user.click(await screen.findByRole("button", { name: "Disable account" }));
    await waitFor(() => expect(assign).toHaveBeenCalledWith("/login"));
    expect(localStorage.getItem(userInfoKey)).toBeNull();
  });
});
