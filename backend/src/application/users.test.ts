import { beforeEach, describe, expect, test } from "vitest";
import { actor, userRecord } from "../../test/records.ts";
import { startTestServices } from "../../test/services.ts";
import { eachTest } from "../../test/started.ts";
import type { User } from "../domain/user.ts";
import { createUserRepository } from "../persistence/users.ts";
import type { Services } from "../services.ts";

let users: Services["users"];
const site = eachTest(() => startTestServices());
beforeEach(async () => {
  users = site.services.users;
});

const by = actor({ role: "superadmin" });

async function add(changes: Partial<User> = {}) {
  const account = userRecord(changes);
  await createUserRepository(site.database.em).insert(account);
  return account;
}
const roles = async () => {
  const { rows } = await users.list({ page: 1, limit: 100 });
  return rows.map(({ role, disabled }) => (disabled ? `${role} disabled` : role)).sort();
};
const lastOne = { kind: "invalid", message: "The last superadmin cannot be demoted, disabled or deleted" };

describe("the last superadmin", () => {
  test("cannot be demoted, disabled or deleted", async () => {
    const { id } = await add({ role: "superadmin" });
    await add({ role: "admin" });
    await add({ role: "superadmin", disabled: true });
    for (const change of [{ role: "admin" }, { role: "user" }, { disabled: true }] as const)
      await expect(users.update(id, change, by)).rejects.toMatchObject(lastOne);
    await expect(users.remove(id, by)).rejects.toMatchObject(lastOne);
    expect(await roles()).toEqual(["admin", "superadmin", "superadmin disabled"]);
  });

  test("may be told to stay what they are", async () => {
    const { id } = await add({ role: "superadmin" });
    expect(await users.update(id, { role: "superadmin", disabled: false }, by)).toMatchObject({ role: "superadmin" });
  });

  test("is not the last while there is another", async () => {
    const [one, two] = [await add({ role: "superadmin" }), await add({ role: "superadmin" })];
    await users.update(one.id, { role: "user" }, by);
    await expect(users.remove(two.id, by)).rejects.toMatchObject(lastOne);
    await users.remove(one.id, by);
    expect(await roles()).toEqual(["superadmin"]);
  });

  test("stays when two superadmins demote each other at once", async () => {
    const [one, two] = [await add({ role: "superadmin" }), await add({ role: "superadmin" })];
    const results = await Promise.allSettled([
      users.update(one.id, { role: "user" }, by),
      users.update(two.id, { disabled: true }, by),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(await roles()).toContain("superadmin");
  });
});
