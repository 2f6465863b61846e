import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { account, bearer, newsForm, postJson, signUp, testApp } from "../../../test/app.ts";

let id: string;
let token: string;
const { app } = testApp();
beforeAll(async () => {
  ({ id, token } = await signUp(app));
});
beforeEach(() => {
  app.logLines.length = 0;
});

const login = (username: string, password: string, address = "203.0.113.9") =>
  postJson(app, "/api/auth/login", { username, password }, { "X-Forwarded-For": address });
const lines = () => app.logLines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === "request");
const hash = expect.stringMatching(/^[0-9a-f]{32}$/);

describe("the request log", () => {
  test("says who has signed in, and nothing of where from", async () => {
    await login("ana", account.password);
    expect(lines()).toMatchObject([{ route: "/api/auth/login", status: 200, userId: id }]);
    expect(lines()[0]).not.toHaveProperty("client");
  });

  test("says which account was tried in vain, and knows the address again without telling it", async () => {
    await login(" ＡNA ", "salah");
    for (let times = 0; times < 6; times++) await login("ana@example.com", "salah");
    await login("ana", "salah", "203.0.113.10");
    const tried = lines();
    expect(tried[0]).toMatchObject({ status: 401, account: "ana", client: hash });
    expect(tried[6]).toMatchObject({ status: 429, account: "ana", client: tried[0].client });
    expect(tried[7].client).not.toBe(tried[0].client);
    expect(app.logLines.join("")).not.toMatch(/203\.0\.113|example\.com/);
    expect(app.logLines).toHaveLength(8);
  });

  test("says nothing of a name that nobody has, which may be a password", async () => {
    for (let times = 0; times < 6; times++) await login("Jendela-Toko-2029", "salah", "203.0.113.11");
    const answered = lines();
    expect(answered.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 429]);
    for (const line of answered) expect(line).toMatchObject({ client: answered[0].client });
    for (const line of answered) expect(line).not.toHaveProperty("account");
    expect(app.logLines.join("").toLowerCase()).not.toContain("jendela");
  });

  test("says which name was taken", async () => {
    await postJson(app, "/api/auth/register", { ...account, password: "jendela-toko-2026" });
    expect(lines()).toMatchObject([{ status: 409, account: "ana", client: hash }]);
  });
});

test("neither the audit log nor the request log holds a password, a token, a code or content", async () => {
  const headers = bearer(token);
  const secrets = ["salah-sekali-7", "jendela-toko-2027", account.password, token];
  const form = await newsForm({ content: "<p>Isi yang rahasia sekali.</p>" });
  await app.fetch("/api/news", { method: "POST", body: form, headers });
  await postJson(app, "/api/settings", { customJs: "rahasia()", address: "Jalan Rahasia" }, headers, "PUT");
  await login("salah-sekali-7", "salah-sekali-7");
  await login("ana", "salah-sekali-7");
  const change = { currentPassword: account.password, newPassword: "jendela-toko-2027" };
  expect((await postJson(app, "/api/auth/password", change, headers, "PUT")).status).toBe(204);
  const setup = await postJson(app, "/api/auth/two-factor", {}, headers);
  secrets.push(((await setup.json()) as { secret: string }).secret);
  await postJson(app, "/api/auth/two-factor/confirm", { code: "918273" }, headers);
  const again = await login("ana", "jendela-toko-2027");
  secrets.push(((await again.json()) as { token: string }).token, "918273");
  await postJson(app, "/api/auth/logout-everywhere", {}, headers);
  const rows = await app.database.em.getConnection().execute("select * from audit_entries");
  expect(rows.length).toBeGreaterThan(7);
  const [told, logged] = [JSON.stringify(rows), app.logLines.join("")];
  for (const secret of secrets) expect(told).not.toContain(secret);
  for (const secret of secrets) expect(logged).not.toContain(secret);
  for (const text of ["ahasia", "203.0.113", "127.0.0.1"])
    expect([told.includes(text), logged.includes(text)]).toEqual([false, false]);
});
