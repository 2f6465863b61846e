import type { RecoveryCodes, TwoFactorSetup, UserInfo } from "@etalase/contracts/accounts/users.schema";
import { beforeAll, describe, expect, test } from "vitest";
import { account, answerOf, bearer, invalid, postJson, signUp, testApp } from "../../../test/app.ts";
import { sqliteByDay } from "../../../test/databases.ts";
import { oneTimeCodeAt, stepAt } from "../../adapters/one-time-codes.ts";

describe.each(sqliteByDay)("two-factor sign-in over HTTP on %s", (dialect) => {
  const path = "/api/auth/two-factor";
  let head: UserInfo;
  const { app } = testApp({ dialect });
  beforeAll(async () => {
    head = await signUp(app);
  });

  const codeIn = (secret: string) => oneTimeCodeAt(secret, stepAt(app.now()));
  const call = (token: string, method: string, to: string, body: unknown = {}) =>
    postJson(app, to, body, bearer(token), method);
  const login = (body: object) => postJson(app, "/api/auth/login", { password: account.password, ...body });
  const stateOf = async (token: string) => (await answerOf(app.fetch(path, { headers: bearer(token) }))).body;

  async function setUp(token: string, code = "") {
    const proof = { password: account.password, code };
    const { body } = await answerOf<TwoFactorSetup>(call(token, "POST", path, proof));
    const confirmed = await answerOf<RecoveryCodes>(
      call(token, "POST", `${path}/confirm`, { code: codeIn(body.secret) }),
    );
    expect(confirmed.status).toBe(200);
    app.pass(30_000);
    return { ...body, ...confirmed.body };
  }

  test("is set up, asked for, and turned off again", async () => {
    const { token } = await signUp(app, { username: "budi", email: "budi@example.com" });
    const { secret, uri, recoveryCodes } = await setUp(token);
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(uri).toMatch(new RegExp(`^otpauth://totp/[^?]+:budi\\?.*secret=${secret}&`));
    expect(recoveryCodes).toHaveLength(10);
    expect(await stateOf(token)).toEqual({ enabled: true, lacking: false, recoveryCodesLeft: 10 });

    const asked = await login({ username: "budi" });
    expect(asked.status).toBe(401);
    expect(await asked.text()).toBe('{"message":"Enter the code from your authenticator app","twoFactor":true}');
    const wrong = await login({ username: "budi", code: "000000" });
    expect(wrong.status).toBe(401);
    expect(await wrong.text()).toBe('{"message":"Invalid code","twoFactor":true}');
    const unknown = await login({ username: "budi", password: "salah sekali", code: codeIn(secret) });
    expect(unknown.status).toBe(401);
    expect(await unknown.text()).toBe('{"message":"Invalid username or password"}');
    expect((await login({ username: "budi", code: codeIn(secret) })).status).toBe(200);
    expect((await login({ username: "budi@example.com", code: recoveryCodes[3] })).status).toBe(200);
    expect(await stateOf(token)).toMatchObject({ recoveryCodesLeft: 9 });

    expect(await answerOf(call(token, "DELETE", path, { password: "salah sekali" }))).toEqual(
      invalid({ password: "The current password is wrong" }),
    );
    expect((await call(token, "DELETE", path, { password: account.password })).status).toBe(204);
    expect((await login({ username: "budi" })).status).toBe(200);
    expect(await stateOf(token)).toEqual({ enabled: false, lacking: false, recoveryCodesLeft: 0 });
  });

  test.each([123456, true, null, ["123456"], { $ne: "" }])("refuses the code %j, which is no text", async (code) => {
    const refused = invalid({ code: "Code must be a text" });
    expect(await answerOf(login({ username: "nobody", code }))).toEqual(refused);
    expect((await call(head.token, "POST", `${path}/confirm`, { code })).status).toBe(400);
  });

  test.each(["000000", "😀😀😀", "１２３４５６", "abcde-fghij", "x".repeat(100)])(
    "answers the code %j where none is waited for like a wrong one",
    async (code) => {
      const headers = { ...bearer(head.token), "X-Forwarded-For": `198.51.100.${code.codePointAt(0)}` };
      const answer = postJson(app, `${path}/confirm`, { code }, headers);
      expect(await answerOf(answer)).toEqual(invalid({ code: "Invalid code" }));
    },
  );

  test("says which field is missing", async () => {
    expect(await answerOf(call(head.token, "POST", `${path}/confirm`))).toEqual(invalid({ code: "Code is required" }));
    expect(await answerOf(call(head.token, "DELETE", path))).toEqual(invalid({ password: "Password is required" }));
  });

  describe("demanded of staff", () => {
    const demand = (token: string, required: boolean) => call(token, "PUT", `${path}/requirement`, { required });

    test("can be by one who has it alone, and leaves others nothing but setting it up", async () => {
      const { id, token } = await signUp(app, { username: "citra", email: "citra@example.com" });
      await call(head.token, "PUT", `/api/users/${id}`, { role: "superadmin" });
      expect(await answerOf(demand(token, true))).toEqual(
        invalid({ required: "Turn two-factor sign-in on for your own account first" }),
      );
      await setUp(head.token);
      expect(await answerOf(demand(head.token, true))).toEqual({ status: 200, body: { required: true } });

      const sentence = "Admins and superadmins must turn two-factor sign-in on. Set it up on your account page.";
      for (const [method, to] of [
        ["GET", "/api/users"],
        ["GET", "/api/dashboard/stats"],
        ["PUT", "/api/settings"],
        ["PUT", `${path}/requirement`],
      ] as const) {
        const answer = method === "GET" ? app.fetch(to, { headers: bearer(token) }) : call(token, method, to);
        expect(await answerOf(answer), to).toEqual({ status: 403, body: { message: sentence } });
      }
      const drafts = await app.fetch("/api/news?status=draft", { headers: bearer(token) });
      expect(await answerOf(drafts)).toMatchObject({ status: 200, body: { total: 0 } });
      expect(await stateOf(token)).toEqual({ enabled: false, lacking: true, recoveryCodesLeft: 0 });

      await setUp(token);
      expect(await stateOf(token)).toEqual({ enabled: true, lacking: false, recoveryCodesLeft: 10 });
      const list = await answerOf<{ users: object[] }>(app.fetch("/api/users", { headers: bearer(token) }));
      expect(list.body.users).toContainEqual(expect.objectContaining({ username: "citra", twoFactor: true }));
      expect(list.body.users).toContainEqual(expect.objectContaining({ username: "budi", twoFactor: false }));
    });

    test("reaches admins from the moment that they are ones, and nobody else", async () => {
      const { id, token } = await signUp(app, { username: "dewi", email: "dewi@example.com" });
      const leads = async () => (await app.fetch("/api/leads", { headers: bearer(token) })).status;
      expect(await stateOf(token)).toMatchObject({ lacking: false });
      await call(head.token, "PUT", `/api/users/${id}`, { role: "admin" });
      expect(await stateOf(token)).toMatchObject({ lacking: true });
      expect(await leads()).toBe(403);
      expect((await call(token, "PUT", "/api/auth/me", { language: "en" })).status).toBe(200);
      await setUp(token);
      expect(await leads()).toBe(200);
    });

    test("ends when it is asked no more", async () => {
      await call(head.token, "DELETE", path, { password: account.password });
      expect((await app.fetch("/api/users", { headers: bearer(head.token) })).status).toBe(403);
      await setUp(head.token);
      expect(await answerOf(demand(head.token, false))).toEqual({ status: 200, body: { required: false } });
      await call(head.token, "DELETE", path, { password: account.password });
      expect((await app.fetch("/api/users", { headers: bearer(head.token) })).status).toBe(200);
    });
  });

  test("of a deleted account leaves nothing behind", async () => {
    const { id, token } = await signUp(app, { username: "eka", email: "eka@example.com" });
    await setUp(token);
    await call(head.token, "DELETE", `/api/users/${id}`);
    const rows = await app.database.em.getConnection().execute("select id from two_factor where id = ?", [id]);
    expect(rows).toEqual([]);
  });

  test("can be turned off from the terminal", async () => {
    const { token } = await signUp(app, { username: "fajar", email: "fajar@example.com" });
    await setUp(token);
    const { auth } = await app.startInstance();
    expect(await auth.hasTwoFactor("FAJAR")).toBe(true);
    await auth.dropTwoFactor("FAJAR");
    expect(await auth.hasTwoFactor("fajar")).toBe(false);
    expect((await login({ username: "fajar" })).status).toBe(200);
    expect(await auth.hasTwoFactor("nobody")).toBe(false);
  });
});
