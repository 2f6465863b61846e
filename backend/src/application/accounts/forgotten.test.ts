import { expect, test } from "vitest";
import { linkTokens } from "../../adapters/tokens.ts";
import { createAccountLetters } from "../mail/account-letters.ts";
import { initialSettings } from "../settings.ts";
import { createForgottenPasswords } from "./reset-links.ts";

const never = async () => {
  throw new Error("This is not asked for");
};

/** Starts with a database that answers nothing before the test lets it. */
function start() {
  const database = Promise.withResolvers<void>();
  const failures: unknown[] = [];
  const forgotten = createForgottenPasswords({
    resetLinks: { save: never },
    users: { findByIdentity: async () => null },
    linkTokens,
    outbox: { isSetUp: true, put: never, putAll: never, gather: never, withdraw: never },
    letters: createAccountLetters({ settings: async () => initialSettings, publicUrl: "" }),
    limiter: {
      count: async () => ({ count: 1, retryAfter: 1 }),
      counted: never,
      giveBack: never,
      clear: never,
      clearAll: never,
      removeEnded: never,
    },
    exclusively: async (work) => {
      await database.promise;
      return work();
    },
    audit: { record: never },
    now: () => new Date(),
    failed: (_step, error) => failures.push(error),
  });
  return { forgotten, database, failures };
}

test("the answer comes before anybody has looked for the account", async () => {
  const { forgotten, database } = start();
  await forgotten.ask("rina@example.com", "::1");
  let isDone = false;
  const settled = forgotten.settled().then(() => {
    isDone = true;
  });
  await Promise.resolve();
  expect(isDone).toBe(false);
  database.resolve();
  await settled;
  expect(isDone).toBe(true);
});

test("what goes wrong after the answer is told to whoever runs the site", async () => {
  const { forgotten, database, failures } = start();
  await forgotten.ask("rina@example.com", "::1");
  database.reject(new Error("away"));
  await forgotten.settled();
  expect(failures).toEqual([new Error("away")]);
});
