import type { Metric } from "./figures.ts";

/** Counts times in buckets by their upper bounds. Bounds are ascending seconds; times are milliseconds. */
export function createHistogram(bounds: readonly number[]) {
  const counts = bounds.map(() => 0);
  let all = 0;
  let sumMs = 0;
  return {
    add(ms: number) {
      all += 1;
      sumMs += ms;
      for (let at = bounds.length - 1; at >= 0 && ms <= (bounds[at] ?? 0) * 1000; at -= 1)
        counts[at] = (counts[at] ?? 0) + 1;
    },
    samples(labels: Readonly<Record<string, string>>): Metric["samples"] {
      const buckets = bounds.map((bound, at) => ({ le: String(bound), value: counts[at] ?? 0 }));
      return [
        ...[...buckets, { le: "+Inf", value: all }].map(({ le, value }) => ({
          part: "_bucket",
          labels: { ...labels, le },
          value,
        })),
        { part: "_sum", labels, value: sumMs / 1000 },
        { part: "_count", labels, value: all },
      ];
    },
  };
}
