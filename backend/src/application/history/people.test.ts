import { describe, expect, test } from "vitest";
import { account } from "../../../test/app.ts";
import { sqliteByDay } from "../../../test/databases.ts";
import { nothing, startHistorySite } from "../../../test/history-site.ts";
import { actor, newId } from "../../../test/records.ts";
import { eachTest } from "../../../test/started.ts";
import { createUserRepository } from "../../persistence/users.ts";

const minute = 60_000;
const changed = { kind: "conflict", message: "This has been changed since, so nothing was undone." };

describe.each(sqliteByDay)("taking back what was done to people on %s", (dialect) => {
  const site = eachTest(() => startHistorySite(dialect));

  /** Returns everything that is stored in any table. */
  const stored = async () => {
    const run = (sql: string) => site.database.em.getConnection().execute<Record<string, unknown>[]>(sql);
    const names = [...site.database.em.getMetadata()].map(({ tableName }) => tableName);
    const found: Readonly<{ name: string; text: string }>[] = [];
    for (const name of names) found.push({ name, text: JSON.stringify(await run(`select * from ${name}`)) });
    return found;
  };
  const holding = async (text: string) =>
    (await stored()).filter((table) => table.text.includes(text)).map(({ name }) => name);
  const others = actor();

  describe("a subscriber", () => {
    const email = "rina.wulandari@example.com";

    test("comes back with the proof of consent", async () => {
      const id = await site.subscriber(email);
      const before = await site.everything();
      await site.services.newsletter.remove(id, site.by);
      await expect(site.services.undo(site.token(), others)).rejects.toMatchObject({ kind: "forbidden" });
      await site.undo();
      expect(await site.changesSince(before)).toEqual(nothing);
      await site.undo();
      expect(await site.services.newsletter.all()).toEqual([]);
    });

    test("is forgotten once that is over: nothing of the address is left", async () => {
      const id = await site.subscriber(email);
      await site.services.newsletter.remove(id, site.by);
      expect(await holding(email)).toEqual(["undos"]);
      expect((await site.services.trash.list({ page: 1, limit: 10 })).rows).toEqual([]);
      site.pass(30 * minute - 1);
      await site.services.forgetUndos();
      expect(await holding(email)).toEqual(["undos"]);
      site.pass(1);
      await expect(site.undo()).rejects.toMatchObject({ kind: "notFound" });
      await site.services.forgetUndos();
      expect(await holding("wulandari")).toEqual([]);
    });

    test("who has subscribed anew stays so", async () => {
      const id = await site.subscriber(email);
      await site.services.newsletter.remove(id, site.by);
      await site.subscriber(email);
      const before = await site.everything();
      await expect(site.undo()).rejects.toMatchObject(changed);
      expect(await site.changesSince(before)).toEqual(nothing);
    });
  });

  describe("a lead", () => {
    const person = { name: "Rina Wulandari", phone: "0812 3456 7890", email: "rina@example.com" };
    const leads = () => site.services.leads;

    test("is as it was before each of its edits, with its history", async () => {
      const { id } = await site.lead(person);
      const other = await site.lead();
      const rina = await site.account({ role: "admin" });
      const before = await site.everything();
      await leads().update(id, { status: "won", value: 2_500_000, note: "Lunas", name: "", assignee: rina.id }, site);
      await site.undo();
      expect(await site.changesSince(before)).toEqual(nothing);
      await leads().bulkUpdate({ ids: [id, other.id], update: { status: "lost" } }, site.by);
      await site.undo();
      expect(await site.changesSince(before)).toEqual(nothing);
      await site.undo();
      expect((await leads().counts()).statuses).toEqual(new Map([["lost", 2]]));
    });

    test("that was deleted comes back by whoever of the staff, but lies in no trash", async () => {
      const rina = await site.account({ role: "admin" });
      const { id } = await site.lead({ ...person, assignee: rina.id });
      const before = await site.everything();
      await leads().remove([id], site.by);
      expect((await site.services.trash.list({ page: 1, limit: 10 })).rows).toEqual([]);
      await site.services.undo(site.token(), others);
      expect(await site.changesSince(before)).toEqual(nothing);
    });

    test("is forgotten once that is over: nothing of the person is left", async () => {
      const { id, code } = await site.lead(person);
      await leads().update(id, { name: "Rina W.", note: "Wulandari menelepon" }, site);
      await leads().remove([id], site.by);
      expect(await holding("Wulandari")).toEqual(["undos"]);
      site.pass(30 * minute);
      await site.services.forgetUndos();
      // Few digits would also be found in the hashes of the audit log, by chance.
      const texts = ["ulandari", "Rina", "rina@", "3456 7890", "34567890", "menelepon"];
      for (const text of texts) expect(await holding(text)).toEqual([]);
      expect(await holding(code)).toEqual(["audit_entries"]);
      await expect(site.undo()).rejects.toMatchObject({ kind: "notFound" });
    });

    test("whose code came again since stays deleted", async () => {
      const { id, code } = await site.lead(person);
      await leads().remove([id], site.by);
      await site.lead({ code });
      await expect(site.undo()).rejects.toMatchObject(changed);
    });

    test("is nobody's while its account is deleted, and that account's again when it comes back", async () => {
      await site.account({ role: "superadmin" });
      const rina = await site.account({ role: "admin" });
      const { id } = await site.lead({ assignee: rina.id });
      await site.services.users.remove(rina.id, site.by);
      expect((await leads().get(id)).assignee).toBeNull();
      await site.undo();
      expect((await leads().get(id)).assignee).toBe(rina.id);
    });

    test("that goes back to an account which is gone is nobody's", async () => {
      await site.account({ role: "superadmin" });
      const rina = await site.account({ role: "admin" });
      const { id } = await site.lead({ assignee: rina.id });
      await leads().remove([id], site.by);
      const token = site.token();
      await site.services.users.remove(rina.id, site.by);
      await site.services.undo(token, site.by);
      expect((await leads().get(id)).assignee).toBeNull();
    });
  });

  describe("an account", () => {
    const users = () => site.services.users;
    const superadmin = (username: string) => site.account({ username, role: "superadmin" });

    test("has its role and state again, by a superadmin's hand", async () => {
      await superadmin("kepala");
      const { id } = await site.account({ role: "user" });
      const before = await site.everything();
      await users().update(id, { role: "superadmin", disabled: true }, site.by);
      await expect(site.services.undo(site.token(), others)).rejects.toMatchObject({ kind: "forbidden" });
      await site.undo();
      expect(await site.changesSince(before)).toEqual(nothing);
      const { rows } = await site.services.audit.list({ page: 1, limit: 2 });
      expect(rows.map(({ action, detail }) => [action, JSON.parse(detail)])).toEqual([
        ["update", { fields: ["role", "disabled"], role: "user", disabled: false }],
        ["undo", {}],
      ]);
    });

    test("is left alone once its owner has changed it", async () => {
      const { id } = await site.account({ role: "admin" });
      const after = await users().update(id, { role: "user" }, site.by);
      await createUserRepository(site.database.em).update({ ...after, name: "Ana Baru" });
      await expect(site.undo()).rejects.toMatchObject(changed);
    });

    test("is never the last superadmin that an undo takes away", async () => {
      const [one, two] = [await superadmin("satu"), await site.account({ role: "admin" })];
      await users().update(two.id, { role: "superadmin" }, site.by);
      const token = site.token();
      await users().update(one.id, { role: "user" }, site.by);
      const before = await site.everything();
      await expect(site.services.undo(token, site.by)).rejects.toMatchObject({
        kind: "invalid",
        message: "The last superadmin cannot be demoted, disabled or deleted",
      });
      expect(await site.changesSince(before)).toEqual(nothing);
    });

    test("that is disabled again is signed out, and sessions that have ended stay so", async () => {
      await superadmin("kepala");
      const { auth } = site.services;
      const { id } = (await auth.register(account, { ip: "::1" })).user;
      const signIn = async () => (await auth.login(account, { ip: "::1" })).token;
      const first = await signIn();
      await users().update(id, { disabled: true }, site.by);
      await site.undo();
      expect(await auth.authenticate(first, undefined)).toBeNull();
      await users().update(id, { disabled: true }, site.by);
      await users().update(id, { disabled: false }, site.by);
      const second = await signIn();
      await site.undo();
      expect(await auth.authenticate(second, undefined)).toBeNull();
    });

    test("comes back without what signs it in, which is kept nowhere", async () => {
      await superadmin("kepala");
      const secret = "$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$cmFoYXNpYQ";
      const one = await site.account({ role: "superadmin", passwordHash: secret });
      const before = await site.everything();
      await users().update(one.id, { role: "admin" }, site.by);
      await users().update(one.id, { role: "superadmin" }, site.by);
      expect(await holding("cmFoYXNpYQ")).toEqual(["users"]);
      await users().remove(one.id, site.by);
      const token = site.token();
      expect(await holding("cmFoYXNpYQ")).toEqual([]);
      await expect(site.services.undo(token, others)).rejects.toMatchObject({ kind: "forbidden" });
      await site.services.undo(token, site.by);
      const { went } = await site.changesSince(before);
      expect(went.map((row) => row.split(" ")[0])).toEqual(["users"]);
      // Nobody can sign in to the restored account, so the site still needs the other one.
      const { rows } = await users().list({ page: 1, limit: 10 });
      expect(rows.find(({ id }) => id === one.id)).toMatchObject({ username: one.username, passwordHash: "" });
      const [other] = rows.filter(({ username }) => username === "kepala");
      await expect(users().update(other?.id ?? "", { role: "user" }, site.by)).rejects.toMatchObject({
        kind: "invalid",
      });
    });

    test("whose name somebody else has taken since stays deleted", async () => {
      await superadmin("kepala");
      const one = await site.account({ username: "rina" });
      await users().remove(one.id, site.by);
      await site.account({ username: "rina" });
      await expect(site.undo()).rejects.toMatchObject({ kind: "conflict" });
      expect(await users().list({ page: 1, limit: 10, search: "rina" })).toMatchObject({ total: 1 });
      await expect(users().remove(newId(), site.by)).rejects.toMatchObject({ kind: "notFound" });
    });
  });
});
