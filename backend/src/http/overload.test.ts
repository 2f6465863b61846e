import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { answerOf } from "../../test/app.ts";
import { createLog } from "../log.ts";
import { createApp } from "./app.ts";
import { health } from "./health.ts";

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
      health({ ping: async () => {}, isStopping: () => false, now: () => new Date() }),
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
