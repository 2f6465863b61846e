import type { OwnAccount, User, UserInfo } from "@etalase/contracts/accounts/users.schema";
import { beforeAll, describe, expect, test } from "vitest";
import { account, answerOf, bearer, invalid, postJson, signUp, testApp } from "../../../test/app.ts";
import { appWithMail } from "../../../test/app-with-mail.ts";
import { sqliteByDay } from "../../../test/databases.ts";
import { pageAt, pageIn, sendForm } from "../../../test/links.ts";
import { userSchema } from "../../persistence/users.ts";

describe.each(sqliteByDay)("the own account on %s", (dialect) => {
  let ana: UserInfo;
  let rina: UserInfo;
  const { app } = testApp({ dialect });
  beforeAll(async () => {
    ana = await signUp(app);
    rina = await signUp(app, { username: "rina", email: "rina@example.com" });
  });

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

  test("keeps the language of its dashboard, which needs no password alone", async () => {
    const me = async () =>
      (await answerOf<OwnAccount>(app.fetch("/api/auth/me", { headers: bearer(rina.token) }))).body;
    expect(await me()).toMatchObject({ language: null });
    expect(await change({ language: "id" })).toMatchObject({ status: 200, body: { language: "id" } });
    expect(await change({ language: "en", password })).toMatchObject({ status: 200, body: { language: "en" } });
    const { rows } = await app.services.audit.list({ page: 1, limit: 10, action: "update" });
    expect(rows.filter(({ detail }) => detail.includes("language"))).toEqual([]);
    for (const language of ["fr", "ID", "", null, ["id"]])
      expect(await change({ language, password })).toEqual(invalid({ language: "Language must be one of: en, id" }));
    expect(await change({ language: "id", name: "Maling" })).toEqual(invalid({ password: "Password is required" }));
    expect(await change({ language: "id", password: "salah sekali" })).toEqual(
      invalid({ password: "The current password is wrong" }),
    );
    expect(await me()).toMatchObject({ name: "Rina", language: "en" });
  });

  test("changes 30 times in a quarter of an hour, if it has no staff rights", async () => {
    app.pass(15 * 60_000);
    for (let times = 0; times < 30; times += 1)
      expect((await change({ language: times % 2 ? "en" : "id" })).status).toBe(200);
    for (const fields of [{ language: "id" }, { name: "Rina", password }]) {
      const refused = await postJson(app, "/api/auth/me", fields, bearer(rina.token), "PUT");
      expect([refused.status, Number(refused.headers.get("Retry-After"))]).toEqual([429, 15 * 60]);
    }
    for (let times = 0; times < 31; times += 1)
      expect((await change({ language: times % 2 ? "en" : "id" }, ana.token)).status).toBe(200);
    app.pass(15 * 60_000);
    expect((await change({ language: "en" })).status).toBe(200);
  });

  test("keeps an address of before that has no dot in its host, and signs in by it", async () => {
    const budi = await signUp(app, { username: "budi", email: "budi@example.com" });
    await app.database.em.nativeUpdate(userSchema, { id: budi.id }, { email: "budi@localhost" });
    expect(await change({ name: "Budi", email: "budi@localhost", password }, budi.token)).toMatchObject({
      status: 200,
      body: { name: "Budi", email: "budi@localhost" },
    });
    expect((await login("budi@localhost")).status).toBe(200);
  });

  test("refuses what no account may have", async () => {
    expect(await change({ name: "", email: "x" })).toEqual(
      invalid({
        name: "Full name is required",
        email: "Please enter a valid email address",
        password: "Password is required",
      }),
    );
    expect(await change({ email: "a@b", password })).toEqual(invalid({ email: "Please enter a valid email address" }));
    const taken = "Username or email is already taken";
    expect(await change({ email: "ANA@example.com", password })).toEqual({
      status: 409,
      body: { message: taken, errors: { email: taken } },
    });
    expect((await change({ email: "rina.k@example.com", password })).status).toBe(200);
  });
});

describe.each(sqliteByDay)("the own account with mail on %s", (dialect) => {
  const { app, server, rina } = appWithMail(dialect);

  const { password } = account;
  const change = (fields: object) =>
    answerOf<OwnAccount>(postJson(app, "/api/auth/me", { password, ...fields }, bearer(rina.token), "PUT"));
  const me = async () => (await answerOf<OwnAccount>(app.fetch("/api/auth/me", { headers: bearer(rina.token) }))).body;
  const mails = async () => {
    await app.services.sending?.run();
    return server.received.map(({ to, mail }) => ({ to: to.join(), subject: mail.subject, text: mail.text ?? "" }));
  };
  const lastLink = async () => /\S+\/confirm-email\/\S+/.exec((await mails()).at(-1)?.text ?? "")?.[0] ?? "";

  test("keeps its e-mail until the new one is confirmed", async () => {
    const changed = await change({ name: "Rina K.", email: "Rina.K@example.com" });
    expect(changed.body).toMatchObject({
      name: "Rina K.",
      email: "rina@example.com",
      pendingEmail: "rina.k@example.com",
    });
    const link = await lastLink();
    expect((await mails()).map(({ to }) => to)).toEqual(["rina.k@example.com"]);
    // A mail scanner opens the link.
    expect(await pageAt(app, link)).toEqual({
      status: 200,
      page: { kind: "confirmEmail", email: "rina.k@example.com" },
    });
    expect((await me()).email).toBe("rina@example.com");
    const sent = await sendForm(app, link, {});
    expect([sent.status, sent.headers.get("location")]).toEqual([303, "http://localhost:8080/confirm-email/done"]);
    expect(await me()).toMatchObject({ email: "rina.k@example.com", pendingEmail: null });
    expect((await mails()).at(-1)).toMatchObject({
      to: "rina@example.com",
      subject: "Your e-mail for Etalase has changed",
    });
    expect((await pageAt(app, link)).status).toBe(404);
  });

  test("forgets a wish that is taken back, is replaced, is too old, or is not the owner's", async () => {
    await change({ email: "satu@example.com" });
    const first = await lastLink();
    await change({ email: "dua@example.com" });
    const second = await lastLink();
    expect((await pageAt(app, first)).status).toBe(404);
    expect((await change({ email: "rina@example.com" })).body.pendingEmail).toBeNull();
    expect((await pageAt(app, second)).status).toBe(404);
    await change({ email: "tiga@example.com" });
    const third = await lastLink();
    app.pass(24 * 60 * 60_000);
    expect((await pageAt(app, third)).status).toBe(404);
    const { token } = (await answerOf<UserInfo>(postJson(app, "/api/auth/login", { username: "rina", password }))).body;
    Object.assign(rina, { token });
    expect((await me()).pendingEmail).toBeNull();
    await change({ email: "empat@example.com" });
    const fourth = await lastLink();
    const input = { currentPassword: password, newPassword: "warung-baru-2026" };
    await postJson(app, "/api/auth/password", input, bearer(rina.token), "PUT");
    expect((await pageAt(app, fourth)).status).toBe(404);
  });

  test("refuses an address that somebody else has by then", async () => {
    await change({ email: "sari@example.com" });
    const link = await lastLink();
    await signUp(app, { username: "sari", email: "sari@example.com" });
    const refused = await pageIn(await sendForm(app, link, {}));
    expect(refused).toMatchObject({ status: 409, page: { errors: { email: "Username or email is already taken" } } });
    expect((await me()).email).toBe("rina@example.com");
    expect((await change({ email: "ana@example.com" })).status).toBe(409);
  });
});
