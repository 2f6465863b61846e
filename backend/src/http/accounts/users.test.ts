import { beforeAll, describe, expect, test } from "vitest";
import { account, answerOf, bearer, postJson, signUp, testApp } from "../../../test/app.ts";
import { sqliteByDay } from "../../../test/databases.ts";
import { newId } from "../../../test/records.ts";

describe.each(sqliteByDay)("accounts on %s", (dialect) => {
  type Users = Readonly<{ users: readonly { id: string; username: string }[]; total: number }>;

  let head: Record<string, string>;
  let ana: string;
  const { app } = testApp({ dialect });
  beforeAll(async () => {
    const { id, token } = await signUp(app);
    ana = id;
    head = bearer(token);
  });

  const signUpAs = (username: string) => signUp(app, { username, email: `${username}@example.com` });
  const put = (id: string, fields: unknown, headers = head) =>
    postJson(app, `/api/users/${id}`, fields, headers, "PUT");
  const list = (query = "") => answerOf<Users>(app.fetch(`/api/users${query}`, { headers: head }));
  const notFound = { status: 404, body: { message: "Not found" } };
  const lastOne = {
    status: 400,
    body: { message: "The last superadmin cannot be demoted, disabled or deleted" },
  };

  test("the list shows accounts, a page at a time, and no password", async () => {
    await signUpAs("citra");
    const { status, body } = await list("?limit=1");
    expect(status).toBe(200);
    expect(body).toMatchObject({ total: 2, page: 1, totalPages: 2, users: [{ username: "citra", role: "user" }] });
    expect(JSON.stringify(body)).not.toMatch(/argon2|password/i);
    expect((await list("?search=ANA@")).body.users.map(({ username }) => username)).toEqual(["ana"]);
    const sentence = "page must be a whole number from 1 to 10000";
    expect(await list("?page=x")).toEqual({ status: 400, body: { message: sentence, errors: { page: sentence } } });
  });

  test("a promotion counts at once, for tokens that are out already", async () => {
    const { id, token } = await signUpAs("dewi");
    const drafts = () => app.fetch("/api/news?ids=x", { method: "DELETE", headers: bearer(token) });
    expect((await drafts()).status).toBe(403);
    expect((await answerOf(put(id, { role: "admin" }))).body).toMatchObject({ id, role: "admin", disabled: false });
    expect((await drafts()).status).toBe(400);
    await put(id, { role: "user" });
    expect((await drafts()).status).toBe(403);
  });

  test("a disabled account is signed out and cannot sign in", async () => {
    const { id, token } = await signUpAs("eka");
    const signIn = () => postJson(app, "/api/auth/login", { username: "eka", password: account.password });
    expect((await answerOf(put(id, { disabled: "true" }))).body).toMatchObject({ disabled: true });
    expect((await app.fetch("/api/auth/me", { headers: bearer(token) })).status).toBe(401);
    expect(await answerOf(signIn())).toEqual({ status: 401, body: { message: "Invalid username or password" } });
    await put(id, { disabled: false });
    expect((await signIn()).status).toBe(200);
  });

  test("a deleted account is gone, and its names are free", async () => {
    const { id, token } = await signUpAs("fajar");
    const remove = () => app.fetch(`/api/users/${id}`, { method: "DELETE", headers: head });
    const response = await remove();
    expect([response.status, await response.text()]).toEqual([204, ""]);
    expect(await answerOf(remove())).toEqual(notFound);
    expect((await app.fetch("/api/auth/me", { headers: bearer(token) })).status).toBe(401);
    app.pass(60_000);
    expect((await signUpAs("fajar")).role).toBe("user");
  });

  test("the last superadmin stays", async () => {
    expect(await answerOf(put(ana, { role: "user" }))).toEqual(lastOne);
    expect(await answerOf(put(ana, { disabled: true }))).toEqual(lastOne);
    expect(await answerOf(app.fetch(`/api/users/${ana}`, { method: "DELETE", headers: head }))).toEqual(lastOne);
  });

  test("what is unknown or wrong is said", async () => {
    for (const id of [newId(), "x"]) expect(await answerOf(put(id, { role: "admin" }))).toEqual(notFound);
    expect(await answerOf(put(ana, { name: "Baru", passwordHash: "x" }))).toEqual({
      status: 400,
      body: { message: "No updatable fields" },
    });
    const sentence = "Role must be one of: user, admin, superadmin";
    expect(await answerOf(put(ana, { role: "root" }))).toEqual({
      status: 400,
      body: { message: sentence, errors: { role: sentence } },
    });
  });
});
