import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { answerOf, bearer, browser, postJson, signUp, startTestApp, type TestApp } from "../../test/app.ts";
import { openRaw, rawRequest, statusesIn } from "../../test/raw-client.ts";
import { createLog } from "../process/log.ts";
import { createApp } from "./app.ts";
import { health } from "./health.ts";
import type { Limits } from "./limits.ts";

const page = { status: 200 as const, html: "<!doctype html>", policy: "default-src 'none'", indexable: true };

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
    body: { message: "The server is busy. Please try again in a moment.", begun: false },
  });
  expect((await ask("/healthz")).status).toBe(200);
  gate.resolve();
  expect(new Set((await Promise.all(served)).map(({ status }) => status))).toEqual(new Set([200]));
  expect(await (await ask()).text()).toBe("served");
});

test("an address may have so many requests at work, and leaves the rest to others", async () => {
  const gate = Promise.withResolvers<void>();
  let waiting = 0;
  const app = await startTestApp({ limits: { inFlightPerAddress: 3, inFlight: 5 }, render: async () => page });
  onTestFinished(app.close);
  await app.fetch("/berita"); // cached from now on
  const list = app.services.partners.list;
  vi.spyOn(app.services.partners, "list").mockImplementation(async (...given) => {
    waiting += 1;
    await gate.promise;
    return list(...given);
  });
  // A search is not cached, so each request has work to do.
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
  expect((await from("192.0.2.1", "/berita")).status).toBe(200);
  const order = { kind: "order", code: "7K2PQM" };
  expect((await postJson(app, "/api/leads", order, { "User-Agent": browser })).status).toBe(202);
  gate.resolve();
  expect((await Promise.all(served)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect((await from("192.0.2.1")).status).toBe(200);
});

test("staff whom the site knows have room of their own, which no number of others fills", async () => {
  const gate = Promise.withResolvers<void>();
  const app = await startTestApp({ limits: { inFlightPerAddress: 3, inFlight: 3, staffInFlight: 2 } });
  onTestFinished(app.close);
  const known = bearer((await signUp(app)).token);
  const plain = bearer((await signUp(app, { username: "budi", email: "budi@example.com" })).token);
  let waiting = 0;
  const list = app.services.partners.list;
  vi.spyOn(app.services.partners, "list").mockImplementation(async (...given) => {
    waiting += 1;
    await gate.promise;
    return list(...given);
  });
  const burst = [1, 2, 3].map(() => app.fetch("/api/partners?search=toko"));
  await expect.poll(() => waiting).toBe(3);
  const save = async (headers: Record<string, string>) =>
    (await postJson(app, "/api/testimonials/requests", { clientName: "Bu Sari" }, headers)).status;
  expect(await save(known)).toBe(201);
  expect([await save(plain), await save(bearer("a.b.c")), await save({})]).toEqual([503, 503, 503]);
  burst.push(...[4, 5].map(() => app.fetch("/api/partners?search=toko", { headers: known })));
  await expect.poll(() => waiting).toBe(5);
  expect(await save(known)).toBe(503);
  gate.resolve();
  expect((await Promise.all(burst)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
});

describe("a process with more in its queue than it works off", () => {
  /** Without any time in the queue, every request that may be refused is refused. */
  const start = async (limits: Partial<Limits> = { waiting: 0, queueMs: -1 }) => {
    const app = await startTestApp({ limits, render: async () => page });
    onTestFinished(app.close);
    return app;
  };

  test("turns away all but orders, what is kept, files and health checks", async () => {
    const statuses = async (app: TestApp) => ({
      write: (await postJson(app, "/api/newsletter", { email: "a@example.com" })).status,
      order: (await postJson(app, "/api/leads", { kind: "order", code: "7K2PQM" }, { "User-Agent": browser })).status,
      upload: (await app.fetch("/api/news", { method: "POST", body: new FormData() })).status,
      read: (await app.fetch("/api/news")).status,
      drawing: (await app.fetch("/berita?search=x")).status,
      staff: (await app.fetch("/", { headers: { Cookie: "etalase_staff=1", "Cache-Control": "no-cache" } })).status,
      file: (await app.fetch("/media/none.webp")).status,
      health: (await app.fetch("/healthz")).status,
      ready: (await app.fetch("/readyz")).status,
    });
    const still = { order: 202, file: 404, health: 200, ready: 200 };
    const others = { write: 400, upload: 401, read: 200, drawing: 200, staff: 200 };
    expect(await statuses(await start({}))).toEqual({ ...others, ...still });
    const away = { write: 503, upload: 503, read: 503, drawing: 503, staff: 503 };
    expect(await statuses(await start())).toEqual({ ...away, ...still });
  });

  test("says that the call never began and when to come back, and reads no body for it", async () => {
    const app = await start();
    const client = await openRaw(app.port);
    const head = { "Content-Type": "application/json", "Content-Length": 100 };
    client.say(rawRequest("POST /api/visits", head));
    const heard = await client.ended;
    expect(statusesIn(heard)).toEqual([503]);
    expect(heard).toMatch(/retry-after: 2\r\n/i);
    expect(heard).toContain('"begun":false');
    client.close();
  });
});
