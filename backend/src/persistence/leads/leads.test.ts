import { leadsQuery } from "@etalase/contracts/leads/leads.schema";
import { expect, test } from "vitest";
import { inParallel, on, onEachDatabase } from "../../../test/on-each-database.ts";
import { leadRecord, newId, userRecord } from "../../../test/records.ts";
import { countsOf, createLeadSums, type LeadCounts } from "../../domain/leads/counts.ts";
import type { Lead } from "../../domain/leads/lead.ts";
import { type LeadTotal, withLeads } from "../../domain/leads/totals.ts";
import { createUserRepository } from "../users.ts";
import { createLeadCounts } from "./counts.ts";
import { createLeadDays } from "./days.ts";
import { createLeadRepository } from "./leads.ts";
import { createLeadTotals } from "./totals.ts";

type Counted = AsyncIterable<LeadCounts>;

/** The sums in a fixed order, without the names of packages, which differ when leads came at the same time. */
function inOrder({ wanted, sources, articles, answered }: LeadCounts) {
  const sorted = (items: readonly object[]) => items.map((item) => JSON.stringify(item)).sort();
  return {
    wanted: sorted(wanted.map(({ name: _name, latestMs: _latest, ...counts }) => counts)),
    sources: sorted(sources),
    articles: sorted(articles),
    answered: sorted(answered),
  };
}

/** The sums of totals, each of which is counted by itself. */
function sumsOf(totals: readonly LeadTotal[]) {
  const sums = createLeadSums();
  for (const { answerMinutes, day: _day, ...total } of totals)
    sums.add(countsOf([{ ...total, latestMs: 0 }], answerMinutes));
  return inOrder(sums.counts());
}

/** The sums that a database counts, in that order. */
async function allOf(counted: Counted) {
  const sums = createLeadSums();
  for await (const some of counted) sums.add(some);
  return inOrder(sums.counts());
}

