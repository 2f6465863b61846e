import { userInfoKey } from "@etalase/contracts/auth";
import { screen, waitFor, within } from "@testing-library/dom";
import { HttpResponse, http } from "msw/http";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { serveNews } from "../test/newsApi.ts";
import { paste } from "../test/paste.ts";
import { recordWrites } from "../test/recordsApi.ts";
import { renderApp } from "../test/renderApp.tsx";
import { server } from "../test/server.ts";
import { ownAccount, superadmin } from "../test/staff.ts";

const me = { ...ownAccount, name: "Ana Maharani" };

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
const press = (name: string) => screen.getByRole("button", { name });

async function open(answer: () => Response = () => new HttpResponse(null, { status: 204 }), given = {}) {
  const sent: unknown[] = [];
  server.use(
    http.get("/api/auth/me", () => HttpResponse.json({ ...me, ...given })),
    http.put("/api/auth/password", async ({ request }) => {
      sent.push(await request.json());
      return answer();
    }),
  );
  const user = renderApp("/dashboard/account");
  await screen.findByDisplayValue("ana@example.com");
  const change = async (current: string, next: string, confirm = next) => {
    for (const [label, text] of [
      ["Current password", current],
      ["New password", next],
      ["Confirm new password", confirm],
    ] as const)
      if (text) await user.type(field(label), text);
    await user.click(press("Change password"));
  };
  return { user, sent, change };
}

const noteOf = (label: string) => {
  const ids = field(label).getAttribute("aria-describedby") ?? "";
  return document.getElementById(ids)?.textContent;
};

test("is reached from the name in the header", async () => {
  serveNews([]);
  server.use(http.get("/api/auth/me", () => HttpResponse.json(me)));
  const user = renderApp("/dashboard/news");
  await user.click(await screen.findByRole("button", { name: /^Ana.* Admin$/ }));
  await user.click(await screen.findByRole("menuitem", { name: "Account" }));
  await screen.findByRole("heading", { name: "Account" });
  expect(location.pathname).toBe("/dashboard/account");
});

test.each([
  ["auth/me", "Your account could not be loaded."],
  ["auth/sessions", "Your sessions could not be loaded."],
  ["auth/two-factor", "Two-factor sign-in could not be loaded."],
  ["auth/two-factor/requirement", "The two-factor policy could not be loaded."],
])("%s: what cannot be loaded is told, and can be tried again", async (path, sentence) => {
  server.use(http.get(`/api/${path}`, () => HttpResponse.json({ message: "no" }, { status: 500 })));
  const user = renderApp("/dashboard/account", { ...me, ...superadmin });
  const notice = (await screen.findByText(sentence)).closest<HTMLElement>("[role=alert]") ?? document.body;
  server.resetHandlers();
  await user.click(within(notice).getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(screen.queryByText(sentence)).toBeNull());
});

