import { leadsQuery } from "@etalase/contracts/leads/leads.schema";
import { peopleQuery } from "@etalase/contracts/people.schema";
import { describe, expect, test } from "vitest";
import { dialects } from "../../../test/databases.ts";
import { startHistorySite } from "../../../test/history-site.ts";
import { eachTest } from "../../../test/started.ts";
import type { Lead } from "../../domain/leads/lead.ts";
import { createLeadRepository } from "./leads.ts";
import { createPeopleRepository } from "./people.ts";

const spellings = [
  ...["081234567890", "0812 3456 7890", "0812-3456-7890", "0812.3456.7890", "0812/3456/7890", "0812 / 3456 / 7890"],
  ...["(0812) 3456 7890", "(0812)34567890", "81234567890", "812 3456 7890", "6281234567890", "62 812 3456 7890"],
  ...["+6281234567890", "+62 812-3456-7890", "+62 (0)812 3456 7890", "(+62) 812 3456 7890", "+62 0812 3456 7890"],
  ...["0062 812 3456 7890", "006281234567890", "wa.me/6281234567890", "https://wa.me/6281234567890?text=Halo"],
  ...["tel:+6281234567890", "WA: 0812 3456 7890", "WhatsApp 0812-3456-7890", "No. HP: 0812 3456 7890"],
  ...["Telp. +62 812 3456 7890", "０８１２ ３４５６ ７８９０", "\u202a+62 812\u20113456\u20117890\u202c"],
  ...["0812\u00a03456\u00a07890", "'081234567890", "*0812-3456-7890*"],
];

