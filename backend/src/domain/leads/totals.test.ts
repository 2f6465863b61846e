import { expect, test } from "vitest";
import { leadRecord } from "../../../test/records.ts";
import { direct, sourceNameOf, withLeads } from "./totals.ts";

test.each([
  [{ utmSource: "ig", referrer: "https://www.google.com/" }, "ig"],
  [{ utmSource: "", referrer: "https://www.google.com/search?q=web" }, "www.google.com"],
  [{ utmSource: "", referrer: "android-app://com.google.android.gm/" }, "com.google.android.gm"],
  [{ utmSource: "", referrer: "none" }, direct],
  [{ utmSource: "", referrer: "" }, direct],
])("a way like %j is called %s", (source, name) => expect(sourceNameOf(source)).toBe(name));

test("leads of a day that are alike are counted together, and with those before", () => {
  const createdAt = new Date("2026-11-20T18:00:00Z");
  const leads = [
    leadRecord({ createdAt }),
    leadRecord({ createdAt, status: "won", value: 2_000_000, firstAnswerAt: new Date("2026-11-20T18:07:59Z") }),
    leadRecord({ createdAt, status: "lost", value: 900_000, firstAnswerAt: createdAt }),
    leadRecord({ createdAt, package: null }),
  ];
  // The day is Jakarta's.
  const ofDay = { day: "2026-11-21", kind: "order", source: direct, landing: "/berita/toko" };
  const ordered = {
    ...{ ...ofDay, slug: "paket-bisnis", name: "Paket Bisnis", leads: 3, won: 1, value: 2_000_000 },
    answerMinutes: [7, 0],
  };
  const first = withLeads([], leads);
  expect(first).toEqual([ordered, { ...ofDay, slug: "", name: "", leads: 1, won: 0, value: 0, answerMinutes: [] }]);
  expect(withLeads(first, leads)[0]).toEqual({
    ...ordered,
    ...{ leads: 6, won: 2, value: 4_000_000, answerMinutes: [7, 0, 7, 0] },
  });
});
