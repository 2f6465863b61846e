import type { AuditEntry, AuditPerson } from "@etalase/contracts/audit.schema";
import { beforeAll, describe, expect, test } from "vitest";
import {
  account,
  answerOf,
  bearer,
  invalid,
  newsForm,
  postJson,
  postNews,
  signUp,
  testApp,
} from "../../../test/app.ts";

let admin: Record<string, string>;
let adminId: string;
const { app, superadmin } = testApp({ accounts: ["superadmin"] });
beforeAll(async () => {
  ({ id: adminId } = await signUp(app, { name: "Budi", username: "budi", email: "budi@example.com" }));
  await postJson(app, `/api/users/${adminId}`, { role: "admin" }, superadmin, "PUT");
  const { token } = await app.services.auth.login({ username: "budi", password: account.password }, { ip: "::1" });
  admin = bearer(token);
});

type Page = Readonly<{ entries: readonly AuditEntry[]; total: number; page: number; totalPages: number }>;

const get = <T>(path: string, headers = superadmin) => answerOf<T>(app.fetch(`/api/audit${path}`, { headers }));
const entriesOf = async (query: string) => (await get<Page>(query)).body.entries;

describe("GET /api/audit", () => {
  test("tells what staff did, the newest first, in pages", async () => {
    const article = await postNews(app, admin, { status: "draft" });
    await postJson(app, `/api/news/${article.id}`, { status: "published" }, admin, "PUT");
    const { status, body } = await get<Page>(`?who=${adminId}&resource=news&limit=1`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ total: 2, page: 1, totalPages: 2 });
    const [latest] = body.entries;
    expect(latest).toEqual({
      _id: latest?.id,
      id: expect.stringMatching(/^[0-9a-f]{24}$/),
      number: expect.any(Number),
      at: app.now().toISOString(),
      by: { id: adminId, username: "budi", name: "Budi" },
      action: "update",
      resource: "news",
      recordId: article.id,
      title: article.title,
      outcome: "done",
      address: expect.stringMatching(/^[0-9a-f]{32}$/),
      detail: { fields: ["status"], status: "published", formerStatus: "draft" },
    });
    expect((await entriesOf(`?who=${adminId}&resource=news&page=2&limit=1`)).map(({ action }) => action)).toEqual([
      "create",
    ]);
  });

  test("takes filters that it knows, and says what is wrong with others", async () => {
    expect(await get("?action=steal&from=2026-02-30&to=0000-01-01&who=x&resource=../x&outcome=maybe")).toEqual(
      invalid({
        who: "who must be a record id",
        action: expect.stringContaining("action must be one of: signIn, "),
        resource: "resource must be a kind of record, such as news",
        outcome: "outcome must be one of: done, refused",
        from: "from must be a date like 2026-11-21",
        to: "to must be a date like 2026-11-21",
      }),
    );
    expect(await entriesOf("?to=2026-11-20")).toEqual([]);
    expect((await entriesOf("?from=2026-11-21&to=2026-11-21&resource=users")).length).toBeGreaterThan(0);
  });
});

test("GET /api/audit/people names everybody who did something", async () => {
  const { body } = await get<readonly AuditPerson[]>("/people");
  expect(body).toContainEqual({ _id: adminId, id: adminId, name: "Budi", username: "budi" });
});

test("POST /api/audit/exports leaves an entry of what was saved as a file", async () => {
  const tell = (value: unknown, headers = admin) => postJson(app, "/api/audit/exports", value, headers);
  expect((await tell({ resource: "portfolio", rows: 12 })).status).toBe(204);
  expect((await tell({ resource: "portfolio", rows: 12 }, {})).status).toBe(401);
  expect(await answerOf(tell({ resource: "<b>", rows: -1 }))).toEqual(
    invalid({
      resource: "resource must be a kind of record, such as news",
      rows: "rows must be a whole number from 0 to 100000",
    }),
  );
  expect(await entriesOf("?action=export")).toMatchObject([
    { by: { username: "budi" }, resource: "portfolio", recordId: null, title: "", detail: { rows: 12 } },
  ]);
});

describe("who asks for rights of staff without having them", () => {
  test("leaves an entry, one for many of a kind", async () => {
    for (let times = 0; times < 9; times++) await app.fetch("/api/users", { headers: admin });
    await app.fetch("/api/newsletter", { headers: admin });
    const entries = await entriesOf(`?action=access&who=${adminId}`);
    expect(entries.filter(({ resource }) => ["users", "newsletter"].includes(resource))).toMatchObject([
      { outcome: "refused", resource: "newsletter", detail: { method: "GET", path: "/api/newsletter" } },
      { outcome: "refused", resource: "users", detail: { method: "GET", path: "/api/users" } },
    ]);
  });

  test("leaves one of each call, with the record that it was about", async () => {
    const call = (method: string, path: string) => app.fetch(path, { method, headers: admin });
    for (const [method, path] of [
      ["PUT", `/api/users/${adminId}`],
      ["DELETE", `/api/users/${adminId}`],
      ["DELETE", `/api/users/${adminId}`],
      ["DELETE", "/api/users/none"],
    ] as const)
      expect((await call(method, path)).status).toBe(403);
    const told = (await entriesOf(`?action=access&who=${adminId}&resource=users`)).map(({ recordId, detail }) => [
      detail.method,
      detail.path,
      recordId,
    ]);
    expect(told).toEqual([
      ["DELETE", "/api/users/:id", adminId],
      ["PUT", "/api/users/:id", adminId],
      ["GET", "/api/users", null], // from the test before
    ]);
  });

  test("leaves one of custom code, too", async () => {
    expect((await postJson(app, "/api/settings", { customJs: "x()" }, admin, "PUT")).status).toBe(403);
    expect(await entriesOf("?action=access&resource=settings")).toMatchObject([{ by: { username: "budi" } }]);
  });

  test("leaves none where nobody is signed in", async () => {
    await app.fetch("/api/users");
    await app.fetch("/api/news", { method: "POST", body: await newsForm() });
    expect((await entriesOf("?action=access")).filter(({ by }) => by.id === null)).toEqual([]);
  });
});

test("a write that another site begins with a valid token leaves an entry, and none with another token", async () => {
  const foreign = { Origin: "https://evil.example" };
  const refused = { status: 403, body: { message: "You are not allowed to do this" } };
  for (const headers of [foreign, { ...foreign, ...bearer("a.b.c") }, { ...foreign, ...admin }])
    expect(await answerOf(app.fetch("/api/auth/logout-everywhere", { method: "POST", headers }))).toEqual(refused);
  const entries = await entriesOf("?action=access&outcome=refused&resource=users&limit=100");
  expect(entries.filter(({ detail }) => detail.reason === "crossSite")).toMatchObject([
    { by: { username: "budi" }, recordId: adminId, title: "budi", detail: { method: "POST" } },
  ]);
});

test("an entry that somebody has edited in the database is listed without its facts", async () => {
  await app.database.em.getConnection().execute("update audit_entries set detail = '[1' where number = 2");
  expect((await entriesOf("?limit=100")).find(({ number }) => number === 2)?.detail).toEqual({});
});
