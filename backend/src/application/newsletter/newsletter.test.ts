import { afterEach, beforeEach, expect, test } from "vitest";
import { actor, unconfirmed } from "../../../test/records.ts";
import { startTestServices } from "../../../test/services.ts";
import type { Services } from "../../services.ts";

let site: Awaited<ReturnType<typeof startTestServices>>;
let newsletter: Services["newsletter"];
beforeEach(async () => {
  site = await startTestServices();
  newsletter = site.services.newsletter;
});
afterEach(() => site.close());

const by = actor({ role: "superadmin" });

test("a subscriber is stored with the consent, its text's version and its time", async () => {
  await newsletter.subscribe("Ana@Example.com", "192.0.2.1");
  expect(await newsletter.all()).toEqual([
    {
      id: expect.any(String),
      email: "ana@example.com",
      consentVersion: "2026-11",
      consentAt: site.now(),
      ...unconfirmed,
      consentAddress: expect.stringMatching(/^[0-9a-f]{32}$/),
    },
  ]);
});

test("who subscribes again is answered the same, and stays there once, with the newest consent", async () => {
  const first = await newsletter.subscribe("ana@example.com", "192.0.2.1");
  const [before] = await newsletter.all();
  site.pass(1000);
  expect(await newsletter.subscribe("ANA@example.com", "192.0.2.1")).toEqual(first);
  expect(await newsletter.all()).toEqual([{ ...before, consentAt: site.now() }]);
});

test("ten addresses an hour may come from one client", async () => {
  for (let index = 0; index < 10; index++) await newsletter.subscribe(`a${index}@example.com`, "192.0.2.1");
  await expect(newsletter.subscribe("b@example.com", "192.0.2.1")).rejects.toMatchObject({
    kind: "tooManyAttempts",
    retryAfter: 3600,
    limit: 10,
  });
  await newsletter.subscribe("c@example.com", "192.0.2.2");
  site.pass(60 * 60 * 1000);
  await newsletter.subscribe("b@example.com", "192.0.2.1");
  expect(await newsletter.all()).toHaveLength(12);
});

test("a subscriber is removed once", async () => {
  await newsletter.subscribe("ana@example.com", "192.0.2.1");
  const [{ id } = { id: "" }] = await newsletter.all();
  await newsletter.remove(id, by);
  await expect(newsletter.remove(id, by)).rejects.toMatchObject({ kind: "notFound" });
  expect(await newsletter.all()).toEqual([]);
});
