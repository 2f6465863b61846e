import { userInfoKey } from "@etalase/contracts/auth";
import { fireEvent, screen, waitFor } from "@testing-library/dom";
import { HttpResponse, http } from "msw/http";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { makeSite } from "../../../test/fixtures.ts";
import { cleanup } from "../../../test/render.tsx";
import { renderApp } from "../../../test/renderApp.tsx";
import { server } from "../../../test/server.ts";

const budi = { _id: "b", id: "b", name: "Budi", username: "budi", email: "budi@site.test", role: "user", token: "t2" };

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const button = () => screen.getByRole<HTMLButtonElement>("button", { name: /^Creat/ });

function fill(change: Readonly<Record<string, string>> = {}) {
  const values = {
    "Full name": "Budi Santoso",
    Username: "budi",
    Email: "budi@site.test",
    Password: "rahasia",
    "Confirm password": "rahasia",
    ...change,
  };
  for (const [label, value] of Object.entries(values)) fireEvent.input(field(label), { target: { value } });
}

function send(change?: Readonly<Record<string, string>>) {
  fill(change);
  fireEvent.click(button());
}

function answerRegister(status: number, body: object) {
  const received: unknown[] = [];
  server.use(
    http.post("*/api/auth/register", async ({ request }) => {
      received.push(await request.json());
      return HttpResponse.json(body, { status });
    }),
  );
  return received;
}

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test("sends the account without the repeated password, and says that it waits for approval", async () => {
  const received = answerRegister(201, budi);
  await renderApp("/register");
  send();
  expect(button().textContent).toBe("Creating Account...");
  expect(await screen.findByRole("heading", { name: "Waiting for approval" })).toBeTruthy();
  expect(received).toEqual([{ name: "Budi Santoso", username: "budi", email: "budi@site.test", password: "rahasia" }]);
  expect(JSON.parse(localStorage.getItem(userInfoKey) ?? "")).toEqual(budi);
});

test("the first account of all goes on to the dashboard", async () => {
  const replace = vi.spyOn(location, "replace").mockImplementation(() => undefined);
  answerRegister(201, { ...budi, role: "superadmin" });
  await renderApp("/register");
  send();
  await waitFor(() => expect(replace).toHaveBeenCalledWith("/dashboard"));
});

test("does not send passwords that differ", async () => {
  const received = answerRegister(201, budi);
  await renderApp("/register");
  send({ "Confirm password": "rahasia2" });
  const error = await screen.findByText("Passwords do not match");
  expect(field("Confirm password").getAttribute("aria-describedby")).toBe(error.id);
  expect(received).toEqual([]);
});

test("says every rule that is broken, in the server's words", async () => {
  await renderApp("/register");
  send({ "Full name": " ", Username: "bu di", Email: "budi@", Password: "12345", "Confirm password": "" });
  await waitFor(() => expect(screen.getByText("Full name is required")).toBeTruthy());
  for (const sentence of [
    "Username can only contain letters, digits, dots, underscores and hyphens",
    "Please enter a valid email address",
    "Password must be at least 6 characters long",
    "Confirm password is required",
  ]) {
    expect(screen.getByText(sentence)).toBeTruthy();
  }
  expect(field("Username").value).toBe("bu di");
});

test("shows the server's refusals under their fields, and its sentence above", async () => {
  answerRegister(400, {
    message: "Please check the highlighted fields",
    errors: { password: "This password is too common" },
  });
  await renderApp("/register");
  send();
  await waitFor(() => expect(screen.getByRole("alert").textContent).toBe("Please check the highlighted fields"));
  expect(screen.getByText("This password is too common").id).toBe("password-error");
  expect(document.activeElement).toBe(field("Password"));
});

test.each([
  [409, { message: "Username or email is already taken" }, "Username or email is already taken"],
  [403, { message: "Registration is closed" }, "Registration is closed"],
  [500, "broken", "Registration failed. Please try again."],
])("shows what a %i says", async (status, body, sentence) => {
  server.use(http.post("*/api/auth/register", () => HttpResponse.json(body, { status })));
  await renderApp("/register");
  send();
  await waitFor(() => expect(screen.getByRole("alert").textContent).toBe(sentence));
  expect(field("Full name").value).toBe("Budi Santoso");
});

test("asks for the setup code where the first account takes one, even when registration is closed", async () => {
  for (const registration of ["open", "closed"] as const) {
    const received = answerRegister(400, {
      message: "The setup code is wrong",
      errors: { setupCode: "The setup code is wrong" },
    });
    await renderApp("/register", { site: makeSite({ registration, wantsSetupCode: true }) });
    send({ "Setup code": "ABCD-EFGH" });
    await waitFor(() => expect(document.activeElement).toBe(field("Setup code")));
    expect(screen.getAllByText("The setup code is wrong")).toHaveLength(1);
    expect(screen.getByRole("alert").textContent).toBe("");
    expect(received).toEqual([expect.objectContaining({ setupCode: "ABCD-EFGH", username: "budi" })]);
    cleanup();
  }
  await renderApp("/register");
  expect(screen.queryByLabelText("Setup code")).toBeNull();
  cleanup();

  await renderApp("/register", { site: makeSite({ wantsSetupCode: true }) });
  send({ "Full name": " " });
  await screen.findByText("Setup code is required");
  screen.getByText("Full name is required");
});

test("says that the first account becomes the superadmin, and where its code comes from", async () => {
  const becomes = "This account becomes the superadmin: it manages the whole site and approves all other accounts.";
  const text = () => screen.getByRole("heading", { name: "Create the first account" }).nextElementSibling?.textContent;
  await renderApp("/register", { site: makeSite({ awaitsFirstAccount: true }) });
  expect(text()).toBe(becomes);
  cleanup();
  await renderApp("/register", { site: makeSite({ awaitsFirstAccount: true, wantsSetupCode: true }) });
  expect(text()).toBe(`${becomes} It takes the code that the server printed when it started.`);
});
