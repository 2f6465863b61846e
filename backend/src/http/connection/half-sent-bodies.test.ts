import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { postJson, signUp, startTestApp, type TestApp } from "../../../test/app.ts";
import { openRaw, type RawClient, rawRequest, statusesIn } from "../../../test/raw-client.ts";

const calls = ["/api/auth/login", "/api/newsletter", "/api/visits", "/api/vitals"];
const json = { "Content-Type": "application/json", "Content-Length": 50 };

describe("while hundreds of bodies are half sent", () => {
  let app: TestApp;
  let clients: RawClient[] = [];
  beforeEach(async () => {
    app = await startTestApp({ limits: { slowBodyMs: 1_000 } });
  });
  afterEach(async () => {
    for (const client of clients) client.close();
    clients = [];
    await app.close();
  });

  /** Sends one byte of each of `count` bodies. */
  async function sendHalf(count: number, addressOf: (index: number) => string) {
    const more = await Promise.all(Array.from({ length: count }, () => openRaw(app.port)));
    clients.push(...more);
    for (const [index, client] of more.entries()) {
      const path = calls[index % calls.length];
      client.say(rawRequest(`POST ${path}`, { ...json, "X-Forwarded-For": addressOf(index) }, "{"));
    }
  }

  const refused = () => clients.filter((client) => statusesIn(client.heard()).includes(503)).length;

  test.each([
    ["one address", () => "192.0.2.1", 8],
    ["many addresses", (index: number) => `192.0.2.${index % 30}`, 64],
  ])("by %s, everything else is answered, and few of them may go on", async (_whose, addressOf, mayGoOn) => {
    const { token } = await signUp(app);
    await sendHalf(300, addressOf);
    for (const path of ["/", "/berita", "/api/news", "/readyz", "/healthz"])
      expect((await app.fetch(path, { headers: { "X-Forwarded-For": addressOf(1) } })).status, path).toBeLessThan(405);
    expect((await app.fetch("/api/auth/me", { headers: { Authorization: `Bearer ${token}` } })).status).toBe(200);
    // Complete bodies pass, even from the same address.
    const login = { username: "ana", password: "etalase-rahasia-9" };
    expect((await postJson(app, "/api/auth/login", login, { "X-Forwarded-For": addressOf(1) })).status).toBe(200);
    await expect.poll(refused).toBe(300 - mayGoOn);
    const [answer = ""] = clients.map((client) => client.heard()).filter(Boolean);
    expect(answer).toMatch(/retry-after: 2\r\n/i);
    expect(answer).toMatch(/connection: close\r\n/i);
    expect((await postJson(app, "/api/auth/login", login, { "X-Forwarded-For": addressOf(1) })).status).toBe(200);
  });

  test("a slow body that ends gives its place to another", async () => {
    await sendHalf(9, () => "192.0.2.1");
    await expect.poll(refused).toBe(1);
    const slow = clients.find((client) => client.heard() === "");
    slow?.say(`}${" ".repeat(48)}`);
    await slow?.hears(/HTTP\/1\.1 [24]/);
    await sendHalf(2, () => "192.0.2.1");
    await expect.poll(refused).toBe(2);
  });
});

test("somebody who is not signed in has little time for a body", async () => {
  const app = await startTestApp({ limits: { anonymousBodyMs: 50 } });
  const client = await openRaw(app.port);
  client.say(rawRequest("POST /api/auth/login", json, "{"));
  expect(statusesIn(await client.ended)).toEqual([408]);
  client.close();
  await app.close();
});
