import { describe, expect, test } from "vitest";
import type * as z from "zod/mini";
import { userQuery, userUpdate } from "./accounts/users.schema.ts";
import { loginInput, passwordInput, registerInput } from "./auth.schema.ts";
import { saidIn } from "./refusals/test/said.ts";

const valid = { name: "Ana Maharani", username: "ana.m", email: "ana@example.com", password: "rahasia 9" };

function problemsOf(schema: z.ZodMiniType, value: unknown) {
  const issues = schema.safeParse(value).error?.issues;
  return issues && Object.fromEntries([...issues].reverse().map((issue) => [String(issue.path[0]), saidIn(issue)]));
}

const problem = (field: string, value: unknown) => problemsOf(registerInput, { ...valid, [field]: value })?.[field];

describe("signing in", () => {
  test("needs a username and a password", () => {
    const both = { username: "Username is required", password: "Password is required" };
    expect(problemsOf(loginInput, {})).toEqual(both);
    expect(problemsOf(loginInput, { username: "  ", password: "" })).toEqual(both);
    expect(problemsOf(loginInput, { username: { $ne: null }, password: ["x"] })).toEqual(both);
  });

  test("takes an e-mail address for the username, and a short password of old", () => {
    expect(loginInput.parse({ username: " Ana@Example.com ", password: "x" })).toEqual({
      username: "Ana@Example.com",
      password: "x",
    });
  });

  test("refuses what no account can have", () => {
    expect(problemsOf(loginInput, { username: "a".repeat(255), password: "a".repeat(129) })).toEqual({
      username: "Username cannot exceed 254 characters",
      password: "Password cannot exceed 128 characters",
    });
  });
});

describe("registering", () => {
  test("counts a password in the form in which it is compared", () => {
    expect(problem("password", "e\u0301".repeat(5))).toBe("Password must be at least 6 characters long");
    expect(problem("password", "e\u0301".repeat(128))).toBeUndefined();
    expect(problem("password", "\ufb01".repeat(65))).toBe("Password cannot exceed 128 characters");
    expect(problemsOf(loginInput, { username: "ana", password: "\ufb01".repeat(128) })).toBeUndefined();
  });

  test("needs every field", () => {
    expect(problemsOf(registerInput, {})).toEqual({
      name: "Full name is required",
      username: "Username is required",
      email: "Email is required",
      password: "Password is required",
    });
  });

  test("drops what a visitor may not choose", () => {
    expect(registerInput.parse({ ...valid, role: "superadmin", disabled: false, id: "x" })).toEqual(valid);
  });

  test.each([
    ["ab", "Username must be at least 3 characters long"],
    ["a".repeat(33), "Username cannot exceed 32 characters"],
    ["ana maharani", "Username can only contain letters, digits, dots, underscores and hyphens"],
    ["ana@example", "Username can only contain letters, digits, dots, underscores and hyphens"],
    ["ädmin", "Username can only contain letters, digits, dots, underscores and hyphens"],
    ["аdmin", "Username can only contain letters, digits, dots, underscores and hyphens"],
    ["\u212aarl", "Username can only contain letters, digits, dots, underscores and hyphens"],
  ])("refuses the username %j: %s", (username, sentence) => {
    expect(problem("username", username)).toBe(sentence);
  });

  test.each(["ana", "Ana.M_9-x", "a".repeat(32), " ana "])("takes the username %j", (username) => {
    expect(problem("username", username)).toBeUndefined();
  });

  test.each([
    "ana",
    "ana@",
    "@example.com",
    "ana@@example.com",
    "ana@example..com",
    "ana@-example.com",
    "a b@example.com",
    "ana@exam ple.com",
    "ana@example.com, b@example.com",
    "<ana@example.com>",
    "a@b",
    "ana.k@localhost",
    "ana＠toko@example.com",
    "\ufdfa@example.com",
    "ana@\u212ansas.com",
  ])("refuses the e-mail address %j", (email) => {
    expect(problem("email", email)).toBe("Please enter a valid email address");
  });

  test.each(["ana@example.com", "ANA+toko@mail.example.co.id", " ana@example.com ", "o'ana@example.com"])(
    "takes the e-mail address %j",
    (email) => {
      expect(problem("email", email)).toBeUndefined();
    },
  );

  test("keeps an e-mail address within 254 characters", () => {
    expect(problem("email", `${"a".repeat(243)}@example.com`)).toBe("Email cannot exceed 254 characters");
  });

  test.each([
    ["12345", "Password must be at least 6 characters long"],
    ["🎉".repeat(5), "Password must be at least 6 characters long"],
    ["a".repeat(129), "Password cannot exceed 128 characters"],
    ["", "Password is required"],
    [123456, "Password is required"],
  ])("refuses the password %j: %s", (password, sentence) => {
    expect(problem("password", password)).toBe(sentence);
  });

  test("keeps every character of a password, spaces included", () => {
    for (const password of ["  x  y  ", "🎉".repeat(128), "kata sandi panjang sekali"])
      expect(registerInput.parse({ ...valid, password }).password).toBe(password);
  });

  test("takes a name of 100 characters in any script, but no line break", () => {
    expect(problem("name", "村".repeat(100))).toBeUndefined();
    expect(problem("name", "村".repeat(101))).toBe("Full name cannot exceed 100 characters");
    expect(problem("name", "Ana\nMaharani")).toBe(
      'Full name contains characters that cannot be used: U+000A after "Ana"',
    );
    expect(problem("name", "<b>Ana</b>")).toBeUndefined();
  });
});

test("a new password has the rules of the first, the current one only has to be there", () => {
  expect(problemsOf(passwordInput, {})).toEqual({
    currentPassword: "Current password is required",
    newPassword: "Password is required",
  });
  expect(problemsOf(passwordInput, { currentPassword: "x", newPassword: "12345" })).toEqual({
    newPassword: "Password must be at least 6 characters long",
  });
});

test("an account's role and state take only what there is", () => {
  expect(userUpdate.parse({ role: "admin", disabled: "true", name: "x", passwordHash: "x" })).toEqual({
    role: "admin",
    disabled: true,
  });
  expect(problemsOf(userUpdate, { role: "root", disabled: "maybe" })).toEqual({
    role: "Role must be one of: user, admin, superadmin",
    disabled: "Disabled must be true or false",
  });
});

test("the list of accounts has pages of ten", () => {
  expect(userQuery.parse({})).toEqual({ page: 1, limit: 10 });
  expect(problemsOf(userQuery, { page: "x", limit: "101" })).toEqual({
    page: "page must be a whole number from 1 to 10000",
    limit: "limit must be a whole number from 1 to 100",
  });
});
