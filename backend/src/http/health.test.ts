import { afterAll, beforeAll, expect, test } from "vitest";
import { answerOf, startTestApp, type TestApp } from "../../test/app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ publicUrl: "https://etalase.example" });
});
afterAll(() => app.close());

test("the process is up and ready, for whatever host asks", async () => {
  expect(await answerOf(app.fetch("/healthz"))).toEqual({ status: 200, body: { status: "ok" } });
  expect(await answerOf(app.fetch("/readyz"))).toEqual({ status: 200, body: { status: "ready" } });
});
