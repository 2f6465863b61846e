import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { bareDatabase } from "../../../test/bare-database.ts";
import { type DialectName, dialects } from "../../../test/databases.ts";
import { newId } from "../../../test/records.ts";
import { createLeadSums } from "../../domain/leads/counts.ts";
import { openDatabase } from "../../start-database.ts";
import type { Database } from "../database.ts";
import { createLeadRepository } from "../leads/leads.ts";

async function urlOn(dialect: DialectName) {
  if (dialect === "SQLite") {
    const folder = await mkdtemp(join(tmpdir(), "etalase-totals-"));
    onTestFinished(() => rm(folder, { recursive: true }));
    return `sqlite:${join(folder, "etalase.sqlite")}`;
  }
  return bareDatabase(dialect);
}

/** Two instances that start at once. */
async function openTwo(dialect: DialectName) {
  const url = await urlOn(dialect);
  const open = async () => {
    const database = await openDatabase(url);
    onTestFinished(() => database.close());
    return database;
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

const flood = {
  kind: "consultation",
  slug: "",
  name: "",
  source: "tidak disimpan",
  campaign: "",
  landing: "",
  won: 0,
  value: 0,
  answer_minutes: "[]",
};

async function insert({ em }: Database, row: object) {
  const columns = Object.keys(row);
  const sql = `insert into lead_totals (${columns.join()}) values (${columns.map(() => "?").join()})`;
  await em.execute(sql, Object.values(row));
}

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

  const results = { leads: 3, won: 2, value: 1_500_000_000_000 };
  const clicks = { leads: 1000, won: 0, value: 0 };
  expect(await countsOf(first)).toEqual({
    order: { slug: "paket-bisnis", name: "Paket “Bisnis”", ...results },
    consultation: { slug: "", name: "", ...clicks },
    sources: new Map([
      ["instagram", results],
      ["tidak disimpan", clicks],
    ]),
    campaigns: new Map([["instagram\tpromo", results]]),
    articles: new Map([["toko", results]]),
    answerMinutes: [0, 7],
  });
  expect(await totalsIn(first)).toEqual(before);
});
