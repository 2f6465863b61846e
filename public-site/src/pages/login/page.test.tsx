import { returnToKey, userInfoKey } from "@etalase/contracts/auth";
import { fireEvent, screen, waitFor } from "@testing-library/dom";
import { HttpResponse, http } from "msw/http";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { makeSite } from "../../../test/fixtures.ts";
import { cleanup } from "../../../test/render.tsx";
import { renderApp } from "../../../test/renderApp.tsx";
import { server } from "../../../test/server.ts";

const admin = { _id: "a", id: "a", name: "Ana", username: "ana", email: "ana@site.test", role: "admin", token: "t1" };

const leave = () => vi.spyOn(location, "replace").mockImplementation(() => undefined);
const username = () => screen.getByLabelText<HTMLInputElement>("Username");
const password = () => screen.getByLabelText<HTMLInputElement>("Password");
const button = () => screen.getByRole<HTMLButtonElement>("button", { name: /^Sign/ });
const type = (input: HTMLInputElement, value: string) => fireEvent.input(input, { target: { value } });
const stored = () => JSON.parse(localStorage.getItem(userInfoKey) ?? "null");

function signIn(name: string, secret: string) {
  type(username(), name);
  type(password(), secret);
  fireEvent.click(button());
}

const answerLogin = (status: number, body: object) => {
  const received: unknown[] = [];
  server.use(
    http.post("*/api/auth/login", async ({ request }) => {
      received.push(await request.json());
      return HttpResponse.json(body, { status });
    }),
  );
  return received;
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);

test("has the focus in its first field", async () => {
  await renderApp("/login");
  expect(username().autofocus).toBe(true);
  expect(password().autofocus).toBe(false);
});

test("stores the whole answer and goes on to the dashboard", async () => {
  const replace = leave();
  const received = answerLogin(200, admin);
  await renderApp("/login");
  signIn("ana", "rahasia");
  expect(button().textContent).toBe("Signing in...");
  expect(button().disabled).toBe(true);
  await waitFor(() => expect(replace).toHaveBeenCalledWith("/dashboard"));
  expect(received).toEqual([{ username: "ana", password: "rahasia" }]);
  expect(stored()).toEqual(admin);
});

test.each([
  ["/dashboard/news/edit/1?tab=2", "/dashboard/news/edit/1?tab=2"],
  ["https://evil.test/dashboard", "/dashboard"],
  ["//evil.test", "/dashboard"],
  ["/dashboards", "/dashboard"],
])("after a way back of %s it goes to %s", async (returnTo, target) => {
  sessionStorage.setItem(returnToKey, returnTo);
  const replace = leave();
  answerLogin(200, admin);
  await renderApp("/login");
  signIn("ana", "rahasia");
  await waitFor(() => expect(replace).toHaveBeenCalledWith(target));
  expect(sessionStorage.getItem(returnToKey)).toBeNull();
});

test("leads to making the first account of a site without any", async () => {
  await renderApp("/login", { site: makeSite({ awaitsFirstAccount: true }) });
  screen.getByText("This site has no account yet.");
  expect(screen.getByRole("link", { name: "Create the first account" }).getAttribute("href")).toBe("/register");
  expect(screen.queryByRole("link", { name: "Create one" })).toBeNull();
});

test("says why somebody is here whose session has ended", async () => {
  sessionStorage.setItem(returnToKey, "/dashboard/news/create");
  await renderApp("/login");
  await screen.findByText(/^Your session has ended\./);
});

test.each([
  [401, { message: "Invalid username or password" }, "Invalid username or password"],
  [429, { message: "Too many attempts. Please try again later." }, "Too many attempts. Please try again later."],
  [500, {}, "Login failed. Please try again."],
])("shows what a %i says and keeps what was typed", async (status, body, sentence) => {
  answerLogin(status, body);
  await renderApp("/login");
  signIn("ana", "salah-sandi");
  await waitFor(() => expect(screen.getByRole("alert").textContent).toBe(sentence));
  expect([username().value, password().value]).toEqual(["ana", "salah-sandi"]);
  expect(button().disabled).toBe(false);
  expect(stored()).toBeNull();
});

test("without an answer it says that signing in failed", async () => {
  server.use(http.post("*/api/auth/login", () => HttpResponse.error()));
  await renderApp("/login");
  signIn("ana", "rahasia");
  await waitFor(() => expect(screen.getByRole("alert").textContent).toBe("Login failed. Please try again."));
});

test("says under each field what is missing, and sends nothing", async () => {
  const received = answerLogin(200, admin);
  await renderApp("/login");
  fireEvent.click(button());
  await waitFor(() => expect(screen.getByText("Username is required").id).toBe("username-error"));
  expect(screen.getByText("Password is required").id).toBe("password-error");
  expect(username().getAttribute("aria-describedby")).toBe("username-error");
  expect(username().getAttribute("aria-invalid")).toBe("true");
  expect(document.activeElement).toBe(username());
  expect(received).toEqual([]);
});

