import { expect, onTestFinished, test } from "vitest";
import { createScratchDatabase, type DialectName, dialects } from "../../../test/databases.ts";
import { newId } from "../../../test/records.ts";
import { createLeadSums } from "../../domain/leads/counts.ts";
import { openDatabase } from "../../start-database.ts";
import { createLeadRepository } from "../leads/leads.ts";
import { createTotalsMove } from "../leads/moved-totals.ts";

async function urlOn(dialect: DialectName) {
  if (dialect === "SQLite") return "sqlite::memory:";
  const { url, drop } = await createScratchDatabase(process.env.TEST_MYSQL_URL ?? "");
  onTestFinished(drop);
  return url;
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

test.each(dialects)("totals become leads without a person, of which figures are the same, on %s", async (dialect) => {
  const database = await openDatabase(await urlOn(dialect));
  onTestFinished(() => database.close());
  const insert = (row: object) =>
    database.em.execute(
      `insert into lead_totals (${Object.keys(row).join()}) values (${Object.keys(row)
        .map(() => "?")
        .join()})`,
      Object.values(row),
    );
  const counts = async () => {
    const sums = createLeadSums();
    const day = [new Date("2026-11-19T17:00:00Z"), new Date("2026-11-20T17:00:00Z")] as const;
    for await (const some of createLeadRepository(database.em).counted(...day)) some.forEach(sums.add);
    const { wanted, answerMinutes, ...others } = sums.counts();
    const ofKind = Object.fromEntries(wanted.map(({ latestMs: _, kind, ...one }) => [kind, one]));
    return { ...ofKind, ...others, answerMinutes: answerMinutes.toSorted() };
  };

  await database.migrate("0045_add-lead-tests");
  await insert(totalOf());
  const plain = { slug: "", name: "", campaign: "", landing: "", won: 0, value: 0, answer_minutes: "[]" };
  await insert(totalOf({ ...plain, kind: "consultation", source: "tidak disimpan", leads: 5000 }));
  await database.migrate();
  const results = { leads: 3, won: 2, value: 1_500_000_000_000 };
  const flood = { leads: 1000, won: 0, value: 0 };
  const moved = {
    order: { slug: "paket-bisnis", name: "Paket “Bisnis”", ...results },
    consultation: { slug: "", name: "", ...flood },
    sources: new Map([
      ["ig", results],
      ["tidak disimpan", flood],
    ]),
    campaigns: new Map([["promo", results]]),
    articles: new Map([["toko", results]]),
    answerMinutes: [0, 7],
  };
  expect(await counts()).toEqual(moved);

  // An instance of the version before forgets a lead meanwhile.
  await insert(totalOf({ kind: "contact", leads: 1, won: 0, value: 0, answer_minutes: "[]" }));
  const moveTotals = createTotalsMove(database);
  for (let times = 0; times < 2; times += 1) await moveTotals();
  expect(await counts()).toMatchObject({
    ...moved,
    contact: { leads: 1 },
    sources: expect.anything(),
    campaigns: expect.anything(),
    articles: expect.anything(),
  });
});
