import type { ResetLink } from "@etalase/contracts/accounts/people.schema";
import type { TwoFactorSetup, UserInfo } from "@etalase/contracts/accounts/users.schema";
import { beforeEach, describe, expect, test } from "vitest";
import { account, answerOf, bearer, notFound, postJson, signUp, testApp } from "../../../test/app.ts";
import { sqliteByDay } from "../../../test/databases.ts";
import { pageAt, pageIn, sendForm } from "../../../test/links.ts";
import { newId } from "../../../test/records.ts";
import { oneTimeCodeAt, stepAt } from "../../adapters/one-time-codes.ts";

const minuteMs = 60_000;
const password = "warung-baru-2026";
const gone = { status: 404, page: { kind: "goneLink" } };

describe.each(sqliteByDay)("reset links on %s", (dialect) => {
  let ana: UserInfo;
  let rina: UserInfo;
  let head: Record<string, string>;
  const { app } = testApp({ dialect, anew: true });
  beforeEach(async () => {
    ana = await signUp(app);
    rina = await signUp(app, { username: "rina", email: "rina@example.com" });
    head = bearer(ana.token);
  });

  const make = (id = rina.id) => answerOf<ResetLink>(postJson(app, `/api/users/${id}/reset-link`, {}, head));
  const put = (id: string, fields: object) => postJson(app, `/api/users/${id}`, fields, head, "PUT");
  const signIn = (secret: string, code?: string) =>
    postJson(app, "/api/auth/login", { username: "rina", password: secret, ...(code ? { code } : {}) });
  const me = () => app.fetch("/api/auth/me", { headers: bearer(rina.token) });

  test("set the password once, and end every session", async () => {
    const { status, body } = await make();
    expect(status).toBe(200);
    expect(body.url).toMatch(/^http:\/\/localhost:8080\/reset-password\/[\w-]{43}$/);
    expect(Date.parse(body.expiresAt) - app.now().getTime()).toBe(30 * minuteMs);
    expect(await pageAt(app, body.url)).toEqual({ status: 200, page: { kind: "resetPassword", username: "rina" } });
    expect((await me()).status).toBe(200);
    const sent = await sendForm(app, body.url, { username: "ana", password, confirmPassword: password });
    expect([sent.status, sent.headers.get("location")]).toEqual([303, "http://localhost:8080/reset-password/done"]);
    expect(await pageAt(app, "http://x/reset-password/done")).toEqual({ status: 200, page: { kind: "passwordSet" } });
    expect((await me()).status).toBe(401);
    expect((await signIn(account.password)).status).toBe(401);
    expect((await signIn(password)).status).toBe(200);
    expect((await postJson(app, "/api/auth/login", account)).status).toBe(200);
    expect(await pageAt(app, body.url)).toEqual(gone);
  });

  test("let nobody in who was locked out by the tries of others", async () => {
    for (let tries = 0; tries < 5; tries += 1) await signIn("wrong password");
    expect((await signIn(account.password)).status).toBe(429);
    await sendForm(app, (await make()).body.url, { password });
    expect((await signIn(password)).status).toBe(200);
  });

  test("keep the rules of passwords", async () => {
    const { url } = (await make()).body;
    for (const [given, sentence] of [
      ["x", "Password must be at least 6 characters long"],
      ["password", "This password is too common"],
      ["", "Password is required"],
    ] as const)
      expect(await pageIn(await sendForm(app, url, { password: given }))).toEqual({
        status: 422,
        page: { kind: "resetPassword", username: "rina", errors: { password: sentence } },
      });
    expect((await sendForm(app, url, { password })).status).toBe(303);
  });

  test("leave two-factor sign-in on", async () => {
    const path = "/api/auth/two-factor";
    const { secret } = (
      await answerOf<TwoFactorSetup>(postJson(app, path, { password: account.password }, bearer(rina.token)))
    ).body;
    const code = () => oneTimeCodeAt(secret, stepAt(app.now()));
    expect((await postJson(app, `${path}/confirm`, { code: code() }, bearer(rina.token))).status).toBe(200);
    app.pass(30_000);
    await sendForm(app, (await make()).body.url, { password });
    expect((await answerOf(signIn(password))).body).toMatchObject({ twoFactor: true });
    expect((await signIn(password, code())).status).toBe(200);
  });

  test("are not made for the own account, a disabled one, or none", async () => {
    expect(await make(ana.id)).toEqual({
      status: 400,
      body: { message: "Change your own password on your account page" },
    });
    await put(rina.id, { disabled: true });
    expect(await make()).toEqual({
      status: 400,
      body: { message: "This account is disabled. Enable it before you make a reset link." },
    });
    expect(await make(newId())).toEqual(notFound);
  });

  test("go with the account, its disabling, its own new password, and the right of whoever made them", async () => {
    const own = { currentPassword: account.password, newPassword: "warung-lama-2026" };
    const first = (await make()).body.url;
    expect((await postJson(app, "/api/auth/password", own, bearer(rina.token), "PUT")).status).toBe(204);
    expect(await pageAt(app, first)).toEqual(gone);
    const second = (await make()).body.url;
    await put(rina.id, { disabled: true });
    await put(rina.id, { disabled: false });
    expect(await pageAt(app, second)).toEqual(gone);
    await put(rina.id, { role: "superadmin" });
    const third = (await make()).body.url;
    const rinaHead = bearer(((await (await signIn(own.newPassword)).json()) as UserInfo).token);
    await postJson(app, `/api/users/${ana.id}`, { role: "admin" }, rinaHead, "PUT");
    expect(await pageAt(app, third)).toEqual(gone);
  });

  test("stand in the audit log, without the link", async () => {
    const { url } = (await make()).body;
    await sendForm(app, url, { password });
    const { rows } = await app.services.audit.list({ page: 1, limit: 2 });
    expect(rows.map(({ action, title, username, detail }) => [action, title, username, detail])).toEqual([
      ["passwordChange", "rina", "rina", '{"resetLink":true}'],
      ["update", "rina", "ana", '{"fields":["resetLink"]}'],
    ]);
    expect(JSON.stringify([rows, app.logLines])).not.toContain(url.slice(-43));
  });
});
