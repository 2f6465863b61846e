import type { UserInfo } from "@etalase/contracts/accounts/users.schema";
import { describe, expect, test } from "vitest";
import {
  account,
  answerOf,
  bearer,
  everyByteOf,
  invalid,
  notFound,
  postJson,
  signUp,
  startTestApp,
} from "../../../test/app.ts";
import { appWithMail } from "../../../test/app-with-mail.ts";
import { sqliteByDay } from "../../../test/databases.ts";
import { pageAt, pageIn, sendForm } from "../../../test/links.ts";

const minuteMs = 60_000;
const password = "warung-baru-2026";
const page = "http://localhost:8080/forgot-password";

describe.each(sqliteByDay)("forgotten passwords on %s", (dialect) => {
  const { app, server, rina } = appWithMail(dialect);

  const forgot = (email: unknown = "rina@example.com", headers = {}) =>
    postJson(app, "/api/auth/forgot", { email }, headers);
  /** The mails that were sent so far. */
  const mails = async () => {
    await app.services.forgotten.settled();
    await app.services.sending?.run();
    return server.received;
  };
  const linkIn = (text = "") => /\S+\/reset-password\/\S+/.exec(text)?.[0] ?? "";
  const lastLink = async () => linkIn((await mails()).at(-1)?.mail.text);
  const tokenOf = (link: string) => link.split("/").at(-1) ?? "";
  const reset = (token: string, given = password) => postJson(app, "/api/auth/reset", { token, password: given });
  const signIn = (secret: string) => postJson(app, "/api/auth/login", { username: "rina", password: secret });

  test("are set anew by a link in a mail, once, and all sessions end", async () => {
    expect((await forgot(" Rina@Example.com ")).status).toBe(202);
    const link = await lastLink();
    expect(link).toMatch(/^http:\/\/localhost:8080\/reset-password\/[\w-]{43}$/);
    expect(server.received[0]).toMatchObject({ to: ["rina@example.com"], mail: { subject: expect.any(String) } });
    expect((await reset(tokenOf(link))).status).toBe(204);
    expect((await app.fetch("/api/auth/me", { headers: bearer(rina.token) })).status).toBe(401);
    expect([(await signIn(account.password)).status, (await signIn(password)).status]).toEqual([401, 200]);
    expect(await answerOf(reset(tokenOf(link)))).toEqual(notFound);
    expect((await mails()).at(-1)?.mail.subject).toBe("Your password for Etalase has changed");
    const { rows } = await app.services.audit.list({ page: 1, limit: 4, outcome: "done" });
    expect(rows.map(({ action, username, detail }) => [action, username, JSON.parse(detail)])).toEqual([
      ["signIn", "rina", {}],
      ["passwordChange", "rina", { resetLink: true }],
      ["update", "", { fields: ["resetLink"], mailed: true }],
      ["register", "rina", { role: "user" }],
    ]);
  });

  test("tell nobody whether there is an account: every byte is alike", async () => {
    const ask = async (email: string) => {
      const answer = await forgot(email);
      const { date: _date, "x-request-id": _id, ...headers } = Object.fromEntries(answer.headers);
      return { status: answer.status, headers, text: await answer.text() };
    };
    expect(await ask("nobody@example.com")).toEqual(await ask("rina@example.com"));
    expect((await mails()).flatMap(({ to }) => to)).toEqual(["rina@example.com"]);
  });

  test("a link lasts half an hour, and a newer one replaces it", async () => {
    await forgot();
    const older = await lastLink();
    await forgot();
    const newer = await lastLink();
    expect((await reset(tokenOf(older))).status).toBe(404);
    app.pass(30 * minuteMs - 1);
    expect((await pageAt(app, newer)).status).toBe(200);
    app.pass(1);
    expect((await reset(tokenOf(newer))).status).toBe(404);
  });

  test("an account that is disabled gets none, and a link does not outlive the e-mail that it was sent to", async () => {
    await forgot();
    const link = await lastLink();
    const input = { email: "rina.k@example.com", password: account.password };
    await postJson(app, "/api/auth/me", input, bearer(rina.token), "PUT");
    const confirm = /\S+\/confirm-email\/\S+/.exec((await mails()).at(-1)?.mail.text ?? "")?.[0] ?? "";
    await sendForm(app, confirm, {});
    expect((await pageAt(app, link)).status).toBe(404);
    const head = (await answerOf<UserInfo>(postJson(app, "/api/auth/login", account))).body;
    await postJson(app, `/api/users/${rina.id}`, { disabled: true }, bearer(head.token), "PUT");
    const before = (await mails()).length;
    await forgot("rina.k@example.com");
    expect(await mails()).toHaveLength(before);
  });

  test("are limited for an address and a client, and fill nobody's mailbox", async () => {
    for (let asked = 0; asked < 5; asked += 1) expect((await forgot()).status).toBe(202);
    const limited = await forgot();
    expect([limited.status, limited.headers.get("retry-after")]).toEqual([429, "900"]);
    for (let client = 0; client < 3; client += 1)
      expect((await forgot("rina@example.com", { "X-Forwarded-For": `203.0.113.${client}` })).status).toBe(202);
    expect(await mails()).toHaveLength(3);
    expect((await pageAt(app, await lastLink())).status).toBe(200);
    for (let asked = 0; asked < 14; asked += 1) await forgot(`orang${asked}@example.com`);
    expect((await forgot("lain@example.com")).status).toBe(429);
  });

  test("need an address, and a password that may be used", async () => {
    expect(await answerOf(forgot("rina"))).toEqual(invalid({ email: "Please enter a valid email address" }));
    expect(await answerOf(forgot("a@b.id,c@d.id"))).toEqual(invalid({ email: "Please enter a valid email address" }));
    await forgot();
    const token = tokenOf(await lastLink());
    expect(await answerOf(reset(token, "x"))).toEqual(
      invalid({ password: "Password must be at least 6 characters long" }),
    );
    expect(await answerOf(reset(token, "password"))).toEqual(invalid({ password: "This password is too common" }));
    expect((await reset(token)).status).toBe(204);
    expect(await answerOf(reset("invented"))).toEqual(notFound);
  });

  test("have a page that needs no script, and tells as little", async () => {
    expect(await pageAt(app, page)).toEqual({ status: 200, page: { kind: "forgotPassword", isMailSetUp: true } });
    for (const email of ["rina@example.com", "nobody@example.com"]) {
      const sent = await sendForm(app, page, { email });
      expect([sent.status, sent.headers.get("location")]).toEqual([303, `${page}/done`]);
    }
    expect(await pageAt(app, `${page}/done`)).toEqual({ status: 200, page: { kind: "mailSent" } });
    expect(await mails()).toHaveLength(1);
    expect(await pageIn(await sendForm(app, page, { email: "rina" }))).toMatchObject({
      status: 422,
      page: { kind: "forgotPassword", email: "rina", errors: { email: "Please enter a valid email address" } },
    });
    expect((await everyByteOf(app, "/forgot-password/other", "GET", {})).status).toBe(404);
  });

  test("leave no address, link or password in the log", async () => {
    await forgot();
    const link = await lastLink();
    await reset(tokenOf(link));
    expect(app.logLines.join("\n")).not.toMatch(new RegExp(`rina@example|${tokenOf(link)}|${password}`));
  });
});

test("without mail every address is answered alike, and the page says whom to ask", async () => {
  const app = await startTestApp();
  await signUp(app);
  expect((await postJson(app, "/api/auth/forgot", { email: account.email })).status).toBe(202);
  expect(await pageAt(app, page)).toEqual({ status: 200, page: { kind: "forgotPassword", isMailSetUp: false } });
  expect((await sendForm(app, page, { email: account.email })).status).toBe(422);
  await app.close();
});
