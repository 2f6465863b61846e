import { mailMessages } from "@etalase/contracts/mail";
import type { MailsPage } from "@etalase/contracts/mail.schema";
import { inIndonesian } from "@etalase/contracts/refusals/indonesian";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  answerOf,
  bearer,
  invalid,
  notFound,
  postJson,
  signUpStaff,
  startTestApp,
  type TestApp,
} from "../../../test/app.ts";
import { type MailServer, startMailServer } from "../../../test/mail-server.ts";
import { newId } from "../../../test/records.ts";

let app: TestApp;
let server: MailServer;
let superadmin: Record<string, string>;
let admin: Record<string, string>;
let answer: { code: number; text: string } | null = { code: 550, text: "5.1.1 no such box" };
beforeAll(async () => {
  server = await startMailServer({ refuse: () => answer });
  app = await startTestApp({ mail: server.account });
  const staff = await signUpStaff(app);
  superadmin = bearer(staff.head.token);
  admin = bearer(staff.admin.token);
  await app.services.outbox.put({ to: "ani@example.com", subject: "Rahasia", text: "kunci", html: "<p>kunci</p>" });
  await app.services.sending?.run();
  app.pass(1);
  await app.services.outbox.put({ to: "budi@example.com", subject: "Halo", text: "Halo", html: "<p>Halo</p>" });
});
afterAll(async () => {
  await app.close();
  await server.stop();
});

const list = (query = "", headers = superadmin) => answerOf<MailsPage>(app.fetch(`/api/mail${query}`, { headers }));
const retry = (id: string, headers = superadmin) => postJson(app, `/api/mail/${id}/retry`, {}, headers);

test("superadmins see what waits and what has failed, and no bodies", async () => {
  const { status, body } = await list();
  expect(status).toBe(200);
  expect(body).toMatchObject({ isSetUp: true, total: 2, page: 1, totalPages: 1 });
  expect(body.mails).toMatchObject([
    { to: "budi@example.com", status: "pending", tries: 0, lastError: null },
    { to: "ani@example.com", status: "failed", tries: 1, lastError: expect.stringContaining("550"), nextTryAt: null },
  ]);
  expect(JSON.stringify(body)).not.toContain("kunci");
  expect((await list("?status=failed")).body.mails.map(({ to }) => to)).toEqual(["ani@example.com"]);
  expect(await list("?status=sent")).toEqual(invalid({ status: "status must be one of: pending, failed" }));
  expect([(await list("", admin)).status, (await list("", {})).status]).toEqual([403, 401]);
});

test("the reasons of the site itself are Indonesian for superadmins who prefer that, a mail server's are its own", async () => {
  const { key } = mailMessages.linkEnded;
  const run = (sql: string) => app.database.em.getConnection().execute(sql);
  const reasons = async (language: string) =>
    (await list("", { ...superadmin, "Accept-Language": language })).body.mails.map(({ lastError }) => lastError);
  const before = await reasons("en");
  await run(`update outbox set last_error = '${key}' where status = 'pending'`);
  expect(await reasons("id")).toEqual([inIndonesian(mailMessages.linkEnded), before[1]]);
  expect(await reasons("en")).toEqual([key, before[1]]);
  await run("update outbox set last_error = null where status = 'pending'");
});

test("a failed mail goes when a superadmin tries again", async () => {
  const [failed] = (await list("?status=failed")).body.mails;
  const id = failed?.id ?? "";
  expect([(await retry(id, admin)).status, (await retry(id, {})).status]).toEqual([403, 401]);
  expect(await answerOf(retry(newId()))).toEqual(notFound);
  answer = null;
  expect((await retry(id)).status).toBe(204);
  expect((await list("?status=failed")).body.total).toBe(0);
  await app.services.sending?.run();
  expect(server.received.flatMap(({ to }) => to).sort()).toEqual(["ani@example.com", "budi@example.com"]);
  expect((await list()).body.total).toBe(0);
  expect(await answerOf(retry(id))).toEqual(notFound);
  const [entry] = (await app.services.audit.list({ page: 1, limit: 10, resource: "mail", action: "update" })).rows;
  expect(entry).toMatchObject({ recordId: id, title: "", username: "kepala" });
});

test("no log tells whom a mail goes to, or what it says", () => {
  expect(app.logLines.join("\n")).not.toMatch(/ani@example|Rahasia|kunci/);
});

test("without a mail server the list says so", async () => {
  const bare = await startTestApp();
  const { head } = await signUpStaff(bare);
  const answer = await answerOf<MailsPage>(bare.fetch("/api/mail", { headers: bearer(head.token) }));
  expect(answer.body).toEqual({ mails: [], isSetUp: false, total: 0, page: 1, totalPages: 0 });
  await bare.close();
});
