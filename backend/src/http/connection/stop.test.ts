import type { RenderPage } from "@etalase/contracts/public-api";
import { expect, onTestFinished, test } from "vitest";
import { startTestApp } from "../../../test/app.ts";
import { openRaw, rawRequest, statusesIn } from "../../../test/raw-client.ts";

/** A site whose pages wait until the test releases them. */
async function startSlowSite() {
  const arrived = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  const render: RenderPage = async () => {
    arrived.resolve();
    await gate.promise;
    return { status: 200, html: "<!doctype html><title>Whole</title>", policy: "default-src 'none'", indexable: true };
  };
  const app = await startTestApp({ render });
  onTestFinished(app.close);
  return { app, arrived: arrived.promise, letThrough: gate.resolve };
}

test("before it stops, the process says so, goes on serving, and lets connections go", async () => {
  const { app, letThrough } = await startSlowSite();
  letThrough();
  const kept = await openRaw(app.port);
  kept.say(rawRequest("GET /healthz"));
  expect(await kept.hears(/HTTP\/1\.1 200 /)).toMatch(/connection: keep-alive/i);
  app.announceStop();
  kept.say(rawRequest("GET /readyz"));
  expect(statusesIn(await kept.ended)).toEqual([200, 503]);
  kept.close();
  const fresh = await openRaw(app.port);
  fresh.say(rawRequest("GET /"));
  expect(await fresh.ended).toMatch(/^HTTP\/1\.1 200 [\s\S]*connection: close\r\n/i);
  fresh.close();
});

test("a request that is under way then is the last one of its connection", async () => {
  const { app, arrived, letThrough } = await startSlowSite();
  const client = await openRaw(app.port);
  client.say(rawRequest("GET /"));
  await arrived;
  const stopped = app.stop(60_000);
  letThrough();
  expect(await client.ended).toMatch(/^HTTP\/1\.1 200 [\s\S]*connection: close\r\n[\s\S]*Whole/i);
  client.close();
  await stopped;
});

test("connections without a request end at once: silent ones, half heads, and those between two requests", async () => {
  const { app } = await startSlowSite();
  const [silent, half, idle] = await Promise.all([openRaw(app.port), openRaw(app.port), openRaw(app.port)]);
  half.say("GET / HTTP/1.1\r\nHost: local");
  idle.say(rawRequest("GET /healthz"));
  await idle.hears(/200 OK[\s\S]*\{.*\}$/);
  // The stop resolves before the time that running requests would have.
  await app.stop(3_600_000);
  expect(await Promise.all([silent.ended, half.ended])).toEqual(["", ""]);
  for (const client of [silent, half, idle]) client.close();
});