test("shows and hides the password", async () => {
  await renderApp("/login");
  type(password(), "rahasia");
  fireEvent.click(screen.getByRole("button", { name: "Show password" }));
  expect([password().type, password().value]).toEqual(["text", "rahasia"]);
  fireEvent.click(screen.getByRole("button", { name: "Hide password" }));
  expect(password().type).toBe("password");
});

test("sends staff who are signed in on to the dashboard", async () => {
  const replace = leave();
  localStorage.setItem(userInfoKey, JSON.stringify(admin));
  await renderApp("/login");
  expect(replace).toHaveBeenCalledWith("/dashboard");
});

test("tells an account without a role that it waits, and signs it out", async () => {
  const replace = leave();
  const tokens: (string | null)[] = [];
  server.use(
    http.post("*/api/auth/logout", ({ request }) => {
      tokens.push(request.headers.get("authorization"));
      return new HttpResponse(null, { status: 204 });
    }),
  );
  answerMe(200, { ...waiter, token: undefined });
  await openWaiting();
  expect(await screen.findByRole("heading", { name: "Waiting for approval" })).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Logout" }));
  await screen.findByRole("heading", { name: "Sign in" });
  expect(tokens).toEqual(["Bearer t1"]);
  expect(stored()).toBeNull();
  expect(replace).not.toHaveBeenCalled();
});

test("removes stored info that cannot be read", async () => {
  localStorage.setItem(userInfoKey, "{broken");
  await renderApp("/login");
  expect(screen.getByRole("heading", { name: "Sign in" })).toBeTruthy();
  expect(localStorage.getItem(userInfoKey)).toBeNull();
});

test("shows the form to whoever has info without a role or a token", async () => {
  for (const info of [{}, { name: "Ana", role: "user" }, { token: "t1" }]) {
    localStorage.setItem(userInfoKey, JSON.stringify(info));
    await renderApp("/login");
    expect(screen.getByRole("heading", { name: "Sign in" }), JSON.stringify(info)).toBeTruthy();
    cleanup();
  }
});

test("moves the focus to the alert when no field is to blame", async () => {
  answerLogin(401, { message: "Invalid username or password" });
  await renderApp("/login");
  button().focus();
  signIn("ana", "salah");
  await waitFor(() => expect(screen.getByRole("alert").textContent).toBe("Invalid username or password"));
  expect(document.activeElement).toBe(screen.getByRole("alert"));
});

test("fetches the dashboard's assets ahead", async () => {
  const fetched = new Set<string>();
  const assets = ["/dashboard/assets/index-1.js", "/dashboard/assets/App-2.js", "/dashboard/assets/index-3.css"];
  server.use(
    http.get("*/dashboard", () => HttpResponse.html(assets.map((asset) => `<link href="${asset}">`).join(""))),
    http.get("*/dashboard/assets/:name", ({ request }) => {
      fetched.add(new URL(request.url).pathname);
      return HttpResponse.text("");
    }),
  );
  await renderApp("/login");
  await waitFor(() => expect([...fetched].sort()).toEqual(assets.sort()));
});

test("offers no way to sign in that does not work yet", async () => {
  await renderApp("/login");
  for (const name of [/Google/, /GitHub/]) {
    const provider = screen.getByRole<HTMLButtonElement>("button", { name });
    expect(provider.disabled).toBe(true);
    expect(provider.textContent).toContain("Segera hadir");
  }
});

test("leads to registration only while that is open", async () => {
  await renderApp("/login");
  expect(screen.getByRole("link", { name: "Create one" }).getAttribute("href")).toBe("/register");
  cleanup();
  await renderApp("/login", { site: makeSite({ registration: "closed" }) });
  expect(screen.queryByRole("link", { name: "Create one" })).toBeNull();
});

const code = () => screen.getByLabelText<HTMLInputElement>(/ode$/);
const codeWanted = { message: "Enter the code from your authenticator app", twoFactor: true };
const invalidCode = { message: "Invalid code", twoFactor: true };

/** Signs in with the right password, and waits for the field of the code. */
async function openCode() {
  answerLogin(401, codeWanted);
  await renderApp("/login");
  signIn("ana", "rahasia");
  await screen.findByLabelText("Code");
}

function sendCode(typed: string) {
  type(code(), typed);
  fireEvent.click(button());
}

