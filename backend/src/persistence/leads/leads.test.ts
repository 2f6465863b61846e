import { leadsQuery } from "@etalase/contracts/leads/leads.schema";
import { expect, test } from "vitest";
import { inParallel, on, onEachDatabase } from "../../../test/on-each-database.ts";
import { leadRecord, newId, userRecord } from "../../../test/records.ts";
import { type CountedLead, createLeadSums, withoutPerson } from "../../domain/leads/counts.ts";
import type { Lead } from "../../domain/leads/lead.ts";
import { dayOf, startOfDay } from "../../domain/time.ts";
import { createUserRepository } from "../users.ts";
import { createCountedLeads } from "./counts.ts";
import { createLeadRepository } from "./leads.ts";

/** The leads that a database counts, with the fields that figures read. */
async function allOf(counted: AsyncIterable<readonly CountedLead[]>) {
  const all: CountedLead[] = [];
  for await (const some of counted) all.push(...some);
  return all;
}

onEachDatabase("leads", ["leads", "forgotten_leads", "users"], ({ database }) => {
  const leads = () => createLeadRepository(database().em);
  const add = async (changes: Partial<Lead> = {}) => {
    const lead = leadRecord(changes);
    await leads().add(lead);
    return lead;
  };
  const found = async (query: object) =>
    (await leads().list({ ...leadsQuery.parse(query), today: "2026-11-21" })).rows.map(({ code }) => code);

  const everything = async () => {
    const user = userRecord({ role: "admin" });
    await createUserRepository(database().em).insert(user);
    const by = { id: user.id, name: user.name };
    return leadRecord({
      kind: "contact",
      name: "ꦫina",
      phone: "+62 (812) 3456-7890",
      email: "rina@example.com",
      message: `${"🙏".repeat(1999)}?`,
      status: "quoted",
      value: 1_000_000_000_000,
      assignee: user.id,
      followUpAt: "2026-11-21",
      firstAnswerAt: on(21, 4),
      source: { path: "/", landing: "/", referrer: "é".repeat(500), utmSource: "ig", utmMedium: "b", utmCampaign: "c" },
      history: [
        { at: on(21, 4), by, what: "status", from: "new", to: "quoted", note: null },
        { at: on(22), by: { id: null, name: "" }, what: "note", from: null, to: null, note: "a\n“b”" },
      ],
    });
  };

  test("come back with every field; lists go without the history", async () => {
    const lead = await everything();
    expect(await leads().add(lead)).toBe(true);
    expect(await leads().findById(lead.id)).toEqual(lead);
    expect(await leads().findById(newId())).toBeNull();
    expect(await leads().list({ ...leadsQuery.parse({}), today: "2026-11-21" })).toEqual({
      rows: [{ ...lead, history: [] }],
      total: 1,
    });
    const after = await leads().update({ ...lead, package: null, value: null, assignee: null, history: [] });
    expect(after.version).toBe(2);
    expect(await leads().findByIds([lead.id, newId()])).toEqual([after]);
    await leads().remove([lead.id]);
    expect(await found({})).toEqual([]);
  });

  test("are found by their channel", async () => {
    const none = leadRecord().source;
    const story = await add({ source: { ...none, utmSource: "IG Story" } });
    const link = await add({ source: { ...none, referrer: "https://l.instagram.com/" } });
    await add({ source: { ...none, referrer: "https://www.google.co.id/" } });
    expect(await found({ source: "instagram", sort: "oldest" })).toEqual([story.code, link.code]);
  });

  test("have codes of their own, whoever is first", async () => {
    const added = await inParallel(4, () => leads().add(leadRecord({ code: "7K2PQM" })));
    expect(added.filter(Boolean)).toHaveLength(1);
    expect([await leads().hasCode("7K2PQM"), await leads().hasCode("7K2PQN")]).toEqual([true, false]);
  });

  test("take a message whose search key is many times as long", async () => {
    const { id, message } = await add({ message: "\ufdfa".repeat(2000) });
    expect((await leads().findById(id))?.message).toBe(message);
  });

  test("are found by what they are", async () => {
    const user = userRecord({ role: "admin" });
    await createUserRepository(database().em).insert(user);
    await add({ code: "AAAAAA", createdAt: on(20, 17), assignee: user.id });
    await add({ code: "BBBBBB", createdAt: on(20, 16), kind: "consultation", package: null, status: "won" });
    expect(await found({})).toEqual(["AAAAAA", "BBBBBB"]);
    expect(await found({ status: "won" })).toEqual(["BBBBBB"]);
    expect(await found({ kind: "order" })).toEqual(["AAAAAA"]);
    expect(await found({ package: "paket-bisnis" })).toEqual(["AAAAAA"]);
    expect(await found({ assignee: user.id })).toEqual(["AAAAAA"]);
    // Days are Jakarta's, which begin at 17:00 UTC.
    expect(await found({ from: "2026-11-21" })).toEqual(["AAAAAA"]);
    expect(await found({ to: "2026-11-20" })).toEqual(["BBBBBB"]);
    expect(await found({ from: "2026-11-20", to: "2026-11-21" })).toEqual(["AAAAAA", "BBBBBB"]);
    expect(await found({ page: "2", limit: "1" })).toEqual(["BBBBBB"]);
  });

  test("are due until they are won or lost", async () => {
    const days = ["2026-11-20", "2026-11-21", "2026-11-22", null];
    for (const [place, followUpAt] of days.entries()) await add({ code: `DDDDD${place + 2}`, followUpAt });
    for (const status of ["won", "lost"] as const) await add({ status, followUpAt: "2026-11-20" });
    await add({ code: "CCCCCC", status: "quoted", followUpAt: "2026-11-20" });
    expect((await found({ due: "true" })).sort()).toEqual(["CCCCCC", "DDDDD2", "DDDDD3"]);
    expect(await found({ due: "false" })).toHaveLength(7);
  });

  test("are searched by code, name, number, address and message", async () => {
    await add({ code: "AAAAAA", name: "Rina É", phone: "0812-3456 7890", email: "rina_w@example.com" });
    await add({ code: "BBBBBB", message: "Situs untuk toko? 100%" });
    for (const search of ["aaaaaa", "rina e", "08123456", "0812-3456", "RINA_W@"])
      expect(await found({ search }), search).toEqual(["AAAAAA"]);
    expect(await found({ search: "TOKO? 100%" })).toEqual(["BBBBBB"]);
    expect(await found({ search: "%" })).toEqual(["BBBBBB"]);
  });

  test.each([1, 3])(
    "are searched, and read on to a deep page, %i at a time as they are all at once",
    async (atOnce) => {
      let pauses = 0;
      const pause = async () => {
        pauses += 1;
      };
      const inParts = createLeadRepository(database().em, { atOnce, pause });
      for (let index = 0; index < 12; index += 1)
        await add({
          name: index % 4 === 0 ? "Budi" : "Rina Toko",
          status: index % 3 === 0 ? "won" : "new",
          value: index % 5 === 0 ? null : (index % 3) * 1_000,
          createdAt: on(1 + (index % 5)),
          updatedAt: on(20 - (index % 7)),
        });
      const queries = ["newest", "oldest", "valueDesc", "updated"].flatMap((sort) =>
        ["1", "2", "3", "9"].flatMap((page) => [
          { sort, page, limit: "4" },
          { sort, page, limit: "4", status: "new" },
        ]),
      );
      for (const query of queries) {
        const parsed = (search: string) => ({ ...leadsQuery.parse({ ...query, search }), today: "2026-11-21" });
        const { rows, total } = await inParts.list(parsed("toko"));
        const all = (await leads().list({ ...parsed(""), page: 1, limit: 100 })).rows.filter(
          ({ name }) => name !== "Budi",
        );
        const start = (Number(query.page) - 1) * 4;
        expect({ rows, total }, JSON.stringify(query)).toEqual({
          rows: all.slice(start, start + 4),
          total: all.length,
        });
        const whole = await leads().list({ ...parsed(""), page: 1, limit: 100 });
        pauses = 0;
        const page = await inParts.list(parsed(""));
        expect(page, JSON.stringify(query)).toEqual({ ...whole, rows: whole.rows.slice(start, start + 4) });
        expect(pauses > 0).toBe(start > 0 && database().dialect === "sqlite");
      }
      expect(await inParts.list({ ...leadsQuery.parse({ search: "tidak ada" }), today: "2026-11-21" })).toEqual({
        rows: [],
        total: 0,
      });
    },
  );

  test("are sorted by time, by value with none last, and by the last change", async () => {
    await add({ code: "AAAAAA", createdAt: on(1), updatedAt: on(9), value: null });
    await add({ code: "BBBBBB", createdAt: on(2), updatedAt: on(8), value: 0 });
    await add({ code: "CCCCCC", createdAt: on(3), updatedAt: on(7), value: 10_000_000_000 });
    expect(await found({ sort: "oldest" })).toEqual(["AAAAAA", "BBBBBB", "CCCCCC"]);
    expect(await found({ sort: "newest" })).toEqual(["CCCCCC", "BBBBBB", "AAAAAA"]);
    expect(await found({ sort: "valueDesc" })).toEqual(["CCCCCC", "BBBBBB", "AAAAAA"]);
    expect(await found({ sort: "updated" })).toEqual(["AAAAAA", "BBBBBB", "CCCCCC"]);
  });

  test.each([1, 3, 1000])("are counted with forgotten ones and without those set aside, %i at once", async (atOnce) => {
    const all: Lead[] = [];
    for (let index = 0; index < 24; index += 1)
      all.push(
        await add({
          package: index % 3 === 0 ? null : { slug: "paket", name: `Paket ${index % 2}`, price: 100 },
          source: { ...leadRecord().source, utmSource: "é".repeat(500), referrer: "none" },
          status: index % 4 === 1 ? "won" : "lost",
          value: index % 8 === 1 ? 1_000_000_000_000 : null,
          // More leads came at the same time than are counted at once.
          createdAt: on(1 + Math.floor(index / 6)),
          firstAnswerAt: index % 2 === 0 ? on(9) : null,
        }),
      );
    await add({ createdAt: on(2), isTest: true });
    await add({ createdAt: on(2), heldBack: "trap" });
    const forgotten = all.filter((_, index) => index % 5 < 2);
    await leads().forget(forgotten);
    const expected = all.map((lead) => (forgotten.includes(lead) ? withoutPerson(lead) : lead)).slice(6, 18);
    const figures = (some: readonly CountedLead[]) => {
      const sums = createLeadSums();
      some.toSorted((one, other) => (one.id < other.id ? -1 : 1)).forEach(sums.add);
      return sums.counts();
    };
    const counted = await allOf(
      createCountedLeads(database().em, atOnce)(startOfDay("2026-11-02"), startOfDay("2026-11-04")),
    );
    expect(counted.map(({ id }) => id).sort()).toEqual(expected.map(({ id }) => id).sort());
    expect(figures(counted)).toEqual(figures(expected));
  });

  test("that are forgotten leave a day and figures alone, and come back whole", async () => {
    const lead = await everything();
    await leads().add(lead);
    await leads().forget([lead]);
    expect(await leads().findById(lead.id)).toBeNull();
    const [row] = await database().em.execute<Record<string, unknown>[]>("select * from forgotten_leads");
    expect(Object.keys(row ?? {}).sort()).toEqual([
      "created_at",
      "first_answer_at",
      "id",
      "kind",
      "package_name",
      "package_slug",
      "source",
      "status",
      "value",
    ]);
    const counted = () => allOf(leads().counted(on(1), on(30)));
    const left = {
      id: lead.id,
      kind: "contact",
      status: "quoted",
      value: 1_000_000_000_000,
      package: { slug: lead.package?.slug, name: lead.package?.name },
      createdAt: startOfDay(dayOf(lead.createdAt)),
      source: { utmSource: "ig", utmCampaign: "c", referrer: "", landing: "" },
    };
    expect(await counted()).toMatchObject([left]);
    expect(await leads().remember(lead)).toBe(true);
    expect(await leads().findById(lead.id)).toEqual(lead);
    expect(await counted()).toHaveLength(1);
    await leads().forget([lead]);
    await add({ code: lead.code });
    expect(await leads().remember(lead)).toBe(false);
  });

  test("without anything of a person are outdated by when they came, others by their last change", async () => {
    const was = { createdAt: on(1), updatedAt: on(9) };
    const note = { at: on(9), by: { id: null, name: "" }, what: "note", from: null, to: null, note: "a" } as const;
    const renamed = { ...note, what: "name", from: "Rina", to: "", note: null } as const;
    await add({ ...was, code: "AAAAAA" });
    const people = [
      { name: "Rina" },
      { phone: "08123456" },
      { email: "a@b.id" },
      { history: [note] },
      { history: [renamed] },
    ];
    for (const person of people) await add({ ...was, ...person });
    const outdated = async (clicksBefore: Date, othersBefore: Date, heldBefore = on(1)) =>
      (await leads().outdated({ clicksBefore, othersBefore, heldBefore, limit: 10 })).map(({ code }) => code);
    expect(await outdated(on(1), on(9))).toEqual([]);
    expect(await outdated(on(2), on(9))).toEqual(["AAAAAA"]);
    expect(await outdated(on(1), on(10))).toHaveLength(5);
    await add({ ...was, code: "BBBBBB", name: "Rina", heldBack: "trap" });
    expect(await outdated(on(1), on(9), on(2))).toEqual(["BBBBBB"]);
    expect(await outdated(on(2), on(10), on(2))).toHaveLength(7);
  });
});
