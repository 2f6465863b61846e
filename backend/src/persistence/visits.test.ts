import { expect, test } from "vitest";
import { inParallel, onEachDatabase } from "../../test/on-each-database.ts";
import type { VisitCount } from "../domain/leads/funnel.ts";
import { shiftDay } from "../domain/time.ts";
import { createDemoMarks } from "./demo.ts";
import { createVisitRepository } from "./visits.ts";

onEachDatabase("visits", ["visit_days", "visitors", "visit_totals", "visit_marks"], ({ database }) => {
  const visits = () => createVisitRepository(database());
  const record = (day: string, visitor: string) =>
    database().transaction(() => visits().record(day, visitor.repeat(32)));
  const countedIn = async (from: string, to: string) => {
    const all: VisitCount[] = [];
    for await (const some of visits().counted(from, to)) all.push(...some);
    return all;
  };
  const hashes = () => database().em.getConnection().execute("select day, visitor from visitors order by day, visitor");

  test("count every view, and a visitor once a day", async () => {
    for (const [day, visitor] of [
      ["2026-11-20", "a"],
      ["2026-11-21", "a"],
      ["2026-11-21", "a"],
      ["2026-11-21", "b"],
    ] as const)
      await record(day, visitor);
    expect(await visits().between("2026-11-01", "2026-11-30")).toEqual([
      { day: "2026-11-20", visitors: 1, views: 1 },
      { day: "2026-11-21", visitors: 2, views: 3 },
    ]);
    expect(await visits().between("2026-11-21", "2026-11-21")).toHaveLength(1);
    expect(await visits().between("2026-11-22", "2026-12-01")).toEqual([]);
  });

  test("that come at once are counted exactly", async () => {
    await inParallel(20, (index) => record("2026-11-21", ["a", "b", "c"][index % 3] ?? ""));
    expect(await visits().between("2026-11-21", "2026-11-21")).toEqual([{ day: "2026-11-21", visitors: 3, views: 20 }]);
  });

  test("of demo content add to the real ones, and go without them", async () => {
    const demo = createDemoMarks(database().em);
    await record("2026-11-21", "a");
    const counted = { day: "2026-11-21", what: "source", name: "langsung", visitors: 4 } as const;
    await demo.addVisits(
      [
        { day: "2026-11-20", visitors: 5, views: 9 },
        { day: "2026-11-21", visitors: 10, views: 20 },
      ],
      [counted, { ...counted, name: "instagram" }],
    );
    await record("2026-11-21", "b");
    const sources = () => countedIn("2026-11-21", "2026-11-21");
    const source = { what: "source", name: "langsung" };
    expect(await sources()).toEqual(
      expect.arrayContaining([
        { ...source, visitors: 2 },
        { ...source, visitors: 4 },
        { ...source, name: "instagram", visitors: 4 },
      ]),
    );
    expect(await visits().between("2026-11-20", "2026-11-21")).toEqual([
      { day: "2026-11-20", visitors: 5, views: 9 },
      { day: "2026-11-21", visitors: 12, views: 22 },
    ]);
    await demo.clear();
    expect(await sources()).toEqual([{ ...source, visitors: 2 }]);
    expect(await visits().between("2026-11-20", "2026-11-21")).toEqual([{ day: "2026-11-21", visitors: 2, views: 2 }]);
  });

  test("are counted by what they were counted for, on every day once", async () => {
    const ofDay = (day: string) => ({ day, what: "article", name: "a", visitors: 1 }) as const;
    const days = Array.from({ length: 30 }, (_, index) => shiftDay("2026-11-01", index));
    await createDemoMarks(database().em).addVisits([], days.map(ofDay));
    const between = async (from: string, to: string) =>
      (await countedIn(from, to)).reduce((sum, { visitors: more }) => sum + more, 0);
    for (const count of [1, 6, 7, 8, 14, 15, 29])
      expect(await between("2026-11-02", shiftDay("2026-11-01", count))).toBe(count);
    expect(await between("2026-12-01", "2026-12-31")).toBe(0);
  });

  test("of somebody who turns out to be staff are taken back from all counts, once", async () => {
    const day = "2026-11-21";
    const source = "s".repeat(200);
    const counted = { source, campaign: "promo agustus", tallies: [{ what: "section", name: "price" } as const] };
    const takeBack = (visitor: string) => database().transaction(() => visits().takeBack(day, visitor.repeat(32)));
    const all = async () => [await visits().between(day, day), await countedIn(day, day)] as const;
    await database().transaction(() => visits().record(day, "a".repeat(32), { ...counted, source: "ig" }));
    await record(day, "c");
    const before = await all();
    await database().transaction(() => visits().record(day, "b".repeat(32), counted));
    await takeBack("b");
    await takeBack("b");
    await takeBack("d");
    const [days, totals] = await all();
    expect(days).toEqual([{ day, visitors: 2, views: 3 }]);
    expect(totals).toEqual(before[1]);
    expect(await database().em.getConnection().execute("select * from visit_marks where visitor like 'b%'")).toEqual(
      [],
    );
  });

  test("keep their numbers when the hashes of earlier days are forgotten", async () => {
    await record("2026-11-20", "a");
    await record("2026-11-21", "b");
    await visits().forgetVisitorsBefore("2026-11-21");
    expect(await hashes()).toEqual([{ day: "2026-11-21", visitor: "b".repeat(32) }]);
    expect(await visits().between("2026-11-20", "2026-11-21")).toMatchObject([{ visitors: 1 }, { visitors: 1 }]);
  });
});
