import { newsletterConsent } from "@etalase/contracts/newsletter";
import type { SubscribersPage } from "@etalase/contracts/newsletter.schema";
import { beforeEach, describe, expect, test } from "vitest";
import { answerOf, invalid, notFound, postJson, testApp } from "../../../test/app.ts";
import { newId } from "../../../test/records.ts";

const { app, superadmin, admin } = testApp({ accounts: ["superadmin", "admin"] });
beforeEach(async () => {
  for (const table of ["subscribers", "attempts"])
    await app.database.em.getConnection().execute(`delete from ${table}`);
});

const subscribe = (email: unknown, consent: unknown = true, headers: Record<string, string> = {}) =>
  postJson(app, "/api/newsletter", { email, consent }, headers);
const list = (query = "", headers = superadmin) =>
  answerOf<SubscribersPage>(app.fetch(`/api/newsletter${query}`, { headers }));

describe("POST /api/newsletter", () => {
  test("answers the same whether or not the address was known", async () => {
    const answers = [];
    for (const email of ["ana@example.com", " ANA@example.com ", "budi@example.com"]) {
      const response = await subscribe(email);
      const { date: _date, "x-request-id": _id, ...headers } = Object.fromEntries(response.headers);
      answers.push({ status: response.status, headers, text: await response.text() });
    }
    expect(answers[0]).toMatchObject({ status: 202, text: "{}" });
    expect(answers).toEqual([answers[0], answers[0], answers[0]]);
    expect((await list()).body.total).toBe(2);
  });

  test("needs an address and the consent", async () => {
    expect(await answerOf(subscribe("ana"))).toEqual(invalid({ email: "Please enter a valid email address" }));
    expect(await answerOf(subscribe("", false))).toEqual(
      invalid({ email: "Email is required", consent: "Consent is required" }),
    );
    expect(await answerOf(postJson(app, "/api/newsletter", { email: "ana@example.com" }))).toEqual(
      invalid({ consent: "Consent is required" }),
    );
    const text = {
      method: "POST",
      body: "email=ana",
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
    };
    expect((await app.fetch("/api/newsletter", text)).status).toBe(415);
    expect((await list()).body.total).toBe(0);
  });

  test("takes ten an hour from one client, and says when to come back", async () => {
    for (let index = 0; index < 10; index++) await subscribe(`a${index}@example.com`);
    const response = await subscribe("b@example.com");
    expect([response.status, response.headers.get("Retry-After"), response.headers.get("RateLimit-Limit")]).toEqual([
      429,
      "3600",
      "10",
    ]);
    expect((await subscribe("b@example.com", true, { "X-Forwarded-For": "203.0.113.7" })).status).toBe(202);
  });
});

describe("GET /api/newsletter", () => {
  test("lists who agreed to what and when, the newest first", async () => {
    await subscribe("ana@example.com");
    app.pass(1000);
    await subscribe("budi@example.com");
    const { status, body } = await list();
    expect(status).toBe(200);
    expect(body).toMatchObject({ total: 2, page: 1, totalPages: 1 });
    const [newest] = body.subscribers;
    expect(newest).toEqual({
      _id: newest?.id,
      id: expect.stringMatching(/^[0-9a-f]{24}$/),
      email: "budi@example.com",
      consentVersion: "2026-11",
      consentText: newsletterConsent.text,
      consentAt: app.now().toISOString(),
      consentAddress: expect.stringMatching(/^[0-9a-f]{32}$/),
      confirmedAt: null,
      state: "waiting",
    });
    expect((await list("?search=ANA&limit=1")).body.subscribers.map(({ email }) => email)).toEqual(["ana@example.com"]);
    expect([(await list("?state=waiting")).body.total, (await list("?state=confirmed")).body.total]).toEqual([2, 0]);
    expect((await list("?state=lain")).status).toBe(400);
    expect(await list("?format=xml")).toEqual(invalid({ format: "format must be one of: json, csv" }));
  });

  test("exports all as a file whose cells no spreadsheet runs", async () => {
    for (const email of ["=cmd@example.com", "+1@example.com", "-1@example.com", "ana@example.com"])
      await subscribe(email);
    const response = await app.fetch("/api/newsletter?format=csv", { headers: superadmin });
    expect(response.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
    expect(response.headers.get("Content-Disposition")).toBe('attachment; filename="subscribers.csv"');
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    const address = app.services.addressHash("127.0.0.1");
    const proof = `"2026-11";"${newsletterConsent.text}";"${app.now().toISOString()}";"${address}";"";"waiting"`;
    expect(
      Buffer.from(await response.arrayBuffer())
        .toString()
        .split("\r\n"),
    ).toEqual([
      '\ufeff"email";"consentVersion";"consentText";"consentAt";"consentAddress";"confirmedAt";"state"',
      `"ana@example.com";${proof}`,
      `"'-1@example.com";${proof}`,
      `"'+1@example.com";${proof}`,
      `"'=cmd@example.com";${proof}`,
      "",
    ]);
  });

  test("leaves an entry of each file in the audit log, and none of its head alone", async () => {
    await subscribe("ana@example.com");
    const ask = (method: string) => app.fetch("/api/newsletter?format=csv", { method, headers: superadmin });
    const exports = async () => (await app.services.audit.list({ page: 1, limit: 1, action: "export" })).total;
    const before = await exports();
    const [full, head] = [await ask("GET"), await ask("HEAD")];
    for (const name of ["Content-Type", "Content-Disposition", "Content-Length"])
      expect(head.headers.get(name)).toBe(full.headers.get(name));
    expect([head.status, await head.text()]).toEqual([200, ""]);
    expect(await exports()).toBe(before + 1);
  });
});

describe("DELETE /api/newsletter/{id}", () => {
  const remove = (id: string, headers = superadmin) =>
    app.fetch(`/api/newsletter/${id}`, { method: "DELETE", headers });

  test("removes one, once, and is the superadmin's", async () => {
    await subscribe("ana@example.com");
    const id = (await list()).body.subscribers[0]?.id ?? "";
    expect([(await remove(id, {})).status, (await remove(id, admin)).status]).toEqual([401, 403]);
    expect((await remove(id)).status).toBe(204);
    for (const gone of [id, newId(), "x"]) expect(await answerOf(remove(gone))).toEqual(notFound);
    expect((await list()).body.total).toBe(0);
    expect((await app.fetch("/api/newsletter", { method: "DELETE", headers: superadmin })).status).toBe(405);
  });
});
