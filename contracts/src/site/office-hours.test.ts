import { describe, expect, test } from "vitest";
import {
  isOpenAt,
  nextOpening,
  noOfficeHours,
  type OfficeTime,
  officeMinutes,
  officeStateAt,
  officeWeek,
} from "./office-hours.ts";
import { timeZones } from "./time-zone.ts";

const work = [{ opens: "09:00", closes: "17:00" }];
const short = [{ opens: "09:00", closes: "13:00" }];
const friday = [
  { opens: "08:00", closes: "11:30" },
  { opens: "13:00", closes: "17:00" },
];
const holidays = [
  { date: "2026-12-25", name: "Natal", spans: null },
  { date: "2026-12-24", name: "Malam Natal", spans: [{ opens: "10:00", closes: "12:00" }] },
  // A Sunday, which is off anyway.
  { date: "2026-12-27", name: "Arisan", spans: short },
];
const officeHours = { days: [work, work, work, work, friday, short, null], holidays };
const office: OfficeTime = { officeHours, timeZone: "WIB" };
const onlyMonday = { days: [work, null, null, null, null, null, null], holidays: [] };

/** 2026-11-20 is a Friday; the offset of WIB is +07:00. */
const at = (wallTime: string, offset = "+07:00") => new Date(`${wallTime}${offset}`);

describe("the office", () => {
  test.each([
    ["before a Friday's first span", "2026-11-20T07:59:59.999", false, "2026-11-20T08:00"],
    ["at its very opening", "2026-11-20T08:00", true, "2026-11-20T13:00"],
    ["until the break", "2026-11-20T11:29:59.999", true, "2026-11-20T13:00"],
    ["at the beginning of the break", "2026-11-20T11:30", false, "2026-11-20T13:00"],
    ["after the break", "2026-11-20T13:00", true, "2026-11-21T09:00"],
    ["at the very closing", "2026-11-20T17:00", false, "2026-11-21T09:00"],
    ["at midnight", "2026-11-21T00:00", false, "2026-11-21T09:00"],
    ["over a weekend", "2026-11-21T13:00", false, "2026-11-23T09:00"],
    ["on a day with hours of its own", "2026-12-24T09:30", false, "2026-12-24T10:00"],
    ["within those hours", "2026-12-24T11:00", true, "2026-12-26T09:00"],
    ["over a holiday", "2026-12-24T12:00", false, "2026-12-26T09:00"],
    ["on a holiday", "2026-12-25T10:00", false, "2026-12-26T09:00"],
    ["on a Sunday that is worked", "2026-12-26T13:00", false, "2026-12-27T09:00"],
    ["in the year before", "2025-12-25T10:00", true, "2025-12-26T08:00"],
  ])("is open or not, and opens again: %s", (_when, wallTime, isOpen, opens) => {
    const now = at(wallTime);
    expect(isOpenAt(office, now)).toBe(isOpen);
    expect(nextOpening(office, now)).toEqual(at(opens));
    expect(officeStateAt(office, now)?.isOpen).toBe(isOpen);
  });

  test.each([
    ["WIB", "+07:00"],
    ["WITA", "+08:00"],
    ["WIT", "+09:00"],
  ] as const)("has the days and clocks of %s", (timeZone, offset) => {
    const there = { officeHours: onlyMonday, timeZone };
    const [before, opening] = [at("2026-11-23T08:59:59.999", offset), at("2026-11-23T09:00", offset)];
    expect([before, opening].map((moment) => isOpenAt(there, moment))).toEqual([false, true]);
    expect(nextOpening(there, before)).toEqual(opening);
    // A minute on both sides of midnight, while it is another day in UTC.
    expect(officeStateAt(there, at("2026-11-22T23:59", offset))).toMatchObject({
      until: at("2026-11-23T00:00", offset).toISOString(),
      opens: { inDays: 1, weekday: 0, at: "09:00" },
    });
    expect(officeStateAt(there, at("2026-11-23T00:00", offset))).toMatchObject({
      until: opening.toISOString(),
      opens: { inDays: 0, weekday: 0, at: "09:00" },
    });
  });

  test("opens after sixty closed Mondays in a row, and a week later without them", () => {
    const mondays = Array.from({ length: 60 }, (_, week) => new Date(Date.UTC(2026, 10, 23 + 7 * week)));
    const closed = mondays.map((day) => ({ date: day.toISOString().slice(0, 10), name: "", spans: null }));
    const time = { officeHours: { ...onlyMonday, holidays: closed }, timeZone: "WIB" } as const;
    expect(nextOpening(time, at("2026-11-23T08:00"))).toEqual(at("2028-01-17T09:00"));
    expect(nextOpening({ ...time, officeHours: onlyMonday }, at("2026-11-23T09:00"))).toEqual(at("2026-11-30T09:00"));
    expect(officeStateAt({ ...time, officeHours: onlyMonday }, at("2026-11-23T17:00"))).toMatchObject({
      opens: { inDays: 7, weekday: 0 },
    });
  });

  test.each(timeZones)("without hours is always open in %s, opens never, and says nothing", (timeZone) => {
    const none = { officeHours: { ...noOfficeHours, holidays }, timeZone };
    const christmas = at("2026-12-25T03:00");
    expect([isOpenAt(none, christmas), nextOpening(none, christmas), officeStateAt(none, christmas)]).toEqual([
      true,
      null,
      null,
    ]);
    expect(officeMinutes(none, christmas, at("2026-12-25T04:30"))).toBe(90);
    expect(officeWeek(none.officeHours)).toEqual([]);
  });
});

