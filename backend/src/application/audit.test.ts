import { readFile, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { auditQuery } from "@etalase/contracts/audit.schema";
import { partnerSchemas } from "@etalase/contracts/plain/partners.schema";
import { beforeEach, describe, expect, test } from "vitest";
import { dialects } from "../../test/databases.ts";
import { inParallel } from "../../test/on-each-database.ts";
import { actor, newId, partnerRecord } from "../../test/records.ts";
import { pictureUpload, startTestServices } from "../../test/services.ts";
import { eachTest } from "../../test/started.ts";
import { highWaterFile } from "../backup/restoring-mark.ts";
import type { Act } from "../domain/audit.ts";
import { chainFaults } from "../domain/audit-chain.ts";
import type { Source } from "../domain/user.ts";

const dayMs = 24 * 60 * 60_000;

describe.each(dialects)("the audit log on %s", (dialect) => {
  const site = eachTest(() => startTestServices({ dialect }));

  const by = actor({ name: "Sari Dewi", username: "sari", role: "admin" });
  const act = (title: string): Act => ({ action: "update", resource: "news", record: { id: newId(), title } });
  const record = (...titles: string[]) => site.services.audit.record(by, titles.map(act));
  const run = (sql: string, values: unknown[] = []) => site.database.em.getConnection().execute(sql, values);
  const list = async (query: Record<string, string> = {}) => {
    const { rows } = await site.services.audit.list(auditQuery.parse(query));
    return rows.map(({ detail, ...entry }) => ({ ...entry, detail: JSON.parse(detail) }));
  };
  const titles = async () => (await list()).map(({ title }) => title).filter(Boolean);
  const check = () => site.services.auditChain.check();
  const problem = async () => (await check()).problem;

  test("says since when it is unbroken, and whether it is marked outside of the database", async () => {
    expect(await check()).toEqual({ problem: null, since: null, entries: 0, isMarked: false });
    const began = site.now();
    await record("Satu");
    site.pass(1000);
    await record("Dua", "Tiga");
    expect((await list()).map(({ number }) => number)).toEqual([3, 2, 1]);
    expect(await check()).toEqual({ problem: null, since: began, entries: 3, isMarked: false });
    await site.services.auditChain.note();
    expect(await check()).toEqual({ problem: null, since: began, entries: 3, isMarked: true });
  });

  test("is checked to its end in parts, a copy at their border included", async () => {
    await record(...Array.from({ length: 600 }, (_, number) => `Entri ${number}`));
    expect(await check()).toMatchObject({ entries: 600, problem: null });
    const columns =
      "number, at, user_id, username, name, action, resource, record_id, title, address, outcome, detail, hash";
    await run(`insert into audit_entries select ?, ${columns} from audit_entries where number = 500`, [newId()]);
    expect(await problem()).toMatch(/^Entry 500 /);
  });

  test("keeps of similar acts of an account without staff rights the first, and their number", async () => {
    const plain = actor({ username: "budi", role: "user" });
    const own = (action: Act["action"], detail = {}): Act => ({ action, resource: "users", record: null, detail });
    for (let times = 0; times < 12; times += 1)
      await site.services.audit.record(plain, [own("signOut"), own("update", { fields: ["name"] })]);
    await site.services.audit.record(plain, [own("update", { fields: ["email"] })]);
    for (const detail of [{}, { by: "recoveryCode" }]) await site.services.audit.record(plain, [own("signIn", detail)]);
    site.pass(dayMs);
    await site.services.audit.record(plain, [own("signOut")]);
    const told = (await list()).filter(({ username }) => username === "budi").toReversed();
    expect(told.map(({ action, detail }) => [action, detail.times])).toEqual([
      ["signOut", undefined],
      ["update", undefined],
      ["signOut", 10],
      ["update", 10],
      ["update", undefined],
      ["signIn", undefined],
      ["signIn", undefined],
      ["signOut", undefined],
    ]);
    expect(await problem()).toBeNull();
  });

  test("knows an address again and does not tell it", async () => {
    const { audit } = site.services;
    for (const ip of ["203.0.113.5", "203.0.113.6", "203.0.113.5"])
      await audit.record({ user: by.user, ip }, [act("Satu")]);
    const [third, second, first] = (await list()).map(({ address }) => address);
    expect([third === first, second === first]).toEqual([true, false]);
    expect(JSON.stringify(await run("select * from audit_entries"))).not.toContain("203.0.113");
  });

  test("takes texts that a database would change or cut", async () => {
    await record(`\ud800${"😀".repeat(300)}`, "0\u0007\u200b' \\ \"", "");
    expect(await problem()).toBeNull();
  });

  test("has no entry of what was undone", async () => {
    const work = site.database.transaction(async () => {
      await record("Batal");
      throw new Error("undone");
    });
    await expect(work).rejects.toThrow("undone");
    await record("Satu");
    expect(await titles()).toEqual(["Satu"]);
    expect(await problem()).toBeNull();
  });

  test("stays one chain under writers at once, from two instances", async () => {
    const other = await site.startInstance();
    await inParallel(40, (index) =>
      (index % 2 ? other : site.services).audit.record(by, [act(`a${index}`), act(`b${index}`)]),
    );
    expect(await check()).toMatchObject({ entries: 80, problem: null });
    expect((await list({ limit: "100" })).map(({ number }) => number)).toEqual(
      Array.from({ length: 80 }, (_, index) => 80 - index),
    );
    // The previous release, which serves on while instances are replaced, appends by this row.
    const [head] = await run("select last_number, last_hash from audit_chain");
    const [newest] = await run("select number as last_number, hash as last_hash from audit_entries where number = 80");
    expect(head).toEqual(newest);
  });

  test("goes on after the entries of a time before the chain, and seals only later ones", async () => {
    await run(
      "insert into audit_entries select ?, 1, ?, ?, 'ana', '', 'customCode', 'settings', null, '', '', 'done', '{}', ''",
      [newId(), dialect === "MySQL" ? "2026-01-02 03:04:05.678" : Date.UTC(2026, 0, 2), newId()],
    );
    expect(await problem()).toBeNull();
    await record("Satu", "Dua");
    expect((await list()).map(({ action, number }) => [action, number])).toEqual([
      ["update", 3],
      ["update", 2],
      ["customCode", 1],
    ]);
    expect(await check()).toMatchObject({ entries: 3, problem: null });
    await run("update audit_entries set hash = '' where number = 2");
    expect(await problem()).toBe(chainFaults.changed(3));
  });

  describe("shows", () => {
    beforeEach(() => record("Nol", "Satu", "Dua", "Tiga", "Empat"));
    const stillThere = async (found: unknown) => {
      expect(await problem()).toEqual(found);
      // A later entry does not hide the fault.
      await record("Lima");
      expect(await problem()).toEqual(found);
      site.pass(400 * dayMs);
      await site.services.auditChain.forget();
      expect(await problem()).toEqual(found);
    };

    test.each([
      ["title", "'Lain'"],
      ["name", "'Ana'"],
      ["user_id", "null"],
      ["action", "'delete'"],
      ["resource", "'partners'"],
      ["record_id", "null"],
      ["address", "''"],
      ["outcome", "'refused'"],
      ["detail", "'{\"a\":1}'"],
      ["detail", "'no JSON'"],
      ["at", "'2026-01-01 00:00:00.000'"],
      ["hash", "(select seal from audit_chain)"],
    ])("an entry whose %s was changed to %s", async (column, value) => {
      await run(`update audit_entries set ${column} = ${value} where number = 3`);
      expect((await site.services.audit.list(auditQuery.parse({}))).rows).toHaveLength(5);
      await stillThere(chainFaults.changed(3));
    });

    test.each([
      [2, "Entry 2 is missing."],
      [1, "Entry 1 is missing."],
      [5, "Entry 5 is missing."],
    ])("that entry %i is gone", async (number, reason) => {
      await run("delete from audit_entries where number = ?", [number]);
      await stillThere(reason);
    });

    test("that several are gone at the end", async () => {
      await run("delete from audit_entries where number > 3");
      expect(await problem()).toBe("The entries 4 to 5 are missing.");
    });

    test("that one is gone and the others moved up", async () => {
      await run("delete from audit_entries where number = 3");
      await run("update audit_entries set number = 3 where number = 4");
      await run("update audit_entries set number = 4 where number = 5");
      await stillThere(chainFaults.changed(3));
    });

    test("that two were swapped", async () => {
      await run("update audit_entries set number = -1 where number = 2");
      await run("update audit_entries set number = 2 where number = 3");
      await run("update audit_entries set number = 3 where number = -1");
      await stillThere(chainFaults.changed(2));
    });

    const columns =
      "at, user_id, username, name, action, resource, record_id, title, address, outcome, detail, hash from audit_entries";

    test.each([0, 3, 6])("that a copy was put in as number %i", async (number) => {
      await run(`insert into audit_entries select ?, ?, ${columns} where number = 3`, [newId(), number]);
      // The database chooses which of two equal numbers it reads first.
      const found = expect.stringMatching(new RegExp(`^Entry ${number} (is not as it was|was not) written`));
      expect(await problem()).toEqual(found);
      // The fault stops no later write.
      await record("Lima");
      expect(await problem()).toEqual(found);
    });

    test.each([
      "last_number = 4, last_hash = (select hash from audit_entries where number = 4)",
      "first_number = 2, anchor = (select hash from audit_entries where number = 1)",
      "seal = 'x'",
    ])("that the head was changed: %s", async (change) => {
      await run(`update audit_chain set ${change}`);
      await stillThere(chainFaults.head);
    });

    test("that its head is gone, which stops no write and begins no chain anew", async () => {
      await run("delete from audit_chain");
      expect(await problem()).toBe(chainFaults.head);
      await site.services.auditChain.note();
      await site.services.auditChain.forget();
      await Promise.all([record("Lima"), record("Enam")]);
      expect(await problem()).toBe(chainFaults.head);
      expect((await list()).map(({ number }) => number)).toEqual([7, 6, 5, 4, 3, 2, 1]);
    });

    test("that its head and all entries are gone, by what is noted outside of the database", async () => {
      await site.services.auditChain.note();
      await run("delete from audit_chain");
      await run("delete from audit_entries");
      expect(await problem()).toBe(chainFaults.setBack(5));
      await record("Satu");
      expect(await problem()).toBe(chainFaults.setBack(5));
    });

    test("that its seal was emptied, and its end set back, so that new entries would take old numbers", async () => {
      const back = "last_number = 3, last_hash = (select hash from audit_entries where number = 3)";
      await run(`update audit_chain set seal = '', ${back}`);
      await record("Lima");
      expect(await problem()).toBe(chainFaults.head);
      expect((await list()).map(({ number }) => number)).toEqual([6, 5, 4, 3, 2, 1]);
    });

    test("that its end was cut by a forged head, which moves no mark", async () => {
      await site.services.auditChain.note();
      await run("update audit_chain set first_number = 900, last_number = 3");
      await run("delete from audit_entries where number > 3");
      await site.services.auditChain.note();
      expect(await problem()).toBe(chainFaults.head);
      await run("update audit_chain set first_number = 1");
      expect(await problem()).toBe(chainFaults.setBack(5));
    });

    test("that all was put back as it was once, by what is noted outside of the database", async () => {
      const [head] = await run("select * from audit_chain");
      await record("Lima");
      await site.services.auditChain.note();
      expect(await problem()).toBeNull();
      const { last_number, last_hash, seal } = head as Record<string, string>;
      await run("update audit_chain set last_number = ?, last_hash = ?, seal = ?", [last_number, last_hash, seal]);
      await run("delete from audit_entries where number > 5");
      expect(await problem()).toBe(chainFaults.setBack(6));
      // Neither a later entry nor the next note hides the fault.
      await record("Enam");
      await site.services.auditChain.note();
      expect(await problem()).toBe(chainFaults.setBack(6));
    });

    test("that what is noted outside is none of the site's own", async () => {
      await site.services.auditChain.note();
      const path = highWaterFile(dirname(site.folders.mediaDir));
      await writeFile(path, (await readFile(path, "utf8")).replace(/"number":\d+/, '"number":1'));
      expect(await problem()).toBe(chainFaults.mark);
      await rm(path);
      expect(await check()).toMatchObject({ problem: null, isMarked: false });
    });
  });

  describe("after a year", () => {
    test("forgets, and what is left is still one chain", async () => {
      await record("Satu", "Dua");
      site.pass(200 * dayMs);
      await record("Tiga");
      site.pass(166 * dayMs);
      await site.services.auditChain.forget();
      expect(await titles()).toEqual(["Tiga"]);
      expect(await check()).toMatchObject({ entries: 1, since: (await list())[0]?.at, problem: null });
      await record("Empat");
      expect(await problem()).toBeNull();
      await run("delete from audit_entries where number = 4");
      expect(await problem()).toBe("Entry 4 is missing.");
    });

    test("forgets no more than a share at a time", async () => {
      await record(...Array.from({ length: 300 }, (_, number) => `Entri ${number}`));
      site.pass(366 * dayMs);
      await site.services.auditChain.forget();
      expect(await check()).toMatchObject({ entries: 270, problem: null });
    });

    test("keeps the newest entry, however often, and goes on", async () => {
      await record(...Array.from({ length: 30 }, (_, number) => `Entri ${number}`));
      site.pass(366 * dayMs);
      for (let times = 0; times < 4; times += 1) await site.services.auditChain.forget();
      expect(await titles()).toEqual(["Entri 29"]);
      expect(await check()).toMatchObject({ entries: 1, since: (await list())[0]?.at, problem: null });
      await record("Satu");
      await site.services.auditChain.forget();
      expect(await titles()).toEqual(["Satu"]);
    });

    test("keeps all when the old ones are not as they were written", async () => {
      await record("Satu", "Dua");
      await run("update audit_entries set title = 'Lain' where number = 2");
      site.pass(366 * dayMs);
      await site.services.auditChain.forget();
      expect(await problem()).toBe(chainFaults.changed(2));
    });
  });

  describe("refusals", () => {
    const refused = (ip: string) =>
      site.services.audit.refused({ user: null, ip }, { action: "signIn", resource: "users", record: null });
    const refusals = async () => (await list({ outcome: "refused", limit: "100" })).map(({ detail }) => detail);

    test("of one kind and address are told by their number, once it has another digit", async () => {
      for (let times = 0; times < 120; times++) await refused("203.0.113.5");
      expect(await refusals()).toEqual([{ times: 100 }, { times: 10 }, {}]);
      site.pass(15 * 60_000);
      await refused("203.0.113.5");
      expect((await refusals())[0]).toEqual({});
    });

    const total = async () =>
      (await site.services.audit.list(auditQuery.parse({ outcome: "refused", limit: "1" }))).total;
    const nobodyAt = (ip: string) => ({ user: null, ip });
    const tell = (source: Source, count: number, from = 0) =>
      inParallel(count, (index) =>
        site.services.audit.refused(
          source,
          { action: "signIn", resource: "users", record: null },
          `name ${from + index}`,
        ),
      );

    test("of one address leave no more than 40 entries an hour, and take nothing from others", async () => {
      await tell(nobodyAt("203.0.113.5"), 60);
      expect(await total()).toBe(40);
      // Acts as if there had been hundreds of refusals more.
      await run("update attempts set count = 998 where id = 'audit:address:203.0.113.5'");
      await tell(nobodyAt("203.0.113.5"), 5, 100);
      expect(await refusals()).toContainEqual({ ownRefusals: 1000 });
      expect(await total()).toBe(41);
      await tell(nobodyAt("203.0.113.6"), 1);
      await tell(by, 1);
      expect(await total()).toBe(43);
      site.pass(60 * 60_000);
      await tell(nobodyAt("203.0.113.5"), 1, 200);
      expect(await total()).toBe(44);
    });

    test("of one account leave no more than 60, and take nothing from other accounts", async () => {
      await tell(by, 80);
      expect(await total()).toBe(60);
      await tell(actor(), 1);
      expect(await total()).toBe(61);
    });

    test("from everywhere do not fill the disk, nor hide what signed-in people are refused", async () => {
      const crowd = (first: number, count: number) =>
        inParallel(count, (index) => tell(nobodyAt(`2001:db8:${(first + index).toString(16)}:0`), 1));
      await crowd(0, 1);
      await run("update attempts set count = 498 where id = 'audit:anybody'");
      await crowd(1, 20);
      expect(await total()).toBe(3);
      await run("update attempts set count = 998 where id = 'audit:anybody'");
      await crowd(100, 5);
      expect((await refusals())[0]).toEqual({ refusals: 1000 });
      expect(await total()).toBe(4);
      await tell(by, 1);
      expect(await total()).toBe(5);
      expect(await problem()).toBeNull();
    });
  });

  describe("content", () => {
    test("leaves an entry of each record, whatever was done with how many", async () => {
      const { partners } = site.services;
      const logo = { logo: [await pictureUpload()] };
      const input = { name: "Mega Digital", website: "", description: "", isActive: true };
      const one = await partners.create(input, logo, by);
      const two = await partners.create({ ...input, name: "Kopi Lereng" }, logo, by);
      await partners.update(one.id, { name: "Mega", website: "" }, { by, files: logo });
      await partners.bulkUpdate({ ids: [one.id, two.id], update: { isActive: false } }, by);
      await partners.move({ id: two.id, direction: "up" }, by);
      await partners.remove([one.id, two.id], by);
      const entries = (await list({ resource: "partners" })).reverse();
      expect(entries.map(({ action, title, detail }) => [action, title, detail])).toEqual([
        ["create", "Mega Digital", {}],
        ["create", "Kopi Lereng", {}],
        ["update", "Mega", { fields: ["name", "logo"] }],
        ["update", expect.any(String), { fields: ["isActive"], isActive: false }],
        ["update", expect.any(String), { fields: ["isActive"], isActive: false }],
        ["move", "Kopi Lereng", { direction: "up" }],
        ["delete", expect.any(String), {}],
        ["delete", expect.any(String), {}],
      ]);
      expect(new Set(entries.map(({ recordId }) => recordId))).toEqual(new Set([one.id, two.id]));
      expect(new Set(entries.map(({ userId }) => userId))).toEqual(new Set([by.user.id]));
      expect(await problem()).toBeNull();
    });

    test("that is not changed leaves none", async () => {
      const { partners, demo } = site.services;
      const { id } = partnerRecord();
      await demo.partners.insert(partnerRecord({ id }));
      await expect(partners.update(id, { name: "Lain" }, { by, ifVersion: 9 })).rejects.toMatchObject({
        kind: "stale",
      });
      await expect(partners.remove([id, newId()], by)).rejects.toMatchObject({ kind: "notFound" });
      expect(await list()).toEqual([]);
      expect((await partners.list(partnerSchemas.query.parse({}), "staff")).total).toBe(1);
    });
  });

  test("tells of an account what has changed, and of its end", async () => {
    const { auth, users } = site.services;
    const { user } = await auth.register(
      { name: "Ana", username: "ana", email: "ana@example.com", password: "etalase-rahasia-9" },
      { ip: "203.0.113.5" },
    );
    const { user: other } = await auth.register(
      { name: "Budi", username: "budi", email: "budi@example.com", password: "etalase-rahasia-9" },
      { ip: "203.0.113.5" },
    );
    const superadmin = { user, ip: "203.0.113.5" };
    await users.update(other.id, { role: "admin", disabled: false }, superadmin);
    await users.update(other.id, { disabled: true }, superadmin);
    await users.remove(other.id, superadmin);
    const entries = await list({ who: other.id });
    expect(entries.slice(0, 3).map(({ action, title, detail }) => [action, title, detail])).toEqual([
      ["delete", "budi", {}],
      ["update", "budi", { fields: ["disabled"], disabled: true }],
      ["update", "budi", { fields: ["role"], role: "admin" }],
    ]);
  });

  test("tells of the settings which were changed, and nothing that they hold", async () => {
    const { settings } = site.services;
    const superadmin = actor({ role: "superadmin" });
    await settings.update({ siteName: "Rahasia", googleAnalyticsId: "", customJs: "rahasia()" }, { by: superadmin });
    await settings.update({ socialMedia: { facebook: "https://rahasia.example" } }, { by: superadmin });
    // An edit of code alone leaves one entry.
    await settings.update({ siteName: "Rahasia", customCss: "a{}" }, { by: superadmin });
    expect((await list({ resource: "settings" })).map(({ action, detail }) => [action, detail])).toEqual([
      ["customCode", { field: "customCss", sha256: expect.any(String), bytes: 3 }],
      ["update", { fields: ["socialMedia"] }],
      ["customCode", { field: "customJs", sha256: expect.any(String), bytes: 9 }],
      ["update", { fields: ["siteName"] }],
    ]);
    expect(JSON.stringify(await list())).not.toContain("ahasia");
  });

  test("tells of subscribers that were read as a file or deleted, without their addresses", async () => {
    const { newsletter } = site.services;
    await newsletter.subscribe("rina@example.com", "203.0.113.5");
    const [subscriber] = await newsletter.export(by);
    await newsletter.remove(subscriber?.id ?? "", by);
    expect(
      (await list({ resource: "subscribers" })).map(({ action, title, detail }) => [action, title, detail]),
    ).toEqual([
      ["delete", "r…@example.com", {}],
      ["export", "", { rows: 1 }],
    ]);
  });
});