test("asks for the code of an account with two-factor sign-in, and goes on with it", async () => {
  const replace = leave();
  await openCode();
  screen.getByRole("heading", { name: "Two-factor sign-in" });
  await waitFor(() => expect(document.activeElement).toBe(code()));
  expect([code().autocomplete, code().inputMode]).toEqual(["one-time-code", "numeric"]);
  expect(screen.getByRole("alert").textContent).toBe("");

  answerLogin(401, invalidCode);
  sendCode("000000");
  const error = await screen.findByText("Invalid code");
  expect(code().getAttribute("aria-describedby")).toContain(error.id);
  expect(document.activeElement).toBe(code());

  const received = answerLogin(200, admin);
  sendCode(" 123 456 ");
  await waitFor(() => expect(replace).toHaveBeenCalledWith("/dashboard"));
  expect(received).toEqual([{ username: "ana", password: "rahasia", code: "123 456" }]);
});

test("takes a recovery code in an empty field, for which a phone shows letters", async () => {
  await openCode();
  answerLogin(401, invalidCode);
  sendCode("123456");
  await screen.findByText("Invalid code");
  const other = screen.getByRole("button", { name: "Use a recovery code" });
  expect(button().compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  other.focus();
  fireEvent.click(other);
  const recovery = await screen.findByLabelText<HTMLInputElement>("Recovery code");
  expect([recovery.value, recovery.inputMode, recovery.autocomplete]).toEqual(["", "text", "off"]);
  await waitFor(() => expect(document.activeElement).toBe(recovery));
  expect(screen.queryByText("Invalid code")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Use the app's code" }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Code")));
});

test("does not spend a try on an empty code", async () => {
  await openCode();
  const received = answerLogin(401, invalidCode);
  for (const empty of ["", "  "]) {
    sendCode(empty);
    await waitFor(() => expect(screen.getByText("Code is required").id).toBe("code-error"));
    await waitFor(() => expect(button().disabled).toBe(false));
  }
  expect(received).toEqual([]);
});

test("goes back from the code to the password, by itself when that is no longer right", async () => {
  await openCode();
  fireEvent.click(await screen.findByRole("button", { name: "Back to the password" }));
  expect(document.activeElement).toBe(password());
  expect(username().value).toBe("ana");

  fireEvent.click(button());
  await screen.findByRole("heading", { name: "Two-factor sign-in" });
  answerLogin(401, { message: "Invalid username or password" });
  sendCode("123456");
  await waitFor(() => expect(screen.getByRole("alert").textContent).toBe("Invalid username or password"));
  expect(screen.queryByRole("heading", { name: "Two-factor sign-in" })).toBeNull();
});

test("stays at the code when too many were tried", async () => {
  await openCode();
  answerLogin(429, { message: "Too many attempts. Please try again later." });
  sendCode("123456");
  await waitFor(() => expect(screen.getByRole("alert").textContent).toBe("Too many attempts. Please try again later."));
  expect(code().value).toBe("123456");
});

const answerMe = (status: number, body: object) => {
  const bearers: (string | null)[] = [];
  server.use(
    http.get("*/api/auth/me", ({ request }) => {
      bearers.push(request.headers.get("authorization"));
      return HttpResponse.json(body, { status });
    }),
  );
  return bearers;
};

const waiter = { ...admin, role: "user" };
const openWaiting = () => {
  localStorage.setItem(userInfoKey, JSON.stringify(waiter));
  return renderApp("/login");
};

test("whoever was approved meanwhile is let in by a reload", async () => {
  const replace = leave();
  const bearers = answerMe(200, { ...admin, token: undefined, disabled: false });
  await openWaiting();
  await waitFor(() => expect(replace).toHaveBeenCalledWith("/dashboard"));
  expect(bearers).toEqual(["Bearer t1"]);
  expect(stored()).toEqual(admin);
});

test("whoever still waits is let in once approved, also after an answer that did not come", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const replace = leave();
  const bearers = answerMe(200, { ...waiter, token: undefined });
  await openWaiting();
  await vi.waitFor(() =>
    screen.getByText("This page looks by itself: the dashboard opens as soon as you are approved."),
  );
  await vi.waitFor(() => expect(bearers).toHaveLength(1));
  expect(replace).not.toHaveBeenCalled();
  answerMe(200, { ...admin, token: undefined });
  vi.advanceTimersByTime(10_000);
  await vi.waitFor(() => expect(replace).toHaveBeenCalledWith("/dashboard"));
  vi.useRealTimers();
  replace.mockClear();
  cleanup();
  answerMe(503, { message: "The server is busy" });
  await openWaiting();
  await screen.findByRole("heading", { name: "Waiting for approval" });
  expect(stored()).toEqual(waiter);
  expect(replace).not.toHaveBeenCalled();
});

test("whose session has ended while waiting signs in again", async () => {
  const replace = leave();
  answerMe(401, { message: "Please sign in" });
  await openWaiting();
  await waitFor(() => expect(replace).toHaveBeenCalledWith("/login"));
  expect(stored()).toBeNull();
});
