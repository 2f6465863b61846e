import type { Bench } from "./scenario.ts";

/** Returns the numbers in ascending order. */
const sorted = (numbers: readonly number[]) => [...numbers].sort((one, other) => one - other);

/** Returns the number below which that share of all lies; 0 for no numbers. */
export const share = (numbers: readonly number[], part: number): number =>
  sorted(numbers)[Math.min(numbers.length - 1, Math.floor(numbers.length * part))] ?? 0;

export const inMs = (numbers: readonly number[]): string =>
  `p50 ${Math.round(share(numbers, 0.5))} ms, max ${Math.round(share(numbers, 1))} ms`;

/** Counts the occurrences of each value: "200 x 3, 503 x 1". */
export function tally(all: readonly (number | string)[]): string {
  const counts = new Map<string, number>();
  for (const one of all.map(String)) counts.set(one, (counts.get(one) ?? 0) + 1);
  return [...counts].map(([one, count]) => `${one} x ${count}`).join(", ") || "none";
}

/** Claims that each answer is one of those that may come. */
export function claimAnswers(
  { claim }: Bench,
  what: string,
  all: readonly (number | string)[],
  ...may: readonly number[]
) {
  const odd = all.filter((one) => !may.some((status) => status === one));
  claim(odd.length === 0, `${what} got ${tally(odd)}`);
}

type Point = Readonly<{ x: number; y: number }>;

/** Returns the slope of the straight line that fits the points best. */
export function slopeOf(points: readonly Point[]): number {
  const mean = (key: keyof Point) => points.reduce((sum, point) => sum + point[key], 0) / points.length;
  const [x, y] = [mean("x"), mean("y")];
  const spread = points.reduce((sum, point) => sum + (point.x - x) ** 2, 0);
  return spread === 0 ? 0 : points.reduce((sum, point) => sum + (point.x - x) * (point.y - y), 0) / spread;
}