onEachDatabase("leads", ["leads", "users"], ({ database }) => {
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

  test("are counted by status", async () => {
    for (const status of ["new", "won", "new"] as const) await add({ status });
    await add({ isTest: true });
    for (const heldBack of ["trap", "robot"] as const) await add({ heldBack });
    const statuses = new Map([
      ["new", 2],
      ["won", 1],
    ]);
    expect(await leads().counts()).toEqual({ statuses, tests: 1, heldBack: 2 });
  });

  test.each([1, 3, 1000])("are counted as they are one by one, about %i of them at once", async (atOnce) => {
    const ways = [
      { utmSource: "ig", referrer: "https://www.google.com/" },
      { referrer: "https://WWW.google.com:443/search?q=web" },
      { referrer: "none", landing: '/berita/"toko"?a=1' },
      { utmSource: ` ${"é".repeat(250)}`, landing: "" },
    ];
    const all: Lead[] = [];
    for (let index = 0; index < 24; index += 1)
      all.push(
        await add({
          kind: index % 5 === 0 ? "contact" : "order",
          package: index % 3 === 0 ? null : { slug: "paket", name: `Paket ${index % 2}`, price: 100 },
          source: { ...leadRecord().source, ...ways[index % 4] },
          status: index % 4 === 1 ? "won" : "lost",
          value: index % 8 === 1 ? 1_000_000_000_000 : null,
          // More leads came at the same time than are counted at once.
          createdAt: on(1 + Math.floor(index / 6)),
          firstAnswerAt:
            index % 2 === 0 ? new Date(on(1 + Math.floor(index / 6)).getTime() + (index - 3) * 50_000) : null,
        }),
      );
    const counted = await allOf(createLeadCounts(database().em, atOnce)(on(2), on(4)));
    const expected = all.slice(6, 18).flatMap((lead) => withLeads([], [lead]));
    expect(counted).toEqual(sumsOf(expected));
    const latest: number[] = [];
    for await (const { wanted } of createLeadCounts(database().em, atOnce)(on(1), on(9)))
      latest.push(...wanted.map(({ latestMs }) => latestMs));
    expect(Math.max(...latest)).toBe(on(4).getTime());
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

onEachDatabase("days of leads", ["leads", "lead_days"], ({ database }) => {
  const days = () => createLeadDays(database());
  const leads = () => createLeadRepository(database().em);
  const prints = () => days().prints("2026-11-20", "2026-11-21");

  test("have another print once a lead has come, changed, or gone while another came", async () => {
    const lead = leadRecord({ createdAt: new Date("2026-11-20T16:59:59.999Z") });
    await leads().add(lead);
    await leads().add(leadRecord({ createdAt: new Date("2026-11-19T16:59:59.999Z") }));
    await leads().add(leadRecord({ createdAt: new Date("2026-11-21T17:00:00Z") }));
    const first = await prints();
    expect([...first.keys()]).toEqual(["2026-11-20"]);
    expect(await prints()).toEqual(first);
    const edited = await leads().update(lead);
    const second = await prints();
    expect(second).not.toEqual(first);
    await leads().remove([lead.id]);
    expect(await prints()).toEqual(new Map());
    await leads().add({ ...edited, id: newId(), createdAt: new Date("2026-11-20T16:59:59.998Z") });
    expect(await prints()).not.toEqual(second);
    await leads().add(leadRecord({ createdAt: new Date("2026-11-20T17:00:00Z") }));
    expect([...(await prints()).keys()]).toEqual(["2026-11-20", "2026-11-21"]);
  });

  test("are kept as they were counted, the last time", async () => {
    const wanted = {
      kind: "order",
      slug: "paket",
      name: "Paket “1”",
      latestMs: 1,
      leads: 2,
      won: 1,
      value: 1e12,
    } as const;
    const counts = {
      wanted: [wanted],
      sources: [{ source: "é".repeat(200), leads: 2, won: 1, value: 1e12 }],
      campaigns: [{ campaign: "promo", leads: 1, won: 0, value: 0 }],
      articles: [{ article: "toko", leads: 1, won: 0, value: 0 }],
      answered: [{ minutes: -1, leads: 1 }],
    };
    const kept = (day: string, print: string) => ({ day, print, counts });
    await days().keep([kept("2026-11-19", "a"), kept("2026-11-20", "a"), kept("2026-11-21", "a")]);
    await days().keep([kept("2026-11-20", "b")]);
    expect(await days().kept("2026-11-20", "2026-11-20")).toEqual([kept("2026-11-20", "b")]);
    await days().forgetBefore("2026-11-20");
    expect(await days().keptPrints("2026-11-01", "2026-11-30")).toEqual(
      new Map([
        ["2026-11-20", "b"],
        ["2026-11-21", "a"],
      ]),
    );
  });
});

onEachDatabase("totals of leads", ["lead_totals"], ({ database }) => {
  const totals = () => createLeadTotals({ em: database().em, newId });
  const total = (changes: Partial<LeadTotal> = {}): LeadTotal => ({
    day: "2026-11-20",
    kind: "order",
    slug: "paket-bisnis",
    name: "Paket Bisnis",
    source: "é".repeat(500),
    campaign: "é".repeat(500),
    landing: "/",
    leads: 3,
    won: 1,
    value: 2_000_000_000_000,
    answerMinutes: [0, 7],
    ...changes,
  });

  test("come back with every field, day by day, and give way to later ones of the day", async () => {
    const [first, second] = [total(), total({ day: "2026-11-21", slug: "", name: "" })];
    const kept = async (from: string, to: string) => {
      const rows = await totals().between(from, to);
      return rows.map(({ id: _id, ...row }) => row);
    };
    await totals().exchange([], [second, first]);
    expect(await kept("2026-11-20", "2026-11-21")).toEqual([first, second]);
    await totals().exchange(await totals().between("2026-11-20", "2026-11-20"), [total({ leads: 4 })]);
    expect(await kept("2026-11-20", "2026-11-20")).toEqual([total({ leads: 4 })]);
  });

  test.each([1, 3, 1000])("are counted to the same sums, about %i of them at once", async (atOnce) => {
    const all = Array.from({ length: 12 }, (_, index) =>
      total({
        day: `2026-11-${10 + Math.floor(index / 3)}`,
        kind: index % 2 === 0 ? "order" : "contact",
        landing: `/berita/toko-${index % 3}`,
        answerMinutes: Array.from({ length: index % 3 }, () => index),
      }),
    );
    await totals().exchange([], all);
    const counted = await allOf(
      createLeadTotals({ em: database().em, newId, atOnce }).counted("2026-11-11", "2026-11-12"),
    );
    expect(counted).toEqual(sumsOf(all.slice(3, 9)));
  });
});
