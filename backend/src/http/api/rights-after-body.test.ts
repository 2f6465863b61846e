import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { account, answerOf, bearer, postJson, postNews, signUp, testApp } from "../../../test/app.ts";
import { sqliteByDay } from "../../../test/databases.ts";
import { openRaw, rawRequest, statusesIn } from "../../../test/raw-client.ts";

const form = [
  "--b",
  'Content-Disposition: form-data; name="title"',
  "",
  "Judul yang tidak boleh tersimpan",
  "--b",
  'Content-Disposition: form-data; name="featuredImage"; filename="a.png"',
  "Content-Type: image/png",
  "",
  "x".repeat(5000),
  "--b--",
  "",
].join("\r\n");

const bodies = [
  { how: "JSON", type: "application/json", text: JSON.stringify({ title: "Judul yang tidak boleh tersimpan" }) },
  { how: "a form", type: "multipart/form-data; boundary=b", text: form },
];

describe.each(sqliteByDay)("a body that somebody begins to send on %s", (dialect) => {
  let superadmin: Record<string, string>;
  let article: string;
  const { app } = testApp({ dialect });
  beforeAll(async () => {
    const { token } = await signUp(app);
    superadmin = bearer(token);
    article = (await postNews(app, bearer(token))).id;
  });
  beforeEach(async () => {
    await app.database.em.getConnection().execute("delete from attempts");
  });

  let count = 0;
  async function newAdmin() {
    count += 1;
    const { id, token } = await signUp(app, { username: `admin${count}`, email: `admin${count}@example.com` });
    await change(id, { role: "admin" });
    const signedIn = await postJson(app, "/api/auth/login", { username: `admin${count}`, password: account.password });
    return { id, token: signedIn.ok ? ((await signedIn.json()) as { token: string }).token : token };
  }

  const change = (id: string, what: object) => postJson(app, `/api/users/${id}`, what, superadmin, "PUT");

  const losses: readonly (readonly [string, (admin: { id: string; token: string }) => Promise<Response>])[] = [
    ["being disabled", ({ id }) => change(id, { disabled: true })],
    ["losing the role", ({ id }) => change(id, { role: "user" })],
    ["being deleted", ({ id }) => app.fetch(`/api/users/${id}`, { method: "DELETE", headers: superadmin })],
    ["signing out", ({ token }) => app.fetch("/api/auth/logout", { method: "POST", headers: bearer(token) })],
    ["signing out everywhere", ({ token }) => postJson(app, "/api/auth/logout-everywhere", {}, bearer(token))],
  ];
  const cases = losses.flatMap(([loss, lose]) => bodies.map((body) => ({ loss, lose, ...body })));

  test.each(cases)("as $how before $loss changes nothing, and leaves no file", async ({ lose, type, text }) => {
    const admin = await newAdmin();
    const media = await app.mediaFiles();
    const client = await openRaw(app.port);
    const head = { ...bearer(admin.token), "Content-Type": type, "Content-Length": text.length };
    client.say(rawRequest(`PUT /api/news/${article}`, { ...head, Expect: "100-continue" }));
    // The server sends it after it has identified the caller.
    await client.hears(/100 Continue/);
    client.say(text.slice(0, 20));
    expect((await lose(admin)).status).toBeLessThan(300);
    client.say(text.slice(20));
    expect([401, 403]).toContain(statusesIn(await client.hears(/HTTP\/1\.1 [2345]/)).at(-1));
    client.close();
    const { body } = await answerOf<{ title: string }>(app.fetch(`/api/news/${article}`));
    expect(body.title).not.toContain("tidak boleh");
    expect([await app.uploadFiles(), await app.mediaFiles()]).toEqual([[], media]);
  });

  test("before the password changes elsewhere changes nothing", async () => {
    const admin = await newAdmin();
    const elsewhere = await postJson(app, "/api/auth/login", { username: `admin${count}`, password: account.password });
    const { token } = (await elsewhere.json()) as { token: string };
    const client = await openRaw(app.port);
    const text = JSON.stringify({ title: "Judul yang tidak boleh tersimpan" });
    const head = { ...bearer(admin.token), "Content-Type": "application/json", "Content-Length": text.length };
    client.say(rawRequest(`PUT /api/news/${article}`, { ...head, Expect: "100-continue" }));
    await client.hears(/100 Continue/);
    const change = { currentPassword: account.password, newPassword: "sandi-yang-lain-8" };
    expect((await postJson(app, "/api/auth/password", change, bearer(token), "PUT")).status).toBe(204);
    client.say(text);
    expect(statusesIn(await client.hears(/HTTP\/1\.1 4/)).at(-1)).toBe(401);
    client.close();
  });
});
