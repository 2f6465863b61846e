import { expect, test } from "vitest";
import { on, onEachDatabase } from "../../test/on-each-database.ts";
import { newId } from "../../test/records.ts";
import { createEmailChangeRepository } from "./account-links.ts";
import { createTwoFactorRepository } from "./two-factor.ts";

onEachDatabase("second factors", ["two_factor"], ({ database }) => {
  const factors = () => createTwoFactorRepository(database().em);

  test("come back with every field, also when they are saved again", async () => {
    const begun = { id: newId(), secret: null, pending: "sealed", lastStep: 0, recoveryHashes: [] };
    await factors().save(begun);
    expect(await factors().find(begun.id)).toEqual(begun);
    const enabled = { ...begun, secret: "sealed", pending: null, lastStep: 59_000_000, recoveryHashes: ["b", "a"] };
    await factors().save(enabled);
    expect(await factors().find(begun.id)).toEqual(enabled);
    await factors().remove(begun.id);
    expect(await factors().find(begun.id)).toBeNull();
  });

  test("that are only begun count as off", async () => {
    const [begun, enabled, none] = [newId(), newId(), newId()];
    const factor = { pending: null, lastStep: 1, recoveryHashes: [] };
    await factors().save({ ...factor, id: begun, secret: null });
    await factors().save({ ...factor, id: enabled, secret: "sealed" });
    expect(await factors().enabledAmong([begun, enabled, none])).toEqual(new Set([enabled]));
    expect(await factors().enabledAmong([])).toEqual(new Set());
  });
});

onEachDatabase("changes of an e-mail address", ["email_changes"], ({ database }) => {
  const changes = () => createEmailChangeRepository(database().em);
  const change = (userId: string, tokenHash: string) => ({
    userId,
    tokenHash,
    email: `${tokenHash}@example.com`,
    createdAt: on(1),
    expiresAt: on(2),
  });

  test("take the place of the account's earlier one", async () => {
    const [first, second, foreign] = [change(newId(), "a"), change(newId(), "b"), change(newId(), "c")];
    const later = { ...second, userId: first.userId };
    for (const one of [first, foreign, later]) await changes().save(one);
    expect(await changes().findOf(first.userId)).toEqual(later);
    expect([await changes().findByHash("a"), await changes().findByHash("b")]).toEqual([null, later]);
    expect(await changes().all()).toHaveLength(2);
  });
});
