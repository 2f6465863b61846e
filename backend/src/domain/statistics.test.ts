import { contentPeriods } from "@etalase/contracts/statistics";
import { describe, expect, test } from "vitest";
import { contentStat, endOf, percentChange, rangesOf, visitorSeries, visitorStat } from "./statistics.ts";

const today = "2026-11-21";
const day = (name: string, visitors: number) => ({ day: name, visitors });

describe("a period", () => {
  test.each([
    ["30d", "2026-10-23", "2026-09-23", "2026-10-22"],
    ["3m", "2026-08-23", "2026-05-24", "2026-08-22"],
    ["6m", "2026-05-24", "2025-11-23", "2026-05-23"],
    ["1y", "2025-11-23", "2024-11-24", "2025-11-22"],
  ] as const)("of %s ends today, after one of the same length", (period, from, before, until) => {
    expect(rangesOf(period, today)).toEqual({
      current: { from, to: today },
      previous: { from: before, to: until },
    });
  });

  test.each([
    ["30d", 30],
    ["3m", 13],
    ["6m", 26],
    ["1y", 13],
  ] as const)("of %s has %i points, which count each of its days once", (period, points) => {
    const { current } = rangesOf(period, today);
    const days = [
      day("2024-11-24", 1000),
      day(current.from, 1),
      day("2026-11-20", 2),
      day(today, 4),
      day("2026-11-22", 1000),
    ];
    const series = visitorSeries(days, period, current);
    expect(series).toHaveLength(points);
    expect(series.reduce((sum, { visitors }) => sum + visitors, 0)).toBe(7);
    expect(series[0]?.visitors).toBe(1);
    expect(new Set(series.map(({ name }) => name)).size).toBe(points);
  });

  test("names its points after their first days", () => {
    const { current } = rangesOf("30d", today);
    const names = visitorSeries([], "30d", current).map(({ name }) => name);
    expect([names[0], names.at(-1)]).toEqual(["23 Okt", "21 Nov"]);
    const lastYear = rangesOf("30d", "2027-01-01").current;
    const over = visitorSeries([], "30d", lastYear).map(({ name }) => name);
    expect([over[0], over.at(-1)]).toEqual(["3 Des 2026", "1 Jan"]);
  });
});

test.each([
  [0, 0, 0],
  [5, 0, 100],
  [0, 5, -100],
  [6, 5, 20],
  [2, 3, -33.3],
  [1, 3, -66.7],
])("from the earlier figure, %i is a change of %i by %d percent, in that order", (now, before, change) => {
  expect(percentChange(now, before)).toBe(change);
});

test("visitors are compared with the period before, and counted for the month", () => {
  const days = [
    day("2026-09-22", 1000),
    day("2026-09-23", 10),
    day("2026-10-22", 10),
    day("2026-10-23", 10),
    day("2026-10-31", 5),
    day("2026-11-01", 7),
    day(today, 8),
  ];
  const stat = visitorStat(days, "30d", today);
  expect(stat).toMatchObject({ count: 30, percentChange: 50, newThisMonth: 15 });
  expect([stat.trend[0], stat.trend.at(-1), stat.trend.length]).toEqual([10, 8, 30]);
});

test("visitors are not compared with a period that was counted in part", () => {
  const since = (first: string) => visitorStat([day(first, 10), day(today, 30)], "30d", today).percentChange;
  expect([since("2026-09-29"), since("2026-09-30")]).toEqual([200, null]);
});

describe("content", () => {
  const now = new Date("2026-11-21T03:00:00Z");

  const onDays = (...days: readonly string[]) => days.map((day) => ({ day, count: 1 }));

  test("is compared with the beginning of the month in Jakarta", () => {
    const made = onDays("2024-01-01", "2026-10-31", "2026-11-01");
    expect(contentStat(made, "6m", now)).toMatchObject({ count: 3, percentChange: 50, newThisMonth: 1 });
    expect(contentStat([], "6m", now)).toMatchObject({ count: 0, percentChange: 0, newThisMonth: 0 });
  });

  test("shows how it came about over the period", () => {
    const { trend } = contentStat(onDays("2020-01-01", "2026-11-10", "2026-11-21"), "30d", now);
    expect([trend[0], trend.at(-2), trend.at(-1)]).toEqual([1, 2, 3]);
    expect(trend).toEqual(trend.toSorted((a, b) => a - b));
  });

  test.each([
    ["2026-11-21", ["2026-11-21", "2026-10-31", "2026-09-30"]],
    ["2026-01-01", ["2026-01-01", "2025-12-31", "2025-12-31"]],
    ["2026-03-31", ["2026-03-31", "2026-02-28", "2025-12-31"]],
    ["2028-04-01", ["2028-04-01", "2028-03-31", "2028-03-31"]],
  ])("on %s counts until today, the end of last month, and that of last quarter", (on, ends) => {
    expect(contentPeriods.map((period) => endOf(period, on))).toEqual(ends);
  });
});
