import type { User, UserInfo } from "@etalase/contracts/accounts/users.schema";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { account, answerOf, bearer, invalid, postJson, signUp, startTestApp, type TestApp } from "../../../test/app.ts";
import { dialects } from "../../../test/databases.ts";

describe.each(dialects)("the own account on %s", (dialect) => {
  let app: TestApp;
  let rina: UserInfo;
  beforeAll(async () => {
    app = await startTestApp({ dialect });
    await signUp(app);
    rina = await signUp(app, { username: "rina", email: "rina@example.com" });
  });
  afterAll(() => app.close());

  const { password } = account;
  const change = (fields: object, token = rina.token) =>
    answerOf<User>(postJson(app, "/api/auth/me", fields, bearer(token), "PUT"));
  const login = (username: string) => answerOf<UserInfo>(postJson(app, "/api/auth/login", { username, password }));

  test("changes its name and e-mail with the password, at once and in every session", async () => {
    const other = (await login("rina")).body.token;
    const { status, body } = await change({ name: " Rina K. ", email: "Rina.K@Example.com", password });
    expect([status, body]).toEqual([200, expect.objectContaining({ name: "Rina K.", email: "rina.k@example.com" })]);
    expect((await answerOf<User>(app.fetch("/api/auth/me", { headers: bearer(other) }))).body).toEqual(body);
    expect((await login("rina.k@example.com")).status).toBe(200);
    expect((await login("rina@example.com")).status).toBe(401);
    const { rows } = await app.services.audit.list({ page: 1, limit: 10, action: "update" });
    expect(rows[0]).toMatchObject({ username: "rina", resource: "users", detail: '{"fields":["name","email"]}' });
  });

  test("keeps what is not named, and nobody gets another role that way", async () => {
    expect((await change({ name: "Rina", password, role: "superadmin", username: "x" })).body).toMatchObject({
      name: "Rina",
      email: "rina.k@example.com",
      username: "rina",
      role: "user",
    });
    expect((await change({ password })).body).toEqual({ message: "No updatable fields" });
  });

  test("stays as it is with a wrong password, which counts as a failed try", async () => {
    const wrong = { email: "thief@example.com", password: "wrong password" };
    for (let tries = 0; tries < 5; tries += 1)
      expect(await change(wrong)).toEqual(invalid({ password: "The current password is wrong" }));
    expect((await change({ name: "Rina", password })).status).toBe(429);
    app.pass(15 * 60_000);
    expect((await login("rina.k@example.com")).status).toBe(200);
  });

  test("refuses what no account may have", async () => {
    expect(await change({ name: "", email: "x" })).toEqual(
      invalid({
        name: "Full name is required",
        email: "Please enter a valid email address",
        password: "Password is required",
      }),
    );
    const taken = "Username or email is already taken";
    expect(await change({ email: "ANA@example.com", password })).toEqual({
      status: 409,
      body: { message: taken, errors: { email: taken } },
    });
    expect((await change({ email: "rina.k@example.com", password })).status).toBe(200);
  });
});
