import { beforeEach, expect, test } from "vitest";
import { startTestServices } from "../../../test/services.ts";
import { eachTest } from "../../../test/started.ts";
import type { Services } from "../../services.ts";

let newsletter: Services["newsletter"];
const site = eachTest(() => startTestServices());
beforeEach(async () => {
  newsletter = site.services.newsletter;
});

test("who subscribes again is answered the same, and stays there once, with the newest consent", async () => {
  const first = await newsletter.subscribe("ana@example.com", "192.0.2.1");
  const [before] = await newsletter.all();
  site.pass(1000);
  expect(await newsletter.subscribe("ANA@example.com", "192.0.2.1")).toEqual(first);
  expect(await newsletter.all()).toEqual([{ ...before, consentAt: site.now() }]);
});
