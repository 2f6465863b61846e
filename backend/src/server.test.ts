import type { RenderPage } from "@etalase/contracts/public-api";
import { expect, onTestFinished, test } from "vitest";
import { startTestApp } from "../test/app.ts";

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

test("stopping lets the requests that are under way end whole, and takes no new ones", async () => {
  const { app, arrived, letThrough } = await startSlowSite();
  const page = app.fetch("/");
  await arrived;
  const stopped = app.stop(60_000);
  await expect(app.fetch("/healthz")).rejects.toThrow("fetch failed");
  letThrough();
  expect(await (await page).text()).toContain("Whole");
  await stopped;
  expect(app.server.listening).toBe(false);
});

test("stopping cuts what takes longer than it may", async () => {
  const { app, arrived } = await startSlowSite();
  const page = app.fetch("/");
  await arrived;
  await Promise.all([expect(page).rejects.toThrow("fetch failed"), app.stop(1)]);
});
