import { expect, test } from "vitest";
import { leadRecord } from "../../../test/records.ts";
import { direct, namesADay, otherNames, sourceNameOf, withLeads } from "./totals.ts";

test.each([
  [{ utmSource: "ig", referrer: "https://www.google.com/" }, "ig"],
  [{ utmSource: "", referrer: "https://www.google.com/search?q=web" }, "www.google.com"],
  [{ utmSource: "", referrer: "android-app://com.google.android.gm/" }, "com.google.android.gm"],
  [{ utmSource: "", referrer: "none" }, direct],
  [{ utmSource: " tidak disimpan", referrer: "" }, otherNames],
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
  // Days are Jakarta's.
  const ofDay = { day: "2026-11-21", kind: "order", source: direct, campaign: "", landing: "/berita/toko" };
  const ordered = {
    ...ofDay,
    slug: "paket-bisnis",
    name: "Paket Bisnis",
    leads: 3,
    won: 1,
    value: 2_000_000,
    answerMinutes: [7, 0],
  };
  const first = withLeads([], leads);
  expect(first).toEqual([ordered, { ...ofDay, slug: "", name: "", leads: 1, won: 0, value: 0, answerMinutes: [] }]);
  expect(withLeads(first, leads)[0]).toEqual({
    ...ordered,
    leads: 6,
    won: 2,
    value: 4_000_000,
    answerMinutes: [7, 0, 7, 0],
  });
});

test("a day names so many sources and landings, as visits do, and counts the others together", () => {
  const came = (number: number, createdAt = new Date("2026-11-20T03:00:00Z")) =>
    leadRecord({
      createdAt,
      source: { ...leadRecord().source, utmSource: `s ${number}`, landing: `/berita/artikel-${number}` },
    });
  const first = withLeads(
    [],
    Array.from({ length: namesADay }, (_, number) => came(number)),
  );
  expect(first).toHaveLength(namesADay);
  const more = withLeads(first, [came(7), came(1000), came(1001), came(1000, new Date("2026-11-21T03:00:00Z"))]);
  expect(more.filter((total) => !first.includes(total))).toMatchObject([
    { source: "s 7", landing: "/berita/artikel-7", leads: 2 },
    { day: "2026-11-20", source: otherNames, landing: otherNames, leads: 2 },
    { day: "2026-11-21", source: "s 1000", landing: "/berita/artikel-1000", leads: 1 },
  ]);
  const later = withLeads(more, [came(1002)]);
  expect(later).toHaveLength(more.length);
  expect(later.find(({ source }) => source === otherNames)).toMatchObject({ leads: 3 });
});
