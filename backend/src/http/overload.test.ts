import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { answerOf, browser, postJson, signUp, startTestApp } from "../../test/app.ts";
import { openRaw, rawRequest, statusesIn } from "../../test/raw-client.ts";
import { createLog } from "../log.ts";
import { createApp } from "./app.ts";
import { health } from "./health.ts";
import { watchLoopDelay } from "./loop-delay.ts";

test("more than 200 requests at once are sent away at once, but never the health check", async () => {
  const gate = Promise.withResolvers<void>();
  const full = Promise.withResolvers<void>();
  let waiting = 0;
  const app = createApp({
    publicUrl: "http://localhost:8080",
    isDefaultUrl: true,
    trustedProxies: 0,
    log: createLog("silent"),
    middleware: [
      health({ ping: async () => {}, isStopping: () => false, elapsed: () => 0 }),
      async (ctx) => {
        waiting += 1;
        if (waiting === 200) full.resolve();
        await gate.promise;
        ctx.body = "served";
      },
    ],
  });
  const server = app.listen(0, "127.0.0.1");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server, "listening");
  const ask = (path = "/") => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);

  const served = Array.from({ length: 200 }, () => ask());
  await full.promise;
  const refused = await ask("/api/news");
  expect(refused.headers.get("Retry-After")).toBe("2");
  expect(await answerOf(refused)).toEqual({
    status: 503,
    body: { message: "The server is busy. Please try again in a moment." },
  });
  expect((await ask("/healthz")).status).toBe(200);
  gate.resolve();
  expect(new Set((await Promise.all(served)).map(({ status }) => status))).toEqual(new Set([200]));
  expect(await (await ask()).text()).toBe("served");
});

test("an address may have so many requests at work, and leaves the rest to others", async () => {
  const gate = Promise.withResolvers<void>();
  let waiting = 0;
  const app = await startTestApp({ limits: { inFlightPerAddress: 3, inFlight: 5 } });
  onTestFinished(app.close);
  const list = app.services.partners.list;
  vi.spyOn(app.services.partners, "list").mockImplementation(async (...given) => {
    waiting += 1;
    await gate.promise;
    return list(...given);
  });
  // A search is made for each who asks.
  const from = (address: string, path = "/api/partners?search=toko") =>
    app.fetch(path, { headers: { "X-Forwarded-For": address } });
  const served = [1, 2, 3].map(() => from("192.0.2.1"));
  await expect.poll(() => waiting).toBe(3);
  expect((await from("192.0.2.1")).status).toBe(503);
  expect((await from("192.0.2.1", "/")).status).toBe(503);
  served.push(from("192.0.2.2"), from("192.0.2.3"));
  await expect.poll(() => waiting).toBe(5);
  expect((await from("192.0.2.4")).status).toBe(503);
  for (const path of ["/healthz", "/readyz"]) expect((await from("192.0.2.1", path)).status).toBe(200);
  expect((await from("192.0.2.1", "/media/none.webp")).status).toBe(404);
  gate.resolve();
  expect((await Promise.all(served)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect((await from("192.0.2.1")).status).toBe(200);
});

describe("a process that is late", () => {
  let delay = 0;
  const start = async () => {
    delay = 0;
    const app = await startTestApp({ loopDelayMs: () => delay, render: async () => page });
    onTestFinished(app.close);
    return app;
  };
  const page = { status: 200 as const, html: "<!doctype html>", policy: "default-src 'none'", indexable: true };

  test("turns away writes first, then reads and drawings, and never an order or what is kept", async () => {
    const app = await start();
    const { token } = await signUp(app);
    const me = { Authorization: `Bearer ${token}` };
    await app.fetch("/");
    const statuses = async () => ({
      write: (await postJson(app, "/api/newsletter", { email: "a@example.com" })).status,
      order: (await postJson(app, "/api/leads", { kind: "order", code: "7K2PQM" }, { "User-Agent": browser })).status,
      upload: (await app.fetch("/api/news", { method: "POST", headers: me, body: new FormData() })).status,
      read: (await app.fetch("/api/news")).status,
      drawing: (await app.fetch("/berita?search=x")).status,
      staff: (await app.fetch("/", { headers: { Cookie: "etalase_staff=1", "Cache-Control": "no-cache" } })).status,
      kept: (await app.fetch("/")).status,
      file: (await app.fetch("/media/none.webp")).status,
      health: (await app.fetch("/healthz")).status,
      ready: (await app.fetch("/readyz")).status,
    });
    const still = { order: 202, kept: 200, file: 404, health: 200, ready: 200 };
    const reads = { read: 200, drawing: 200, staff: 200 };
    const usual = await statuses();
    expect(usual).toMatchObject({ ...still, ...reads, upload: 400 });
    delay = 200;
    expect(await statuses()).toEqual(usual);
    delay = 201;
    expect(await statuses()).toEqual({ ...still, ...reads, write: 503, upload: 503 });
    delay = 401;
    expect(await statuses()).toEqual({ ...still, write: 503, upload: 503, read: 503, drawing: 503, staff: 503 });
    delay = 0;
    expect(await statuses()).toEqual(usual);
  });

  test("says when to come back, and reads no body for it", async () => {
    const app = await start();
    delay = 1_000;
    const client = await openRaw(app.port);
    const head = { "Content-Type": "application/json", "Content-Length": 100, Expect: "100-continue" };
    client.say(rawRequest("POST /api/visits", head));
    const heard = await client.ended;
    expect(statusesIn(heard)).toEqual([503]);
    expect(heard).toMatch(/retry-after: 2\r\n/i);
    client.close();
  });
});

test("the delay of the loop is told once two seconds in a row were late", async () => {
  const delayMs = watchLoopDelay();
  expect(delayMs()).toBe(0);
  const block = setInterval(() => {
    const end = performance.now() + 60;
    while (performance.now() < end);
  }, 1);
  await expect.poll(delayMs, { timeout: 10_000 }).toBeGreaterThan(50);
  clearInterval(block);
  await expect.poll(delayMs, { timeout: 10_000 }).toBeLessThan(50);
});
