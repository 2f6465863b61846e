import { pino } from "pino";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { waitMs } from "../../../test-timeouts.ts";
import { startTestServices } from "../../test/services.ts";
import { startBackground } from "./background.ts";

let site: Awaited<ReturnType<typeof startTestServices>>;
beforeEach(async () => {
  site = await startTestServices();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
});
afterEach(async () => {
  vi.useRealTimers();
  await site.close();
});

test("nothing is forgotten by a clock that could not be looked at any more", async () => {
  let isAway = false;
  const forgot: boolean[] = [];
  const failures: string[] = [];
  const services = {
    ...site.services,
    timeWatch: {
      ...site.services.timeWatch,
      async look() {
        if (isAway) throw new Error("The database is away");
        return site.services.timeWatch.look();
      },
    },
    features: [
      ...site.services.features,
      { services: {}, tidying: { forgettingSoon: { probe: async () => void forgot.push(isAway) } } },
    ],
  };
  const background = startBackground({
    services,
    backups: { backUp: async () => undefined, rehearse: async () => undefined },
    config: { dataDir: "", backupKeep: 0 },
    uploadDir: site.folders.uploadDir,
    log: pino({ enabled: false }),
    failed: (step: string) => void failures.push(step),
  });
  await vi.advanceTimersByTimeAsync(60_000);
  // Once soon after the start, and once by the timer of every minute.
  await vi.waitFor(() => expect(forgot).toEqual([false, false]), waitMs);
  isAway = true;
  // By the second time, the steps after the first one are done.
  for (const times of [1, 2]) {
    await vi.advanceTimersByTimeAsync(60_000);
    await vi.waitFor(() => expect(failures).toHaveLength(times), waitMs);
  }
  await background.stop();
  isAway = false;
  expect(forgot).toEqual([false, false]);
});

test("each step of a feature is run each hour, and those that forget only by a clock that is right", () => {
  const stepsOf = (kind: "hourly" | "forgetting" | "forgettingSoon") =>
    site.services.features.flatMap(({ tidying }) => Object.keys(tidying?.[kind] ?? {})).sort();
  expect(stepsOf("hourly")).toEqual(["confirmations", "people", "pictures", "searchTexts"]);
  expect(stepsOf("forgettingSoon")).toEqual(["undos"]);
  expect(stepsOf("forgetting")).toEqual([
    "audit",
    "emailChanges",
    "invitations",
    "leads",
    "limits",
    "mails",
    "previews",
    "resetLinks",
    "reviews",
    "saves",
    "sessions",
    "shareCards",
    "subscribers",
    "testimonialRequests",
    "trash",
    "unknownAddresses",
    "visitors",
    "webhookDeliveries",
  ]);
});
