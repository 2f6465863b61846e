import { expect, test } from "vitest";
import { formatChange, sayPoint, visitorFacts } from "./change.ts";
import { sparkPath } from "./FigureCards.tsx";

test("a change shows its sign, and none has none", () => {
  expect([12.4, -7.7, 0].map(formatChange)).toEqual(["+12.4%", "-7.7%", "0%"]);
});

const visitors = { count: 24_580, percentChange: 12.4, newThisMonth: 4310, trend: [] };

test("the facts compare the visitors with those of the period before", () => {
  expect(visitorFacts(visitors, "6m")).toBe("Visitors are up 12.4% on the previous 6 months; 4,310 this month.");
  expect(visitorFacts({ ...visitors, percentChange: -3 }, "1y")).toBe(
    "Visitors are down 3% on the previous year; 4,310 this month.",
  );
  expect(visitorFacts({ ...visitors, percentChange: 0, newThisMonth: 0 }, "30d")).toBe(
    "As many visitors as in the previous 30 days; no visitors this month.",
  );
});

test("the facts are of this month alone where nothing was counted so long ago", () => {
  const facts = (newThisMonth: number) => visitorFacts({ ...visitors, percentChange: null, newThisMonth }, "6m");
  expect(facts(4310)).toBe("4,310 visitors this month.");
  expect(facts(1)).toBe("1 visitor this month.");
  expect(facts(0)).toBe("No visitor yet this month.");
});

test("the facts of a new site do not compare nothing with nothing", () => {
  expect(visitorFacts({ count: 0, percentChange: null, newThisMonth: 0, trend: [] }, "6m")).toBe("No visitors yet.");
});

test("a sparkline runs from the least to the most, and a level one through the middle", () => {
  expect(sparkPath([0, 10])).toBe("M2.0 30.0L90.0 2.0");
  expect(sparkPath([5, 5])).toBe("M2.0 16.0L90.0 16.0");
});

test.each([
  ["16 Agu", "16 Aug"],
  ["1 Mei", "1 May"],
  ["9 Nov", "9 Nov"],
  ["16 Agu 2025", "16 Aug 2025"],
  ["Sunday", "Sunday"],
])("the point %j is called %j", (name, said) => {
  expect(sayPoint(name)).toBe(said);
});
