import { describe, expect, test } from "vitest";
import { on, onEachDatabase } from "../../test/on-each-database.ts";
import { newId, userRecord } from "../../test/records.ts";
import { createSessionRepository } from "./sessions.ts";
import { createUserRepository } from "./users.ts";

onEachDatabase("accounts and sessions", ["users", "sessions"], ({ database }) => {
  const ofUsers = () => createUserRepository(database().em);
  const ofSessions = () => createSessionRepository(database().em);

  describe("accounts", () => {
    test("come back with every field", async () => {
      const account = userRecord({ name: "Zoë 🎉 O'Neil", role: "superadmin", disabled: true });
      await ofUsers().insert(account);
      expect(await ofUsers().findById(account.id)).toEqual(account);
      expect(await ofUsers().findByIdentity(account.username)).toEqual(account);
      expect(await ofUsers().findByIdentity(account.email)).toEqual(account);
      expect(await ofUsers().findByIdentity("nobody")).toBeNull();
      expect(await ofUsers().findById(newId())).toBeNull();
    });

    test("share neither user name nor e-mail address", async () => {
      const account = userRecord();
      await ofUsers().insert(account);
      const taken = { kind: "conflict", message: "Username or email is already taken" };
      await expect(ofUsers().insert(userRecord({ username: account.username }))).rejects.toMatchObject(taken);
      await expect(ofUsers().insert(userRecord({ email: account.email }))).rejects.toMatchObject(taken);
      expect(await ofUsers().count()).toBe(1);
    });

    test("are updated with a version more, and removed", async () => {
      const account = userRecord();
      await ofUsers().insert(account);
      const saved = await ofUsers().update({ ...account, role: "admin", disabled: true });
      expect(saved.version).toBe(2);
      expect(await ofUsers().findById(account.id)).toEqual(saved);
      await ofUsers().remove(account.id);
      expect(await ofUsers().count()).toBe(0);
    });

    test("are listed newest first, a page at a time, and searched by any of their names", async () => {
      const ids = ["a", "b", "c"].map((letter) => letter.repeat(24));
      for (const [index, id] of ids.entries())
        await ofUsers().insert(userRecord({ id, name: `Nama 10${index}% Ketiga` }));
      const list = async (query: { page?: number; limit?: number; search?: string }) => {
        const { rows, total } = await ofUsers().list({ page: 1, limit: 10, ...query });
        return { ids: rows.map(({ id }) => id.charAt(0)), total };
      };
      expect(await list({})).toEqual({ ids: ["c", "b", "a"], total: 3 });
      expect(await list({ page: 2, limit: 2 })).toEqual({ ids: ["a"], total: 3 });
      expect(await list({ search: "NAMA 101%" })).toEqual({ ids: ["b"], total: 1 });
      expect(await list({ search: "aaaa@example" })).toEqual({ ids: ["a"], total: 1 });
      expect(await list({ search: "ubbbb" })).toEqual({ ids: ["b"], total: 1 });
      expect(await list({ search: "1_1" })).toEqual({ ids: [], total: 0 });
    });

    test("are found by name without regard to case and accents", async () => {
      const account = userRecord({ name: "Ñusta ÉLODIE Straße" });
      await ofUsers().insert(account);
      const found = async (search: string) => (await ofUsers().list({ page: 1, limit: 10, search })).total;
      for (const search of ["ñusta", "NUSTA", "élodie", "Elodie s", "ta e", "STRAß"])
        expect(await found(search)).toBe(1);
      await ofUsers().update({ ...account, name: "Çelik" });
      expect([await found("elodie"), await found("CELİK".toLowerCase()), await found("celik")]).toEqual([0, 1, 1]);
    });

    test("that were there before names had a key are found by name too", async () => {
      await ofUsers().insert(userRecord({ name: "Zoë ? O'Neil" }));
      const run = (sql: string) => database().em.getConnection().execute(sql);
      await run("alter table users drop column name_key");
      await run("delete from migrations where name = '0004_user_names'");
      await database().migrate();
      expect((await ofUsers().list({ page: 1, limit: 10, search: "ZOE ? o'n" })).total).toBe(1);
    });

    test("that may administer are counted but for one", async () => {
      const [one, two] = [userRecord({ role: "superadmin" }), userRecord({ role: "superadmin" })];
      const others = [userRecord({ role: "superadmin", disabled: true }), userRecord({ role: "admin" })];
      for (const account of [one, two, ...others]) await ofUsers().insert(account);
      expect(await ofUsers().countSuperadmins(newId())).toBe(2);
      expect(await ofUsers().countSuperadmins(one.id)).toBe(1);
    });

    test("with the same name that come at once are stored as one", async () => {
      const results = await Promise.allSettled(
        Array.from({ length: 4 }, () => ofUsers().insert(userRecord({ username: "ana" }))),
      );
      expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
      expect(await ofUsers().count()).toBe(1);
    });
  });

  describe("sessions", () => {
    const session = (userId: string, created: Date, seen = created) => ({
      id: newId(),
      userId,
      browser: "Chrome on Android",
      address: "b1946ac92492d2347c6235b4d2611184",
      createdAt: created,
      lastSeenAt: seen,
    });

    test("come back as they were, are touched and removed", async () => {
      const one = session(newId(), new Date("2026-11-21T01:02:03.004Z"));
      await ofSessions().insert(one);
      expect(await ofSessions().find(one.id)).toEqual(one);
      await ofSessions().touch(one.id, on(22));
      expect(await ofSessions().find(one.id)).toEqual({ ...one, lastSeenAt: on(22) });
      await ofSessions().remove(one.id);
      expect(await ofSessions().find(one.id)).toBeNull();
    });

    test("of an account are listed by their last use, then newest first, as many as are asked for", async () => {
      const ana = newId();
      const [a, b, c, d] = [
        { ...session(ana, on(1), on(4)), id: "a".repeat(24) },
        { ...session(ana, on(1), on(4)), id: "b".repeat(24) },
        { ...session(ana, on(2), on(4)), id: "c".repeat(24) },
        { ...session(ana, on(1), on(5)), id: "d".repeat(24) },
      ];
      for (const one of [a, b, c, d, session(newId(), on(1), on(6))]) await ofSessions().insert(one);
      expect(await ofSessions().listOf(ana, 10)).toEqual([d, c, b, a]);
      expect(await ofSessions().listOf(ana, 2)).toEqual([d, c]);
    });

    test("of an account end together, but for one", async () => {
      const [ana, budi] = [newId(), newId()];
      const [first, second, foreign] = [session(ana, on(1)), session(ana, on(1)), session(budi, on(1))];
      for (const one of [first, second, foreign]) await ofSessions().insert(one);
      await ofSessions().removeOf(ana, second.id);
      expect(await ofSessions().find(first.id)).toBeNull();
      expect(await ofSessions().find(second.id)).toEqual(second);
      await ofSessions().removeOf(ana);
      expect(await ofSessions().find(second.id)).toBeNull();
      expect(await ofSessions().find(foreign.id)).toEqual(foreign);
    });

    test("that ended are tidied up, idle or too old", async () => {
      const [idle, old, alive] = [
        session(newId(), on(20, 9), on(20, 9)),
        session(newId(), on(19), on(20, 12)),
        session(newId(), on(20, 9), on(20, 12)),
      ];
      for (const one of [idle, old, alive]) await ofSessions().insert(one);
      await ofSessions().removeEnded(on(20, 10), on(20));
      const left = await Promise.all([idle, old, alive].map(({ id }) => ofSessions().find(id)));
      expect(left).toEqual([null, null, alive]);
    });
  });
});
