import { expect, test } from "vitest";
import { firstEnd } from "./first-end.ts";

const never = Number.POSITIVE_INFINITY;
const [soon, late] = ["2026-11-21T03:00:00.000Z", "2026-12-01T00:00:00.000Z"];
const promo = { price: 500, startsAt: "2026-11-01T00:00:00.000Z", endsAt: soon };

test.each([
  [null, never],
  [[{ unpublishAt: null }, { title: "unpublishAt" }], never],
  [{ news: [{ unpublishAt: late }, { unpublishAt: soon }] }, Date.parse(soon)],
  [[{ promo, currentPrice: 500 }], Date.parse(soon)],
  [[{ promo, currentPrice: 900 }], never],
  [[{ promo: null, currentPrice: 900 }, { unpublishAt: late }], Date.parse(late)],
])("%j ends at %d", (answer, end) => {
  expect(firstEnd(answer)).toBe(end);
});
