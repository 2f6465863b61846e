import { once } from "node:events";
import type { AddressInfo } from "node:net";
import Koa from "koa";
import { expect, onTestFinished, test } from "vitest";
import { answerOf, startTestApp } from "../../test/app.ts";
import { health } from "./health.ts";

test("the process is up and ready, whatever host asks", async () => {
  const app = await startTestApp({ publicUrl: "https://etalase.example" });
  onTestFinished(app.close);
  expect(await answerOf(app.fetch("/healthz"))).toEqual({ status: 200, body: { status: "ok" } });
  expect(await answerOf(app.fetch("/readyz"))).toEqual({ status: 200, body: { status: "ready" } });
});

async function startHealth(needs: Partial<Parameters<typeof health>[0]>) {
  const app = new Koa().use(health({ ping: async () => {}, isStopping: () => false, elapsed: () => 0, ...needs }));
  const server = app.listen(0, "127.0.0.1");
  onTestFinished(() => {
    server.close();
  });
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
}

test("the database is asked once a second at most, however often somebody else asks", async () => {
  let pings = 0;
  let clock = 0;
  const ask = await startHealth({
    ping: async () => {
      pings += 1;
    },
    elapsed: () => clock,
  });
  await Promise.all(Array.from({ length: 10 }, () => ask("/readyz")));
  clock = 999;
  await ask("/readyz");
  expect(pings).toBe(1);
  clock = 1000;
  await ask("/readyz");
  expect(pings).toBe(2);
});

test("a process that stops is up but not ready", async () => {
  const ask = await startHealth({ isStopping: () => true });
  expect((await ask("/healthz")).status).toBe(200);
  const response = await ask("/readyz");
  expect([response.status, response.headers.get("Retry-After")]).toEqual([503, "5"]);
});

test.each(["/healthz", "/readyz"])("%s is only ever read", async (path) => {
  const app = await startTestApp();
  onTestFinished(app.close);
  expect((await app.raw(path, { method: "HEAD" })).status).toBe(200);
  for (const method of ["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "PROPFIND"]) {
    const { status, headers } = await app.raw(path, { method });
    expect([status, headers.allow], method).toEqual([405, "GET, HEAD"]);
  }
});

test("a database that gives no answer is not ready, and is not waited for", async () => {
  const ask = await startHealth({ ping: () => new Promise(() => {}) });
  expect((await ask("/readyz")).status).toBe(503);
});
