import type { Invitation, InvitationLink } from "@etalase/contracts/accounts/people.schema";
import type { OwnAccount, UserInfo } from "@etalase/contracts/accounts/users.schema";
import { beforeEach, describe, expect, test } from "vitest";
import {
  account,
  answerOf,
  bearer,
  invalid,
  notFound,
  postJson,
  signUp,
  startTestApp,
  testApp,
} from "../../../test/app.ts";
import { dialects } from "../../../test/databases.ts";
import { pageAt, pageIn, sendForm } from "../../../test/links.ts";
import { newId } from "../../../test/records.ts";
import { createInvitationRepository } from "../../persistence/account-links.ts";

const path = "/api/users/invitations";
const dayMs = 24 * 60 * 60_000;
const rina = { name: "Rina Kurnia", email: "Rina@Example.com", role: "admin" };
const choice = { username: "Rina.K", password: "toko-roti-2026" };
const gone = { status: 404, page: { kind: "goneLink" } };

describe.each(dialects)("invitations on %s", (dialect) => {
  let ana: UserInfo;
  let head: Record<string, string>;
  const { app } = testApp({ dialect, anew: true });
  beforeEach(async () => {
    ana = await signUp(app);
    head = bearer(ana.token);
  });

  const invite = async (input: object = rina) => answerOf<InvitationLink>(postJson(app, path, input, head));
  const list = async () =>
    (await answerOf<{ invitations: Invitation[] }>(app.fetch(path, { headers: head }))).body.invitations;
  const signIn = (username: string, password: string) =>
    answerOf<UserInfo>(postJson(app, "/api/auth/login", { username, password }));
  const revoke = (id: string) => app.fetch(`${path}/${id}`, { method: "DELETE", headers: head });

  test("become an account with the role, which signs in at once", async () => {
    const { status, body } = await invite();
    expect(status).toBe(201);
    expect(body.url).toMatch(/^http:\/\/localhost:8080\/invitation\/[\w-]{43}$/);
    expect(Date.parse(body.expiresAt) - app.now().getTime()).toBe(7 * dayMs);
    expect(await pageAt(app, body.url)).toEqual({
      status: 200,
      page: { kind: "invitation", name: "Rina Kurnia", role: "admin" },
    });
    const sent = await sendForm(app, body.url, choice);
    expect([sent.status, sent.headers.get("location")]).toEqual([303, "http://localhost:8080/invitation/done"]);
    expect(await pageAt(app, "http://x/invitation/done")).toEqual({ status: 200, page: { kind: "accountMade" } });
    expect((await signIn("rina.k", choice.password)).body).toMatchObject({
      name: "Rina Kurnia",
      username: "rina.k",
      email: "rina@example.com",
      role: "admin",
    });
    expect(await list()).toEqual([]);
  });

  test("make an account that keeps the language which was chosen on the page", async () => {
    const accept = async (username: string, search: string) => {
      const { body } = await invite({ name: username, role: "admin" });
      await sendForm(app, `${body.url}${search}`, { username, password: choice.password });
      const { token } = (await signIn(username, choice.password)).body;
      return (await answerOf<OwnAccount>(app.fetch("/api/auth/me", { headers: bearer(token) }))).body.language;
    };
    expect([await accept("dewi", "?lang=id"), await accept("budi", "")]).toEqual(["id", null]);
  });

  test("work where registration is closed", async () => {
    const closed = await startTestApp({ dialect, registration: "closed", setupCodeRequired: false });
    const code = { setupCode: closed.services.setupCode };
    const { token } = await signUp(closed, code);
    const { body } = await answerOf<InvitationLink>(postJson(closed, path, rina, bearer(token)));
    expect((await sendForm(closed, body.url, choice)).status).toBe(303);
    await closed.close();
  });

  test("need no e-mail address, and many accounts may have none", async () => {
    for (const username of ["satu", "dua"]) {
      const { body } = await invite({ name: username, role: "superadmin" });
      expect((await sendForm(app, body.url, { username, password: choice.password })).status).toBe(303);
    }
    const { body } = await answerOf<{ users: object[] }>(app.fetch("/api/users?search=dua", { headers: head }));
    expect(body.users).toMatchObject([{ username: "dua", email: "", role: "superadmin", lastSignInAt: null }]);
  });

  test("are listed without their link until they are accepted or revoked", async () => {
    const { body } = await invite();
    const [one] = await list();
    expect(one).toMatchObject({
      id: body.id,
      name: "Rina Kurnia",
      email: "rina@example.com",
      role: "admin",
      invitedBy: { id: ana.id, name: account.name },
      expiresAt: body.expiresAt,
    });
    expect(JSON.stringify(one)).not.toContain(body.url.slice(-43));
    expect((await revoke(body.id)).status).toBe(204);
    expect(await answerOf(revoke(body.id))).toEqual(notFound);
    expect(await list()).toEqual([]);
    expect(await pageAt(app, body.url)).toEqual(gone);
  });

  test("are refused with the sentences of the fields", async () => {
    expect(await invite({ email: "x", role: "root" })).toEqual(
      invalid({
        name: "Full name is required",
        email: "Please enter a valid email address",
        role: "Role must be one of: user, admin, superadmin",
      }),
    );
    expect(await invite({ ...rina, email: account.email })).toEqual({
      status: 409,
      body: { message: "Username or email is already taken", errors: { email: "Username or email is already taken" } },
    });
  });

  test("show what is wrong with the choice, and are not used up by it", async () => {
    const { body } = await invite();
    const shown = async (fields: Record<string, string>) => pageIn(await sendForm(app, body.url, fields));
    const page = { kind: "invitation", name: "Rina Kurnia", role: "admin" };
    expect(await shown({ username: "r", password: "x" })).toEqual({
      status: 422,
      page: {
        ...page,
        username: "r",
        errors: {
          username: "Username must be at least 3 characters long",
          password: "Password must be at least 6 characters long",
        },
      },
    });
    for (const [fields, status, errors] of [
      [{ username: "rina", password: "password" }, 422, { password: "This password is too common" }],
      [
        { username: "rina.kurnia", password: "Rina.Kurnia" },
        422,
        { password: "The password must differ from the username" },
      ],
      [{ ...choice, confirmPassword: "other" }, 422, { confirmPassword: "Passwords do not match" }],
      [{ ...choice, username: "ANA" }, 409, { username: "Username or email is already taken" }],
    ] as const)
      expect(await shown(fields)).toEqual({ status, page: { ...page, username: fields.username, errors } });
    expect((await sendForm(app, body.url, choice)).status).toBe(303);
  });

  test("say so when somebody has registered with the address meanwhile", async () => {
    const { body } = await invite();
    await signUp(app, { username: "rina2", email: "rina@example.com" });
    expect(await pageIn(await sendForm(app, body.url, choice))).toMatchObject({
      status: 409,
      page: { alert: expect.stringMatching(/^There is already an account with this e-mail address/) },
    });
  });

  test("get another link, for seven days more", async () => {
    const { body } = await invite();
    app.pass(6 * dayMs);
    const { token } = (await signIn("ana", account.password)).body;
    const { status, body: link } = await answerOf<InvitationLink>(
      postJson(app, `${path}/${body.id}/link`, {}, bearer(token)),
    );
    expect([status, link.id, Date.parse(link.expiresAt) - app.now().getTime()]).toEqual([200, body.id, 7 * dayMs]);
    expect(await pageAt(app, body.url)).toEqual(gone);
    expect((await sendForm(app, link.url, choice)).status).toBe(303);
  });

  test("make one account when the form is sent twice at once", async () => {
    const { body } = await invite();
    const answers = await Promise.all([
      sendForm(app, body.url, choice),
      sendForm(app, body.url, { ...choice, username: "rina.l" }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 404]);
  });

  test("end with the right of whoever invited", async () => {
    const second = await invite({ name: "Budi", role: "superadmin" });
    await sendForm(app, second.body.url, { username: "budi", password: choice.password });
    const budi = (await signIn("budi", choice.password)).body;
    const { body } = await answerOf<InvitationLink>(postJson(app, path, rina, bearer(budi.token)));
    await postJson(app, `/api/users/${budi.id}`, { role: "admin" }, head, "PUT");
    expect(await pageAt(app, body.url)).toEqual(gone);
    expect(await list()).toEqual([]);
  });

  test("are at most a hundred", async () => {
    const { insert } = createInvitationRepository(app.database.em);
    const times = { createdAt: app.now(), expiresAt: new Date(app.now().getTime() + dayMs) };
    for (let number = 1; number < 100; number += 1) {
      const open = { name: rina.name, email: "", role: "admin", tokenHash: String(number), invitedBy: ana.id } as const;
      await insert({ id: newId(), ...open, ...times });
    }
    expect((await invite({ ...rina, email: "" })).status).toBe(201);
    expect(await invite()).toEqual({
      status: 400,
      body: { message: "At most 100 invitations can be open. Revoke some first." },
    });
  });

  test("stand in the audit log, without the link", async () => {
    const { body } = await invite();
    await sendForm(app, body.url, choice);
    const other = (await invite({ ...rina, email: "" })).body;
    await postJson(app, `${path}/${other.id}/link`, {}, head);
    await revoke(other.id);
    const { rows } = await app.services.audit.list({ page: 1, limit: 100 });
    const told = rows.map(({ action, resource, title, username, detail }) => [
      action,
      resource,
      title,
      username,
      detail,
    ]);
    expect(told.slice(0, 5)).toEqual([
      ["delete", "invitations", "Rina Kurnia", "ana", '{"role":"admin"}'],
      ["update", "invitations", "Rina Kurnia", "ana", '{"fields":["link"]}'],
      ["create", "invitations", "Rina Kurnia", "ana", '{"role":"admin"}'],
      ["register", "users", "rina.k", "rina.k", '{"role":"admin","invitation":true}'],
      ["create", "invitations", "Rina Kurnia", "ana", '{"role":"admin"}'],
    ]);
    expect(JSON.stringify([rows, app.logLines])).not.toContain(body.url.slice(-43));
  });

  test("are accepted five times a minute from an address", async () => {
    const { body } = await invite();
    const send = () => sendForm(app, body.url, { username: "ana", password: choice.password });
    for (let tries = 0; tries < 5; tries += 1) expect((await send()).status).toBe(409);
    const sixth = await send();
    expect([sixth.status, sixth.headers.get("retry-after")]).toEqual([429, expect.stringMatching(/^\d+$/)]);
    expect((await pageIn(sixth)).page).toMatchObject({
      alert: "Too many attempts. Please try again later.",
      username: "ana",
    });
    app.pass(60_000);
    expect((await send()).status).toBe(409);
  });
});

describe("the page of a link", () => {
  let url: string;
  const { app, superadmin: head } = testApp({ accounts: ["superadmin"], anew: true });
  beforeEach(async () => {
    url = (await answerOf<InvitationLink>(postJson(app, path, rina, head))).body.url;
  });

  test("takes nothing but a small form", async () => {
    const type = await app.fetch(new URL(url).pathname, { method: "POST", body: JSON.stringify(choice) });
    expect(type.status).toBe(415);
    expect((await sendForm(app, url, { ...choice, username: "a".repeat(17_000) })).status).toBe(413);
    const twice = `username=rina&username=budi&password=${choice.password}&role=superadmin`;
    const headers = { "Content-Type": "application/x-www-form-urlencoded" };
    const repeated = await app.fetch(new URL(url).pathname, { method: "POST", body: twice, headers });
    expect((await pageIn(repeated)).page).toMatchObject({ errors: { username: "Username is required" } });
    expect((await sendForm(app, url, { ...choice, role: "superadmin" })).status).toBe(303);
    expect((await app.services.users.list({ page: 1, limit: 1 })).rows[0]?.role).toBe("admin");
  });
});
