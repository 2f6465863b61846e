import { expect, test } from "vitest";
import { amountIn } from "./amount.ts";

test.each([
  ["49000", 49_000],
  ["Rp49.000", 49_000],
  ["Rp\u00a049.000,00", 49_000],
  ["\u200eRp 49.000,-\u200f", 49_000],
  ["49,000", 49_000],
  ["IDR 1,250,000.00", 1_250_000],
  ["49 000", 49_000],
  ["0", 0],
  ["1.000.000.000", 1_000_000_000],
  ["49rb", 49_000],
  ["49 Ribu", 49_000],
  ["49k", 49_000],
  ["Rp 1,5 jt", 1_500_000],
  ["1.5jt", 1_500_000],
  ["1,25 juta", 1_250_000],
  ["0,3 jt", 300_000],
])("%s is %i rupiah", (written, amount) => {
  expect(amountIn(written)).toBe(amount);
});

test.each([
  ...["", "-49000", "−49.000", "(49.000)", "49.5", "49,50", "4.90", "1.500 jt", "1,500rb", "1 M", "1E+09"],
  ...["lima ratus ribu", "USD 49", "49.000 s/d 99.000", "12.34.567", "49%", "Rp"],
])("%j is no amount that can only mean one thing", (written) => {
  expect(amountIn(written)).toBeUndefined();
});
