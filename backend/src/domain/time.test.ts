import { afterEach, expect, test } from "vitest";
import { boundsOfMonth, clockOf, dayOf, followZone, monthOf, shiftDay, startOfDay } from "./time.ts";

afterEach(() => followZone("WIB"));

test("days and months begin at midnight in Jakarta", () => {
  const [before, after] = [new Date("2026-10-31T16:59:59.999Z"), new Date("2026-10-31T17:00:00Z")];
  expect([dayOf(before), monthOf(before)]).toEqual(["2026-10-31", "2026-10"]);
  expect([dayOf(after), monthOf(after)]).toEqual(["2026-11-01", "2026-11"]);
  expect(startOfDay("2026-11-01")).toEqual(after);
});

test.each([
  ["WITA", "2026-10-31T16:00:00Z"],
  ["WIT", "2026-10-31T15:00:00Z"],
] as const)("and in %s when its settings say so", (zone, midnight) => {
  followZone(zone);
  const moment = new Date(midnight);
  expect([dayOf(moment), clockOf(moment), startOfDay("2026-11-01")]).toEqual(["2026-11-01", "00:00:00", moment]);
  expect(dayOf(new Date(moment.getTime() - 1))).toBe("2026-10-31");
  expect(boundsOfMonth("2026-11")[0]).toEqual(moment);
  expect(shiftDay("2026-11-01", -1)).toBe("2026-10-31");
});

test.each([
  ["2026-11-21", 0, "2026-11-21"],
  ["2026-02-28", 1, "2026-03-01"],
  ["2028-03-01", -1, "2028-02-29"],
  ["2026-01-01", -365, "2025-01-01"],
])("%s shifted by %i days is %s", (from, days, to) => {
  expect(shiftDay(from, days)).toBe(to);
});