describe.each(dialects)("persons on %s", (dialect) => {
  const site = eachTest(() => startHistorySite(dialect));
  const repositories = () => {
    const { em } = site.database;
    return { leads: createLeadRepository(em), people: createPeopleRepository(em) };
  };
  const personOf = async (lead: Lead) => (await repositories().people.ofLeads([lead.id])).get(lead.id);
  const list = async (query: object = {}) => (await repositories().people.list(peopleQuery.parse(query))).rows;
  const areOne = async (...leads: readonly Lead[]) =>
    new Set(await Promise.all(leads.map(async (lead) => (await personOf(lead))?.id))).size === 1;

  test("a number in each of its spellings is one person, and finds it and its leads", async () => {
    for (const phone of spellings) await site.lead({ name: "Rina", phone });
    expect((await list()).map(({ leads, phones }) => ({ leads, phones }))).toEqual([
      { leads: spellings.length, phones: ["+6281234567890"] },
    ]);
    for (const search of spellings) {
      expect(await list({ search }), search).toHaveLength(1);
      const { total } = await repositories().leads.list({ ...leadsQuery.parse({ search }), today: "2026-11-30" });
      expect(total, search).toBe(spellings.length);
    }
  });

  test("numbers and addresses join over each other, and part with what joined them", async () => {
    const byPhone = await site.lead({ name: "Rina", phone: "0812 3456 7890" });
    const byEmail = await site.lead({ name: "Rina", email: "RINA@Example.com" });
    expect(await areOne(byPhone, byEmail)).toBe(false);
    const both = await site.lead({ name: "Rina", phone: "+62 812 3456 7890", email: "rina@example.com" });
    expect(await areOne(byPhone, byEmail, both)).toBe(true);
    expect(await personOf(both)).toEqual({ id: byPhone.id, leads: 3 });
    await site.services.leads.remove([both.id], site.by);
    expect(await areOne(byPhone, byEmail)).toBe(false);
    await site.undo();
    expect(await areOne(byPhone, byEmail, both)).toBe(true);
    await repositories().leads.forget([both]);
    expect(await areOne(byPhone, byEmail)).toBe(false);
  });

  test("somebody who changes the number leaves with the new one", async () => {
    const { leads } = repositories();
    const [old, other] = [await site.lead({ phone: "0812 3456 7890" }), await site.lead({ phone: "081234567890" })];
    const friend = await site.lead({ phone: "0813 0000 1111" });
    await leads.update({ ...old, phone: "+62 813-0000-1111" });
    expect(await personOf(old)).toEqual({ id: old.id, leads: 2 });
    expect(await areOne(old, friend)).toBe(true);
    expect(await personOf(other)).toEqual({ id: other.id, leads: 1 });
  });

  test("an office's number joins nobody, also when the eleventh name comes later, until one leaves", async () => {
    const office = "021 555 0000";
    const colleagues: Lead[] = [];
    for (const number of Array(10).keys()) colleagues.push(await site.lead({ name: `Rekan ${number}`, phone: office }));
    const nameless = await site.lead({ phone: office });
    const again = await site.lead({ name: "REKAN 3", phone: "(021) 555-0000", email: "rekan@example.com" });
    expect(await areOne(...colleagues, nameless, again)).toBe(true);
    const eleventh = await site.lead({ name: "Rekan 10", phone: office, email: "rekan@example.com" });
    expect(await list()).toHaveLength(12);
    expect(await areOne(eleventh, again)).toBe(true);
    await repositories().leads.update({ ...eleventh, name: "Rekan 9" });
    expect(await areOne(...colleagues, nameless, again, eleventh)).toBe(true);
  });

  test("tests, messages held back and clicks are nobody's; names and bad numbers join nobody", async () => {
    const phone = "0812 3456 7890";
    const own = await site.lead({ name: "Rina", phone });
    const aside = [await site.lead({ name: "Rina", phone, isTest: true }), await site.lead()];
    const held = await site.lead({ name: "Rina", phone, heldBack: "trap" });
    const alone = [
      await site.lead({ name: "Rina" }),
      await site.lead({ name: "Rina", phone: "0" }),
      await site.lead({ name: "Rina", phone: "0" }),
    ];
    for (const lead of [...aside, held]) expect(await personOf(lead)).toBeUndefined();
    for (const lead of [own, ...alone]) expect(await personOf(lead)).toEqual({ id: lead.id, leads: 1 });
    expect(await list()).toHaveLength(4);
    await repositories().leads.update({ ...held, heldBack: null });
    expect(await personOf(own)).toEqual({ id: own.id, leads: 2 });
  });

  test("split leads stay apart whatever is edited, deleted or restored, and further leads join either side", async () => {
    const { people, leads } = site.services;
    const phone = "0812 3456 7890";
    const rina = await site.lead({ name: "Rina", phone });
    const more = await site.lead({ name: "Rina", phone, email: "rina@example.com" });
    const budi = await site.lead({ name: "Budi", phone, email: "budi@example.com" });
    expect(await people.split(rina.id, [budi.id], site.by)).toMatchObject({ id: rina.id, leads: [{}, {}] });
    expect([await areOne(rina, more), await areOne(rina, budi)]).toEqual([true, false]);
    await site.undo();
    expect(await areOne(rina, more, budi)).toBe(true);
    await people.split(budi.id, [budi.id], site.by);
    const edit = (id: string, change: object) => leads.update(id, change, { by: site.by });
    await edit(budi.id, { email: "rina@example.com" });
    expect(await areOne(rina, budi)).toBe(false);
    await edit(budi.id, { email: "budi@example.com" });
    await leads.remove([budi.id], site.by);
    await site.undo();
    expect(await areOne(rina, budi)).toBe(false);
    const toBudi = await site.lead({ email: "budi@example.com" });
    const toBoth = await site.lead({ phone });
    expect([await areOne(budi, toBudi), await areOne(rina, toBoth)]).toEqual([true, true]);
    await people.split(more.id, [more.id], site.by);
    expect((await list()).map(({ id }) => id).toSorted()).toEqual([rina.id, more.id, budi.id].toSorted());
  });

  test("the leads of the version before are grouped after the start, once", async () => {
    const all = [
      await site.lead({ name: "Rina", phone: "0812 3456 7890" }),
      await site.lead({ phone: "+6281234567890" }),
    ];
    await site.database.em.execute(
      "update leads set phone_key = null, email_key = null, person_id = null, channel = null",
    );
    expect(await list()).toEqual([]);
    await Promise.all([site.services.people.group(), site.services.people.group()]);
    expect(await personOf(all[1] as Lead)).toEqual({ id: all[0]?.id, leads: 2 });
    await site.services.people.group();
    expect(await list()).toHaveLength(1);
    const direct = { ...leadsQuery.parse({ source: "direct" }), today: "2026-11-30" };
    expect((await repositories().leads.list(direct)).total).toBe(2);
  });

  test("a list has the latest contact first, with contacts and the value that was won", async () => {
    const at = (day: number) => ({ createdAt: new Date(Date.UTC(2026, 9, day)) });
    const won = { status: "won", value: 2_000_000 } as const;
    await site.lead({ name: "Rina", phone: "0812 3456 7890", ...won, ...at(1) });
    await site.lead({ name: "Budi", email: "Budi@Example.com", value: 5, ...at(2) });
    await site.lead({ name: "Rina S.", phone: "081234567890", email: "rina@example.com", ...won, ...at(3) });
    const { people } = repositories();
    expect(await people.list({ page: 1, limit: 1 })).toMatchObject({
      rows: [
        {
          name: "Rina S.",
          phones: ["+6281234567890"],
          emails: ["rina@example.com"],
          leads: 2,
          value: 4_000_000,
          lastAt: new Date(Date.UTC(2026, 9, 3)),
        },
      ],
      total: 2,
    });
    expect(await people.list({ page: 2, limit: 1 })).toMatchObject({ rows: [{ name: "Budi", value: 0 }], total: 2 });
    expect(await people.list({ page: 9, limit: 1 })).toEqual({ rows: [], total: 2 });
    for (const search of ["rina", "+62 812-3456-7890", "RINA@example", "Rina 7890"])
      expect(await people.list({ page: 1, limit: 5, search }), search).toMatchObject({
        rows: [{ leads: 2 }],
        total: 1,
      });
    expect(await list({ search: "' or 1=1 --?" })).toEqual([]);
  });
});
