import type { UserInfo } from "@etalase/contracts/accounts/users.schema";
import { beforeAll, describe, expect, test } from "vitest";
import { account, answerOf, bearer, postJson, signUp, startTestApp, testApp } from "../../../test/app.ts";
import { sqliteByDay } from "../../../test/databases.ts";

describe.each(sqliteByDay)("authentication on %s", (dialect) => {
  const { password } = account;
  const json = answerOf<UserInfo>;
  const from = (ip: string) => ({ "X-Forwarded-For": ip });
  const validationFailed = (errors: Record<string, string>) => ({
    status: 400,
    body: { message: Object.values(errors)[0], errors },
  });

  let token: string;
  const { app } = testApp({ dialect });
  beforeAll(async () => {
    ({ token } = await signUp(app));
  });

  const login = (body: unknown, headers: Record<string, string> = {}) =>
    postJson(app, "/api/auth/login", body, headers);
  const register = (body: unknown, headers = from("198.51.100.1")) =>
    postJson(app, "/api/auth/register", body, headers);
  const me = (headers: Record<string, string> = {}) => app.fetch("/api/auth/me", { headers });

  describe("POST /api/auth/login", () => {
    test("answers who signed in, with a token and nothing secret", async () => {
      const response = await login({ username: "Ana@example.com", password });
      expect(response.headers.get("Cache-Control")).toBe("no-store");
      const id = expect.stringMatching(/^[0-9a-f]{24}$/);
      const { body, status } = await json(response);
      expect(status).toBe(200);
      expect(body).toEqual({
        _id: id,
        id,
        name: "Ana Maharani",
        username: "ana",
        email: "ana@example.com",
        role: "superadmin",
        token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      });
      expect(body._id).toBe(body.id);
    });

    test("answers a wrong password and an unknown account with the same bytes", async () => {
      const wrong = await login({ username: "ana", password: "salah sekali" });
      const unknown = await login({ username: "nobody", password: "salah sekali" });
      expect([wrong.status, unknown.status]).toEqual([401, 401]);
      const bytes = await wrong.text();
      expect(bytes).toBe('{"message":"Invalid username or password"}');
      expect(await unknown.text()).toBe(bytes);
      await login({ username: "ana", password });
    });

    test("names both fields when both are missing", async () => {
      const errors = { username: "Username is required", password: "Password is required" };
      expect(await json(await login({}))).toEqual(validationFailed(errors));
      expect(await json(await app.fetch("/api/auth/login", { method: "POST" }))).toEqual(validationFailed(errors));
      expect(await json(await login({ username: { $ne: null }, password: { $ne: null } }))).toEqual(
        validationFailed(errors),
      );
    });

    test("takes no notice of a token that ran out", async () => {
      expect((await login({ username: "ana", password }, bearer("ran.out.long-ago"))).status).toBe(200);
    });

    test("refuses the sixth failure of an account and tells when to come back", async () => {
      const attempt = (secret: string) => login({ username: "nobody-6", password: secret }, from("198.51.100.6"));
      for (let count = 0; count < 5; count++) expect((await attempt("salah sekali")).status).toBe(401);
      const response = await attempt("salah sekali");
      expect(response.headers.get("Retry-After")).toBe("900");
      expect(response.headers.get("RateLimit-Limit")).toBe("5");
      expect(response.headers.get("RateLimit-Remaining")).toBe("0");
      expect(response.headers.get("RateLimit-Reset")).toBe("900");
      expect(await json(response)).toEqual({
        status: 429,
        body: { message: "Too many attempts. Please try again later." },
      });
    });

    test("counts addresses by what the one proxy in front says, not by what a client adds", async () => {
      const fail = (forwarded: string, name: string) =>
        login({ username: name, password: "salah sekali" }, from(forwarded));
      for (let count = 0; count < 20; count++)
        expect((await fail(`203.0.113.${count}, 198.51.100.20`, `forged${count}`)).status).toBe(401);
      expect((await fail("203.0.113.99, 198.51.100.20", "forged")).status).toBe(429);
      expect((await fail("198.51.100.20, 198.51.100.21", "other")).status).toBe(401);
    });

    test("counts an IPv6 customer's whole network as one address", async () => {
      const fail = (last: string) =>
        login({ username: `v6-${last}`, password: "salah sekali" }, from(`2001:db8:1:2::${last}`));
      for (let count = 0; count < 20; count++) expect((await fail(count.toString(16))).status).toBe(401);
      expect((await fail("ffff")).status).toBe(429);
      expect((await login({ username: "v6", password: "x" }, from("2001:db8:1:3::1"))).status).toBe(401);
    });
  });

  describe("POST /api/auth/register", () => {
    test("makes a user, whatever else is sent along", async () => {
      const { status, body } = await json(
        await register({
          ...account,
          username: "Budi",
          email: "Budi@Example.com",
          role: "superadmin",
          id: "x",
          disabled: true,
        }),
      );
      expect(status).toBe(201);
      expect(body).toMatchObject({ username: "budi", email: "budi@example.com", role: "user" });
      expect(Object.keys(body).sort()).toEqual(["_id", "email", "id", "name", "role", "token", "username"]);
      expect((await me(bearer(body.token))).status).toBe(200);
    });

    test("names every field that is missing", async () => {
      expect(await json(await register({}))).toEqual(
        validationFailed({
          name: "Full name is required",
          username: "Username is required",
          email: "Email is required",
          password: "Password is required",
        }),
      );
    });

    test("names every field that is wrong, and stores nothing", async () => {
      const before = (await app.services.users.list({ page: 1, limit: 1 })).total;
      const bad = { name: "Ana", username: "a b", email: "ana", password: "12345" };
      expect(await json(await register(bad))).toEqual(
        validationFailed({
          username: "Username can only contain letters, digits, dots, underscores and hyphens",
          email: "Please enter a valid email address",
          password: "Password must be at least 6 characters long",
        }),
      );
      expect(await json(await register({ ...account, username: "dewi", password: "password123" }))).toEqual(
        validationFailed({ password: "This password is too common" }),
      );
      expect((await app.services.users.list({ page: 1, limit: 1 })).total).toBe(before);
    });

    test("answers a taken user name and a taken address alike", async () => {
      const taken = { status: 409, body: { message: "Username or email is already taken" } };
      const free = { username: "citra", email: "citra@example.com" };
      const name = await register({ ...account, ...free, username: "ANA" }, from("198.51.100.2"));
      const address = await register({ ...account, ...free, email: "ANA@example.com" }, from("198.51.100.2"));
      expect([await json(name), await json(address)]).toEqual([taken, taken]);
    });

    test("refuses the sixth in a minute", async () => {
      const attempt = () => register({ ...account }, from("198.51.100.3"));
      for (let count = 0; count < 5; count++) expect((await attempt()).status).toBe(409);
      const response = await attempt();
      expect(response.status).toBe(429);
      expect(response.headers.get("Retry-After")).toBe("60");
      expect(response.headers.get("RateLimit-Limit")).toBe("5");
    });

    test("is refused where it is closed", async () => {
      const closed = await startTestApp({ registration: "closed" });
      const response = await postJson(closed, "/api/auth/register", account);
      expect(await json(response)).toEqual({ status: 403, body: { message: "Registration is closed" } });
      await closed.close();
    });
  });

  describe("GET /api/auth/me", () => {
    test("answers the account without token and password", async () => {
      const { status, body } = await json(await me(bearer(token)));
      expect(status).toBe(200);
      expect(body).toMatchObject({ username: "ana", role: "superadmin", disabled: false });
      expect(Object.keys(body).sort()).toEqual([
        "_id",
        "createdAt",
        "disabled",
        "email",
        "id",
        "language",
        "lastSignInAt",
        "name",
        "openLinks",
        "pendingEmail",
        "role",
        "signInLetters",
        "updatedAt",
        "username",
      ]);
    });

    test("asks to sign in without a token", async () => {
      expect(await json(await me())).toEqual({ status: 401, body: { message: "Please sign in" } });
    });
  });

  describe("POST /api/auth/logout", () => {
    test("ends the session at once", async () => {
      const { body } = await json(await login({ username: "ana", password }));
      const logout = () => app.fetch("/api/auth/logout", { method: "POST", headers: bearer(body.token) });
      const response = await logout();
      expect([response.status, await response.text()]).toEqual([204, ""]);
      expect((await me(bearer(body.token))).status).toBe(401);
      expect((await logout()).status).toBe(401);
      expect((await me(bearer(token))).status).toBe(200);
    });
  });

  describe("POST /api/auth/logout-everywhere", () => {
    const everywhere = (headers: Record<string, string> = {}) =>
      app.fetch("/api/auth/logout-everywhere", { method: "POST", headers });

    test("ends every session of the account, and nobody else's", async () => {
      const input = { ...account, username: "eka", email: "eka@example.com" };
      const { body: first } = await json(await register(input, from("198.51.100.5")));
      const { body: second } = await json(await login({ username: "eka", password }));
      const response = await everywhere(bearer(second.token));
      expect([response.status, await response.text()]).toEqual([204, ""]);
      for (const ended of [first, second]) expect((await me(bearer(ended.token))).status).toBe(401);
      expect((await everywhere(bearer(second.token))).status).toBe(401);
      expect((await me(bearer(token))).status).toBe(200);
      expect((await login({ username: "eka", password })).status).toBe(200);
    });

    test("asks to sign in without a token", async () => {
      expect(await json(await everywhere())).toEqual({ status: 401, body: { message: "Please sign in" } });
    });
  });

  describe("PUT /api/auth/password", () => {
    const change = (body: unknown, headers: Record<string, string>) =>
      postJson(app, "/api/auth/password", body, headers, "PUT");
    const next = "kata sandi yang baru";
    let dewi: string;
    beforeAll(async () => {
      const { body } = await json(
        await register({ ...account, username: "dewi", email: "dewi@example.com" }, from("198.51.100.4")),
      );
      dewi = body.token;
    });

    test("asks to sign in first, before it looks at the body", async () => {
      expect((await change({}, {})).status).toBe(401);
    });

    test("names what is missing or wrong", async () => {
      expect(await json(await change({}, bearer(dewi)))).toEqual(
        validationFailed({ currentPassword: "Current password is required", newPassword: "Password is required" }),
      );
      expect(await json(await change({ currentPassword: "salah sekali", newPassword: next }, bearer(dewi)))).toEqual(
        validationFailed({ currentPassword: "The current password is wrong" }),
      );
      expect(await json(await change({ currentPassword: password, newPassword: "123456" }, bearer(dewi)))).toEqual(
        validationFailed({ newPassword: "This password is too common" }),
      );
    });

    test("ends all other sessions and keeps this one", async () => {
      const other = (await json(await login({ username: "dewi", password }))).body.token;
      const response = await change({ currentPassword: password, newPassword: next }, bearer(dewi));
      expect([response.status, await response.text()]).toEqual([204, ""]);
      expect((await me(bearer(dewi))).status).toBe(200);
      expect((await me(bearer(other))).status).toBe(401);
      expect((await login({ username: "dewi", password })).status).toBe(401);
      expect((await login({ username: "dewi", password: next })).status).toBe(200);
    });
  });
});
