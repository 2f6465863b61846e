import { describe, expect, test } from "vitest";
import { offerAt, type Priced, priceProblems } from "./packages.ts";
import { saidBy } from "./refusals/test/said.ts";

const at = Date.UTC(2026, 10, 21, 3);
const [before, now, after] = [at - 1, at, at + 1].map((time) => new Date(time)) as [Date, Date, Date];
const priced = (given: Partial<Priced> = {}): Priced => ({ price: 500_000, priceBefore: null, promo: null, ...given });

describe("a package costs", () => {
  test.each<[Partial<Priced>, number, number | null, number | null]>([
    [{}, 500_000, null, null],
    [{ price: 49_000, priceBefore: 99_000 }, 49_000, 99_000, 50],
    [{ price: 299_000, priceBefore: 500_000 }, 299_000, 500_000, 40],
    [{ price: 1_499_999, priceBefore: 2_000_000 }, 1_499_999, 2_000_000, 25],
    [{ priceBefore: 500_001 }, 500_000, 500_001, 0],
    [{ price: 0, priceBefore: 1 }, 0, 1, 100],
    [{ price: 1, priceBefore: 1_000_000_000_000 }, 1, 1_000_000_000_000, 99],
    [{ promo: { price: 300_000, startsAt: before, endsAt: after } }, 300_000, 500_000, 40],
    [{ promo: { price: 300_000, startsAt: now, endsAt: after } }, 300_000, 500_000, 40],
    [{ promo: { price: 300_000, startsAt: before, endsAt: now } }, 500_000, null, null],
    [{ promo: { price: 300_000, startsAt: after, endsAt: after } }, 500_000, null, null],
    [{ priceBefore: 600_000, promo: { price: 0, startsAt: before, endsAt: after.toISOString() } }, 0, 500_000, 100],
  ])("%j: %d, struck %s, %s percent less, to the millisecond", (given, currentPrice, struckPrice, discountPercent) => {
    expect(offerAt(priced(given), at)).toEqual({ currentPrice, struckPrice, discountPercent });
  });
});

describe("prices that do not go together", () => {
  const lower = "Promo price must be lower than the price";
  const later = "Promo must end after it starts";
  const higher = "Price before must be higher than the price";
  test.each<[Partial<Priced>, object]>([
    [{}, {}],
    [{ priceBefore: 500_001, promo: { price: 499_999, startsAt: before, endsAt: now } }, {}],
    [{ priceBefore: 500_000 }, { priceBefore: higher }],
    [{ priceBefore: 0 }, { priceBefore: higher }],
    [{ promo: { price: 500_000, startsAt: before, endsAt: now } }, { promo: lower }],
    [{ promo: { price: 1, startsAt: now, endsAt: now } }, { promo: later }],
    [{ promo: { price: 1, startsAt: after.toISOString(), endsAt: now } }, { promo: later }],
    [
      { priceBefore: 1, promo: { price: 600_000, startsAt: before, endsAt: now } },
      { priceBefore: higher, promo: lower },
    ],
  ])("%j: %j", (given, problems) => {
    expect(saidBy(priceProblems(priced(given)))).toEqual(problems);
  });
});