describe("the profile", () => {
  test("shows who it is", async () => {
    await open();
    screen.getByDisplayValue("Ana Maharani");
    for (const text of ["ana", "20 Nov 2026"]) screen.getByText(text);
    expect(screen.getAllByText("Admin").length).toBeGreaterThan(0);
  });

  test("has a letter about new browsers turned on, with the password", async () => {
    const { user } = await open();
    const sent = profile(() =>
      HttpResponse.json({ ...me, signInLetters: true, updatedAt: "2026-11-21T02:00:00.000Z" }),
    );
    await user.click(screen.getByRole("switch", { name: "Alert me by e-mail when a new browser signs in" }));
    await user.type(field("Your password"), "old secret{Enter}");
    await screen.findByText("Profile saved");
    expect(sent).toEqual([{ signInLetters: true, password: "old secret" }]);
    expect(
      screen.getByRole<HTMLInputElement>("switch", { name: "Alert me by e-mail when a new browser signs in" }).checked,
    ).toBe(true);
  });

  const profile = (answer: (sent: object) => Response) => {
    const sent: unknown[] = [];
    server.use(
      http.put("/api/auth/me", async ({ request }) => {
        const body = (await request.json()) as object;
        sent.push(body);
        return answer(body);
      }),
    );
    return sent;
  };
  const retype = async (user: Awaited<ReturnType<typeof open>>["user"], label: string, text: string) => {
    await user.clear(field(label));
    await user.type(field(label), text);
  };

  test("is changed with the password, which is asked for once something is changed", async () => {
    const { user } = await open();
    const later = { ...me, name: "Ana M.", updatedAt: "2026-11-21T02:00:00.000Z" };
    const sent = profile(() => HttpResponse.json(later));
    expect(screen.queryByLabelText(/^Your password/)).toBeNull();
    expect(press("Save profile").getAttribute("aria-disabled")).toBe("true");
    await user.click(press("Save profile"));
    await retype(user, "Full name", "Ana M.");
    await user.click(press("Save profile"));
    await screen.findByText("Password is required");
    expect(sent).toEqual([]);
    await user.type(field("Your password"), "old secret");
    await user.click(press("Save profile"));
    await screen.findByText("Profile saved");
    expect(sent).toEqual([{ name: "Ana M.", password: "old secret" }]);
    await screen.findByRole("button", { name: "Ana M. Admin" });
    expect(screen.queryByLabelText(/^Your password/)).toBeNull();
  });

  test("says which e-mail waits to be confirmed, and keeps the present one", async () => {
    const { user } = await open();
    const sent = profile(() => HttpResponse.json({ ...me, pendingEmail: "ana.m@example.com" }));
    await retype(user, "E-mail", "ana.m@example.com");
    await user.type(field("Your password"), "a secret");
    await user.click(press("Save profile"));
    await screen.findByText("Profile saved. Open the link in the mail to ana.m@example.com.");
    expect(sent).toEqual([{ email: "ana.m@example.com", password: "a secret" }]);
    const notice = (await screen.findByText(/^Waiting for you to confirm/)).textContent;
    expect(notice).toMatch(/ana\.m@example\.com.*Until then your e-mail stays as it is/);
    expect(field("E-mail").value).toBe("ana@example.com");
    expect(document.activeElement).toBe(press("Save profile"));
  });

  test.each([
    ["password", 400, "The current password is wrong", "Your password"],
    ["email", 409, "Username or email is already taken", "E-mail"],
  ])("says under %s what the server refuses", async (name, status, message, label) => {
    const { user } = await open();
    profile(() => HttpResponse.json({ message, errors: { [name]: message } }, { status }));
    await retype(user, "E-mail", "other@example.com");
    await user.type(field("Your password"), "a secret");
    await user.click(press("Save profile"));
    await screen.findByText(message);
    expect(noteOf(label)).toBe(message);
  });

  test("is not left with changes unsaved without a question", async () => {
    const { user } = await open();
    await retype(user, "Full name", "Ana M.");
    await user.click(screen.getAllByRole("link", { name: "Dashboard" })[0] as HTMLElement);
    const question = within(await screen.findByRole("alertdialog", { name: "Leave without saving?" }));
    question.getByText("Your changes here will be lost.");
    expect(question.queryByRole("button", { name: "Keep for later" })).toBeNull();
    await user.click(press("Stay"));
    expect(location.pathname).toBe("/dashboard/account");
    expect(field("Full name").value).toBe("Ana M.");
  });
});

