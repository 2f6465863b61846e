import type { RenderPage } from "@etalase/contracts/public-api";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { bearer, postJson, signUp, signUpStaff, startTestApp, type TestApp, testApp } from "../../../test/app.ts";
import { foreignFile } from "./custom-code.ts";

const scripts = { hosts: ["connect.facebook.net", "www.facebook.com"], code: 'fbq("init", "1");' };
const file = foreignFile(scripts);

const render: RenderPage = async (_url, _api, { foreign = null }) => ({
  status: 200,
  html: JSON.stringify(foreign),
  policy: "default-src 'none'",
  indexable: true,
});

let superadmin: Record<string, string>;
let admin: Record<string, string>;
const { app } = testApp({ render });
beforeAll(async () => {
  const staff = await signUpStaff(app);
  superadmin = bearer(staff.head.token);
  admin = bearer(staff.admin.token);
});
beforeEach(() => save({ scripts }));

const save = (fields: object, by = superadmin) => postJson(app, "/api/settings", fields, by, "PUT");
/** The foreign scripts of the page's site, as the renderer gets them. */
const given = async (site: TestApp, headers: Record<string, string> = {}) =>
  JSON.parse(await (await site.fetch("/", { headers })).text());

test("visitors' pages get the hosts, and the address of the code that waits for consent", async () => {
  expect(await given(app)).toEqual({ ...file, hosts: scripts.hosts });
  expect(JSON.stringify(await given(app))).not.toContain("fbq");
});

test("the code is served at the address that names its content", async () => {
  const response = await app.fetch(file?.path ?? "");
  expect([response.status, response.headers.get("Content-Type"), await response.text()]).toEqual([
    200,
    "text/javascript; charset=utf-8",
    scripts.code,
  ]);
  await save({ scripts: { ...scripts, code: "" } });
  expect((await app.fetch(file?.path ?? "")).status).toBe(404);
  expect(await given(app)).toBeNull();
});

test("pages of staff get none", async () => {
  expect(await given(app, { cookie: "etalase_staff=1" })).toBeNull();
});

test("is a superadmin's to change, in the log with its length alone", async () => {
  const change = { scripts: { ...scripts, code: "rahasia()" } };
  expect((await save(change, admin)).status).toBe(403);
  expect((await save({ scripts, siteName: "Satu" }, admin)).status).toBe(200);
  expect((await save(change)).status).toBe(200);
  const log = await (await app.fetch("/api/audit?action=customCode", { headers: superadmin })).text();
  expect(log).toContain('"field":"scripts"');
  expect(log).not.toContain("rahasia");
});

test("is nowhere when custom code is switched off", async () => {
  const off = await startTestApp({ customCode: false, render });
  await postJson(off, "/api/settings", { scripts }, bearer((await signUp(off)).token), "PUT");
  expect((await off.fetch(file?.path ?? "")).status).toBe(404);
  expect(await given(off)).toBeNull();
  await off.close();
});
