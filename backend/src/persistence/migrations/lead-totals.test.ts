import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { createScratchDatabase, type DialectName, dialects } from "../../../test/databases.ts";
import { newId } from "../../../test/records.ts";
import { createLeadSums } from "../../domain/leads/counts.ts";
import { openDatabase } from "../../start-database.ts";
import type { Database } from "../database.ts";
import { createTotalsCopy } from "../leads/counts.ts";
import { createLeadRepository } from "../leads/leads.ts";
import { createSiteState } from "../site-state.ts";

async function urlOn(dialect: DialectName) {
  if (dialect === "SQLite") {
    const folder = await mkdtemp(join(tmpdir(), "etalase-totals-"));
    onTestFinished(() => rm(folder, { recursive: true }));
    return `sqlite:${join(folder, "etalase.sqlite")}`;
  }
  const { url, drop } = await createScratchDatabase(process.env.TEST_MYSQL_URL ?? "");
  onTestFinished(drop);
  return url;
}

/** Two instances, whose hourly copies exclude each other. */
async function openTwo(dialect: DialectName) {
  const url = await urlOn(dialect);
  const open = async () => {
    const database = await openDatabase(url);
    onTestFinished(() => database.close());
    const state = createSiteState(database);
    const transaction: Database["transaction"] = (work) =>
      database.transaction(async () => {
        await state.lock();
        return work();
      });
    return { ...database, transaction, copyTotals: createTotalsCopy({ ...database, transaction }) };
  };
  const [first, second] = [await open(), await open()];
  await first.migrate("0045_add-lead-tests");
  return { first, second };
}

/** A day's total as the version before wrote it. */
const totalOf = (changes: object = {}) => ({
  id: newId(),
  day: "2026-11-20",
  kind: "order",
  slug: "paket-bisnis",
  name: "Paket “Bisnis”",
  source: "ig",
  campaign: "promo",
  landing: "/berita/toko",
  leads: 3,
  won: 2,
  value: 1_500_000_000_000,
  answer_minutes: "[0,7]",
  ...changes,
});

const plain = { slug: "", name: "", campaign: "", landing: "", won: 0, value: 0, answer_minutes: "[]" };
const flood = { ...plain, kind: "consultation", source: "tidak disimpan" };

async function insert({ em }: Database, row: object) {
  const columns = Object.keys(row);
  const sql = `insert into lead_totals (${columns.join()}) values (${columns.map(() => "?").join()})`;
  await em.execute(sql, Object.values(row));
}

/** Adds forgotten leads as the version before did: a new row with another id takes the place of the total. */
const replace = (database: Database, total: ReturnType<typeof totalOf>) =>
  database.transaction(async () => {
    await database.em.execute("delete from lead_totals where kind = ?", [total.kind]);
    await insert(database, total);
  });

async function countsOf({ em }: Database) {
  const sums = createLeadSums();
  const day = [new Date("2026-11-19T17:00:00Z"), new Date("2026-11-20T17:00:00Z")] as const;
  for await (const some of createLeadRepository(em).counted(...day)) some.forEach(sums.add);
  const { wanted, answerMinutes, ...others } = sums.counts();
  const ofKind = Object.fromEntries(wanted.map(({ latestMs: _, kind, ...one }) => [kind, one]));
  return { ...ofKind, ...others, answerMinutes: answerMinutes.toSorted((one, other) => one - other) };
}

const totalsIn = ({ em }: Database) => em.execute("select * from lead_totals order by id");

test.each(dialects)("totals become leads without a person, of which figures are the same, on %s", async (dialect) => {
  const { first, second } = await openTwo(dialect);
  await insert(first, totalOf());
  await insert(first, totalOf({ ...flood, leads: 4000 }));
  // Two clicks that were the first of a day at the same moment.
  await insert(first, totalOf({ ...flood, leads: 1000, name: "" }));
  const before = await totalsIn(first);
  await Promise.all([first.migrate(), second.migrate()]);
  await Promise.all([first.copyTotals(), second.copyTotals()]);

  const results = { leads: 3, won: 2, value: 1_500_000_000_000 };
  const clicks = { leads: 1000, won: 0, value: 0 };
  expect(await countsOf(first)).toEqual({
    order: { slug: "paket-bisnis", name: "Paket “Bisnis”", ...results },
    consultation: { slug: "", name: "", ...clicks },
    sources: new Map([
      ["ig", results],
      ["tidak disimpan", clicks],
    ]),
    campaigns: new Map([["promo", results]]),
    articles: new Map([["toko", results]]),
    answerMinutes: [0, 7],
  });
  expect(await totalsIn(first)).toEqual(before);
});

test.each(dialects)("an instance of the version before serves on and adds to its totals, on %s", async (dialect) => {
  const { first, second } = await openTwo(dialect);
  await insert(first, totalOf());
  await first.migrate();

  const added = { name: "Paket Bisnis Baru", leads: 5, won: 3, value: 1_500_000_000_009, answer_minutes: "[0,7,31]" };
  await replace(second, totalOf(added));
  await insert(second, totalOf({ ...plain, kind: "contact", leads: 1 }));
  await Promise.all([first.copyTotals(), second.copyTotals()]);
  await second.em.execute("update lead_totals set leads = leads + 1 where kind = 'contact'");
  for (const { copyTotals } of [second, first]) await copyTotals();
  expect(await countsOf(first)).toMatchObject({
    order: { leads: 5, won: 3, value: 1_500_000_000_009 },
    contact: { leads: 2, won: 0, value: 0 },
    answerMinutes: [0, 7, 31],
  });
  expect(await totalsIn(second)).toHaveLength(2);
});

test.each(dialects)(
  "no lead that is forgotten during the migration is lost or counted twice, on %s",
  async (dialect) => {
    const { first, second } = await openTwo(dialect);
    let isMigrated = false;
    let leads = 1;
    await insert(second, totalOf({ leads }));
    const addLeads = async () => {
      while (!isMigrated || leads < 30) {
        leads += 1;
        // SQLite has no queue of waiting connections.
        await setTimeout(2);
        await replace(
          second,
          totalOf({ leads, won: leads - 1, value: leads * 10, answer_minutes: `[${[...Array(leads).keys()]}]` }),
        );
      }
    };
    const migrate = async () => {
      await first.migrate();
      isMigrated = true;
      for (let times = 0; times < 5; times += 1) await first.copyTotals();
    };
    await Promise.all([addLeads(), migrate()]);
    await Promise.all([first.copyTotals(), second.copyTotals()]);
    expect(await countsOf(first)).toMatchObject({
      order: { leads, won: leads - 1, value: leads * 10 },
      answerMinutes: [...Array(leads).keys()],
    });
  },
);
