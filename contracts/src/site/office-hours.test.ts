import { expect, test } from "vitest";
import { type OfficeHours, officeStateAt, officeWeek } from "./office-hours.ts";

const work = { opens: "09:00", closes: "17:00" };
const short = { opens: "09:00", closes: "13:00" };
const hours: OfficeHours = { zone: "WIB", days: [work, work, work, work, work, short, null] };
const off: OfficeHours = { zone: "WIB", days: [null, null, null, null, null, null, null] };

// 2026-11-20 is a Friday.
test.each([
  ["a minute before", "2026-11-20T01:59:59.999Z", { isOpen: false, opens: { inDays: 0, weekday: 4, at: "09:00" } }],
  ["at the very opening", "2026-11-20T02:00:00.000Z", { isOpen: true, until: "2026-11-20T10:00:00.000Z" }],
  ["until the last moment", "2026-11-20T09:59:59.999Z", { isOpen: true, until: "2026-11-20T10:00:00.000Z" }],
  ["at the very closing", "2026-11-20T10:00:00.000Z", { isOpen: false, opens: { inDays: 1, weekday: 5, at: "09:00" } }],
  ["after a short Saturday", "2026-11-21T06:00:00.000Z", { isOpen: false, until: "2026-11-23T02:00:00.000Z" }],
  ["on a Sunday that is still Saturday in UTC", "2026-11-21T17:30:00.000Z", { opens: { inDays: 1, weekday: 0 } }],
])("tells %s whether somebody answers", (_when, at, expected) => {
  expect(officeStateAt(hours, new Date(at))).toMatchObject(expected);
});

test("an hour east it opens an hour earlier", () => {
  const at = new Date("2026-11-20T01:30:00.000Z");
  expect(officeStateAt(hours, at)?.isOpen).toBe(false);
  expect(officeStateAt({ ...hours, zone: "WITA" }, at)?.isOpen).toBe(true);
  expect(officeStateAt({ ...hours, zone: "WIT" }, at)?.isOpen).toBe(true);
});

test("a single day is a week away once it is over", () => {
  const monday = { ...off, days: [work, null, null, null, null, null, null] };
  expect(officeStateAt(monday, new Date("2026-11-23T11:00:00.000Z"))).toEqual({
    isOpen: false,
    until: "2026-11-30T02:00:00.000Z",
    opens: { inDays: 7, weekday: 0, at: "09:00" },
  });
});

test("without hours it says nothing", () => {
  expect(officeStateAt(off, new Date())).toBeNull();
  expect(officeWeek(off)).toEqual([]);
});

test("days alike are told as one", () => {
  expect(officeWeek(hours)).toEqual([
    { first: 0, last: 4, ...work },
    { first: 5, last: 5, ...short },
  ]);
  expect(officeWeek({ ...hours, days: [work, null, work, null, null, null, null] })).toHaveLength(2);
});