describe("the password", () => {
  test("is changed, and the fields are empty again", async () => {
    const { change, sent } = await open();
    await change("old secret", "a new secret");
    await screen.findByText("Password changed. Every other session has ended.");
    expect(sent).toEqual([{ currentPassword: "old secret", newPassword: "a new secret" }]);
    expect(screen.queryByRole("switch", { name: "Keep my links working" })).toBeNull();
    await waitFor(() => expect(field("New password").value).toBe(""));
  });

  test("keeps links that would end, where the owner says so", async () => {
    const { user, sent, change } = await open(undefined, { openLinks: 1 });
    screen.getByText(/^1 link of yours/);
    await user.click(screen.getByRole("switch", { name: "Keep my links working" }));
    await change("old secret", "a new secret");
    await screen.findByText("Password changed. Every other session has ended.");
    expect(sent).toEqual([{ currentPassword: "old secret", newPassword: "a new secret", keepLinks: true }]);
  });

  test("has to be typed twice alike, also when more is wrong", async () => {
    const { change, sent } = await open();
    await change("", "short", "shorter");
    await screen.findByText("Passwords do not match");
    expect(noteOf("Confirm new password")).toBe("Passwords do not match");
    expect(noteOf("Current password")).toBe("Current password is required");
    expect(noteOf("New password")).toBe("Password must be at least 6 characters long");
    await waitFor(() => expect(document.activeElement).toBe(field("Current password")));
    expect(sent).toHaveLength(0);
  });

  test.each([
    ["currentPassword", "The current password is wrong", "Current password"],
    ["newPassword", "This password is too common", "New password"],
  ])("the server's error of %s stands under its field", async (name, sentence, label) => {
    const errors = { [name]: sentence };
    const { change } = await open(() => HttpResponse.json({ message: sentence, errors }, { status: 400 }));
    await change("old secret", "a new secret");
    await screen.findByText(sentence);
    expect(noteOf(label)).toBe(sentence);
    await waitFor(() => expect(document.activeElement).toBe(field(label)));
  });

  test.each([
    ["refuses what is no field", 400, "Consent is required", { consent: "Consent is required" }],
    ["could not change it", 429, "Too many attempts. Please try again later.", undefined],
  ])("is an alert when the server %s", async (_, status, message, errors) => {
    const { change } = await open(() => HttpResponse.json({ message, errors }, { status }));
    await change("old secret", "a new secret");
    expect((await screen.findByRole("alert")).textContent).toBe(message);
    expect(field("New password").value).toBe("a new secret");
  });

  test("is never kept in the browser", async () => {
    const { user } = await open();
    await paste(user, field("New password"), "a new secret");
    window.dispatchEvent(new Event("pagehide"));
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain("a new secret");
  });
});

describe("signing out everywhere", () => {
  const assign = vi.fn<(url: string | URL) => void>();
  beforeEach(() => void vi.spyOn(location, "assign").mockImplementation(assign));
  afterEach(() => {
    vi.restoreAllMocks();
    assign.mockReset();
  });

  test("ends this session too and leads to /login", async () => {
    const { user } = await open();
    const bearers: (string | null)[] = [];
    server.use(
      http.post("/api/auth/logout-everywhere", ({ request }) => {
        bearers.push(request.headers.get("authorization"));
        return new HttpResponse(null, { status: 204 });
      }),
    );
    await user.click(press("Sign out everywhere"));
    await waitFor(() => expect(assign).toHaveBeenCalledWith("/login"));
    expect(bearers).toEqual(["Bearer secret"]);
    expect(localStorage.getItem(userInfoKey)).toBeNull();
  });

  test("tells of links that would end, and lets the owner keep them", async () => {
    const { user } = await open(undefined, { openLinks: 2 });
    const sent = recordWrites("post", "/api/auth/logout-everywhere");
    await user.click(press("Sign out everywhere"));
    const dialog = within(await screen.findByRole("alertdialog", { name: "Sign out everywhere?" }));
    dialog.getByText(/^2 links of yours/);
    expect(sent).toEqual([]);
    await user.click(dialog.getByRole("switch", { name: "Keep my links working" }));
    await user.click(dialog.getByRole("button", { name: "Sign out everywhere" }));
    await waitFor(() => expect(assign).toHaveBeenCalledWith("/login"));
    expect(sent).toEqual([{ keepLinks: true }]);
  });

  test("says so when it failed, and stays", async () => {
    const { user } = await open();
    server.use(http.post("/api/auth/logout-everywhere", () => HttpResponse.error()));
    await user.click(press("Sign out everywhere"));
    expect((await screen.findByRole("alert")).textContent).toMatch(/^Failed to sign out everywhere/);
    expect(localStorage.getItem(userInfoKey)).not.toBeNull();
    expect(assign).not.toHaveBeenCalled();
  });
});