test.each([
  ["within a span", "2026-11-20T08:00", "2026-11-20T08:12", 12],
  ["from before the opening", "2026-11-20T06:00", "2026-11-20T08:12", 12],
  ["over a Friday's break", "2026-11-20T11:20", "2026-11-20T13:05", 15],
  ["within the break", "2026-11-20T11:40", "2026-11-20T12:50", 0],
  ["over a night", "2026-11-19T16:30", "2026-11-20T08:30", 60],
  ["over a weekend", "2026-11-21T12:30", "2026-11-23T09:30", 60],
  ["over a holiday, and the day before with few hours", "2026-12-23T16:00", "2026-12-26T10:00", 60 + 120 + 60],
  ["a week", "2026-11-23T00:00", "2026-11-30T00:00", (4 * 8 + 7.5 + 4) * 60],
  ["half a minute", "2026-11-20T08:00:00", "2026-11-20T08:00:30", 0.5],
  ["backwards", "2026-11-20T09:00", "2026-11-20T08:00", 0],
])("office minutes: %s", (_when, from, to, minutes) => {
  expect(officeMinutes(office, at(from), at(to))).toBe(minutes);
});

test("the state tells today's holiday and the next one within two weeks, until midnight", () => {
  const [natal, eve] = holidays;
  expect(officeStateAt(office, at("2026-12-10T18:00"))).toMatchObject({ next: eve });
  expect(officeStateAt(office, at("2026-12-09T18:00"))).not.toHaveProperty("next");
  expect(officeStateAt(office, at("2026-12-24T13:00"))).toMatchObject({
    hours: eve?.spans,
    holiday: "Malam Natal",
    next: natal,
  });
  expect(officeStateAt(office, at("2026-12-25T08:00"))).toEqual({
    isOpen: false,
    until: at("2026-12-26T00:00").toISOString(),
    hours: null,
    holiday: "Natal",
    next: holidays[2],
    opens: { inDays: 1, weekday: 5, date: "2026-12-26", at: "09:00" },
  });
});

test("days alike are told as one, days with another break apart", () => {
  expect(officeWeek(officeHours)).toEqual([
    { first: 0, last: 3, spans: work },
    { first: 4, last: 4, spans: friday },
    { first: 5, last: 5, spans: short },
  ]);
  expect(officeWeek({ ...officeHours, days: [work, null, [...work], null, null, null, null] })).toHaveLength(2);
});
