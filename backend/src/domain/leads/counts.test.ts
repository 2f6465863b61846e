import { expect, test } from "vitest";
import { leadRecord } from "../../../test/records.ts";
import { createLeadSums, withoutPerson } from "./counts.ts";
import type { Lead } from "./lead.ts";

const source = { path: "/", landing: "/", referrer: "", utmSource: "", utmMedium: "", utmCampaign: "" };
const found = (changes: Partial<Lead["source"]>) => ({ ...source, ...changes });
const lead = leadRecord({
  createdAt: new Date("2026-11-20T18:00:00.123Z"),
  firstAnswerAt: new Date("2026-11-20T18:07:59Z"),
  name: "Rina",
  source: found({ landing: "/berita/toko", referrer: "https://www.google.com/search?q=rina", utmMedium: "m" }),
});

test("a lead without its person has a day, minutes, the host of its source and its article", () => {
  const { id, kind, status, value } = lead;
  expect(withoutPerson(lead)).toEqual({
    id,
    kind,
    status,
    value,
    package: { slug: "paket-bisnis", name: "Paket Bisnis" },
    // Days are Jakarta's.
    createdAt: new Date("2026-11-20T17:00:00Z"),
    firstAnswerAt: new Date("2026-11-20T17:07:00Z"),
    source: { utmSource: "www.google.com", utmCampaign: "", referrer: "", landing: "/berita/toko" },
  });
  expect(
    withoutPerson({ ...lead, package: null, firstAnswerAt: null, source: found({ landing: "/rina" }) }),
  ).toMatchObject({ package: null, firstAnswerAt: null, source: { utmSource: "langsung", landing: "" } });
});

test("leads count the same with and without their persons", () => {
  const all = [
    lead,
    {
      ...lead,
      status: "won",
      value: 2_000_000,
      firstAnswerAt: null,
      source: found({ utmSource: "ig", utmCampaign: "c" }),
    },
    { ...lead, status: "lost", value: 900_000, package: null, firstAnswerAt: lead.createdAt },
  ] as const;
  const sums = (some: readonly Parameters<typeof withoutPerson>[0][]) => {
    const { add, counts } = createLeadSums();
    some.forEach(add);
    const { wanted, ...others } = counts();
    return { wanted: wanted.map(({ latestMs: _, ...one }) => one), ...others };
  };
  const ordered = { kind: "order", slug: "paket-bisnis", name: "Paket Bisnis", leads: 2, won: 1, value: 2_000_000 };
  expect(sums(all)).toEqual({
    wanted: [ordered, { kind: "order", slug: "", name: "", leads: 1, won: 0, value: 0 }],
    sources: new Map([
      ["google", { leads: 2, won: 0, value: 0 }],
      ["instagram", { leads: 1, won: 1, value: 2_000_000 }],
    ]),
    campaigns: new Map([["instagram\tc", { leads: 1, won: 1, value: 2_000_000 }]]),
    articles: new Map([["toko", { leads: 2, won: 0, value: 0 }]]),
    answerMinutes: [7, 0],
  });
  expect(sums(all.map(withoutPerson))).toEqual(sums(all));
});
