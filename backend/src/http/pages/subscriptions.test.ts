import type { Digest } from "@etalase/contracts/newsletter.schema";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  answerOf,
  bearer,
  browser,
  postJson,
  postNews,
  signUpStaff,
  startTestApp,
  type TestApp,
} from "../../../test/app.ts";
import { type MailServer, startMailServer } from "../../../test/mail-server.ts";

let app: TestApp;
let server: MailServer;
let admin: Record<string, string>;
let confirm: string;
let stop: string;
beforeAll(async () => {
  server = await startMailServer();
  app = await startTestApp({ mail: server.account });
  admin = bearer((await signUpStaff(app)).admin.token);
  await postJson(app, "/api/newsletter", { email: "ana@example.com", consent: true });
  await app.services.sending?.run();
  const text = server.received[0]?.mail.text ?? "";
  const pathOf = (name: string) => new RegExp(`http://localhost:8080(/langganan/${name}/\\S+)`).exec(text)?.[1] ?? "";
  [confirm, stop] = [pathOf("konfirmasi"), pathOf("berhenti")];
});
afterAll(async () => {
  await app.close();
  await server.stop();
});

const ask = (path: string, method = "GET", headers: Record<string, string> = {}, body?: string) =>
  app.fetch(path, { method, headers: { "User-Agent": browser, ...headers }, ...(body ? { body } : {}) });
const kindOf = async (answer: Promise<Response>) => /"kind":"(\w+)"/.exec(await (await answer).text())?.[1];
const subscribers = () => app.services.newsletter.all();

test("following a link does nothing, whoever follows it", async () => {
  expect([await kindOf(ask(confirm)), await kindOf(ask(stop))]).toEqual(["confirm", "unsubscribe"]);
  expect((await ask(confirm, "HEAD")).status).toBe(200);
  expect(await subscribers()).toMatchObject([{ confirmedAt: null }]);
});

test("invented links are 404 by every method", async () => {
  const invented = ["/langganan/konfirmasi/", "/langganan/berhenti/x"];
  for (const path of invented)
    for (const method of ["GET", "POST"]) expect([path, (await ask(path, method)).status]).toEqual([path, 404]);
  expect((await ask("/langganan/lain/x")).status).toBe(404);
});

test("the button confirms, a second time as well; another site's button does not", async () => {
  expect((await ask(confirm, "POST", { Origin: "https://jahat.example" })).status).toBe(403);
  expect(await subscribers()).toMatchObject([{ confirmedAt: null }]);
  expect(await kindOf(ask(confirm, "POST", { Origin: "http://localhost:8080" }))).toBe("confirmed");
  expect(await kindOf(ask(confirm, "POST"))).toBe("confirmed");
  expect(await kindOf(ask(confirm))).toBe("confirmed");
  expect(await subscribers()).toMatchObject([{ confirmedAt: app.now() }]);
});

test("staff see the letter of an article in a frame that runs nothing, and send it once", async () => {
  const head = bearer(
    (await app.services.auth.login({ username: "editor", password: "etalase-rahasia-9" }, { ip: "::1" })).token,
  );
  const { id } = await postNews(app, head.Authorization?.slice(7) ?? "");
  const path = `/api/news/${id}/digest`;
  const { body } = await answerOf<Digest>(app.fetch(path, { headers: admin }));
  expect(body).toMatchObject({
    isMailSetUp: true,
    isPublic: true,
    confirmed: 1,
    sent: null,
    testTo: "editor@example.com",
  });
  const preview = await ask(new URL(body.previewUrl).pathname);
  expect(preview.headers.get("Content-Security-Policy")).toMatch(/default-src 'none'.*sandbox.*frame-ancestors 'self'/);
  expect(preview.headers.get("X-Frame-Options")).toBe("SAMEORIGIN");
  expect(await preview.text()).toContain("<h1");
  expect((await ask("/preview/letter/x")).status).toBe(404);
  expect(await answerOf(postJson(app, path, {}, admin))).toEqual({ status: 202, body: { to: 1 } });
  expect(await answerOf(postJson(app, path, {}, admin))).toEqual({
    status: 409,
    body: { message: "This article has already been sent" },
  });
  expect((await postJson(app, path, { again: "ya" }, admin)).status).toBe(400);
  expect((await postJson(app, `${path}/test`, {}, admin)).status).toBe(204);
  expect((await postJson(app, `/api/news/${"0".repeat(24)}/digest`, {}, admin)).status).toBe(404);
});

test("a mail service unsubscribes by one post of its own making, and again", async () => {
  const multipart = { "Content-Type": "multipart/form-data; boundary=x", Origin: "https://mail.example" };
  const body = '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';
  const first = await ask(stop, "POST", multipart, body);
  // RFC 8058 allows no redirect.
  expect(first.status).toBe(200);
  expect(await subscribers()).toEqual([]);
  const form = { "Content-Type": "application/x-www-form-urlencoded", "Sec-Fetch-Site": "cross-site" };
  expect(await kindOf(ask(stop, "POST", form, "List-Unsubscribe=One-Click"))).toBe("unsubscribed");
  expect((await ask(confirm)).status).toBe(404);
});
