import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { formatShortly, formatSince } from "./format.ts";

beforeEach(() => {
  // In Jakarta, the year has just begun.
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-12-31T17:30:00Z") });
});
afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ["2027-05-04T02:00:00Z", "4 May, 09:00"],
  ["2026-12-31T16:59:00Z", "31 Dec 2026, 23:59"],
  ["2028-01-01T02:00:00Z", "1 Jan 2028, 09:00"],
])("%s is said in few words as %j", (iso, words) => expect(formatShortly(iso)).toBe(words));

test("a time has its day when that is not today, and the day its year", () => {
  expect(formatSince("2026-12-31T17:10:00Z")).toBe("00:10");
  expect(formatSince("2026-12-31T08:45:00Z")).toBe("31 Dec 2026, 15:45");
});
