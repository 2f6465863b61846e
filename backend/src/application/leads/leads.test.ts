import { leadLimits } from "@etalase/contracts/leads/leads";
import { contactInput, type LeadUpdate, leadInput, leadsQuery } from "@etalase/contracts/leads/leads.schema";
import { verbatim } from "@etalase/contracts/refusals/refusal";
import { settingsUpdate } from "@etalase/contracts/settings.schema";
import { beforeEach, describe, expect, test } from "vitest";
import { dialects } from "../../../test/databases.ts";
import { actor, newId, userRecord } from "../../../test/records.ts";
import { startTestServices } from "../../../test/services.ts";
import { eachTest } from "../../../test/started.ts";
import { newLeadCode } from "../../adapters/ids.ts";
import type { User } from "../../domain/user.ts";
import { createLeadRepository } from "../../persistence/leads/leads.ts";
import { createUserRepository } from "../../persistence/users.ts";
import type { Services } from "../../services.ts";
import { createLeadTaking, type Sender } from "./taking.ts";

const dayMs = 24 * 60 * 60_000;
const minuteMs = 60_000;
const visitor: Sender = { ip: "203.0.113.7", isTest: false, heldBack: null };
const by = actor();

describe.each(dialects)("leads on %s", (dialect) => {
  let services: Services;
  const site = eachTest(() => startTestServices({ dialect }));
  beforeEach(async () => {
    services = site.services;
  });

  const click = async (fields: object = {}, sender = visitor) => {
    const input = leadInput.parse({ kind: "order", code: "7K2PQM", ...fields });
    if (input.kind === "contact") throw new Error("This is no click");
    return services.leadTaking.click(input, sender);
  };
  const person = { name: "Rina", phone: "0812 3456 7890", message: "Kami ingin situs untuk toko." };
  const contact = (fields: object = {}, sender = visitor) =>
    services.leadTaking.contact(contactInput.parse({ kind: "contact", ...person, consent: true, ...fields }), sender);
  const all = async (query: object = {}) =>
    (await services.leads.list(leadsQuery.parse({ sort: "oldest", ...query }))).rows;
  const firstId = async () => (await all())[0]?.id ?? "";
  const account = async (changes: Partial<User> = {}) => {
    const user = userRecord({ role: "admin", ...changes });
    await createUserRepository(site.database.em).insert(user);
    return user;
  };

  describe("a click", () => {
    test("is kept with the package's name and price of then", async () => {
      const promo = { price: 1_000_000, startsAt: site.now().toISOString(), endsAt: "2027-01-01T00:00:00.000Z" };
      const [bisnis] = (await services.packages.active()).filter(({ slug }) => slug === "paket-bisnis");
      await services.packages.update(bisnis?.id ?? "", { promo }, { by });
      expect(await click({ package: "paket-bisnis", source: { path: "/", utmSource: "ig" } })).toBe("7K2PQM");
      await services.packages.update(bisnis?.id ?? "", { name: "Paket Usaha", promo: null }, { by });
      expect(await all()).toMatchObject([
        {
          code: "7K2PQM",
          kind: "order",
          status: "new",
          name: "",
          message: "",
          createdAt: site.now(),
          version: 1,
          package: { slug: "paket-bisnis", name: bisnis?.name, price: 1_000_000 },
          source: { path: "/", landing: "", referrer: "", utmSource: "ig", utmMedium: "", utmCampaign: "" },
        },
      ]);
    });

    test("with the same code is one", async () => {
      await Promise.all([click(), click(), click({ kind: "consultation" })]);
      await click();
      expect(await all()).toHaveLength(1);
    });

    test.each(["tidak-ada", "paket-umkm"])("does not take the package %s, which nobody can have", async (slug) => {
      const [umkm] = (await services.packages.active()).filter((one) => one.slug === "paket-umkm");
      await services.packages.update(umkm?.id ?? "", { isActive: false }, { by });
      const refused = { kind: "invalid", errors: { package: verbatim("Paket tidak tersedia") } };
      await expect(click({ package: slug })).rejects.toMatchObject(refused);
      await expect(contact({ package: slug }, { ...visitor, heldBack: "robot" })).rejects.toMatchObject(refused);
      expect(await all()).toEqual([]);
    });
  });

  describe("clicks of ever new addresses", () => {
    const takingFew = (limits: Readonly<{ clicksAnHour: number; clicksStored: number }>) => {
      const { em } = site.database;
      const taking = createLeadTaking({
        leads: createLeadRepository(em),
        limiter: services.limiter,
        packages: services.demo.packages,
        exclusively: (work) => work(),
        notify: async () => {},
        newCode: newLeadCode,
        newId,
        now: site.now,
        limits: { ...leadLimits, ...limits },
      });
      return async (count: number, fields: object = { package: "paket-bisnis" }) => {
        for (let index = 0; index < count; index += 1) {
          const input = leadInput.parse({ kind: "order", code: newLeadCode(), ...fields });
          if (input.kind === "contact") throw new Error("This is no click");
          const { code } = input;
          expect(await taking.click(input, { ...visitor, ip: newId() })).toBe(code);
        }
      };
    };
    const orders = async () => (await services.funnel({ period: "30d" })).steps[2]?.count;

    test("are in no figure from so many in an hour on, and every chat opens", async () => {
      const clickTimes = takingFew({ clicksAnHour: 3, clicksStored: 100 });
      await clickTimes(5);
      await clickTimes(1, {});
      expect([(await all()).length, await services.leads.unstoredClicks(), await orders()]).toEqual([3, 3, 3]);
      site.pass(60 * minuteMs);
      await clickTimes(1);
      expect([(await all()).length, await services.leads.unstoredClicks()]).toEqual([4, 3]);
      site.pass(7 * dayMs);
      expect([await services.leads.unstoredClicks(), await orders()]).toEqual([0, 4]);
    });

    test("are in no figure where so many are stored, of whom nobody has told anything", async () => {
      await contact();
      const clickTimes = takingFew({ clicksAnHour: 100, clicksStored: 2 });
      await clickTimes(3);
      expect([(await all()).length, await services.leads.unstoredClicks()]).toEqual([3, 1]);
      await services.leads.update((await all())[1]?.id ?? "", { name: "Rina" }, { by });
      await clickTimes(1);
      expect([(await all()).length, await services.leads.unstoredClicks()]).toEqual([4, 1]);
    });
  });

  test("a contact form that is sent twice within minutes is one lead", async () => {
    const first = await contact();
    for (let times = 0; times < 11; times++) expect(await contact()).toBe(first);
    const others = [
      { name: "rina" },
      { phone: "0812 3456 7891" },
      { email: "rina@example.com" },
      { message: "Halo, apa kabar?" },
    ];
    for (const other of others) expect(await contact(other)).not.toBe(first);
    site.pass(10 * minuteMs);
    expect(await contact()).not.toBe(first);
    expect(await all()).toHaveLength(6);
  });

  test("contact forms that are sent twice at once are one lead", async () => {
    expect(new Set(await Promise.all([contact(), contact(), contact()])).size).toBe(1);
    expect(await all()).toHaveLength(1);
  });

  describe("that are set aside", () => {
    const robot: Sender = { ...visitor, heldBack: "robot" };
    const trapped: Sender = { ...visitor, heldBack: "trap" };
    const staff: Sender = { ...visitor, isTest: true };
    const held = () => all({ heldBack: "true" });
    const figures = async (period: "30d" | "1y" = "30d") => {
      const { orders, contacts, answered, won } = Object.fromEntries(
        (await services.funnel({ period })).steps.map(({ name, count }) => [name, count]),
      );
      return { orders, contacts, answered, won, ...(await services.leads.counts()) };
    };

    test("are messages of robots and of filled traps, answered alike, in a list of their own and in no figure", async () => {
      const before = await figures();
      for (let index = 0; index < 11; index++) expect(await contact({}, robot)).toMatch(/^\w{6}$/);
      expect(await click({}, robot)).toBe("7K2PQM");
      await contact({}, trapped);
      expect(await all()).toEqual([]);
      expect(await all({ search: "toko", due: "true" })).toEqual([]);
      expect(await all({ search: "toko", heldBack: "false" })).toEqual([]);
      // The sender was given a code, and may name it.
      expect(await all({ search: (await held())[1]?.code })).toMatchObject([{ heldBack: "trap" }]);
      expect((await held()).map(({ heldBack }) => heldBack)).toEqual(["robot", "trap"]);
      expect(await figures()).toEqual({ ...before, heldBack: 2 });
      // A person may send it again, with the trap empty: that is no repetition of a message held back.
      await contact();
      expect(await all()).toHaveLength(1);
    });

    test("are taken over by an edit, and count from then on", async () => {
      const before = await figures();
      await contact({}, trapped);
      await contact({ name: "Budi" }, robot);
      const [first, second] = await held();
      const taken = await services.leads.update(first?.id ?? "", { heldBack: null }, { by });
      expect(taken).toMatchObject({ heldBack: null, status: "new", firstAnswerAt: null });
      expect(taken.history).toMatchObject([{ what: "heldBack", from: "trap", to: null }]);
      await services.leads.update(second?.id ?? "", { status: "contacted" }, { by });
      expect(await held()).toEqual([]);
      const statuses = new Map([
        ["new", 1],
        ["contacted", 1],
      ]);
      expect(await figures()).toEqual({ ...before, contacts: 2, answered: 1, statuses });
    });

    test.each<LeadUpdate>([{ followUpAt: "2026-11-21" }, { note: "Orang sungguhan" }, { name: "Budi" }])(
      "are taken over by work of any kind, which the next reminder or the 30 days would lose: %j",
      async (change) => {
        await contact({}, trapped);
        const [lead] = await held();
        await services.leads.update(lead?.id ?? "", change, { by });
        expect(await all()).toMatchObject([{ id: lead?.id, heldBack: null, status: "new" }]);
      },
    );

    test("are forgotten after 30 days, without a trace in the figures", async () => {
      const before = await figures();
      await contact({}, trapped);
      site.pass(30 * dayMs);
      expect(await services.forgetLeads()).toBe(0);
      site.pass(1);
      expect(await services.forgetLeads()).toBe(1);
      expect(await figures("1y")).toEqual(before);
    });

    test("are ten of an address in ten minutes, and leave their place to its visitors", async () => {
      for (let index = 0; index < 12; index++) await contact({ name: `Robot ${index}` }, robot);
      expect(await held()).toHaveLength(10);
      for (let index = 0; index < 10; index++) await contact({ name: `Rina ${index}` });
      expect(await all()).toHaveLength(10);
    });

    test("are tests by staff, which are listed and found, in no figure, and go by one act that can be undone", async () => {
      const before = await figures();
      await contact();
      const code = await contact({}, staff);
      await click({ code: "AAAAAA" }, staff);
      const counted = { ...before, contacts: 1, statuses: new Map([["new", 1]]) };
      expect(await figures()).toEqual({ ...counted, tests: 2 });
      expect(await all()).toHaveLength(3);
      expect(await all({ isTest: "false" })).toHaveLength(1);
      const [test] = await all({ search: code });
      expect(test).toMatchObject({ code, isTest: true });
      await services.leads.update(test?.id ?? "", { status: "won", value: 5, followUpAt: "2026-11-21" }, { by });
      expect(await all({ due: "true" })).toEqual([]);
      expect(await figures()).toEqual({ ...counted, tests: 2 });
      expect(await services.leads.removeTests(by)).toBe(2);
      expect(await services.leads.removeTests(by)).toBe(0);
      expect(await figures()).toEqual(counted);
    });

    test("are no clicks that a test was forgotten with", async () => {
      await click({}, staff);
      site.pass(91 * dayMs);
      expect(await services.forgetLeads()).toBe(1);
      expect((await services.funnel({ period: "1y" })).sources).toEqual([]);
    });
  });

  test("one address stores ten in ten minutes, whatever they are", async () => {
    const codeOf = (index: number) => `AAAAA${index}`;
    for (let index = 2; index < 8; index++) await click({ code: codeOf(index) });
    for (let index = 0; index < 4; index++) await contact({ name: `Rina ${index}` });
    const refused = { kind: "tooManyAttempts", limit: 10, retryAfter: 600 };
    await expect(click({ code: codeOf(9) })).rejects.toMatchObject(refused);
    await expect(contact()).rejects.toMatchObject(refused);
    // A known lead is not stored again.
    expect(await click({ code: codeOf(2) })).toBe(codeOf(2));
    await contact({}, { ...visitor, ip: "203.0.113.8" });
    site.pass(10 * minuteMs);
    await contact();
    expect(await all()).toHaveLength(12);
  });

  describe("an edit", () => {
    const edit = async (change: LeadUpdate, whose = by) =>
      services.leads.update(await firstId(), change, { by: whose });
    beforeEach(async () => void (await contact()));

    test("is told by the history: who changed what, from what, to what", async () => {
      site.pass(7 * minuteMs);
      const at = site.now();
      const rina = await account({ name: "Rina" });
      const after = await edit({ status: "contacted", name: "Rina", value: 2_500_000, note: "Menelepon" });
      const entry = { at, by: { id: by.user.id, name: by.user.name }, from: null, to: null, note: null };
      expect(after).toMatchObject({ version: 2, updatedAt: at, firstAnswerAt: at, status: "contacted", name: "Rina" });
      expect(after.history).toEqual([
        { ...entry, what: "status", from: "new", to: "contacted" },
        { ...entry, what: "value", to: 2_500_000 },
        { ...entry, what: "note", note: "Menelepon" },
      ]);
      site.pass(minuteMs);
      const later = await edit({ status: "new", assignee: rina.id, followUpAt: "2026-11-30" });
      expect(later.history.slice(3).map(({ what, from, to }) => [what, from, to])).toEqual([
        ["status", "contacted", "new"],
        ["assignee", null, rina.id],
        ["followUpAt", null, "2026-11-30"],
      ]);
      expect((await edit({ status: "won" })).firstAnswerAt).toEqual(at);
    });

    test("as won ends the follow-up, and as lost holds a reason until it is open again", async () => {
      await edit({ status: "contacted", followUpAt: "2026-11-30" });
      const won = await edit({ status: "won", value: 299_000 });
      expect(won).toMatchObject({ status: "won", value: 299_000, followUpAt: null });
      expect(
        won.history
          .slice(-3)
          .map(({ what }) => what)
          .sort(),
      ).toEqual(["followUpAt", "status", "value"]);
      // A day that is given beside the status is meant.
      await edit({ status: "new" });
      expect(await edit({ status: "won", followUpAt: "2026-12-24" })).toMatchObject({ followUpAt: "2026-12-24" });
      const refused = {
        kind: "invalid",
        errors: { lostReason: verbatim("Only a lost lead can have a reason why it was lost") },
      };
      await expect(edit({ lostReason: "price" })).rejects.toMatchObject(refused);
      expect(await edit({ status: "lost", lostReason: "price" })).toMatchObject({ lostReason: "price" });
      expect(await edit({ lostReason: "timing" })).toMatchObject({ status: "lost", lostReason: "timing" });
      expect(await edit({ status: "quoted" })).toMatchObject({ lostReason: null });
    });

    test("as won takes the package's present price where it has no value, in bulk too", async () => {
      const [bisnis] = (await services.packages.active()).filter(({ slug }) => slug === "paket-bisnis");
      const ids = [await firstId()];
      for (const [name, wanted] of [
        ["Budi", "paket-bisnis"],
        ["Sari", "paket-bisnis"],
        ["Tono", "paket-umkm"],
      ] as const) {
        await contact({ name, package: wanted });
        ids.push((await all({ search: name }))[0]?.id ?? "");
      }
      const [unpriced = "", budi = "", sari = "", tono = ""] = ids;
      const toko = (await services.leads.get(tono)).package;
      await services.leads.bulkUpdate({ ids: [tono], update: { status: "contacted" } }, by);
      await services.packages.remove(
        (await services.packages.active()).filter(({ slug }) => slug === toko?.slug).map(({ id }) => id),
        by,
      );
      await services.packages.update(bisnis?.id ?? "", { price: 3_100_000, priceBefore: null, promo: null }, { by });
      const won = await services.leads.update(budi, { status: "won", followUpAt: undefined }, { by });
      expect(won).toMatchObject({ value: 3_100_000, package: { price: bisnis?.price } });
      expect(won.history.map(({ what, to }) => [what, to])).toEqual([
        ["status", "won"],
        ["value", 3_100_000],
      ]);
      await services.leads.update(sari, { value: 5, followUpAt: "2026-12-24" }, { by });
      await services.leads.bulkUpdate({ ids, update: { status: "won" } }, by);
      const values = await Promise.all(ids.map(async (id) => (await services.leads.get(id)).value));
      expect(values).toEqual([null, 3_100_000, 5, toko?.price]);
      expect((await services.leads.get(sari)).followUpAt).toBeNull();
      expect(await services.leads.update(unpriced, { value: null }, { by })).toMatchObject({ value: null });
    });

    test("again, after its answer was lost, is a success and stored once", async () => {
      const id = await firstId();
      const change = { status: "quoted", value: 5, note: "Sudah dihubungi" } as const;
      const again = (more: object) => services.leads.update(id, { ...change, ...more }, { by, ifVersion: 1 });
      const first = await again({});
      expect(await again({})).toEqual(first);
      for (const other of [{ value: 6 }, { note: "Lain" }, { note: "" }])
        await expect(again(other)).rejects.toMatchObject({ kind: "stale" });
    });

    test("gives a lead to somebody of the staff alone, who keeps it after that", async () => {
      const refused = { kind: "invalid", errors: { assignee: verbatim("Assignee must be a staff member") } };
      const rina = await account();
      for (const changes of [{ role: "user" }, { disabled: true }] as const)
        await expect(edit({ assignee: (await account(changes)).id })).rejects.toMatchObject(refused);
      await expect(edit({ assignee: newId() })).rejects.toMatchObject(refused);
      await edit({ assignee: rina.id });
      const users = createUserRepository(site.database.em);
      await users.update({ ...rina, disabled: true });
      expect(await edit({ assignee: rina.id, status: "won" })).toMatchObject({ assignee: rina.id, status: "won" });
      expect((await edit({ assignee: null })).assignee).toBeNull();
    });

    test("of many is all or nothing, with histories and first answers", async () => {
      await click();
      const ids = (await all()).map(({ id }) => id);
      const update = { status: "lost" } as const;
      await expect(services.leads.bulkUpdate({ ids: [...ids, newId()], update }, by)).rejects.toMatchObject({
        kind: "notFound",
      });
      expect((await services.leads.counts()).statuses).toEqual(new Map([["new", 2]]));
      expect(await services.leads.bulkUpdate({ ids, update }, by)).toBe(2);
      for (const id of ids)
        expect(await services.leads.get(id)).toMatchObject({ firstAnswerAt: null, history: [{ to: "lost" }] });
      await services.leads.bulkUpdate({ ids, update: { status: "quoted" } }, by);
      for (const id of ids) expect(await services.leads.get(id)).toMatchObject({ firstAnswerAt: site.now() });
    });

    test("to won or lost is no answer, to contacted or quoted is the first", async () => {
      for (const status of ["won", "lost"] as const) expect((await edit({ status })).firstAnswerAt).toBeNull();
      expect((await services.funnel({ period: "30d" })).medianAnswerMinutes).toBeNull();
      site.pass(7 * minuteMs);
      expect((await edit({ status: "contacted" })).firstAnswerAt).toEqual(site.now());
      site.pass(minuteMs);
      await edit({ status: "quoted" });
      expect((await services.funnel({ period: "1y" })).medianAnswerMinutes).toBe(7);
    });

    test("and a deletion leave entries in the audit log that tell of nobody", async () => {
      const id = await firstId();
      const { code } = await edit({ status: "won", name: "Rina Wulandari", phone: "081234567", note: "Wulandari" });
      await services.leads.remove([id], by);
      const { rows } = await services.audit.list({ page: 1, limit: 2, resource: "leads" });
      expect(rows).toMatchObject([
        { action: "delete", recordId: id, title: code, detail: "{}" },
        {
          action: "update",
          recordId: id,
          title: code,
          detail: JSON.stringify({ fields: ["status", "name", "phone", "note"], status: "won", formerStatus: "new" }),
        },
      ]);
      await expect(services.leads.remove([id], by)).rejects.toMatchObject({ kind: "notFound" });
    });
  });

  test("are due from the beginning of their day in Jakarta", async () => {
    await click();
    await services.leads.update(await firstId(), { followUpAt: "2026-11-22" }, { by });
    const due = async () => (await services.leads.list(leadsQuery.parse({ due: "true" }))).total;
    site.pass(Date.UTC(2026, 10, 21, 17) - 1 - site.now().getTime());
    expect(await due()).toBe(0);
    site.pass(1);
    expect(await due()).toBe(1);
  });

  describe("forgetting", () => {
    const left = async () => (await all()).map(({ code }) => code);

    test("takes clicks after 90 days, and whoever told of themselves 24 months after the last change", async () => {
      await click();
      await click({ code: "BBBBBB" });
      const written = await contact();
      const [, second] = await all();
      await services.leads.update(second?.id ?? "", { note: "Akan kembali" }, { by });
      site.pass(90 * dayMs);
      expect(await services.forgetLeads()).toBe(0);
      site.pass(1);
      expect(await services.forgetLeads()).toBe(1);
      expect(await left()).toEqual(["BBBBBB", written]);
      await services.leads.update((await all())[1]?.id ?? "", { status: "won", value: 900_000 }, { by });
      // 24 months after the first day, which include one leap day; then 90 days more.
      site.pass((731 - 90) * dayMs);
      expect(await services.forgetLeads()).toBe(1);
      site.pass(90 * dayMs + 1);
      expect(await services.forgetLeads()).toBe(1);
      expect(await left()).toEqual([]);
    });

    test("comes as early as the settings say", async () => {
      await click();
      await contact();
      const sooner = settingsUpdate.parse({ forgetClicksAfterDays: "7", forgetLeadsAfterMonths: 1 });
      await services.settings.update(sooner, { by });
      site.pass(7 * dayMs + 1);
      expect(await services.forgetLeads()).toBe(1);
      site.pass(24 * dayMs);
      expect(await services.forgetLeads()).toBe(1);
      for (const fields of [
        { forgetClicksAfterDays: 91 },
        { forgetLeadsAfterMonths: 25 },
        { forgetClicksAfterDays: 0 },
      ])
        expect(settingsUpdate.safeParse(fields).success).toBe(false);
    });
  });
});
